// Buttons, menus and forms of messages.
import { byId, el } from "./dom.js";
import { inside } from "./markdown.js";
import { interact, present, store } from "./store.js";

const STYLES = { 1: "primary", 2: "secondary", 4: "danger", 5: "link-button" };

/** The rows of buttons and menus under a message. */
export function rows(message) {
  return message.components.map((row) => el("div", { class: "row" }, row.components.map((component) =>
    component.type === 2 ? button(message, component) : menu(message, component))));
}

/** The state of the last use of this component, if it is unanswered or has failed. */
function standing(message, customId) {
  const found = [...store.pending.values()].filter((pending) => pending.message === message.id && pending.custom_id === customId);
  return found.at(-1)?.state;
}

const face = (emoji) => (emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name) : null);

/** The code that a message in the channel is about, such as that of a game. Many have the same buttons. */
const subject = (message) => (message.flags & (1 << 6) ? null : /`([A-Z0-9]+)`/.exec(message.content.split("\n")[0])?.[1]);

/** The name of a button, if it is not just its label. */
function named(message, { label, emoji }) {
  if (!label) return emoji?.name;
  const code = subject(message);
  return code ? `${label} in ${code}` : null;
}

function button(message, component) {
  const label = [face(component.emoji), component.label];
  if (component.style === 5) {
    if (ofApp(component.url)) return el("button", { type: "button", class: "button primary", "aria-label": named(message, component), onclick: () => openApp(component.url) }, label);
    const target = inside(component.url);
    if (target?.channel) return el("a", { class: "button secondary", href: target.href }, label);
    if (target) return el("button", { type: "button", class: "button secondary", disabled: true }, label);
    return el("a", { class: "button secondary", href: component.url, target: "_blank", rel: "noreferrer noopener" }, label, " ↗");
  }
  const state = standing(message, component.custom_id);
  const press = () => {
    const action = { do: "press", channel: message.channel_id, message: message.id, custom_id: component.custom_id };
    interact(action, component.label).catch(refuse);
  };
  return el("span", { class: "control" },
    el("button", {
      type: "button", class: `button ${STYLES[component.style]} ${state === "open" ? "busy" : ""}`, disabled: component.disabled,
      "data-custom-id": component.custom_id, "aria-label": named(message, component), "aria-busy": state === "open" ? "true" : null, onclick: press,
    }, label),
    failure(state));
}

/** Whether an address is that of a page of the bot itself. The port may have changed since it was posted. */
const ofApp = (url) => new URL(url).pathname.startsWith("/app/") && ["127.0.0.1", "localhost"].includes(new URL(url).hostname);

/** The page of the bot that a message has a button for. */
export const appOf = (message) => message.components.flatMap((row) => row.components).map(({ url }) => url).find((url) => url && ofApp(url));

let next = false;

/** The next message with a page of the bot is opened as soon as it comes. */
export const openNextApp = () => (next = true);

export function openIfAwaited(message) {
  if (!next || !appOf(message)) return;
  next = false;
  openApp(appOf(message));
}

/** Opens a page of the bot for this member. */
export function openApp(url) {
  const dialog = byId("app-page");
  const close = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Close");
  dialog.replaceChildren(close, el("iframe", { src: `${new URL(url).pathname}?me=${store.me}`, title: "The board" }));
  dialog.onclose = () => dialog.replaceChildren();
  if (!dialog.open) dialog.showModal();
}

const failure = (state) => (state === "failed" ? el("span", { class: "failure", role: "alert" }, "This interaction failed") : null);

/** The options of a menu: those of the bot, or the members, roles or channels. */
function choices(component) {
  const named = (all, sign) => [...all].map(({ name, id }) => ({ label: sign + name.replace(/^@/, ""), value: id }));
  switch (component.type) {
    case 5: return named(present(), "");
    case 6: return named(store.roles, "@");
    case 8: return named([...store.channels.values()].filter((channel) => channel.kind !== "direct"), "#");
    default: return component.options;
  }
}

