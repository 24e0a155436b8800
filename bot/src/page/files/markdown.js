// What the bot writes for Discord, as elements. Only text becomes text: nothing is ever read as HTML.

// A backslash shows the sign after it. Names have one before each sign that would mean something to
// Discord; what is bold and what is a link end at a sign without one.
const INLINE = /\\([!-/:-@[-`{-~])|\*\*((?:\\.|[^\\])+?)\*\*|`([^`]+)`|\[((?:\\.|[^\]\\])+)\]\(<?([^)>\s]+)>?\)|<t:(\d+)(?::([tTdDfFR]))?>|<(?:@!?|#)(\d+)>/g;

/** An element with attributes and children. */
export function el(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

function time(seconds, style) {
  const at = new Date(seconds * 1000);
  if (style !== "R") return at.toLocaleString([], style === "d" ? { dateStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  const left = seconds - Date.now() / 1000;
  const [unit, length] = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, length]) => Math.abs(left) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(document.documentElement.lang).format(Math.trunc(left / length), unit);
}

/** A line of text with what is set off in it. */
function inline(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, escaped, bold, code, label, address, seconds, style, id] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (bold) parts.push(el("b", {}, inline(bold)));
    else if (code) parts.push(el("code", {}, code));
    else if (label && /^https?:/.test(address)) parts.push(el("a", { href: address, target: "_blank", rel: "noreferrer noopener" }, inline(label)));
    else if (label) parts.push(...inline(label));
    else if (seconds) parts.push(time(Number(seconds), style));
    else if (escaped) parts.push(escaped);
    else if (id) parts.push("…");
  }
  parts.push(text.slice(end));
  return parts;
}

/** A post as a list of elements, one for each line; what stands between three backticks stays as it is. */
export function markdown(text) {
  return text.split("```").flatMap((block, index) => {
    if (index % 2) return [el("pre", {}, block.replace(/^\n/, ""))];
    return block.split("\n").filter((line) => line.trim()).map((line) => {
      const [, sign, rest] = /^(#{1,3} |-# |> |- )?(.*)$/.exec(line);
      const kind = { "-# ": "small", "- ": "item" }[sign];
      return el("p", { class: kind ?? null }, sign?.startsWith("#") ? el("b", {}, inline(rest)) : inline(rest));
    });
  });
}
