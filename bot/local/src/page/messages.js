// The messages of the open channel.
import { menuButton, rightClicked } from "./apps.js";
import { avatar, byId, el, when } from "./dom.js";
import { line, markdown } from "./markdown.js";
import { appOf, openApp, refuse, rows } from "./controls.js";
import { welcome } from "./guide.js";
import { act, emit, store } from "./store.js";

/** The kinds of interactions without a message. */
const COMMANDS = new Set(["command", "use_on_message", "use_on_member"]);
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
/** Messages of one author within this time share one heading. */
const TOGETHER = 7 * 60 * 1000;

const log = byId("log");

/** Draws the whole channel. */
export function drawAll() {
  const list = [...store.messages.values()];
  log.replaceChildren(...(list.length ? [] : [welcome()]), ...list.map((message, index) => draw(message, list[index - 1])));
  fit([...log.children]);
  drawPending();
  toNewest();
}

/** Draws a new or changed message, and keeps the scroll position of the reader. */
export function drawOne(id) {
  const list = [...store.messages.values()];
  const index = list.findIndex((message) => message.id === id);
  const message = list[index];
  const fresh = draw(message, list[index - 1]);
  const old = log.querySelector(`[data-id="${id}"]`);
  const top = (item) => item.getBoundingClientRect().top;
  const buttons = (item) => item.querySelector(".row") ?? item;
  if (old) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const before = top(buttons(old));
    old.replaceWith(fresh);
    fit([fresh]);
    // The next button to press stays under the finger.
    if (focused && !stuck) log.scrollTop += top(buttons(fresh)) - before;
    if (focused) (sameControl(fresh, focused) ?? fresh).focus({ preventScroll: true });
  } else {
    log.querySelector(".welcome")?.remove();
    log.insertBefore(fresh, log.querySelector(".pending"));
    fit([fresh]);
  }
  const mine = [message.author.id, message.interaction_metadata?.user.id].includes(store.me);
  if (mine && fresh.offsetHeight > log.clientHeight) showTop(fresh);
  else if (stuck || (!old && (mine || follows()))) toNewest();
  else if (!old) byId("newest").hidden = false;
}

/** Pictures leave room for the words and buttons of their message. */
function fit(items) {
  const rests = items.map((item) => [item, item.offsetHeight - (item.querySelector(".files")?.offsetHeight ?? 0)]);
  for (const [item, rest] of rests) item.style.setProperty("--rest", `${rest}px`);
}
addEventListener("resize", () => fit([...log.querySelectorAll(".message")]));

/** When this member last used a command, button or menu. */
let acted = -Infinity;

/** What comes soon is an answer, such as the board after a turn: the page shows it, wherever the reader was. */
export const follow = () => (acted = performance.now());

const follows = () => performance.now() - acted < 5000;

/** The button or menu that had the focus, or the one that now has its name. */
function sameControl(item, focused) {
  const controls = [...item.querySelectorAll("[data-custom-id]")];
  return controls.find((control) => control.dataset.customId === focused.dataset.customId)
    ?? controls.find((control) => control.textContent === focused.textContent && !control.disabled);
}

/** A message that does not fit on the screen is shown from its beginning. */
function showTop(item) {
  stuck = false;
  log.scrollTop += item.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

/** Removes a message. */
export function erase(id) {
  log.querySelector(`[data-id="${id}"]`)?.remove();
  if (!store.messages.size) drawAll();
}

/** Whether the reader is at the end, and stays there when messages come. */
let stuck = true;

export function toNewest() {
  stuck = true;
  log.scrollTop = store.messages.size ? log.scrollHeight : 0;
  byId("newest").hidden = true;
}

byId("newest").addEventListener("click", toNewest);
// Only the reader's own scrolling changes this, not growth such as a loaded picture or the box below.
for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) {
  log.addEventListener(kind, () => {
    // A click follows these.
    acted = -Infinity;
    requestAnimationFrame(() => {
      stuck = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
      if (stuck) byId("newest").hidden = true;
    });
  }, { passive: true });
}
new ResizeObserver(() => stuck && toNewest()).observe(log);

function draw(message, before) {
  const mine = store.members.get(message.author.id);
  const head = !before || before.author.id !== message.author.id || before.interaction_metadata || message.interaction_metadata
    || message.message_reference || new Date(message.timestamp) - new Date(before.timestamp) > TOGETHER;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const kinds = ["message", head && "first", message.pings_me && "pinged", ephemeral && "ephemeral"].filter(Boolean);
  return el("li", { class: kinds.join(" "), "data-id": message.id, tabIndex: -1, oncontextmenu: (event) => rightClicked(event, message) },
    head && above(message),
    head ? avatar(mine) : el("span", { class: "margin", "aria-hidden": "true" }, when(message.timestamp)),
    el("div", { class: "body" },
      head && el("div", { class: "by" },
        el("strong", {}, message.name ?? "somebody"),
        mine?.bot && el("span", { class: "badge" }, "APP"),
        when(message.timestamp)),
      message.flags & LOADING ? thinking(message) : content(message),
      message.attachments.length > 0 && el("div", { class: "files" }, message.attachments.map((attachment) => file(attachment, appOf(message)))),
      el("div", { class: message.components.length === 1 ? "foot single" : "foot" }, rows(message),
        ephemeral && el("p", { class: "only" }, "Only you can see this · ",
          el("button", { type: "button", class: "link", onclick: () => dismiss(message) }, "Dismiss message"))),
      menuButton(message)));
}

