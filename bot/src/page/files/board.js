// A game on a board that can be touched. The server sends the turns that are possible as a tree; this walks it, shows
// the turn on the board, and sends it. Everything else is a button of the bot, and is answered by the bot's own post.
import { el, markdown } from "./markdown.js";

const byId = (id) => document.getElementById(id);
const parameters = new URLSearchParams(location.search);
const code = location.pathname.split("/").pop();

/** The game as the server has sent it. */
let board = null;
/** The choices so far: each with the node of the tree that it was made in. */
let path = [];
/** The whole turn as the server shows it before it is played. */
let preview = null;
/** Several choices that lie on the same place: one of these is meant. */
let among = null;
/** The elements of the places, by their names. */
const cells = new Map();

const address = (what, query = {}) => `../api/${code}${what}?${new URLSearchParams({ ...Object.fromEntries(parameters), ...query })}`;
const sleep = (time) => new Promise((done) => setTimeout(done, time));

/** Sends something to be carried out; if the connection breaks, the same once more: its key tells that it is the same. */
async function send(what, body) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...body, key: crypto.randomUUID() }) };
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(address(what), request);
      return { ok: response.ok, ...(await response.json()) };
    } catch (error) {
      if (tries === 5) {
        answered({ text: board.words.offline, rows: [] });
        throw error;
      }
      offline(true);
      await sleep(400 * 2 ** tries);
    }
  }
}

/** After which turn the address asks for the board, if not for the newest. */
const asked = () => /^#(\d+)$/.exec(location.hash)?.[1];

const offline = (is) => { byId("offline").textContent = is ? board?.words.offline ?? "…" : ""; };

// -- the turn

const last = () => path.at(-1)?.branch;
const node = () => last() ?? board?.turns;
const tokens = () => path.map(({ branch }) => branch.t);
/** What can be chosen now. */
const options = () => among ?? node()?.c ?? [];
const fields = (branch) => branch.at ?? [];

/** Sends for the rest of a branch that was left out of the tree. */
async function complete(branch) {
  if (!branch.more) return;
  const response = await fetch(address("/turns", { choices: tokens().join("/") }));
  if (!response.ok) return refused(await response.json());
  delete branch.more;
  Object.assign(branch, await response.json());
}

async function choose(branch) {
  path.push({ node: node(), branch });
  [among, preview] = [null, null];
  draw();
  await complete(branch);
  if (last() !== branch) return;
  draw();
  if (branch.done) await show({ choices: tokens() });
}

/** Shows a whole turn on the board; whoever wants no question plays it thereby. */
async function show(turn) {
  const at = tokens().join("/");
  const answer = await send("/show", { seen: board.seq, ...turn });
  offline(false);
  if (!answer.ok) return refused(answer);
  if (answer.seq !== board.seq) {
    // It was played, or something else has happened: then it is shown again.
    const { since } = board;
    await load();
    return board.since === since ? undefined : said(answer);
  }
  if (turn.text !== undefined) return walk(answer.choices ?? []);
  if (tokens().join("/") === at) preview = answer.shown;
  draw();
}

/** Goes to the point of the turn where these choices lead. */
async function walk(choices) {
  back(0);
  for (const token of choices) {
    const branch = node()?.c?.find((branch) => branch.t === token);
    if (!branch) return back(0);
    path.push({ node: node(), branch });
    await complete(branch);
  }
  draw();
  // Of a single possible turn there is nothing to choose.
  if (node()?.done) await show({ choices });
}

/** Back to where this many choices had been made. */
function back(count) {
  path.length = Math.max(0, count);
  [among, preview] = [null, null];
  draw();
}

async function play() {
  const answer = await send("/show", { seen: board.seq, choices: tokens(), play: true });
  offline(false);
  if (!answer.ok) return refused(answer);
  said(answer);
  await load();
}

/** Shows what the bot says about a turn that was played. */
function said(answer) {
  answered(answer.shown);
  // The local channel counts a newcomer's steps.
  if (parent !== window) parent.postMessage({ said: answer.shown.text }, location.origin);
}

