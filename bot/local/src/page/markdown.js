// Turns Discord's markdown into elements. All text becomes text nodes, so HTML stays text.
//
// There is no library for it: the short ones (snarkdown, 109 lines) make HTML strings and do not know Discord's dialect; the one
// that knows it (discord-markdown) has 322 lines on top of the 2,111 of simple-markdown.
import { el } from "./dom.js";
import { store } from "./store.js";

/** The text of a message. */
export function markdown(text) {
  return blocks(text ?? "", true);
}

/** The text of a single line. */
export function line(text) {
  return inline(text ?? "");
}

function blocks(text, quotes) {
  const out = [];
  let rest = text;
  while (rest) {
    const code = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```\n?/.exec(rest);
    if (code) {
      out.push(el("pre", {}, el("code", {}, code[2])));
      rest = rest.slice(code[0].length);
      continue;
    }
    if (quotes && rest.startsWith(">>> ")) {
      out.push(el("blockquote", {}, blocks(rest.slice(4), false)));
      return out;
    }
    const end = rest.search(/\n|(?<=.)```/);
    const cut = end < 0 ? rest.length : end;
    const block = quotes && /^> /.test(rest) ? quoted(rest) : listed(rest) ?? headed(rest.slice(0, cut));
    if (block) {
      out.push(block.element);
      rest = rest.slice(block.length ?? cut).replace(/^\n/, "");
      continue;
    }
    out.push(...inline(rest.slice(0, cut)));
    rest = rest.slice(cut);
    if (rest.startsWith("\n")) {
      // Blocks begin on a line of their own, so a line break before one is dropped.
      if (!/^\n(```|> |>>> |#{1,3} |-# |[-*] |\d+\. )/.test(rest)) out.push(el("br"));
      rest = rest.slice(1);
    }
  }
  return out;
}

function quoted(text) {
  const lines = /^(?:> [^\n]*(?:\n|$))+/.exec(text)[0];
  return { element: el("blockquote", {}, blocks(lines.replace(/^> /gm, "").replace(/\n$/, ""), false)), length: lines.length };
}

function listed(text) {
  const found = /^(?:( *)(?:[-*]|\d+\.) [^\n]*(?:\n|$))+/.exec(text);
  if (!found) return null;
  const ordered = /^ *\d/.test(text);
  const items = found[0].trimEnd().split("\n").map((item) => {
    const [, indent, body] = /^( *)(?:[-*]|\d+\.) (.*)$/.exec(item);
    return el("li", { class: indent.length > 1 ? "deeper" : null }, inline(body));
  });
  const start = ordered ? Number.parseInt(text, 10) : null;
  return { element: el(ordered ? "ol" : "ul", { start }, items), length: found[0].length };
}

function headed(text) {
  const found = /^(#{1,3}|-#) (.+)$/.exec(text);
  if (!found) return null;
  if (found[1] === "-#") return { element: el("p", { class: "small" }, inline(found[2])) };
  return { element: el("p", { class: `heading-${found[1].length}`, role: "heading", "aria-level": found[1].length + 2 }, inline(found[2])) };
}

// Each rule: a pattern for the start of the remaining text, and the element that it becomes.
const RULES = [
  [/^\\([^a-zA-Z0-9\s])/, (found) => found[1]],
  [/^``([\s\S]+?)``(?!`)/, (found) => el("code", {}, found[1].trim())],
  [/^`([^`\n]+)`/, (found) => el("code", {}, found[1])],
  [/^<@!?(\d+)>/, (found) => mention(`@${store.members.get(found[1])?.name ?? "unknown"}`, found[1] === store.me)],
  [/^<@&(\d+)>/, (found) => mention(role(found[1]), true)],
  [/^@(everyone|here)\b/, (found) => mention(found[0], true)],
  [/^<#(\d+)>/, (found) => channel(found[1])],
  [/^<\/([^:>\n]+):\d+>/, (found) => mention(`/${found[1]}`, false)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (found) => timestamp(Number(found[1]), found[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (found) => `:${found[1]}:`],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"\n]*")?\)/, (found) => link(found[2], inline(found[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => link(found[1], found[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]*_~|]/, (found) => link(found[0], found[0])],
  [/^\|\|([\s\S]+?)\|\|/, (found) => spoiler(inline(found[1]))],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (found) => el("strong", {}, el("em", {}, inline(found[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found) => el("strong", {}, inline(found[1]))],
  [/^__([\s\S]+?)__(?!_)/, (found) => el("u", {}, inline(found[1]))],
  [/^~~([\s\S]+?)~~/, (found) => el("s", {}, inline(found[1]))],
  [/^\*(?![\s*])([^*\n]*[^\s*])\*(?!\*)/, (found) => el("em", {}, inline(found[1]))],
  [/^_(?!_)([^_\n]+)_(?!\w)/, (found) => el("em", {}, inline(found[1]))],
];

/** What a role is called. */
function role(id) {
  const name = store.roles.find((role) => role.id === id)?.name ?? "deleted-role";
  return name.startsWith("@") ? name : `@${name}`;
}

function inline(text) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const inWord = /\w/.test(text[at - 1] ?? "");
    const hit = /^[\\`<@[h|*_~]/.test(rest) && !(inWord && /^[_h@]/.test(rest)) && match(rest);
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit.node);
      at += hit.length;
    } else if (rest[0] === "\n") {
      out.push(plain, el("br"));
      plain = "";
      at += 1;
    } else {
      plain += rest[0];
      at += 1;
    }
  }
  if (plain) out.push(plain);
  return out;
}

function match(rest) {
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(rest);
    if (found) return { node: make(found), length: found[0].length };
  }
  return null;
}

const mention = (text, mine) => el("span", { class: mine ? "mention mine" : "mention" }, text);

function channel(id) {
  const found = store.channels.get(id);
  if (!found) return mention("#unknown", false);
  return el("a", { class: "mention", href: `#${id}` }, `#${found.name}`);
}

const DISCORD = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The place on this page for a link to Discord: the address, and the channel unless it cannot be seen; null for other links. */
export function inside(href) {
  const [, id, message] = DISCORD.exec(href) ?? [];
  if (!id) return null;
  return { href: `#${id}${message ? `/${message}` : ""}`, channel: store.channels.get(id), message };
}

function link(href, text) {
  const target = inside(href);
  if (!target) return el("a", { href, target: "_blank", rel: "noreferrer noopener" }, text);
  if (!target.channel) return mention("#unknown", false);
  const name = `#${target.channel.name}${target.message ? " › message" : ""}`;
  return el("a", { class: "mention", href: target.href }, text === href ? name : text);
}

function spoiler(content) {
  const reveal = (event) => {
    event.currentTarget.classList.add("shown");
    event.currentTarget.removeAttribute("aria-label");
  };
  return el("button", { type: "button", class: "spoiler", "aria-label": "Spoiler, press to show", onclick: reveal }, content);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(undefined, STYLES[style]).format(date);
  const full = new Intl.DateTimeFormat(undefined, STYLES.F).format(date);
  return el("time", { class: "stamp", dateTime: date.toISOString(), title: full, "data-relative": style === "R" ? seconds : null }, text);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const ago = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS.at(-1);
  return ago.format(Math.round(left / size), unit);
}

// Relative times are updated while the page is open.
setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    time.textContent = relative(Number(time.dataset.relative));
  }
}, 10_000);
