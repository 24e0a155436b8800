// The messages of the open channel.
import { at, avatar, el, when } from "./dom.js";
import { line, markdown } from "./markdown.js";
import { rows } from "./controls.js";
import { act, store, tell, typedCommands } from "./store.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
/** Messages of one author within this time stand under one name. */
const TOGETHER = 7 * 60 * 1000;

const log = at("log");

/** Draws the whole channel. */
export function drawAll() {
  const list = [...store.messages.values()];
  log.replaceChildren(...(list.length ? [] : [welcome()]), ...list.map((message, index) => draw(message, list[index - 1])));
  drawPending();
  toNewest();
}

/** Draws a message that is new or has changed, and keeps the place of the reader. */
export function drawOne(id) {
  const list = [...store.messages.values()];
  const index = list.findIndex((message) => message.id === id);
  const message = list[index];
  const fresh = draw(message, list[index - 1]);
  const old = log.querySelector(`[data-id="${id}"]`);
  if (old) {
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId ?? "" : null;
    old.replaceWith(fresh);
    if (focused !== null) (fresh.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`) ?? fresh).focus({ preventScroll: true });
  } else {
    log.querySelector(".welcome")?.remove();
    log.insertBefore(fresh, log.querySelector(".pending"));
    const mine = [message.author.id, message.interaction_metadata?.user.id].includes(store.me);
    if (mine) stuck = true;
    else if (!stuck) at("newest").hidden = false;
  }
  if (stuck) toNewest();
}

/** Takes a message away. */
export function erase(id) {
  log.querySelector(`[data-id="${id}"]`)?.remove();
  if (!store.messages.size) drawAll();
}

/** Whether the reader is at the end, and stays there when something comes. */
let stuck = true;

export function toNewest() {
  stuck = true;
  log.scrollTop = log.scrollHeight;
  at("newest").hidden = true;
}

at("newest").addEventListener("click", toNewest);
// Only the reader's own scrolling decides: what grows (a picture that arrives, the box below) does not.
for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) {
  log.addEventListener(kind, () => requestAnimationFrame(() => {
    stuck = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
    if (stuck) at("newest").hidden = true;
  }), { passive: true });
}
new ResizeObserver(() => stuck && toNewest()).observe(log);

function draw(message, before) {
  const mine = store.members.get(message.author.id);
  const head = !before || before.author.id !== message.author.id || before.interaction_metadata || message.interaction_metadata
    || message.message_reference || new Date(message.timestamp) - new Date(before.timestamp) > TOGETHER;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const kinds = ["message", head && "first", message.calls_me && "calls", ephemeral && "ephemeral"].filter(Boolean);
  return el("li", { class: kinds.join(" "), "data-id": message.id, tabIndex: -1 },
    head && above(message),
    head ? avatar(mine) : el("span", { class: "margin", "aria-hidden": "true" }, when(message.timestamp)),
    el("div", { class: "body" },
      head && el("div", { class: "by" },
        el("strong", {}, message.name ?? "somebody"),
        mine?.bot && el("span", { class: "badge" }, "APP"),
        when(message.timestamp)),
      message.flags & LOADING ? thinking(message) : content(message),
      message.attachments.length > 0 && el("div", { class: "files" }, message.attachments.map(file)),
      message.embeds.map(embed),
      rows(message),
      ephemeral && el("p", { class: "only" }, "Only you can see this · ",
        el("button", { type: "button", class: "link", onclick: () => dismiss(message) }, "Dismiss message"))));
}

/** What the message answers. */
function above(message) {
  const asked = message.interaction_metadata;
  if (asked?.type === 2) {
    const user = store.members.get(asked.user.id);
    return el("p", { class: "above" }, avatar(user, "tiny"), el("b", {}, user?.name ?? "somebody"), " used ",
      el("span", { class: "mention" }, `/${asked.name}`));
  }
  const replied = message.referenced_message;
  if (!replied) return null;
  const to = store.members.get(replied.author.id);
  return el("p", { class: "above" }, avatar(to, "tiny"), el("b", {}, to?.name ?? "somebody"), " ",
    el("a", { href: `#${message.channel_id}`, class: "quiet", onclick: (event) => show(event, replied.id) },
      replied.content ? line(replied.content.replace(/\s*\n+\s*/g, " ").slice(0, 200)) : "Press to see the message"));
}

function show(event, id) {
  event.preventDefault();
  const target = log.querySelector(`[data-id="${id}"]`);
  target?.scrollIntoView({ block: "center" });
  target?.focus();
}

function content(message) {
  if (!message.content) return null;
  const edited = message.edited_timestamp && el("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, " (edited)");
  return el("div", { class: "text" }, markdown(message.content), edited);
}

const thinking = (message) => el("p", { class: "thinking", role: "status" },
  el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), `${message.name ?? "The bot"} is thinking…`);

