// The panel for developers: the traffic, and buttons for faults.
import { byId, el } from "./dom.js";
import { act, listen, store, traffic } from "./store.js";
import { refuse } from "./controls.js";

const seconds = (secs) => ({ secs, nanos: 0 });
const payload = (fault) => ({ do: "interaction_fault", fault: { payload: fault } });
const requests = (kind, times = 1, endpoint = "any") => ({ do: "fault", fault: { endpoint, kind, times } });
const refused = (status, code, message) => ({ error: { status, code, message } });
const gateway = (fault) => ({ do: "gateway_fault", fault });
const closed = (code, name) => [`${code}`, `closes the connection with ${code}, ${name}`, gateway({ close: code })];
const FOR_EVER = 4294967295;

// Each fault: the label of its button, its description, and the action that injects it or a function that returns the action.
const FAULTS = [
  ["The next request", [
    ["429", "is told to wait for a second", requests({ rate_limit: { retry_after: seconds(1), global: false } })],
    ["502", "fails at Discord's front", requests({ status: 502 })],
    ["Hang", "gets no response at all", requests("hang")],
    ["Lost response", "is carried out, but the connection breaks before the response", requests("drop_response")],
    ["Slow ×5", "and four more are answered two seconds late", requests({ delay: seconds(2) }, 5)],
    ["Empty", "is carried out and answered with nothing", requests({ bad_body: "empty" })],
    ["Truncated", "is carried out and answered with half of the response", requests({ bad_body: "truncated" })],
    ["HTML", "is carried out and answered with a page of HTML", requests({ bad_body: "html" })],
    ["403 ×5", "and four more are forbidden", requests({ status: 403 }, 5)],
    ["404 ×5", "and four more find nothing", requests({ status: 404 }, 5)],
    ["Gateway 500", "for the address of the gateway fails, and four more of them do", requests({ status: 500 }, 5, "gateway_bot")],
    ["Old gateway 500", "for the address of the gateway, as it was asked for in the past, fails, and four more of them do", requests({ status: 500 }, 5, "gateway")],
    ["Commands 403", "that registers commands is refused", requests({ status: 403 }, 1, "commands")],
    ["Roles 403", "that gives or takes a role is refused (50013)", requests(refused(403, 50013, "Missing Permissions"), 1, "roles")],
    ["Message 429", "that posts a message is told that the whole bot has to wait for two seconds", requests({ rate_limit: { retry_after: seconds(2), global: true } }, 1, "create_message")],
    ["Lost message", "that posts a message is carried out, but the connection breaks before the response", requests("drop_response", 1, "create_message")],
    ["Refused picture", "that posts a message is too large (40005)", requests(refused(413, 40005, "Request entity too large"), 1, "create_message")],
    ["Lost edit", "that edits a message is carried out and answered with nothing", requests({ bad_body: "empty" }, 1, "edit_message")],
    ["No thread", "that starts a thread is refused (50013)", requests(refused(403, 50013, "Missing Permissions"), 1, "channels")],
  ]],
  ["The bot", [
    ["Stuck channel", "gets no response to any message that it posts in this channel", () => ({ do: "fault", fault: { endpoint: "create_message", kind: "hang", times: FOR_EVER, channel: store.channel } })],
    ["Closed DMs", "may not write to you directly (50007)", { do: "direct_messages", accept: false }],
    ["No conversation", "is refused the next direct conversation (50007)", requests(refused(403, 50007, "Cannot send messages to this user"), 1, "create_dm")],
    ["New flag", "has an account with a flag that no client knows", { do: "bot_flags", flags: 2 ** 44 }],
  ]],
  ["The next use of a command or button", [
    ["Twice", "is delivered twice, with the same id", { do: "interaction_fault", fault: "duplicate" }],
    ["Late", "is delivered two seconds late", { do: "interaction_fault", fault: { delay: seconds(2) } }],
    ["Lost", "is never delivered", { do: "interaction_fault", fault: "drop" }],
    ["No receipt", "is acknowledged, but the bot never hears so", requests({ delay: seconds(3600) }, 1, "interaction_callback")],
    ["No acknowledgement", "cannot be acknowledged, and all later ones cannot", requests("hang", FOR_EVER, "interaction_callback")],
    ["Lost answer", "is answered, and the bot gets a page of HTML for it", requests({ bad_body: "html" }, 1, "edit_response")],
    ["Unknown command", "comes with a name that the bot does not know", payload("unknown_command")],
    ["Unknown subcommand", "comes with a subcommand that the bot does not know", payload("unknown_subcommand")],
    ["Unknown type", "comes with a type of command that the bot does not know", payload("unknown_kind")],
    ["No options", "comes without any option, also without a subcommand", payload("no_options")],
    ["Other types", "comes with other types in what may be left out", payload("other_types")],
    ["No language", "comes without the language of the client", payload("no_locale")],
    ["New flags", "comes with flags from 2^44 on", payload("high_flags")],
    ["New avatar", "comes with the hash of an avatar in a new form", payload("avatar_hash")],
    ["New permissions", "comes with permissions of more than 64 bits", payload("wide_permissions")],
    ["New component", "comes with a component of a new type beside the buttons", payload("unknown_component")],
    ["Unreadable", "comes with an id and a token, and nothing else that can be read", payload("unreadable")],
    ["No token", "comes without a token, so that nobody can answer", payload("no_token")],
  ]],
  ["The gateway", [
    ["Disconnect", "breaks the connection", gateway("disconnect")],
    ["Silence", "keeps the connection, but sends and answers nothing", gateway("silence")],
    ["Reconnect", "asks the bot to reconnect (op 7)", gateway("reconnect")],
    ["Resume", "asks the bot to resume (op 9)", gateway({ invalid_session: { resumable: true } })],
    ["Invalid session", "forgets the session (op 9)", gateway({ invalid_session: { resumable: false } })],
    closed(1000, "normally"),
    closed(4000, "unknown error"),
    closed(4002, "decode error"),
    closed(4003, "not authenticated"),
    closed(4004, "authentication failed: the bot ends with 2"),
    closed(4007, "invalid sequence"),
    closed(4008, "rate limited"),
    closed(4009, "session timed out"),
    closed(4010, "invalid shard: the bot ends with 1"),
    closed(4011, "sharding required: the bot ends with 1"),
    closed(4012, "invalid version: the bot ends with 2"),
    closed(4013, "invalid intents: the bot ends with 2"),
    closed(4014, "disallowed intents: the bot ends with 2"),
  ]],
  ["The next connection to the gateway", [
    ["Silent", "gets no Hello", { do: "connection_fault", fault: "silence" }],
    ["Closed", "is closed with 4000, unknown error", { do: "connection_fault", fault: { close: 4000 } }],
    ["Sent on", "is asked to reconnect (op 7) at once", { do: "connection_fault", fault: "reconnect" }],
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

// Another server counts its entries from one.
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
  // The details are only made when they are opened.
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
