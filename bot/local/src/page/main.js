// Assembles the page.
import { memberCommands } from "./apps.js";
import { avatar, byId, el } from "./dom.js";
import { openIfAwaited, refuse, showForm } from "./controls.js";
import { refreshHint, refreshSuggestions, writeText } from "./composer.js";
import { announce, drawGuide, waitedFor } from "./guide.js";
import { drawAll, drawOne, drawPending, erase, follow, showMessage } from "./messages.js";
import { act, listen, openChannel, people, start, store, switchTo } from "./store.js";
import { toggleDeveloper } from "./developer.js";

const SIGNS = { text: "#", forum: "▤", thread: "⤷", direct: "@" };

function drawChannels() {
  byId("guild").textContent = store.guild;
  const channels = [...store.channels.values()];
  const entry = (channel) => {
    const here = channel.id === store.channel;
    const unread = store.unread.has(channel.id);
    const go = el("button", { type: "button", class: unread ? "unread" : "", "aria-current": here ? "page" : null, onclick: () => goTo(channel.id) },
      el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[channel.kind]), el("span", {}, channel.name),
      unread && el("span", { class: "dot", role: "img", "aria-label": "new messages" }),
      channel.archived && el("small", {}, "archived"));
    const threads = channels.filter((other) => other.parent === channel.id);
    return el("li", {}, go, threads.length > 0 && el("ul", {}, threads.map(entry)));
  };
  byId("channels").replaceChildren(...channels.filter((channel) => !channel.parent).map(entry));
}

function drawHead() {
  const channel = store.channels.get(store.channel);
  const sign = SIGNS[channel?.kind] ?? "";
  byId("channel").replaceChildren(el("span", { class: "sign", "aria-hidden": "true" }, sign), channel?.name ?? "…");
  byId("status").textContent = store.connected ? "" : "The bot is not connected.";
  const waited = waitedFor();
  document.title = `${waited.has(store.me) ? "● " : ""}${sign}${channel?.name ?? ""} – ${store.members.get(store.me)?.name ?? ""}`;
  const focused = byId("me").contains(document.activeElement);
  const buttons = people().map((member) => {
    const mine = member.id === store.me;
    return el("button", {
      type: "button", role: "radio", "aria-checked": String(mine), tabIndex: mine ? 0 : -1, title: mine ? `You are ${member.name}` : `Switch to ${member.name}`,
      "aria-label": waited.has(member.id) ? `${member.name}, to move` : member.name, onclick: () => become(member.id),
    }, avatar(member), el("span", { class: "name" }, member.name), waited.has(member.id) && el("span", { class: "dot", "aria-hidden": "true" }));
  });
  byId("me").replaceChildren(...buttons);
  const mine = buttons[people().findIndex((member) => member.id === store.me)];
  if (focused) mine?.focus();
  // Of many members, some are out of sight until somebody scrolls to them.
  if (shown !== store.me) mine?.scrollIntoView({ block: "nearest", inline: "nearest" });
  shown = store.me;
}

/** The member who was drawn as this one last. */
let shown = null;

byId("me").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = people().findIndex((member) => member.id === store.me) + step;
  become(people().at(next % people().length).id);
});

const become = (me) => switchTo(me).catch(refuse);

/** Opens a channel, and scrolls to a message if one is given. */
async function goTo(channel, message) {
  showChannels(false);
  if (channel !== store.channel) {
    await openChannel(channel).catch(refuse);
    writeText();
  }
  if (message) showMessage(message);
}

function showChannels(open) {
  document.body.classList.toggle("channels-open", open);
  byId("open-channels").setAttribute("aria-expanded", String(open));
}

/** Languages of Discord's client: those of the bot, and two that it does not have, for which it uses that of the server. */
const LANGUAGES = { "en-US": "English", "es-ES": "Español", cs: "Čeština", id: "Bahasa Indonesia", de: "Deutsch" };

/** How many members the server has room for. */
const MOST_MEMBERS = 24;

/** Names for new members. Each begins with another letter, by which members are known at the top of the page. */
const NAMES = ["Ana", "Ben", "Chika", "Dmitri", "Eva", "Farid", "Gita", "Hugo", "Imani", "Jonas", "Kaya", "Liam", "Mei", "Noor", "Oskar", "Priya",
  "Quinn", "Rosa", "Sami", "Tala", "Uma", "Vera", "Wen", "Yara"];

/** Who was listed when the members were drawn last. */
let listed = "";

const everyone = () => people().map((member) => member.id).join();

function showMembers() {
  showChannels(false);
  drawMembers();
  byId("members").showModal();
}

