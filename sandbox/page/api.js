// The people's protocol and the controls of the sandbox, as functions. sandbox/README.md describes them.

class Refused extends Error {}

async function call(method, path, body) {
  const request = {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body && JSON.stringify(body),
  };
  const response = await fetch(path, request).catch(() => {
    throw new Refused("The sandbox does not answer. Is it still running?");
  });
  const text = await response.text();
  if (response.ok) return text ? JSON.parse(text) : null;
  throw new Refused(sentence(text) ?? `The sandbox answered ${response.status}.`);
}

function sentence(text) {
  try {
    return JSON.parse(text).error;
  } catch {
    return null; // not every failure is JSON: a proxy or a crash may answer in between
  }
}

const get = (path) => call("GET", path);
const post = (path, body) => call("POST", path, body ?? {});
const put = (path, body) => call("PUT", path, body);
const patch = (path, body) => call("PATCH", path, body);
const drop = (path) => call("DELETE", path);

export const everybody = () => get("people");

export function as(user) {
  const channel = (id, rest) => `people/${user}/channels/${id}/${rest}`;
  const message = (id, rest = "") => `people/${user}/messages/${id}${rest}`;
  return {
    world: () => get(`people/${user}`),
    messages: (id, before) => get(channel(id, `messages?limit=50${before ? `&before=${before}` : ""}`)),
    message: (id) => get(message(id)),
    commands: (id) => get(channel(id, "commands")),
    modals: () => get(`people/${user}/modals`),
    say: (id, content) => post(channel(id, "messages"), { content }),
    openDm: () => post(`people/${user}/dm`),
    read: (id) => post(channel(id, "read")),
    remove: (id) => drop(message(id)),
    command: (id, path, options) => post(channel(id, "commands"), { path, options }),
    complete: (id, path, options, focused) => post(channel(id, "autocomplete"), { path, options, focused }),
    press: (id, customId) => post(message(id, "/press"), { custom_id: customId }),
    choose: (id, customId, values) => post(message(id, "/choose"), { custom_id: customId, values }),
    submit: (interaction, values) => post(`people/${user}/modals/${interaction}`, { values }),
    closeModal: (interaction) => drop(`people/${user}/modals/${interaction}`),
  };
}

export const controls = {
  faults: () => get("controls/faults"),
  arm: (fault) => post("controls/faults", fault),
  disarm: (id) => drop(id ? `controls/faults/${id}` : "controls/faults"),
  dms: (user, open) => put(`controls/people/${user}/dms`, { open }),
  member: (user, joins) => post(`controls/people/${user}/${joins ? "join" : "leave"}`),
  deny: (channel, names) => put(`controls/channels/${channel}/permissions`, { deny: names }),
  addChannel: (name) => post("controls/channels", { name }),
  deleteChannel: (channel) => drop(`controls/channels/${channel}`),
  deleteMessage: (message) => drop(`controls/messages/${message}`),
  thread: (thread, change) => patch(`controls/channels/${thread}`, change),
  bot: (invited) => post(`controls/bot/${invited ? "invite" : "kick"}`),
  cut: (resume) => post("controls/gateway/drop", { resume }),
  calls: () => get("controls/calls"),
  interactions: () => get("controls/interactions"),
  problems: () => get("controls/problems"),
};
