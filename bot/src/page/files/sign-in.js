// A personal link: asks whether this browser shall play for the member whom the link was made for, and goes on to the
// board. What signs in stands behind the #, which no browser sends along.
import { el, markdown } from "./markdown.js";

const [, board = "", link = ""] = /^#(\w\/[\w-]+)\/([\w-]+)$/.exec(location.hash) ?? [];
const there = new URL(board, location.href);

async function ask(what) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ board, link }) };
  const response = await fetch(`s/${what}`, request);
  const answer = await response.json();
  if (!response.ok) throw answer.shown;
  return answer;
}

function show(text, ...more) {
  document.getElementById("side").replaceChildren(...markdown(text), ...more);
}

const refused = (shown) => show(shown?.text ?? String(shown));

async function signIn() {
  await ask("in");
  location.replace(there);
}

async function look() {
  const { language, text, button } = await ask("look");
  document.documentElement.lang = language;
  if (!button) return location.replace(there);
  show(text, el("button", { type: "button", class: "primary", onclick: () => signIn().catch(refused) }, button));
}

look().catch(refused);
