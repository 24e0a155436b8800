// For developers: the traffic, and faults at a click.
import { byId, el } from "./dom.js";
import { act, listen, store, traffic } from "./store.js";
import { refuse } from "./controls.js";

const seconds = (secs) => ({ secs, nanos: 0 });
const payload = (fault) => ({ do: "interaction_fault", fault: { payload: fault } });
const requests = (kind, times = 1, endpoint = "any") => ({ do: "fault", fault: { endpoint, kind, times } });
const closedDms = { error: { status: 403, code: 50007, message: "Cannot send messages to this user" } };

// What happens to what: a button, what it does in words, and the action that injects it, or what returns that.
const FAULTS = [
  ["The next request", [
    ["429", "is told to wait for a second", requests({ rate_limit: { retry_after: seconds(1), global: false } })],
    ["502", "fails at Discord's front", requests({ status: 502 })],
    ["Hang", "gets no response at all", requests("hang")],
    ["Lost response", "is carried out, but the connection breaks before the response", requests("drop_response")],
    ["Slow ×5", "and four more are answered two seconds late", requests({ delay: seconds(2) }, 5)],
    ["Gateway 500", "for the address of the gateway fails, and four more of them do", requests({ status: 500 }, 5, "gateway_bot")],
    ["Commands 403", "that registers commands is refused", requests({ status: 403 }, 1, "commands")],
    ["Empty", "is carried out and answered with nothing", requests({ bad_body: "empty" })],
    ["Truncated", "is carried out and answered with half of the response", requests({ bad_body: "truncated" })],
    ["HTML", "is carried out and answered with a page of HTML", requests({ bad_body: "html" })],
  ]],
  ["The bot", [
    ["Stuck channel", "gets no response to any message that it posts in this channel", () => ({ do: "fault", fault: { endpoint: "create_message", kind: "hang", times: 4294967295, channel: store.channel } })],
    ["Closed DMs", "is refused the next direct conversation (50007)", { do: "fault", fault: { endpoint: "create_dm", kind: closedDms, times: 1 } }],
    ["New flag", "has an account with a flag that no client knows", { do: "bot_flags", flags: 2 ** 44 }],
  ]],
  ["The next use of a command or button", [
    ["Twice", "is delivered twice, with the same id", { do: "interaction_fault", fault: "duplicate" }],
    ["Late", "is delivered two seconds late", { do: "interaction_fault", fault: { delay: seconds(2) } }],
    ["Lost", "is never delivered", { do: "interaction_fault", fault: "drop" }],
    ["No receipt", "is acknowledged, but the bot never hears so", requests({ delay: seconds(3600) }, 1, "interaction_callback")],
    ["Unknown command", "comes with a name that the bot does not know", payload("unknown_command")],
    ["Unknown subcommand", "comes with a subcommand that the bot does not know", payload("unknown_subcommand")],
    ["New form", "comes with flags from 2^44 on", payload("high_flags")],
    ["Unreadable", "comes with an id and a token, and nothing else that can be read", payload("unreadable")],
  ]],
  ["The gateway", [
    ["Disconnect", "breaks the connection", { do: "gateway_fault", fault: "disconnect" }],
    ["Silence", "keeps the connection, but sends and answers nothing", { do: "gateway_fault", fault: "silence" }],
    ["Reconnect", "asks the bot to reconnect (op 7)", { do: "gateway_fault", fault: "reconnect" }],
    ["Invalid session", "forgets the session (op 9)", { do: "gateway_fault", fault: { invalid_session: { resumable: false } } }],
    ["4011", "wants more shards: the bot ends with 1", { do: "gateway_fault", fault: { close: 4011 } }],
    ["4012", "wants another version: the bot ends with 2", { do: "gateway_fault", fault: { close: 4012 } }],
  ]],
  ["The next connection to the gateway", [
    ["Silent", "gets no Hello", { do: "connection_fault", fault: "silence" }],
    ["4013", "is closed with 4013, invalid intents", { do: "connection_fault", fault: { close: 4013 } }],
    ["No sessions left", "finds that no session may be started for a minute", { do: "limit_session_starts", remaining: 0, minutes: 1 }],
  ]],
  ["The clock", [
    ["+4 min", "goes four minutes forward", { do: "advance", minutes: 4 }],
    ["+1 h", "goes an hour forward: tokens end, messages grow old", { do: "advance", minutes: 60 }],
  ]],
];

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3, hour12: false });
const KEPT = 300;
let last = 0;
let timer = null;
let heartbeats = false;