function menu(message, component) {
  const { options } = component;
  const several = component.max_values > 1;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const state = standing(message, component.custom_id);
  const shown = () => options.filter((option) => chosen.has(option.value)).map((option) => option.label).join(", ");
  const opener = el("button", {
    type: "button", class: state === "open" ? "menu-button busy" : "menu-button", disabled: component.disabled, "data-custom-id": component.custom_id,
    "aria-haspopup": "listbox", "aria-expanded": "false", onclick: () => (list.hidden ? open() : close()),
  }, el("span", {}, shown() || component.placeholder || "Make a selection"), el("span", { "aria-hidden": "true" }, "▾"));

  const pick = (option, item) => {
    if (several) {
      if (chosen.has(option.value)) chosen.delete(option.value);
      else if (chosen.size < component.max_values) chosen.add(option.value);
      item.setAttribute("aria-selected", chosen.has(option.value));
      done.disabled = chosen.size < component.min_values;
      opener.firstChild.textContent = shown() || component.placeholder || "Make a selection";
    } else {
      send([option.value]);
    }
  };
  const send = (values) => {
    close();
    const action = { do: "choose", channel: message.channel_id, message: message.id, custom_id: component.custom_id, values };
    interact(action, component.placeholder).catch(refuse);
  };
  const items = options.map((option) => {
    const item = el("li", { role: "option", tabIndex: -1, "aria-selected": String(chosen.has(option.value)), onclick: () => pick(option, item) },
      el("span", {}, el("b", {}, option.label), option.description && el("small", {}, option.description)));
    return item;
  });
  const done = el("button", { type: "button", class: "button primary", onclick: () => send([...chosen]) }, "Done");
  const list = el("div", { class: "menu-list", hidden: true },
    el("ul", { role: "listbox", "aria-label": component.placeholder ?? "Choices", "aria-multiselectable": several ? "true" : null, onkeydown: keys }, items),
    several && el("p", {}, `Choose ${component.min_values} to ${component.max_values}. `, done));

  function keys(event) {
    const at = items.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    if (event.key in moves) items[Math.max(0, Math.min(items.length - 1, moves[event.key]))].focus();
    else if (event.key === "Enter" || event.key === " ") pick(options[at], items[at]);
    else if (event.key === "Escape") close();
    else if (event.key.length === 1) items.find((item, index) => options[index].label.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    else return;
    event.preventDefault();
  }
  function open() {
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    list.scrollIntoView({ block: "nearest" });
    (items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
  }
  function close() {
    if (list.hidden) return;
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    opener.focus();
  }
  return el("div", { class: "menu" }, opener, list, failure(state));
}

const RADIO = 21;

/** What is asked in one part of a form: the element to show, and a function that tells the values. */
function question({ label, description, required, input }) {
  const heading = [el("b", {}, label, required && el("b", { class: "star", title: "required" }, " *")), description && el("small", {}, description)];
  const name = input.custom_id;
  if (!input.type) {
    const limits = { value: input.value ?? "", required, name, maxLength: input.max };
    const field = el(input.paragraph ? "textarea" : "input", limits);
    return { shown: el("label", {}, heading, field), values: () => [field.value] };
  }
  const marked = new Set((input.options ?? []).filter((option) => option.default).map((option) => option.value));
  const options = choices(input);
  if (input.type !== RADIO && input.max_values === 1) {
    const entry = ({ label, value, description }) =>
      el("option", { value, selected: marked.has(value) }, description ? `${label}: ${description}` : label);
    const field = el("select", { name, required }, el("option", { value: "" }, input.placeholder ?? "Make a selection"), options.map(entry));
    return { shown: el("label", {}, heading, field), values: () => [field.value] };
  }
  const type = input.type === RADIO ? "radio" : "checkbox";
  const boxes = options.map(({ label, value }) => el("input", { type, name, value, "aria-label": label, checked: marked.has(value), required: required && type === "radio" }));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const full = () => boxes.forEach((box) => { box.disabled = type === "checkbox" && !box.checked && chosen().length >= input.max_values; });
  const lines = options.map((option, index) =>
    el("label", { class: "tick" }, boxes[index], el("span", {}, option.label, option.description && el("small", {}, option.description))));
  full();
  return { shown: el("fieldset", { onchange: full }, el("legend", {}, heading), el("div", {}, lines)), values: chosen };
}

/** Shows the form with which the bot has answered. */
export function showForm(interaction) {
  const { modal, id } = interaction;
  const dialog = byId("form");
  const questions = modal.parts.map(question);
  const wrong = el("p", { class: "failure", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const fields = questions.flatMap(({ values }, index) => {
      const name = modal.parts[index].input.custom_id;
      // Without a value the part would keep what it has from the start.
      return values().length > 0 ? values().map((value) => [name, value]) : [[name, ""]];
    });
    try {
      await interact({ do: "submit", interaction: id, fields }, modal.title);
      dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
  dialog.setAttribute("aria-label", modal.title);
  dialog.replaceChildren(el("form", { onsubmit: submit },
    el("h3", {}, modal.title),
    questions.map(({ shown }) => shown),
    wrong,
    el("div", { class: "row end" },
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"),
      el("button", { class: "button primary" }, "Submit"))));
  dialog.showModal();
}

let fading = null;

/** Says why something cannot be done. */
export function refuse(error) {
  const box = byId("refusal");
  box.textContent = error.message;
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(forgive, 8000);
}

/** Removes the reason again. */
export function forgive() {
  byId("refusal").hidden = true;
}