/** The message or command that the message answers. */
function above(message) {
  const used = message.interaction_metadata;
  if (used?.type === 2) {
    const user = store.members.get(used.user.id);
    return el("p", { class: "above" }, avatar(user, "tiny"), el("b", {}, user?.name ?? "somebody"), " used ",
      el("span", { class: "mention" }, isTyped(used.name) ? `/${used.name}` : used.name));
  }
  const replied = message.referenced_message;
  if (!replied) return null;
  const to = store.members.get(replied.author.id);
  return el("p", { class: "above" }, avatar(to, "tiny"), el("b", {}, to?.name ?? "somebody"), " ",
    el("a", { href: `#${message.channel_id}`, class: "quiet", onclick: (event) => {
        event.preventDefault();
        showMessage(replied.id);
      } },
      replied.content ? line(inOneLine(replied.content)) : "Go to the message"));
}

/** A message in one line, which the style cuts where it is full: cut here, a code would lose its second backtick. */
const inOneLine = (text) => text.replaceAll("```", " ").trim().replace(/\s*\n+\s*/g, " ");

/** Whether a command was typed, not chosen from the menu of a message or member. */
const isTyped = (name) => [...store.commands.values()].some((command) => command.type === 1 && command.name === name.split(" ")[0]);

/** Scrolls to a message of this channel and frames it for a moment. */
export function showMessage(id) {
  const target = log.querySelector(`[data-id="${id}"]`);
  if (!target) return refuse(new Error("That message no longer exists."));
  stuck = false;
  target.scrollIntoView({ block: target.offsetHeight > log.clientHeight ? "start" : "center" });
  target.focus({ preventScroll: true });
  target.classList.add("target");
  setTimeout(() => target.classList.remove("target"), 2000);
}

function content(message) {
  if (!message.content) return null;
  const edited = message.edited_timestamp && el("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, " (edited)");
  return el("div", { class: "text" }, markdown(message.content), edited);
}

const thinking = (message) => el("p", { class: "thinking", role: "status" },
  el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), `${message.name ?? "The bot"} is thinking…`);

function file(attachment, app) {
  if (!attachment.content_type?.startsWith("image/")) {
    return el("a", { class: "download", href: attachment.url, download: attachment.filename },
      "📄 ", attachment.filename, el("small", {}, ` ${Math.ceil(attachment.size / 1024)} KiB`));
  }
  const picture = el("img", {
    src: attachment.url, alt: attachment.description ?? "", loading: "lazy", decoding: "async",
    width: attachment.width ?? null, height: attachment.height ?? null,
    onload: () => stuck && toNewest(),
  });
  const { width, height } = attachment;
  const frame = el("button", { type: "button", class: width && height ? "picture sized" : "picture", "aria-label": `${app ? "Open the board" : "Enlarge"}: ${attachment.description ?? attachment.filename}`,
    onclick: () => (app ? openApp(app) : enlarge(attachment)) },
    picture, attachment.description && el("span", { class: "alt", "aria-hidden": "true" }, "ALT"));
  frame.style.setProperty("--width", `${width}px`);
  frame.style.setProperty("--ratio", width / height);
  return frame;
}

/** Shows a picture in the size of the window, with its description below. */
function enlarge(attachment) {
  const dialog = byId("picture");
  const close = () => dialog.close();
  dialog.replaceChildren(
    el("img", { src: attachment.url, alt: attachment.description ?? "", onclick: close }),
    attachment.description && el("p", {}, attachment.description),
    el("form", { method: "dialog" }, el("button", {}, "Close"),
      el("a", { href: attachment.url, target: "_blank", rel: "noreferrer" }, "Open full size")));
  dialog.onclick = (event) => event.target === dialog && close();
  dialog.showModal();
}

async function dismiss(message) {
  await act({ do: "dismiss", channel: message.channel_id, message: message.id }).catch(() => null);
  store.messages.delete(message.id);
  erase(message.id);
}

/** This member's interactions without a message: commands that are unanswered or have failed. */
export function drawPending() {
  log.querySelectorAll(".pending").forEach((old) => old.remove());
  for (const [id, pending] of store.pending) {
    if (!COMMANDS.has(pending.do) || pending.channel !== store.channel) continue;
    const failed = pending.state === "failed";
    const forget = () => {
      store.pending.delete(id);
      emit({ type: "pending", id });
    };
    log.append(el("li", { class: failed ? "pending failed" : "pending", role: "status" },
      avatar(store.members.get(store.me)),
      el("div", { class: "body" },
        el("p", {}, el("span", { class: "mention" }, pending.label)),
        failed
          ? el("p", { class: "only" }, "The application did not respond · ", el("button", { type: "button", class: "link", onclick: forget }, "Dismiss"))
          : el("p", { class: "only" }, "Sending…"))));
  }
  if (stuck) toNewest();
}
