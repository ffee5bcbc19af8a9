// One person's events by WebSocket. It comes back by itself when the sandbox was stopped and started again.

const PAUSES = [300, 700, 1500, 3000]; // milliseconds; the last one repeats

export function listen(user, onFrame, onConnection) {
  const line = { socket: null, tries: 0, closed: false, timer: 0 };
  const open = () => {
    const socket = (line.socket = new WebSocket(address(user)));
    socket.onopen = () => onConnection(true);
    socket.onmessage = (event) => {
      line.tries = 0; // only a frame proves that the sandbox is well
      onFrame(JSON.parse(event.data));
    };
    socket.onclose = () => again(line, open, onConnection);
  };
  open();
  return () => close(line);
}

function address(user) {
  const url = new URL(`people/${user}/events`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = ""; // a WebSocket's address must not have one
  return url;
}

function again(line, open, onConnection) {
  if (line.closed) return;
  onConnection(false);
  line.timer = setTimeout(open, PAUSES[Math.min(line.tries++, PAUSES.length - 1)]);
}

function close(line) {
  line.closed = true;
  clearTimeout(line.timer);
  line.socket.close();
}
