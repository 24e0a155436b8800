// The box at the bottom: text, or a command with its options.
import { byId, el, touch } from "./dom.js";
import { forgive, refuse } from "./controls.js";
import { act, interact, moderatorCommands, present, store, typedCommands } from "./store.js";
import { suggestions } from "./suggestions.js";

const composer = byId("composer");
const KINDS = { 3: "text", 4: "whole number", 5: "True or False", 6: "member", 7: "channel", 8: "role", 9: "member or role", 10: "number", 11: "file" };

/** Starts with an empty box. On a phone the box is not focused: the keyboard would hide new messages. */
export function writeText(text = "", focus = !touch) {
  const field = el("textarea", {
    rows: 1, value: text, placeholder: hint(), "aria-label": hint(), enterKeyHint: "send",
    oninput: () => typed(), onregistered: () => typed(document.activeElement === field), onkeydown: key,
  });
  const send = el("button", { class: "send", "aria-label": "Send", title: "Send" }, "➤");
  const slash = el("button", { type: "button", class: "slash", "aria-label": "Commands", title: "Commands", onclick: () => writeText("/", true) }, "/");
  const box = el("div", { class: "box" }, slash, field, send);
  composer.replaceChildren(box);
  const list = suggestions(field, composer);
  composer.onsubmit = (event) => {
    event.preventDefault();
    say();
  };

  function typed(typing = false) {
    forgive();
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 160)}px`;
    const text = field.value.replace(/\n+$/, "");
    if (!text.startsWith("/") || text.includes("\n")) return list.hide();
    const wanted = text.slice(1);
    const exact = longest(wanted);
    if (exact && wanted.startsWith(`${exact.path} `)) return writeCommand(exact, wanted.slice(exact.path.length + 1), typing);
    const words = wanted.toLowerCase().split(/\s+/);
    const fits = typedCommands().filter((command) => words.every((word) => command.path.includes(word)));
    const items = fits.map((command) => ({ label: `/${command.path}`, hint: command.description, command }));
    list.show(items, (item) => writeCommand(item.command), { title: "Commands", empty: unknown(wanted) });
  }
  function key(event) {
    if (list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      say();
    }
  }
  async function say() {
    const text = field.value;
    if (!text.trim()) return;
    if (text.startsWith("/")) {
      const exact = longest(text.slice(1).trim());
      if (exact) return writeCommand(exact);
      return refuse(new Error(unknown(text.slice(1))));
    }
    try {
      await act({ do: "say", channel: store.channel, text });
      writeText("", true);
    } catch (error) {
      refuse(error);
    }
  }
  if (focus) field.focus();
  if (text) typed();
}

function hint() {
  const channel = store.channels.get(store.channel);
  if (!channel || channel.kind === "forum") return "Choose a channel";
  return `Message ${channel.kind === "direct" ? "@" : channel.kind === "text" ? "#" : ""}${channel.name} as ${store.members.get(store.me)?.name ?? "nobody"}`;
}

/** Why there is no command for the text after the slash. */
function unknown(text) {
  const name = text.trim().split(/\s/)[0];
  const others = moderatorCommands().some((command) => command.name.startsWith(name) && name);
  if (others && store.me !== store.owner) return `/${name} is for moderators of this server: ${store.members.get(store.owner)?.name}.`;
  return `There is no command /${text.trim().split("\n")[0]}.`;
}

/** Searches again if no command was found: the bot may have registered its commands in the meantime. */
export function refreshSuggestions() {
  if (composer.querySelector(".suggestions .empty")) composer.querySelector("textarea")?.dispatchEvent(new Event("registered"));
}

/** Labels the empty box with its channel and member. */
export function refreshHint() {
  const field = composer.querySelector("textarea");
  if (!field) return;
  field.placeholder = hint();
  field.setAttribute("aria-label", hint());
}

/** The command with the longest name that the text begins with. */
function longest(text) {
  const fits = typedCommands().filter((command) => text === command.path || text.startsWith(`${command.path} `));
  return fits.sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The options that a text such as `game:Pasang computer:Novice` names, as `[option, value]`, after what stands before them.
 * A value ends where another option of the command begins; the last one keeps the space before the word that follows.
 */
function named(command, text) {
  const names = command.options.map((option) => option.name).join("|");
  if (!names) return [text.trimStart()];
  const [before, ...parts] = text.split(new RegExp(`(?:^|\\s+)(${names}):`, "iu"));
  const option = (name) => command.options.find((option) => option.name === name.toLowerCase());
  return [before.trimStart(), ...parts.flatMap((name, at) => (at % 2 ? [] : [[option(name), parts[at + 1].trimStart()]]))];
}

/**
 * A command and the fields for its options, filled with those that `text` names; the rest goes into the first field.
 * Whoever is `typing` goes on in the last one, even if it could be sent.
 */
function writeCommand(command, text = "", typing = false) {
  const fields = new Map();
  const holder = el("div", { class: "fields" });
  const usual = el("div", { class: "usual" });
  const more = el("div", { class: "more", id: "more-options", hidden: true });
  const note = el("p", { class: "about", id: "about", "aria-live": "polite" });
  const cancel = () => writeText("", true);
  composer.replaceChildren(el("div", { class: "box command" },
    el("div", { class: "head" }, el("b", { class: "path" }, `/${command.path}`), el("span", {}, command.description),
      el("button", { type: "button", class: "plain", "aria-label": "Cancel the command", onclick: cancel }, "✕")),
    holder, note, more, el("div", { class: "row end" }, usual, el("button", { class: "button primary" }, "Send"))));

  for (const option of command.options) if (option.required) add(option);
  offer();
  const [first] = command.options.filter((option) => option.required).concat(command.options);
  const given = named(command, text);
  const last = first && fill(first, given);
  const all = [...fields.values()];
  const finished = !typing && given.length > 1 && all.every((made) => made.value() && made.check());
  ((finished ? null : last ?? all[0])?.input ?? composer.querySelector(".button.primary")).focus();

  function add(option) {
    const made = field(option, command, fields, note, { submit: send, cancel, drop: () => drop(option), spread: (parts) => spread(option, parts) });
    fields.set(option.name, made);
    holder.append(made.element);
    return made;
  }
  /** Fills the options that are named, and `option` with what stands before them; returns the last field. */
  function fill(option, [before, ...others]) {
    const all = before ? [[option, before], ...others] : others;
    const filled = all.map(([option, value]) => {
      const made = fields.get(option.name) ?? add(option);
      made.input.value = value;
      return made;
    });
    offer();
    return filled.at(-1);
  }
  /** Options were named in the field of another one. */
  function spread(option, parts) {
    const made = fields.get(option.name);
    made.input.value = "";
    const last = fill(option, parts);
    if (!made.input.value && made !== last && !option.required) {
      made.element.remove();
      fields.delete(option.name);
      offer();
    }
    last.input.focus();
    last.input.dispatchEvent(new Event("input"));
  }
  function drop(option) {
    fields.get(option.name).element.remove();
    fields.delete(option.name);
    offer();
    ([...fields.values()].at(-1)?.input ?? composer.querySelector(".button.primary")).focus();
  }
  function pick(option) {
    add(option).input.focus();
    offer();
  }
  /** Shows the usual options at once, and the others in groups behind a button. */
  function offer() {
    const left = command.options.filter((option) => !fields.has(option.name));
    const groups = store.optionGroups
      .map((group) => ({ ...group, options: left.filter((option) => group.options.includes(option.name)) }))
      .filter((group) => group.options.length);
    const grouped = new Set(groups.flatMap((group) => group.options));
    const chip = (option) => el("button", {
      type: "button", class: "option", title: option.description, "aria-label": `Add the option ${option.name}: ${option.description}`, onclick: () => pick(option),
    }, `+ ${option.name}`);
    more.hidden = true;
    more.replaceChildren(...groups.map((group) => el("section", {}, el("h4", {}, group.title), group.options.map((option) =>
      el("button", { type: "button", class: "choice", onclick: () => pick(option) }, el("b", {}, option.name), el("span", {}, option.description))))));
    const opener = grouped.size > 0 && el("button", { type: "button", class: "option", "aria-expanded": "false", "aria-controls": more.id, onclick: toggle },
      `${grouped.size} more`);
    usual.replaceChildren(...left.filter((option) => !grouped.has(option)).map(chip), ...(opener ? [opener] : []));
  }
  function toggle(event) {
    more.hidden = !more.hidden;
    event.currentTarget.setAttribute("aria-expanded", String(!more.hidden));
    event.currentTarget.textContent = more.hidden ? `${more.querySelectorAll(".choice").length} more` : "Fewer";
  }
  async function send() {
    forgive();
    const wrong = [...fields.values()].filter((made) => !made.check());
    if (wrong.length) {
      // Checked again, because each error replaces the one before, and that of the first field is to stay.
      wrong[0].check();
      return wrong[0].input.focus();
    }
    const given = [...fields.values()].filter((made) => made.value());
    const options = given.map((made) => [made.option.name, made.value()]);
    const typed = [`/${command.path}`, ...given.map((made) => `${made.option.name}:${made.input.value}`)].join(" ");
    try {
      await interact({ do: "command", channel: store.channel, path: command.path, options }, typed);
      writeText();
    } catch (error) {
      refuse(error);
    }
  }
  composer.onsubmit = (event) => {
    event.preventDefault();
    send();
  };
  // If no option is required, further typing goes into the first one.
  composer.querySelector(".box").onkeydown = (event) => {
    if (event.target.matches("input")) return;
    if (event.key === "Escape") return cancel();
    const option = command.options.find((option) => !fields.has(option.name));
    if (!option || event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return;
    pick(option);
  };
}

/** The values of an option that are known without asking the bot; null if any text is allowed. */
function fixed(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: String(choice.value) }));
  const members = () => present().map((member) => ({ label: member.name, mark: member.bot ? "APP" : null, value: member.id }));
  const roles = () => store.roles.map((role) => ({ label: role.name.startsWith("@") ? role.name : `@${role.name}`, value: role.id }));
  switch (option.type) {
    case 5: return ["True", "False"].map((label) => ({ label, value: label }));
    case 6: return members();
    case 7: return [...store.channels.values()].map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    case 8: return roles();
    case 9: return [...members(), ...roles()];
    default: return null;
  }
}

/** The value of the only choice with this name: "Pasang" is enough for "Pasang: capture lines of tokens". */
function meant(choices, text) {
  const plain = (text) => text.trim().replace(/^[@#]/, "").toLowerCase();
  const name = plain(text);
  const exact = choices.filter((item) => plain(item.label) === name);
  const longer = choices.filter((item) => name && plain(item.label).startsWith(name) && /[^\p{L}\p{N}]/u.test(plain(item.label)[name.length]));
  const fits = exact.length ? exact : longer;
  return fits.length === 1 ? fits[0].value : null;
}

/** Why a text does not fit an option, before anything is sent; empty if it fits. */
function problem(option, text, chosen) {
  if (!text) return option.required ? "This option is required." : "";
  if (option.type === 11) return chosen ? "" : "Choose a file.";
  if (fixed(option)) return chosen ? "" : "Choose one from the list.";
  if (option.type === 4 && !/^\s*-?\d+\s*$/.test(text)) return "Enter a whole number.";
  if (option.type === 10 && Number.isNaN(Number(text))) return "Enter a number.";
  if (option.min_value !== undefined && Number(text) < option.min_value) return `Enter at least ${option.min_value}.`;
  if (option.max_value !== undefined && Number(text) > option.max_value) return `Enter at most ${option.max_value}.`;
  if (option.min_length && text.length < option.min_length) return `Enter at least ${option.min_length} characters.`;
  if (option.max_length && text.length > option.max_length) return `Enter at most ${option.max_length} characters.`;
  return "";
}

function field(option, command, fields, note, { submit, cancel, drop, spread }) {
  let chosen = null;
  let request = 0;
  let timer = null;
  const input = el("input", {
    type: "text", name: option.name, autocapitalize: "off", enterKeyHint: "send", "aria-required": option.required ? "true" : null, "aria-describedby": "about",
    inputMode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : "text",
    oninput: (event) => {
      chosen = null;
      forgive();
      const parts = named(command, input.value);
      if (parts.length > 1 && !event.isComposing) return spread(parts);
      check(false);
      suggest();
    },
    onfocus: () => {
      if (!element.classList.contains("wrong")) explain();
      suggest();
    },
    onblur: () => list.hide(),
    onkeydown: (event) => {
      if (list.key(event)) return;
      if (event.key === "Enter") {
        event.preventDefault();
        submit();
      } else if (event.key === "Escape") cancel();
      else if (event.key === "Backspace" && !input.value && !option.required) {
        event.preventDefault();
        drop();
      }
    },
  });
  input.spellcheck = false;
  if (option.type === 11) {
    // What is sent is the name of the file and, below it, its text.
    const picker = el("input", { type: "file", hidden: true, onchange: async () => {
      const [file] = picker.files;
      if (!file) return;
      const text = await file.text();
      input.value = file.name;
      chosen = `${file.name}\n${text}`;
      check(true);
    } });
    input.readOnly = true;
    input.placeholder = "Choose a file";
    input.onclick = () => picker.click();
  }
  const star = option.required ? el("b", { class: "star", title: "required" }, "*") : null;
  const element = el("label", { class: "field" }, el("span", {}, option.name, star), input,
    !option.required && el("button", { type: "button", class: "plain", "aria-label": `Remove ${option.name}`, onclick: drop }, "✕"));
  const list = suggestions(input, composer);
  const known = fixed(option);

  function explain(wrong = "") {
    const kind = option.choices?.length ? "choose from a list" : option.autocomplete ? "suggestions while you type" : KINDS[option.type];
    note.replaceChildren(...(wrong ? [el("span", { class: "failure" }, wrong)] : [el("b", {}, option.name), ` – ${option.description} (${kind})`]));
  }
  function suggest() {
    if (known) {
      const wanted = input.value.toLowerCase();
      const fits = known.filter((item) => chosen === item.value || item.label.toLowerCase().includes(wanted));
      list.show(fits.slice(0, 25), choose, { title: option.name, empty: "No matches." });
    } else if (option.autocomplete) {
      clearTimeout(timer);
      timer = setTimeout(autocomplete, 150);
    }
  }
  async function autocomplete() {
    request += 1;
    const mine = request;
    const options = [...fields.values()].filter((made) => made.value() || made.option === option).map((made) => [made.option.name, made.option === option ? input.value : made.value()]);
    try {
      const { choices } = await act({ do: "autocomplete", channel: store.channel, path: command.path, options, focused: option.name });
      if (mine !== request || document.activeElement !== input) return;
      const items = choices.map((choice) => ({ label: choice.name, value: String(choice.value) }));
      list.show(items, choose, { title: option.name, first: input.value !== "", empty: "No suggestions." });
    } catch {
      if (mine === request) list.show([], choose, { empty: "The bot has no suggestions." });
    }
  }
  function choose(item) {
    chosen = item.value;
    input.value = item.label;
    check(true);
    const all = [...fields.values()];
    const next = all.slice(all.findIndex((made) => made.input === input) + 1).find((made) => !made.value());
    if (next) next.input.focus();
  }
  /** Whether the field can be sent. An error is shown only for a finished field. */
  function check(finished = true) {
    if (known && !chosen) chosen = meant(known, input.value);
    const wrong = problem(option, input.value.trim(), chosen);
    const shown = finished && wrong;
    element.classList.toggle("wrong", Boolean(shown));
    input.setAttribute("aria-invalid", String(Boolean(shown)));
    explain(shown || "");
    return !wrong;
  }
  return { option, element, input, check, value: () => chosen ?? input.value.trim() };
}
