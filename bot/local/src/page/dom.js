// Makes elements without templates. Text is always a text node, so nothing that members write becomes HTML.

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** Whether this is a touch screen, where a keyboard would cover the page. */
export const touch = matchMedia("(pointer: coarse)").matches;

/**
 * Makes an element. Properties that begin with "on" are listeners, "class" and names with a hyphen are attributes,
 * all others are properties; null and false values are left out.
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class" || name === "role" || name.includes("-")) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const COLOURS = 8;

/** The round picture of a member: the first letter on a colour of their own. */
export function avatar(member, size = "") {
  const name = member?.name ?? "?";
  const colour = (member?.colour ?? 0) % COLOURS;
  const letter = member?.bot ? "▲" : [...name][0].toUpperCase();
  return el("span", { class: `avatar ${size} colour-${member?.bot ? "bot" : colour}`, "aria-hidden": "true" }, letter);
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", year: "numeric" });

/** The time of a message, in short form. */
export function when(iso) {
  const date = new Date(iso);
  const today = day.format(new Date()) === day.format(date);
  const text = today ? clock.format(date) : `${day.format(date)}, ${clock.format(date)}`;
  return el("time", { dateTime: iso, title: date.toLocaleString() }, text);
}
