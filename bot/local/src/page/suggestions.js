// A list of suggestions above a field, for keyboard, finger and screen reader.
import { el } from "./dom.js";

let count = 0;

/**
 * Adds a list to `input`. `show(items, pick)` fills it; an item is `{ label, hint, mark }`. While the list is open, arrows
 * move in it, Enter and Tab pick, Escape closes.
 */
export function suggestions(input, holder) {
  count += 1;
  const id = `suggestions-${count}`;
  const list = el("ul", { id, class: "suggestions", role: "listbox", hidden: true, onmousedown: (event) => event.preventDefault() });
  let items = [];
  let pick = () => {};
  let active = -1;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-expanded", "false");
  holder.append(list);

  function point(index) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = index;
    const item = list.children[index];
    item?.setAttribute("aria-selected", "true");
    item?.scrollIntoView({ block: "nearest" });
    if (item) input.setAttribute("aria-activedescendant", item.id);
    else input.removeAttribute("aria-activedescendant");
  }

  const self = {
    get open() {
      return !list.hidden;
    },
    /** Shows these items under the heading `title`. No item is selected unless `first`. */
    show(next, onpick, { title = "Suggestions", first = true, empty = null } = {}) {
      items = next;
      pick = onpick;
      list.setAttribute("aria-label", title);
      const rows = items.map((item, index) => el("li", {
        id: `${id}-${index}`, role: "option", "aria-selected": "false", onclick: () => self.take(index),
      }, el("b", {}, item.label), item.mark && el("i", {}, item.mark), item.hint && el("span", {}, item.hint)));
      if (!rows.length && empty) rows.push(el("li", { class: "empty" }, empty));
      list.replaceChildren(...rows);
      list.hidden = rows.length === 0;
      input.setAttribute("aria-expanded", String(!list.hidden));
      active = -1;
      if (first && items.length) point(0);
    },
    hide() {
      list.hidden = true;
      items = [];
      input.setAttribute("aria-expanded", "false");
      point(-1);
    },
    take(index) {
      const item = items[index];
      self.hide();
      if (item) pick(item);
    },
    /** Handles a key; true if it was for the list. */
    key(event) {
      if (list.hidden || !items.length) return false;
      if (event.key === "ArrowDown") point((active + 1) % items.length);
      else if (event.key === "ArrowUp") point((active + items.length - 1) % items.length);
      else if (event.key === "Escape") self.hide();
      else if ((event.key === "Enter" || event.key === "Tab") && active >= 0 && !event.shiftKey) self.take(active);
      else return false;
      event.preventDefault();
      return true;
    },
    remove() {
      list.remove();
    },
  };
  return self;
}
