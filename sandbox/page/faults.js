// Faults and routes of the fault switch, in words.

export const FAULTS = [
  ["429", "429: too many requests, wait"],
  ["500", "500: Discord's own error"],
  ["502", "502: bad gateway"],
  ["503", "503: not available"],
  ["10062", "10062: unknown interaction (too late)"],
  ["40060", "40060: interaction already acknowledged"],
  ["50007", "50007: this person's DMs are closed"],
  ["50278", "50278: no server in common"],
  ["50013", "50013: a permission is missing"],
  ["50001", "50001: no access"],
  ["10008", "10008: unknown message"],
  ["10003", "10003: unknown channel"],
  ["30046", "30046: an old message was edited too often"],
  ["50083", "50083: the thread is archived"],
  ["slow", "slow: done after some seconds"],
  ["late", "late: done at once, told after some seconds"],
  ["done", "done, but 502 is reported"],
  ["dropped", "the connection is cut, nothing done"],
  ["done-dropped", "done, then the connection is cut"],
];

// method, route, words
export const ROUTES = [
  ["*", "*", "any call"],
  ["POST", "/channels/*/messages", "send a message"],
  ["PATCH", "/channels/*/messages/*", "edit a message"],
  ["DELETE", "/channels/*/messages/*", "delete a message"],
  ["POST", "/interactions/*/*/callback", "answer an interaction"],
  ["POST", "/webhooks/*/*", "follow up on an interaction"],
  ["PATCH", "/webhooks/*/*/messages/*", "edit the reply to an interaction"],
  ["POST", "/users/@me/channels", "open a DM"],
  ["POST", "/channels/*/threads", "open a thread"],
];