function file(attachment) {
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
  const frame = el("button", { type: "button", class: width && height ? "picture sized" : "picture", "aria-label": `Enlarge: ${attachment.description ?? attachment.filename}`,
    onclick: () => enlarge(attachment) },
    picture, attachment.description && el("span", { class: "alt", "aria-hidden": "true" }, "ALT"));
  frame.style.setProperty("--width", `${width}px`);
  frame.style.setProperty("--ratio", width / height);
  return frame;
}

/** Shows a picture as large as the window, with its description below. */
function enlarge(attachment) {
  const dialog = at("picture");
  const close = () => dialog.close();
  dialog.replaceChildren(
    el("img", { src: attachment.url, alt: attachment.description ?? "", onclick: close }),
    attachment.description && el("p", {}, attachment.description),
    el("form", { method: "dialog" }, el("button", {}, "Close"),
      el("a", { href: attachment.url, target: "_blank", rel: "noreferrer" }, "Open alone")));
  dialog.onclick = (event) => event.target === dialog && close();
  dialog.showModal();
}

function embed(embed) {
  const colour = Number.isInteger(embed.color) ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  const box = el("article", { class: "embed" },
    embed.author && el("p", { class: "small" }, embed.author.name),
    embed.title && el("p", { class: "title" }, embed.url ? el("a", { href: safe(embed.url), target: "_blank", rel: "noreferrer" }, line(embed.title)) : line(embed.title)),
    embed.description && el("div", { class: "text" }, markdown(embed.description)),
    embed.fields?.length > 0 && el("dl", {}, embed.fields.map((field) => el("div", { class: field.inline ? "inline" : null },
      el("dt", {}, line(field.name)), el("dd", {}, markdown(field.value))))),
    own(embed.image?.url) && el("img", { src: embed.image.url, alt: "", loading: "lazy" }),
    embed.footer && el("p", { class: "small" }, embed.footer.text));
  if (colour) box.style.setProperty("--bar", colour);
  return box;
}

/** Links of embeds lead to pages, never to scripts. */
const safe = (url) => (/^https?:/.test(url) ? url : "#");
/** Pictures come from this server only. */
const own = (url) => url?.startsWith(location.origin);

async function dismiss(message) {
  await act({ do: "dismiss", channel: message.channel_id, message: message.id }).catch(() => null);
  store.messages.delete(message.id);
  erase(message.id);
}

/** What this member has asked without a message: a command that is on its way, or has failed. */
export function drawPending() {
  log.querySelectorAll(".pending").forEach((old) => old.remove());
  for (const [id, asked] of store.asked) {
    if (asked.do !== "command" || asked.channel !== store.channel) continue;
    const failed = asked.state === "failed";
    const forget = () => {
      store.asked.delete(id);
      tell({ type: "asked", id });
    };
    log.append(el("li", { class: failed ? "pending failed" : "pending", role: "status" },
      avatar(store.members.get(store.me)),
      el("div", { class: "body" },
        el("p", {}, el("span", { class: "mention" }, asked.label)),
        failed
          ? el("p", { class: "only" }, "The application did not respond · ", el("button", { type: "button", class: "link", onclick: forget }, "Dismiss"))
          : el("p", { class: "only" }, "Sending…"))));
  }
  if (stuck) toNewest();
}

/** An empty channel explains itself. */
function welcome() {
  const place = store.channels.get(store.channel);
  if (!place) return el("li", {});
  if (place.kind === "forum") return el("li", { class: "welcome" }, el("h3", {}, place.name), el("p", {}, "A forum holds posts. Choose one in the list of channels."));
  const commands = typedCommands();
  const first = commands.find((command) => command.path === store.tryFirst) ?? commands[0];
  const bot = store.members.get(store.bot)?.name ?? "the bot";
  const type = (text) => tell({ type: "type", text });
  return el("li", { class: "welcome" },
    el("div", { class: "mark", "aria-hidden": "true" }, "▲"),
    el("h3", {}, `Welcome to ${{ direct: bot, thread: place.name }[place.kind] ?? `#${place.name}`}`),
    el("p", {}, `Nobody has written here yet. ${bot} is listening: it does what commands say.`),
    first && el("p", {}, el("button", { type: "button", class: "button primary", onclick: () => type(`/${first.path} `) }, `Try /${first.path}`), " ",
      el("button", { type: "button", class: "button secondary", onclick: () => type("/") }, "See all commands")),
    !first && el("p", {}, "It has not told its commands yet; that takes a moment after the start."),
    el("ul", {},
      el("li", {}, "Type ", el("kbd", {}, "/"), " in the box below, choose a command, fill in what it asks for, press ", el("kbd", {}, "Enter"), "."),
      el("li", {}, "You are everybody here: press a letter at the top to be somebody else. A dot tells who is called."),
      el("li", {}, "To play against each other in two windows, open one for each member under ", el("b", {}, "Members"), ".")));
}