/** Draws the members; afterwards the focus is in the element that `focus` finds. */
function drawMembers(focus = ".end .button") {
  const dialog = byId("members");
  const wrong = el("p", { class: "failure", role: "alert" });
  const attempt = async (action) => {
    wrong.textContent = "";
    try {
      await act(action);
      return true;
    } catch (error) {
      wrong.textContent = error.message;
      return false;
    }
  };
  const row = (member) => {
    const name = el("input", { name: "name", value: member.name, maxLength: 32, required: true, "aria-label": `Name of ${member.name}`, oninput: () => (save.hidden = name.value.trim() === member.name) });
    const save = el("button", { class: "button secondary", hidden: true }, "Rename");
    const rename = async (event) => {
      event.preventDefault();
      if (!await attempt({ do: "rename", member: member.id, name: name.value })) return;
      member.name = name.value.trim();
      save.hidden = true;
    };
    const question = el("p", { class: "question", hidden: true },
      `${member.name} leaves the server: their games wait until their time is up. If you add them again by this name, they find everything as it was. `,
      el("button", { type: "button", class: "button danger", onclick: () => attempt({ do: "remove_member", member: member.id }) }, "Remove"), " ",
      el("button", { type: "button", class: "button secondary", onclick: () => (question.hidden = true) }, "Keep"));
    const remove = el("button", { type: "button", class: "link", "aria-label": `Remove ${member.name}`, onclick: () => {
      question.hidden = false;
      question.scrollIntoView({ block: "nearest" });
    } }, "Remove");
    const language = el("select", { "aria-label": `Language of ${member.name}`, onchange: () => act({ do: "speak", member: member.id, locale: language.value }) },
      Object.entries(LANGUAGES).map(([locale, name]) => el("option", { value: locale, selected: locale === member.locale }, name)));
    const address = new URL(location);
    address.searchParams.set("me", member.id);
    return el("li", {}, avatar(member), el("form", { onsubmit: rename }, name, save),
      el("p", {}, language, el("a", { href: address.href, target: "_blank", "aria-label": `Open a window for ${member.name}` }, "Open a window"),
        memberCommands(member, () => dialog.close()),
        member.id === store.owner ? el("span", { class: "badge" }, "MANAGES THE SERVER") : remove),
      question);
  };
  listed = everyone();
  const taken = people().map((member) => member.name);
  const added = el("input", { name: "added", maxLength: 32, required: true, "aria-label": "Name of a new member", value: NAMES.find((name) => !taken.includes(name)) ?? "" });
  const add = (event) => {
    event.preventDefault();
    return attempt({ do: "add_member", name: added.value });
  };
  dialog.replaceChildren(
    el("h3", { id: "members-title" }, "Members"),
    el("p", {}, "Rename them as you like, and choose the language of their Discord. To play against each other, open a window for each."),
    el("ul", {}, people().map(row)), wrong,
    taken.length < MOST_MEMBERS ? el("form", { class: "add", onsubmit: add }, added, el("button", { class: "button secondary" }, "Add"))
      : el("p", { class: "small" }, `There is room for ${MOST_MEMBERS} members.`),
    el("form", { method: "dialog", class: "row end" }, el("button", { class: "button primary", autofocus: true }, "Close")));
  dialog.querySelector(focus)?.focus();
}

/** Draws the members again if somebody has come or gone. */
function refreshMembers() {
  if (!byId("members").open || listed === everyone()) return;
  drawMembers(".add .button");
  byId("members").querySelector(".add")?.scrollIntoView({ block: "nearest" });
}

function switchTheme() {
  const dark = document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = dark === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  localStorage.setItem("theme", next);
}

listen((event) => {
  switch (event.type) {
    case "opened":
      // Before, nobody was known.
      byId("open-members").disabled = false;
      drawAll();
      refreshHint();
      break;
    case "switched":
      announce();
      writeText("", false);
      break;
    case "posted":
      drawOne(event.message.id);
      openIfAwaited(event.message);
      break;
    case "edited":
      drawOne(event.message.id);
      break;
    case "removed":
      erase(event.message);
      break;
    case "acting":
      follow();
      return;
    case "write":
      writeText(event.text, true);
      return;
    case "pending":
    case "answered": {
      const message = (event.interaction ?? store.pending.get(event.id))?.message;
      if (store.messages.has(message)) drawOne(message);
      drawPending();
      if (event.interaction?.modal) showForm(event.interaction);
      return;
    }
    case "state":
      if (!store.messages.size) drawAll();
      refreshMembers();
      refreshSuggestions();
      refreshHint();
  }
  drawChannels();
  drawHead();
  drawGuide();
});

byId("open-channels").addEventListener("click", () => showChannels(!document.body.classList.contains("channels-open")));
document.querySelector("main").addEventListener("click", (event) => event.target.closest("#open-channels") || showChannels(false));
byId("open-members").addEventListener("click", showMembers);
byId("open-developer").addEventListener("click", () => {
  showChannels(false);
  toggleDeveloper();
});
byId("switch-theme").addEventListener("click", switchTheme);
addEventListener("message", ({ origin, data }) => {
  if (origin !== location.origin || typeof data?.said !== "string") return;
  store.saidInApp.push(data.said);
  drawGuide();
});
addEventListener("hashchange", () => {
  const [channel, message] = location.hash.slice(1).split("/");
  if (!store.channels.has(channel)) return;
  // The address keeps the channel, so that the same link can be followed again.
  history.replaceState(null, "", `#${channel}`);
  goTo(channel, message);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") showChannels(false);
  const free = document.activeElement === document.body || document.activeElement === byId("log");
  if (event.key === "/" && free) {
    event.preventDefault();
    writeText("/", true);
  }
});
const theme = localStorage.getItem("theme");
if (theme) document.documentElement.dataset.theme = theme;

start().then(() => writeText()).catch(refuse);