async function refused(answer) {
  answered(answer.shown);
  if (answer.seq !== board.seq) await load();
}

/** A place was touched. */
function touch(name) {
  const meant = options().filter((branch) => fields(branch).includes(name));
  if (meant.length === 1) return choose(meant[0]);
  if (meant.length > 1) {
    among = meant;
    return draw();
  }
  // Another choice of an earlier step, or the same one again, which takes it back.
  for (let at = path.length - 1; at >= 0; at -= 1) {
    if (fields(path[at].branch).includes(name)) return back(at);
    const other = path[at].node.c.find((branch) => fields(branch).includes(name));
    if (other) {
      back(at);
      return choose(other);
    }
  }
  return back(0);
}

// -- drawing

const button = (label, press, kind = "secondary") => el("button", { type: "button", class: kind, onclick: press }, label);

function draw() {
  if (!board) return;
  const { places, words } = board;
  byId("board").hidden = !places;
  byId("board").classList.toggle("unplayed", Boolean(preview));
  if (places) {
    const picture = preview?.picture ?? board.shown.picture;
    if (byId("picture").src !== picture) byId("picture").src = picture;
    mark();
  }
  const turns = node();
  byId("turn").hidden = !board.turns;
  if (board.turns) {
    byId("question").replaceChildren(...(preview ? [el("b", {}, words.notPlayed), ...markdown(preview.text).slice(1)] : [turns.q ?? ""]));
    const placeless = options().filter((branch) => among || fields(branch).length !== 1);
    byId("choices").replaceChildren(...placeless.map((branch) => button(branch.l, () => choose(branch))));
    byId("play").replaceChildren(
      ...(turns?.done ? [button(words.play.replace("{}", turns.done), play, "primary")] : []),
      ...(path.length ? [button(words.back, () => back(path.length - 1))] : []),
      ...(path.length > 1 ? [button(words.again, () => back(0))] : []));
  }
}

/** Marks what can be chosen and what was chosen, and moves the piece that is on its way. */
function mark() {
  const open = new Map();
  for (const branch of options()) for (const name of fields(branch)) open.set(name, branch);
  const chosen = new Set(path.flatMap(({ branch }) => [...fields(branch), ...(branch.f ?? []).flatMap(fields)]));
  for (const [name, cell] of cells) {
    const branch = open.get(name);
    const free = branch && !preview;
    cell.className = [cell.dataset.on, path.length ? "later" : "first", free && "open", branch?.t.startsWith("x") && "capture", !preview && chosen.has(name) && "chosen"].filter(Boolean).join(" ");
    cell.setAttribute("aria-label", free ? `${cell.dataset.says}: ${branch.l}` : cell.dataset.says);
    cell.setAttribute("aria-selected", String(chosen.has(name)));
    cell.setAttribute("aria-disabled", String(!branch));
  }
  const moved = path.map(({ branch }) => fields(branch)).filter((at) => at.length === 1).flat();
  const ghost = moved.length > 1 && !preview ? sprite(moved[0]) : null;
  byId("grid").querySelector(".ghost")?.remove();
  if (ghost) {
    ghost.style.left = cells.get(moved[1]).style.left;
    ghost.style.top = cells.get(moved[1]).style.top;
    byId("grid").append(ghost);
  }
}

/** The piece on a place, cut out of the picture. */
function sprite(name) {
  const { size: [width, height], side, rows } = board.places;
  const [left, top] = rows.flat().find((place) => place.name === name).at;
  const made = el("div", { class: "ghost", "aria-hidden": "true" });
  Object.assign(made.style, {
    width: `${100 * side / width}%`, height: `${100 * side / height}%`,
    backgroundImage: `url(${board.shown.picture})`,
    backgroundSize: `${100 * width / side}% ${100 * height / side}%`,
    backgroundPosition: `${100 * left / (width - side)}% ${100 * top / (height - side)}%`,
  });
  return made;
}