const panel = byId("developer");
const list = el("ol", { class: "traffic", "aria-label": "Traffic, newest first" });

// Another server counts from one again.
listen((event) => event.type === "restarted" && show(heartbeats));

/** Opens or closes the panel. */
export function toggleDeveloper() {
  const open = panel.hidden;
  panel.hidden = !open;
  byId("open-developer").setAttribute("aria-expanded", String(open));
  clearInterval(timer);
  if (!open) return;
  if (!panel.firstChild) build();
  read();
  timer = setInterval(read, 1000);
  panel.querySelector("button").focus();
}

function build() {
  const said = el("p", { role: "status", class: "small" });
  const inject = async (action, text) => {
    try {
      await act(typeof action === "function" ? action() : action);
      said.textContent = text;
    } catch (error) {
      refuse(error);
    }
  };
  panel.append(
    el("header", {}, el("h3", {}, "Developer"), el("button", { type: "button", class: "plain", "aria-label": "Close", onclick: toggleDeveloper }, "✕")),
    ...FAULTS.map(([title, buttons]) => el("fieldset", {}, el("legend", {}, title),
      buttons.map(([label, about, action]) => el("button", { type: "button", class: "button secondary", title: `${title} ${about}.`, onclick: () => inject(action, `${title} ${about}.`) }, label)))),
    el("p", {}, el("button", { type: "button", class: "link", onclick: () => inject({ do: "clear_faults" }, "No faults are left.") }, "Clear the faults")),
    said,
    el("h4", {}, "Traffic"),
    el("label", { class: "check" }, el("input", { type: "checkbox", onchange: (event) => show(event.target.checked) }), " heartbeats too"),
    list);
}

function show(all) {
  heartbeats = all;
  list.replaceChildren();
  last = 0;
  if (!panel.hidden) read();
}

const isHeartbeat = (entry) => entry.kind === "frame" && [1, 11].includes(entry.payload.op);

async function read() {
  const entries = await traffic(last).catch(() => []);
  for (const entry of entries) {
    last = Math.max(last, entry.number);
    if (heartbeats || !isHeartbeat(entry)) list.prepend(row(entry));
  }
  while (list.children.length > KEPT) list.lastChild.remove();
}

function row(entry) {
  const time = clock.format(new Date(entry.at));
  const [kind, head, parts] = entry.kind === "frame" ? frame(entry) : request(entry);
  // The details are made when somebody opens them.
  const details = el("details", { class: kind, ontoggle: () => fill(details, parts) }, el("summary", {}, el("time", {}, time), " ", head));
  return el("li", {}, details);
}

function fill(details, parts) {
  if (details.children.length > 1) return;
  for (const [title, json] of Object.entries(parts)) {
    if (json === null || json === undefined || (Array.isArray(json) && !json.length)) continue;
    details.append(el("h5", {}, title), el("pre", {}, JSON.stringify(json, null, 2)));
  }
}

function frame(entry) {
  const { payload, from_bot: fromBot } = entry;
  const name = payload.t ?? ("close" in payload ? `close ${payload.close}` : `op ${payload.op}`);
  return [fromBot ? "from" : "to", `${fromBot ? "bot →" : "→ bot"} ${name}`, { frame: payload }];
}

function request(entry) {
  const status = entry.status ?? "no response";
  const path = entry.path.replace("/api/v10", "").replace(/\d{15,}\.[0-9a-f]{16}/, "…").replace(/\d{15,}/g, (id) => `…${id.slice(-4)}`);
  return [entry.status < 400 ? "good" : "bad", `${entry.method} ${path} ${status}`, { payload: entry.payload, files: entry.files, response: entry.response }];
}
