// The guide: the first steps of a newcomer, and the members who are to act.
import { byId, el } from "./dom.js";
import { line } from "./markdown.js";
import { emit, moderatorCommands, people, store, switchTo, typedCommands } from "./store.js";
import { openNextApp, refuse } from "./controls.js";

/**
 * The members who are to act: a message waits for the members that it pinged while it mentions them and can be answered,
 * which is until its buttons are removed. The last one was pinged last.
 */
export function waitedFor() {
  const waited = new Set();
  for (const message of store.messages.values()) {
    if (!message.components.length) continue;
    const named = new Set(message.mentions.map((user) => user.id));
    for (const id of message.pinged) {
      if (!named.has(id)) continue;
      waited.delete(id);
      waited.add(id);
    }
  }
  return waited;
}

let drawing = 0;

/** Draws the next step, and a button to switch to the member who is to act. */
export async function drawGuide() {
  drawing += 1;
  const mine = drawing;
  const elsewhere = await membersElsewhere();
  if (mine !== drawing) return;
  // Whoever has a turn of their own is not sent away.
  const waited = waitedFor();
  const others = waited.has(store.me) ? [] : [...waited];
  const next = others.filter((id) => !elsewhere.has(id)).map((id) => store.members.get(id)).findLast((member) => member && !member.bot);
  const parts = [step(), next && goOn(next)].filter(Boolean);
  // Unchanged parts are not drawn again, because a screen reader would read them again.
  if (byId("guide").textContent !== parts.map((part) => part.textContent).join("")) byId("guide").replaceChildren(...parts);
}

/** A button that puts a command, perhaps with options, into the box, if this member can use it here. */
export function tryButton(path) {
  if (!typedCommands().some((command) => `${path} `.startsWith(`${command.path} `))) return null;
  return el("button", { type: "button", class: "button primary", onclick: () => emit({ type: "write", text: `/${path} ` }) }, `Try /${path}`);
}

/** A button that begins a game at once, and opens its board. */
function quickButton() {
  if (!store.quickStart) return null;
  const [label, command] = store.quickStart;
  return el("button", { type: "button", class: "button primary", onclick: () => {
    openNextApp();
    emit({ type: "write", text: `/${command} ` });
    byId("composer").requestSubmit();
  } }, label);
}

function step() {
  // Messages change and vanish, and what is done stays done: how many steps, and the line that completed the last one.
  const key = `first-steps-${store.guildId}`;
  if (store.channels.get(store.channel)?.kind !== "text") return null;
  let [done, by] = JSON.parse(localStorage.getItem(key) ?? "[0]");
  const said = [...store.messages.values()].filter((message) => message.author.id === store.bot);
  const lines = [...said.map((message) => message.content), ...store.saidInApp].flatMap((text) => text.split("\n"));
  store.firstSteps.forEach((step, index) => {
    const line = lines.find((line) => line !== by && step.done_when.some((words) => line.includes(words)));
    if (index >= done && line) [done, by] = [index + 1, line];
  });
  localStorage.setItem(key, JSON.stringify([done, by]));
  const next = store.firstSteps[done];
  if (!next) return null;
  const enough = () => {
    localStorage.setItem(key, JSON.stringify([store.firstSteps.length]));
    drawGuide();
  };
  return el("div", { class: "step" },
    el("b", { class: "count" }, `Step ${done + 1} of ${store.firstSteps.length}`),
    el("p", { class: "text" }, line(next.text)),
    next.command && tryButton(next.command),
    el("button", { type: "button", class: "plain", "aria-label": "Dismiss the guide", onclick: enough }, "✕"));
}

function goOn(member) {
  return el("div", { class: "next" },
    el("p", {}, "Waiting for ", el("b", {}, member.name), "."),
    el("button", { type: "button", class: "button primary", onclick: () => switchTo(member.id).catch(refuse) }, `Switch to ${member.name}`));
}

let presence = null;

/** Tells other windows of this browser which member uses this one. */
export function announce() {
  presence?.abort();
  presence = new AbortController();
  const { signal } = presence;
  const left = new Promise((leave) => signal.addEventListener("abort", leave));
  navigator.locks.request(`member ${store.me}`, { mode: "shared", signal }, () => left).catch(() => null);
}

/** The members who have a window of their own in this browser. */
async function membersElsewhere() {
  const { held } = await navigator.locks.query();
  const present = held.filter((lock) => lock.name.startsWith("member ")).map((lock) => lock.name.slice("member ".length));
  return new Set(present.filter((id) => id !== store.me));
}

/** The explanation in an empty channel. */
export function welcome() {
  const channel = store.channels.get(store.channel);
  if (!channel) return el("li", {});
  if (channel.kind === "forum") return el("li", { class: "welcome" }, el("h3", {}, channel.name), el("p", {}, "A forum holds posts. Choose one in the list of channels."));
  const name = (id) => store.members.get(id)?.name ?? "the bot";
  const known = typedCommands().length > 0;
  const direct = channel.kind === "direct";
  const several = !direct && people().length > 1;
  // Where a game begins at once, the guide below has the other way.
  const first = direct ? store.directWelcome?.[1] : store.quickStart ? null : store.firstSteps[0]?.command;
  const moderators = moderatorCommands().map((command, index) => [index > 0 && " and ", el("code", {}, `/${command.name}`)]);
  return el("li", { class: "welcome" },
    el("div", { class: "mark", "aria-hidden": "true" }, "▲"),
    el("h3", {}, direct ? `Your direct messages with ${name(store.bot)}` : `Welcome to ${channel.kind === "thread" ? channel.name : `#${channel.name}`}`),
    el("p", {}, direct && store.directWelcome ? store.directWelcome[0] : `Nobody has written here yet. ${name(store.bot)} answers slash commands.`),
    known ? el("p", {}, !direct && quickButton(), " ", first && tryButton(first), " ",
      el("button", { type: "button", class: "button secondary", onclick: () => emit({ type: "write", text: "/" }) }, "See all commands"))
      : el("p", {}, "It has not registered its commands yet; that takes a moment after the start."),
    el("ul", {},
      el("li", {}, "Type ", el("kbd", {}, "/"), " in the box below, choose a command, fill in what it asks for, press ", el("kbd", {}, "Enter"), "."),
      several && el("li", {}, "You play for everyone: press a letter at the top to become that member. A dot marks whose turn it is."),
      several && el("li", {}, "To play against each other, open a window for each member under ", el("b", {}, "Members"), "."),
      !direct && el("li", {}, el("b", {}, name(store.owner)), " manages this server", moderators.length > 0 && [" and may use ", moderators], ".")));
}