/** Lays the places over the picture. */
function lay() {
  const { size: [width, height], side, rows } = board.places;
  byId("board").style.setProperty("--ratio", width / height);
  const focused = document.activeElement?.dataset?.name;
  cells.clear();
  const cell = ({ name, at: [left, top], says, taken }) => {
    const made = el("button", { type: "button", role: "gridcell", tabindex: -1, "data-name": name, "data-says": says, "data-on": taken ? "taken" : "empty" });
    Object.assign(made.style, { left: `${100 * left / width}%`, top: `${100 * top / height}%`, width: `${100 * side / width}%`, height: `${100 * side / height}%` });
    cells.set(name, made);
    return made;
  };
  byId("grid").replaceChildren(...rows.map((row) => el("div", { role: "row" }, row.map(cell))));
  byId("grid").setAttribute("aria-label", `${board.kind} ${board.code}`);
  const first = cells.get(focused) ?? cells.values().next().value;
  first.tabIndex = 0;
  if (focused) first.focus();
}

/** A post of the bot: its text, its picture, and what can be pressed. */
const post = (shown) => [...markdown(shown.text),
  ...(shown.picture ? [el("img", { src: shown.picture, alt: shown.alt ?? "" })] : []),
  ...rows(shown.rows)];

const rows = (all) => all.map((row) => el("div", { class: "row" }, row.map((control) => {
  if (control.options) {
    const option = ({ id, label, description, chosen }) => el("option", { value: id, selected: chosen }, description ? `${label}: ${description}` : label);
    const blank = control.options.some(({ chosen }) => chosen) ? [] : [el("option", { value: "" }, control.placeholder)];
    return el("select", { "aria-label": control.placeholder, onchange: (event) => event.target.value && press(event.target.value) }, blank, control.options.map(option));
  }
  const { id, label, emoji, style, choices } = control;
  return el("button", { type: "button", class: style, disabled: style === "disabled", onclick: () => (choices ? onBoard(choices) : press(id)) }, emoji ? `${emoji} ` : null, label);
})));

function answered(shown) {
  byId("answer").hidden = !shown.text;
  byId("answer").replaceChildren(el("button", { type: "button", class: "close", "aria-label": board?.words.close, onclick: () => { byId("answer").hidden = true; } }, "✕"), ...post(shown));
  byId("answer").scrollIntoView({ block: "nearest" });
}

/** Goes on with a turn that the bot has named, where it can be seen. */
function onBoard(choices) {
  byId("board").scrollIntoView({ block: "nearest" });
  return walk(choices);
}

/** A button of the bot. */
async function press(id) {
  const answer = await send("/press", { id });
  offline(false);
  answered(answer.shown);
  if (answer.seq !== board.seq) await load();
}

/** Gets the game as it stands. A turn that was begun goes on if the position is still the same. */
async function load() {
  const response = await fetch(address("", asked() ? { ply: asked() } : {}));
  const got = await response.json();
  if (!response.ok) return answered(got.shown);
  // A later answer may have come first.
  if (board && got.seq < board.seq) return;
  const begun = board?.since === got.since ? tokens() : [];
  board = got;
  document.title = `${board.turns ? "● " : ""}${board.kind} ${board.code}`;
  document.documentElement.lang = board.language;
  byId("text").placeholder = board.words.type;
  byId("text").setAttribute("aria-label", board.words.type);
  byId("typed").querySelector("button").textContent = board.words.show;
  leaf();
  byId("says").replaceChildren(...markdown(board.shown.text));
  const next = board.next && el("a", { class: "button primary", href: `${board.next}?${parameters}` }, `${board.words.next} ${board.next}`);
  byId("rows").replaceChildren(...rows(board.shown.rows), next ?? "");
  if (board.places) lay();
  await walk(begun);
}

