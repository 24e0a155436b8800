// For developers: what goes over the wire, and faults at a click.
import { at, el } from "./dom.js";
import { act, listen, traffic } from "./store.js";
import { refuse } from "./controls.js";

const TROUBLES = [
  ["The next request", [
    ["rate_limit", "429", "is told to wait for a second"],
    ["bad_gateway", "502", "fails at Discord's front"],
    ["hang", "Hang", "gets no answer at all"],
    ["drop_answer", "Lost answer", "is carried out, but the connection breaks before the answer"],
    ["slow_answers", "Slow ×5", "and four more are answered two seconds late"],
  ]],
  ["The next use of a command or button", [
    ["twice", "Twice", "is delivered twice, with the same id"],
    ["late", "Late", "is delivered two seconds late"],
    ["lost", "Lost", "is never delivered"],
  ]],
  ["The gateway", [
    ["cut", "Cut", "breaks off without a word"],
    ["reconnect", "Reconnect", "asks the bot to come back (op 7)"],
    ["invalidate", "Invalidate", "forgets the session (op 9)"],
  ]],
  ["The clock", [
    ["four_minutes", "+4 min", "goes four minutes forward"],
    ["an_hour", "+1 h", "goes an hour forward: tokens end, messages grow old"],
  ]],
];

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3, hour12: false });
const KEPT = 300;
let last = 0;
let timer = null;
let heartbeats = false;

const panel = at("workshop");
const list = el("ol", { class: "traffic", "aria-label": "Traffic, newest first" });

// Another server counts from one again.
listen((event) => event.type === "restarted" && show(heartbeats));

/** Opens or closes the panel. */
export function toggleWorkshop() {
  const open = panel.hidden;
  panel.hidden = !open;
  at("open-workshop").setAttribute("aria-expanded", String(open));
  clearInterval(timer);
  if (!open) return;
  if (!panel.firstChild) build();
  read();
  timer = setInterval(read, 1000);
  panel.querySelector("button").focus();
}

function build() {
  const said = el("p", { role: "status", class: "small" });
  const make = async (trouble, text) => {
    try {
      await act({ do: "trouble", trouble });
      said.textContent = text;
    } catch (error) {
      refuse(error);
    }
  };
  panel.append(
    el("header", {}, el("h3", {}, "Developer"), el("button", { type: "button", class: "plain", "aria-label": "Close", onclick: toggleWorkshop }, "✕")),
    ...TROUBLES.map(([title, buttons]) => el("fieldset", {}, el("legend", {}, title),
      buttons.map(([trouble, label, about]) => el("button", { type: "button", class: "button secondary", title: `${title} ${about}.`, onclick: () => make(trouble, `${title} ${about}.`) }, label)))),
    el("p", {}, el("button", { type: "button", class: "link", onclick: () => make("clear", "Nothing unusual will happen.") }, "Take it all back")),
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
  const news = await traffic(last).catch(() => []);
  for (const entry of news) {
    last = Math.max(last, entry.number);
    if (heartbeats || !isHeartbeat(entry)) list.prepend(row(entry));
  }
  while (list.children.length > KEPT) list.lastChild.remove();
}

function row(entry) {
  const time = clock.format(new Date(entry.at));
  const [kind, head, parts] = entry.kind === "frame" ? frame(entry) : request(entry);
  // The details are made when they are wanted: most never are.
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
  const status = entry.status ?? "no answer";
  const path = entry.path.replace("/api/v10", "").replace(/\d{15,}\.[0-9a-f]{16}/, "…").replace(/\d{15,}/g, (id) => `…${id.slice(-4)}`);
  return [entry.status < 400 ? "good" : "bad", `${entry.method} ${path} ${status}`, { payload: entry.payload, files: entry.files, answer: entry.answer }];
}
