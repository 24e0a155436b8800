// Puts the page together.
import { at, avatar, el } from "./dom.js";
import { refuse, showForm } from "./controls.js";
import { refreshHint, refreshSuggestions, writeText } from "./composer.js";
import { calledHere, drawGuide, holdSeat } from "./guide.js";
import { drawAll, drawOne, drawPending, erase } from "./messages.js";
import { act, become, enter, listen, start, store } from "./store.js";
import { toggleWorkshop } from "./workshop.js";

const touch = matchMedia("(pointer: coarse)").matches;

function drawPlaces() {
  at("guild").textContent = store.guild;
  const places = [...store.channels.values()];
  const entry = (place) => {
    const here = place.id === store.channel;
    const sign = { text: "#", forum: "▤", thread: "⤷", direct: "@" }[place.kind];
    const go = el("button", { type: "button", class: store.unread.has(place.id) ? "unread" : "", "aria-current": here ? "page" : null, onclick: () => walk(place.id) },
      el("span", { class: "sign", "aria-hidden": "true" }, sign), el("span", {}, place.name),
      store.unread.has(place.id) && el("span", { class: "dot", role: "img", "aria-label": "new messages" }),
      place.archived && el("small", {}, "archived"));
    const threads = places.filter((other) => other.parent === place.id);
    return el("li", {}, go, threads.length > 0 && el("ul", {}, threads.map(entry)));
  };
  at("channels").replaceChildren(...places.filter((place) => !place.parent).map(entry));
}

function drawHead() {
  const place = store.channels.get(store.channel);
  at("place").replaceChildren(el("span", { class: "sign", "aria-hidden": "true" }, place?.kind === "thread" ? "⤷" : "#"), place?.name ?? "…");
  at("status").textContent = store.connected ? "" : "The bot is not connected.";
  const called = calledHere();
  document.title = `${called.has(store.me) ? "● " : ""}#${place?.name ?? ""} – ${store.members.get(store.me)?.name ?? ""}`;
  const people = [...store.members.values()].filter((member) => !member.bot);
  const focused = at("me").contains(document.activeElement);
  const chairs = people.map((member) => {
    const mine = member.id === store.me;
    return el("button", {
      type: "button", role: "radio", "aria-checked": String(mine), tabIndex: mine ? 0 : -1, title: mine ? `You are ${member.name}` : `Be ${member.name}`,
      "aria-label": called.has(member.id) ? `${member.name}, called` : member.name, onclick: () => sit(member.id),
    }, avatar(member), el("span", { class: "name" }, member.name), called.has(member.id) && el("span", { class: "dot", "aria-hidden": "true" }));
  });
  at("me").replaceChildren(...chairs);
  if (focused) chairs[people.findIndex((member) => member.id === store.me)]?.focus();
}

at("me").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const people = [...store.members.values()].filter((member) => !member.bot);
  const next = people.findIndex((member) => member.id === store.me) + step;
  sit(people.at(next % people.length).id);
});

const sit = (me) => become(me).catch(refuse);

async function walk(channel) {
  showPlaces(false);
  await enter(channel).catch(refuse);
  writeText("", !touch);
}

function showPlaces(open) {
  document.body.classList.toggle("places-open", open);
  at("open-places").setAttribute("aria-expanded", String(open));
}

function showPeople() {
  const dialog = at("people");
  const people = [...store.members.values()].filter((member) => !member.bot);
  const wrong = el("p", { class: "failure", role: "alert" });
  const rename = async (event, member) => {
    event.preventDefault();
    wrong.textContent = "";
    const name = event.target.elements.name.value;
    await act({ do: "rename", member: member.id, name }).catch((error) => (wrong.textContent = error.message));
  };
  const row = (member) => {
    const address = new URL(location);
    address.searchParams.set("me", member.id);
    return el("li", {}, avatar(member), el("form", { onsubmit: (event) => rename(event, member) },
      el("input", { name: "name", value: member.name, maxLength: 32, required: true, "aria-label": `Name of ${member.name}` }),
      el("button", { class: "button secondary" }, "Rename")),
    el("a", { href: address.href, target: "_blank" }, "Own window"));
  };
  dialog.replaceChildren(
    el("h3", { id: "people-title" }, "Members"),
    el("p", {}, "Everybody at this table. Give each a window of their own to play against each other."),
    el("ul", {}, people.map(row)), wrong,
    el("form", { method: "dialog", class: "row end" }, el("button", { class: "button primary", autofocus: true }, "Close")));
  dialog.showModal();
}

function switchTheme() {
  const dark = document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = dark === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  localStorage.setItem("theme", next);
}

let quiet = null;

function drawTyping({ channel, user }) {
  if (channel !== store.channel || user === store.me) return;
  at("typing").textContent = `${store.members.get(user)?.name ?? "Somebody"} is typing…`;
  clearTimeout(quiet);
  quiet = setTimeout(() => (at("typing").textContent = ""), 10_000);
}

listen((event) => {
  switch (event.type) {
    case "entered":
      drawAll();
      refreshHint();
      break;
    case "became":
      holdSeat();
      writeText("", false);
      break;
    case "posted":
      at("typing").textContent = "";
      drawOne(event.message.id);
      break;
    case "edited":
      drawOne(event.message.id);
      break;
    case "removed":
      erase(event.message);
      break;
    case "typing":
      drawTyping(event);
      return;
    case "type":
      writeText(event.text);
      return;
    case "asked":
    case "answered": {
      const message = (event.interaction ?? store.asked.get(event.id))?.message;
      if (store.messages.has(message)) drawOne(message);
      drawPending();
      if (event.interaction?.modal) showForm(event.interaction);
      return;
    }
    case "state":
      if (!store.messages.size) drawAll();
      refreshSuggestions();
  }
  drawPlaces();
  drawHead();
  drawGuide();
});

at("open-places").addEventListener("click", () => showPlaces(!document.body.classList.contains("places-open")));
document.querySelector("main").addEventListener("click", (event) => event.target.closest("#open-places") || showPlaces(false));
at("open-people").addEventListener("click", showPeople);
at("open-workshop").addEventListener("click", toggleWorkshop);
at("switch-theme").addEventListener("click", switchTheme);
addEventListener("hashchange", () => {
  const channel = location.hash.slice(1);
  if (store.channels.has(channel) && channel !== store.channel) walk(channel);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") showPlaces(false);
  const free = document.activeElement === document.body || document.activeElement === at("log");
  if (event.key === "/" && free) {
    event.preventDefault();
    writeText("/");
  }
});
const theme = localStorage.getItem("theme");
if (theme) document.documentElement.dataset.theme = theme;

start().then(() => writeText("", !touch)).catch(refuse);