/** What leads to the board after another turn, and keeps it in the address. */
function leaf() {
  const { plies: [ply, newest], words } = board;
  byId("plies").hidden = !newest;
  const go = (to) => { location.hash = to >= newest ? "" : `#${to}`; };
  const step = (sign, label, to) => el("button", { type: "button", class: "secondary", "aria-label": label, disabled: to < 0 || to > newest, onclick: () => go(to) }, sign);
  const focused = [...byId("plies").children].indexOf(document.activeElement);
  byId("plies").replaceChildren(step("‹", words.back, ply - 1), el("span", {}, `${ply} / ${newest}`), step("›", words.forth, ply + 1));
  byId("plies").children[focused]?.focus();
}
addEventListener("hashchange", load);
addEventListener("keydown", (event) => {
  const step = { ArrowLeft: 0, ArrowRight: 2 }[event.key];
  if (step !== undefined && event.target === document.body) byId("plies").children[step]?.click();
});

/** Shows what others do as soon as it happens. */
async function follow() {
  for (;;) {
    if (document.hidden) await new Promise((seen) => document.addEventListener("visibilitychange", seen, { once: true }));
    try {
      if (!board) await load();
      const response = await fetch(address("/wait", { seq: board.seq }));
      offline(false);
      if (response.status === 200) await load();
      else if (!response.ok) await sleep(2000);
    } catch {
      offline(true);
      await sleep(2000);
    }
  }
}

// -- touching

let dragged = null;
/** After a drag the browser reports a click, which is not one. */
let ended = false;
const named = (target) => target?.closest?.("[data-name]")?.dataset.name;

byId("grid").addEventListener("click", (event) => {
  const name = named(event.target);
  if (name && !ended) touch(name);
  ended = false;
});
byId("grid").addEventListener("pointerdown", (event) => {
  ended = false;
  const name = named(event.target);
  // On a touch screen a finger that moves scrolls.
  if (name && event.pointerType !== "touch" && event.button === 0) dragged = { name, from: [event.clientX, event.clientY], ghost: null };
});
addEventListener("pointermove", (event) => {
  if (!dragged) return;
  const [x, y] = [event.clientX - dragged.from[0], event.clientY - dragged.from[1]];
  if (!dragged.ghost) {
    const held = path.length === 1 && fields(path[0].branch).includes(dragged.name);
    if (Math.hypot(x, y) < 4 || !board.turns || !held && !touchable(dragged.name)) return;
    if (!held) touch(dragged.name);
    dragged.ghost = sprite(dragged.name);
    byId("board").append(dragged.ghost);
  }
  const area = byId("board").getBoundingClientRect();
  const { width, height } = dragged.ghost.getBoundingClientRect();
  dragged.ghost.style.transform = `translate(${event.clientX - area.left - width / 2}px, ${event.clientY - area.top - height / 2}px)`;
});
addEventListener("pointerup", (event) => {
  const { ghost, name } = dragged ?? {};
  dragged = null;
  if (!ghost) return;
  ghost.remove();
  ended = true;
  const target = named(document.elementFromPoint(event.clientX, event.clientY));
  if (target && target !== name && touchable(target)) touch(target);
});
addEventListener("pointercancel", () => {
  dragged?.ghost?.remove();
  dragged = null;
});
const touchable = (name) => options().some((branch) => fields(branch).includes(name));

byId("grid").addEventListener("keydown", (event) => {
  const all = [...cells.values()];
  const at = all.indexOf(document.activeElement);
  const width = board.places.rows[0].length;
  const column = at % width;
  const steps = { ArrowRight: column < width - 1 && 1, ArrowLeft: column > 0 && -1, ArrowUp: -width, ArrowDown: width, Home: -column, End: width - 1 - column, PageUp: -3 * width, PageDown: 3 * width };
  if (event.key in steps && at >= 0) {
    const to = all[at + steps[event.key]] ?? all[at];
    all.forEach((cell) => { cell.tabIndex = cell === to ? 0 : -1; });
    to.focus();
  } else if (event.key === "Escape" && path.length) back(path.length - 1);
  else return;
  event.preventDefault();
});

byId("typed").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = byId("text").value.trim();
  if (!text) return;
  byId("text").value = "";
  await show({ text });
});

follow();
