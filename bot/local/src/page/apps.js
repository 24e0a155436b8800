// The context menus of messages and members (Discord's "Apps").
import { byId, el } from "./dom.js";
import { refuse } from "./controls.js";
import { line } from "./markdown.js";
import { interact, store } from "./store.js";

/** The commands for messages ("on_messages") or members ("on_members") that this member can use here. */
const offered = (kind) => (store.channels.get(store.channel)?.[kind] ?? []).map((id) => store.commands.get(id)).filter(Boolean);

/** The name of a command in the language of this member. */
const called = (command) => command.name_localizations?.[store.members.get(store.me)?.locale] ?? command.name;

/** Ephemeral messages have no menu. */
const hasMenu = (message) => !(message.flags & (1 << 6)) && offered("on_messages").length > 0;

/** The beginning of a message, as text. */
const beginning = (message) => el("span", {}, line(message.content.split("\n")[0])).textContent.slice(0, 60) || message.name;

/** The button that opens the menu of a message. */
export const menuButton = (message) => hasMenu(message) && el("button", {
  type: "button", class: "apps", "aria-label": `Apps for “${beginning(message)}”`, "aria-haspopup": "dialog", title: "Apps", onclick: () => openMenu(message),
}, "⋯");

/** Opens the menu of a message at a right click. On links and selected text the browser opens its own menu. */
export function rightClicked(event, message) {
  if (!hasMenu(message) || event.target.closest("a, input") || !getSelection().isCollapsed) return;
  event.preventDefault();
  openMenu(message);
}

function openMenu(message) {
  const dialog = byId("menu");
  const use = (command) => {
    dialog.close();
    interact({ do: "use_on_message", channel: message.channel_id, name: command.name, target: message.id }, called(command)).catch(refuse);
  };
  dialog.replaceChildren(
    el("h3", { id: "menu-title" }, "Apps"),
    el("div", { class: "menu-commands" }, offered("on_messages").map((command) => el("button", { type: "button", class: "choice", onclick: () => use(command) }, el("b", {}, called(command))))),
    el("form", { method: "dialog", class: "row end" }, el("button", { class: "button secondary" }, "Close")));
  dialog.showModal();
}

/** Buttons for the commands on a member; `before` is called when one is pressed. */
export function memberCommands(member, before) {
  const use = (command) => {
    before();
    interact({ do: "use_on_member", channel: store.channel, name: command.name, target: member.id }, called(command)).catch(refuse);
  };
  return offered("on_members").map((command) => el("button", {
    type: "button", class: "link", "aria-label": `${called(command)}: ${member.name}`, onclick: () => use(command),
  }, called(command)));
}
