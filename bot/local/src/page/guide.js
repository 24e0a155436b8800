// What leads on: the first steps of whoever is new, and the member who is called.
import { at, el } from "./dom.js";
import { line } from "./markdown.js";
import { become, store } from "./store.js";
import { refuse } from "./controls.js";

const EPHEMERAL = 1 << 6;

/**
 * Who is called here and has not answered: a message calls a member as long as it names them and can be answered, which
 * is until its buttons are taken away. The last one was called last.
 */
export function calledHere() {
  const called = new Set();
  for (const message of store.messages.values()) {
    if (!message.components.length) continue;
    const named = new Set(message.mentions.map((user) => user.id));
    for (const id of message.called) {
      if (!named.has(id)) continue;
      called.delete(id);
      called.add(id);
    }
  }
  return called;
}

let drawing = 0;

/** Draws the step that comes next and the way to the member who is called. */
export async function drawGuide() {
  drawing += 1;
  const mine = drawing;
  const elsewhere = await membersElsewhere();
  if (mine !== drawing) return;
  const next = [...calledHere()].filter((id) => id !== store.me && !elsewhere.has(id)).map((id) => store.members.get(id)).findLast((member) => member && !member.bot);
  const parts = [step(), next && goOn(next)].filter(Boolean);
  // What has not changed is left alone: a screen reader would say it again.
  if (at("guide").textContent !== parts.map((part) => part.textContent).join("")) at("guide").replaceChildren(...parts);
}

function step() {
  const place = store.channels.get(store.channel);
  const key = `guided-${store.guildId}`;
  if (place?.kind !== "text" || localStorage.getItem(key)) return null;
  const said = [...store.messages.values()].filter((message) => message.author.id === store.bot && !(message.flags & EPHEMERAL));
  const done = store.firstSteps.findLastIndex((step) => said.some((message) => message.content.includes(step.until))) + 1;
  if (done >= store.firstSteps.length) return null;
  const enough = () => {
    localStorage.setItem(key, "yes");
    drawGuide();
  };
  return el("div", { class: "step" },
    el("b", { class: "count" }, `Step ${done + 1} of ${store.firstSteps.length}`),
    el("p", { class: "text" }, line(store.firstSteps[done].say)),
    el("button", { type: "button", class: "plain", "aria-label": "No more first steps", onclick: enough }, "✕"));
}

function goOn(member) {
  return el("div", { class: "next" },
    el("p", {}, el("b", {}, member.name), " is called."),
    el("button", { type: "button", class: "button primary", onclick: () => become(member.id).catch(refuse) }, `Be ${member.name}`));
}

let seat = null;

/** Lets other windows of this browser know who sits here. */
export function holdSeat() {
  seat?.abort();
  seat = new AbortController();
  const mine = seat.signal;
  const left = new Promise((leave) => mine.addEventListener("abort", leave));
  navigator.locks.request(`member ${store.me}`, { mode: "shared", signal: mine }, () => left).catch(() => null);
}

/** The members who have a window of their own in this browser. */
async function membersElsewhere() {
  const { held } = await navigator.locks.query();
  const seats = held.filter((lock) => lock.name.startsWith("member ")).map((lock) => lock.name.slice("member ".length));
  return new Set(seats.filter((id) => id !== store.me));
}
