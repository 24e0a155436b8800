// A game on a board that can be touched. The server sends the turns that are possible as a tree; this walks it, shows
// the turn on the board, and sends it. Everything else is a button of the bot, and is answered by the bot's own post.
import { el, markdown } from "./markdown.js";

const byId = (id) => document.getElementById(id);
const parameters = new URLSearchParams(location.search);
/** What the address shows: a game, g/K7QXMP, or an exercise. */
const place = () => location.pathname.split("/").slice(-2).join("/");
const solves = () => place().startsWith("e/");

/** The game as the server has sent it. */
let board = null;
/** The choices so far: each with the node of the tree that it was made in. */
let path = [];
/** The whole turn as the server shows it before it is played. */
let preview = null;
/** Several choices that lie on the same place: one of these is meant. */
let among = null;
/** The markers that were touched to pay for a turn, in any order. */
let paid = [];
/** The elements of the places, by their names. */
const cells = new Map();

const address = (what, query = {}) => `../api/${place()}${what}?${new URLSearchParams({ ...Object.fromEntries(parameters), ...query })}`;
const sleep = (time) => new Promise((done) => setTimeout(done, time));

/** Sends something to be carried out. */
const send = (what, body) => reach(address(what), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ key: crypto.randomUUID(), ...body }) });

/** Asks the bot; if the connection breaks, the same once more: a key tells it what it has carried out already. */
async function reach(address, request) {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(address, request);
      const answer = { ok: response.ok, failed: response.status >= 500, ...(await response.json()) };
      offline(false);
      return answer;
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
function options() {
  const due = bill();
  return among ?? (due ? payable(due) : node()?.c ?? []);
}
const fields = (branch) => branch.at ?? [];
/** The choices so far with those that had no alternative. */
const steps = () => [...(board?.turns?.f ?? []), ...path.flatMap(({ branch }) => [branch, ...(branch.f ?? [])])];

/** From where to where a piece goes in the turn so far; nowhere if it only turns. */
function route() {
  const { ka } = board.places;
  const [from, to] = [...(ka ? [[ka]] : []), ...steps().slice(0, 2).map(fields)];
  return from?.length === 1 && to?.length === 1 ? [from[0], to[0]] : null;
}

/** What is asked now; of markers to pay, as many more as are left. */
function question() {
  let at = bill()?.asks ?? node();
  for (let left = paid.length; left && at; left -= 1) at = at.c?.find(({ c }) => c);
  return (at ?? node()).q;
}

/** What is paid for turning a piece: after how many choices, how many markers, and which. The tree asks for them in its
 * order; they are touched in any. All that can only come after others stand behind the last one that can come first. */
function bill() {
  for (let at = 0; at <= path.length; at += 1) {
    const asks = at < path.length ? path[at].node : node();
    const before = at ? [path[at - 1].branch, ...(path[at - 1].branch.f ?? [])].at(-1) : board?.turns?.f?.at(-1);
    if (!before || fields(before).length || !asks?.c?.every((branch) => branch.t === branch.at?.[0])) continue;
    const markers = [...asks.c, ...(asks.c.at(-1).f ?? [])];
    return { at, asks, markers, count: markers.length - asks.c.length + 1 };
  }
  return null;
}

/** What can be touched to pay, named as the tree names it. */
const payable = ({ markers, asks, count }) => (paid.length < count ? markers : []).filter(({ t }) => !paid.includes(t))
  .map(({ t, at }) => ({ t, at, l: called(t, asks.c) ?? t }));
const called = (name, all = []) => all.find(({ t }) => t === name)?.l ?? all.map(({ c }) => called(name, c)).find(Boolean);

/** Pays with these markers; once they are enough, the turn is complete. */
async function pay(names) {
  const { at, count, markers } = bill();
  back(at);
  paid = names;
  draw();
  if (names.length < count) return;
  for (const { t } of markers.filter(({ t }) => names.includes(t))) {
    const branch = node().c?.find((branch) => branch.t === t);
    // A marker without an alternative is paid with the one before it.
    if (!branch) continue;
    path.push({ node: node(), branch });
    await complete(branch);
    if (last() !== branch) return;
  }
  await show({ choices: tokens() });
}

/** Sends for the rest of a branch that was left out of the tree. */
async function complete(branch) {
  if (!branch.more) return;
  const { ok, ...rest } = await reach(address("/turns", { choices: tokens().join("/") }));
  if (!ok) return refused(rest);
  delete branch.more;
  Object.assign(branch, rest);
}

async function choose(branch) {
  // Whoever begins the next turn has read what was said of the last one.
  if ("played" in byId("answer").dataset) byId("answer").hidden = true;
  if (bill()) return pay([...paid, branch.t]);
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
  if (!answer.ok) {
    await refused(answer);
    return false;
  }
  if (answer.board) return arrive(answer.board);
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
  const due = bill();
  if (due) paid = path.slice(due.at).flatMap(({ branch }) => [branch, ...(branch.f ?? [])]).map(({ t }) => t);
  draw();
  // Of a single possible turn there is nothing to choose.
  if (node()?.done) await show({ choices });
}

/** Back to where this many choices had been made. */
function back(count) {
  path.length = Math.max(0, count);
  [among, preview, paid] = [null, null, []];
  draw();
}

/** Takes the last choice back. */
const undo = () => (paid.length ? pay(paid.slice(0, -1)) : back(path.length - 1));

async function play() {
  if (playing) return;
  playing = true;
  draw();
  try {
    const answer = await send("/show", { seen: board.seq, choices: tokens(), play: true });
    if (!answer.ok) return await refused(answer);
    if (answer.board) return await arrive(answer.board);
    said(answer);
    await load();
  } finally {
    playing = false;
    draw();
  }
}
/** Whether a turn is on its way: until it is answered, nothing else is touched. */
let playing = false;

/** Shows what the bot says about a turn that was played. */
function said(answer) {
  answered(answer.shown);
  byId("answer").dataset.played = answer.seq;
  // The local channel counts a newcomer's steps.
  if (parent !== window) parent.postMessage({ said: answer.shown.text }, location.origin);
}

async function refused(answer) {
  answered(answer.shown);
  if (answer.seq !== board.seq) await load();
}

/** A place was touched. */
function touch(name) {
  if (playing) return null;
  const meant = options().filter((branch) => fields(branch).includes(name));
  if (meant.length === 1) return choose(meant[0]);
  if (meant.length > 1) {
    among = meant;
    return draw();
  }
  const due = bill();
  if (paid.includes(name)) return pay(paid.filter((other) => other !== name));
  // One too many takes the place of the last one.
  if (due?.markers.some(({ t }) => t === name)) return pay([...paid.slice(0, -1), name]);
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

/** Says something where changes are read aloud; the same words are not said again. */
function tell(id, ...said) {
  const made = el("div", {}, ...said);
  if (byId(id).innerHTML !== made.innerHTML) byId(id).replaceChildren(...made.childNodes);
}

const button = (label, press, kind = "secondary") => el("button", { type: "button", class: kind, disabled: playing, onclick: press }, label);

function draw() {
  if (!board) return;
  const { places, words } = board;
  byId("board").hidden = !places;
  byId("board").classList.toggle("unplayed", Boolean(preview));
  if (places) {
    mark();
    carry();
    const picture = preview?.picture ?? board.shown.picture;
    if (!(preview && ghost?.moves)) {
      if (byId("picture").src !== picture) byId("picture").src = picture;
      if (preview) ghost?.made.remove();
    }
  }
  const turns = node();
  byId("turn").hidden = !board.turns;
  if (board.turns) {
    tell("question", ...(preview ? [el("b", {}, words.notPlayed), ...markdown(preview.text).slice(1)] : [question() ?? ""]));
    const placeless = options().filter((branch) => among || fields(branch).length !== 1);
    byId("choices").replaceChildren(...placeless.map((branch) => button(branch.l, () => choose(branch))));
    byId("play").replaceChildren(
      ...(turns?.done ? [button(words.play.replace("{}", turns.done), play, "primary")] : []),
      ...(path.length || paid.length ? [button(words.back, undo)] : []),
      ...(path.length + paid.length > 1 ? [button(words.again, () => back(0))] : []));
  }
}

/** Marks what can be chosen and what was chosen. What lies on several places, such as a column, is framed as a whole. */
function mark() {
  const open = new Map();
  for (const branch of options()) for (const name of fields(branch)) open.set(name, branch);
  const lines = preview ? [] : options().filter((branch) => fields(branch).length > 1);
  const inLine = new Set(lines.flatMap(fields));
  byId("board").querySelectorAll(".line").forEach((line) => line.remove());
  byId("board").append(...lines.map(framed));
  const chosen = new Set([...paid, ...steps().flatMap(fields)]);
  for (const [name, cell] of cells) {
    const branch = open.get(name);
    const free = branch && !preview;
    cell.className = [cell.dataset.on, steps().length || board.places.ka ? "later" : "first", free && "open", inLine.has(name) && "inside", branch?.t.startsWith("x") && "capture", !preview && chosen.has(name) && "chosen"].filter(Boolean).join(" ");
    cell.setAttribute("aria-label", free ? `${cell.dataset.says}: ${branch.l}` : cell.dataset.says);
    cell.setAttribute("aria-selected", String(chosen.has(name)));
    cell.setAttribute("aria-disabled", String(!branch));
  }
}

/** A frame around the places of a choice. */
function framed(branch) {
  const { size: [width, height], side } = board.places;
  const corners = fields(branch).map((name) => corner(board.places, name));
  const [left, top] = [0, 1].map((at) => Math.min(...corners.map((place) => place[at])));
  const [right, bottom] = [0, 1].map((at) => Math.max(...corners.map((place) => place[at])) + side);
  const made = el("div", { class: "line", "aria-hidden": "true" });
  Object.assign(made.style, { left: `${100 * left / width}%`, top: `${100 * top / height}%`, width: `${100 * (right - left) / width}%`, height: `${100 * (bottom - top) / height}%` });
  return made;
}

// -- movement

const still = matchMedia("(prefers-reduced-motion: reduce)");
const [DURATION, MISSED] = [200, 3];

/** The piece of the turn that is being made, which has gone or goes to its target: its way, the element, and whether it
 * is there. */
let ghost = null;

/** Lets the piece of this turn go to its target, once; a picture of the whole turn takes its place. */
function carry() {
  const way = path.length ? route() : null;
  if (ghost && ghost.way !== String(way)) {
    ghost.made.remove();
    ghost = null;
  }
  if (ghost && !preview && !ghost.made.isConnected) byId("board").append(ghost.made);
  if (way && !ghost && !preview) {
    const mine = { way: String(way), made: sprite(way[0]), moves: !calm };
    ghost = mine;
    mine.made.style.rotate = `${turned(way)}deg`;
    byId("board").append(mine.made);
    if (calm) return put(mine.made, board.places, way[1]);
    glide(mine.made, board.places, way).then(() => {
      mine.moves = false;
      if (ghost === mine) draw();
    });
  }
}
/** Whether what is shown has not come by itself: a piece that was dragged, or a turn that is shown once more. */
let calm = false;

/** By how much a chevron turns, clockwise, to look where it goes. */
function turned([from, to]) {
  const { facing } = board.places.rows.flat().find(({ name }) => name === from);
  const [x, y] = [0, 1].map((at) => to.charCodeAt(at) - from.charCodeAt(at));
  return facing === null ? 0 : Math.atan2(x, y) * 180 / Math.PI - 45 * facing;
}

const corner = ({ rows }, name) => rows.flat().find((place) => place.name === name).at;

/** Where an element of a place's size lies on the board. */
const frame = ({ size: [width, height] }, [left, top]) => ({ left: `${100 * left / width}%`, top: `${100 * top / height}%` });
const put = (made, places, name) => Object.assign(made.style, frame(places, corner(places, name)));

/** Moves an element from one place to another. */
async function glide(made, places, [from, to]) {
  put(made, places, to);
  if (still.matches || document.hidden) return;
  await made.animate([from, to].map((name) => frame(places, corner(places, name))), { duration: DURATION, easing: "ease-in-out" }).finished;
}

/** A place cut out of a picture. With another cutting, only what that one and the colour around do not show. */
function cut(image, places, name, without = null) {
  const { size: [width, height], side } = places;
  const made = el("canvas", { width: side, height: side, class: "piece", "aria-hidden": "true" });
  Object.assign(made.style, { width: `${100 * side / width}%`, height: `${100 * side / height}%` });
  put(made, places, name);
  const context = made.getContext("2d", { willReadFrequently: true });
  const [left, top] = corner(places, name);
  context.drawImage(image, left, top, side, side, 0, 0, side, side);
  if (without) {
    const own = context.getImageData(0, 0, side, side);
    const other = without.getContext("2d").getImageData(0, 0, side, side).data;
    const around = new Map();
    for (let at = 0; at < other.length; at += 4) {
      const [x, y] = [at / 4 % side, Math.floor(at / 4 / side)];
      const edge = Math.min(x, y, side - 1 - x, side - 1 - y) / side;
      const colour = String(own.data.slice(at, at + 3));
      if (edge > 0.08 && edge < 0.16) around.set(colour, (around.get(colour) ?? 0) + 1);
    }
    const ground = [...around].reduce((most, one) => (one[1] > most[1] ? one : most))[0].split(",");
    for (let at = 0; at < other.length; at += 4) {
      const from = (colours) => [0, 1, 2].reduce((sum, colour) => sum + Math.abs(own.data[at + colour] - colours[colour]), 0);
      own.data[at + 3] = Math.min(255, 6 * Math.min(from(other.slice(at, at + 3)), from(ground)));
    }
    context.putImageData(own, 0, 0);
  }
  return made;
}

/** The piece on a place, cut out of the picture. */
function sprite(name) {
  const { places } = board;
  // What is behind it looks as an empty place of the same plate does.
  const { length } = places.rows;
  const plate = (at) => (length === 9 ? Math.floor(at / 3) : 0);
  const all = places.rows.flatMap((row, y) => row.map((place, x) => ({ ...place, plate: String([plate(x), plate(y)]) })));
  const own = all.find((place) => place.name === name);
  const empty = all.find((place) => !place.taken && place.plate === own.plate);
  const made = cut(byId("picture"), places, name, empty && cut(byId("picture"), places, empty.name));
  made.classList.add("ghost");
  return made;
}

const decoded = async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
};

/** Lets the piece of a board's last turn go from where it stands on the board before; between them, nothing else moves. */
async function slide(before, after) {
  const way = after.places.moved;
  if (!way || before.places.rows[0][0].name !== after.places.rows[0][0].name) return;
  const [old, now] = await Promise.all([before, after].map(({ shown }) => decoded(shown.picture)));
  const left = cut(now, after.places, way[0]);
  const piece = cut(old, before.places, way[0], left);
  put(left, before.places, way[0]);
  byId("board").append(left, piece);
  await glide(piece, before.places, way);
  byId("picture").src = after.shown.picture;
  left.remove();
  piece.remove();
}

/** Shows the turns that were made since a board was shown, in order. */
async function catchUp(seen, got) {
  if (!seen?.places || !got.places || still.matches || document.hidden) return;
  const [at, to] = [Math.max(seen.plies[0], got.plies[0] - MISSED), got.plies[0]];
  const after = async (ply) => (ply === to ? got : reach(address("", { ply })));
  let before = at === seen.plies[0] ? seen : await after(at);
  for (let ply = at + 1; ply <= to; ply += 1) {
    const next = await after(ply);
    if (!next.places || !before.places) return;
    // A turn that was made here has been shown already.
    if (before !== seen || String(route()) !== String(next.places.moved)) await slide(before, next);
    before = next;
  }
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
  byId("grid").setAttribute("aria-label", board.title);
  const first = cells.get(focused) ?? cells.values().next().value;
  first.tabIndex = 0;
  if (focused) first.focus();
}

/** A post of the bot: its text, its picture, and what can be pressed. */
const post = (shown) => [...markdown(shown.text),
  ...(shown.picture ? [el("img", { src: shown.picture, alt: shown.alt ?? "" })] : []),
  ...(shown.file ? [el("p", {}, el("a", { href: shown.file.address, download: shown.file.name }, `📄 ${shown.file.name}`))] : []),
  ...rows(shown.rows)];

const rows = (all) => all.map((row) => el("div", { class: "row" }, row.map((control) => {
  if (control.options) {
    const option = ({ id, label, description, chosen }) => el("option", { value: id, selected: chosen }, description ? `${label}: ${description}` : label);
    const blank = control.options.some(({ chosen }) => chosen) ? [] : [el("option", { value: "" }, control.placeholder)];
    return el("select", { "aria-label": control.placeholder, onchange: (event) => event.target.value && press(event.target.value) }, blank, control.options.map(option));
  }
  const { id, label, emoji, style, choices, note } = control;
  const pressed = () => (choices ? onBoard(choices) : note !== undefined ? write(note) : press(id));
  return el("button", { type: "button", class: style, disabled: style === "disabled", onclick: pressed }, emoji ? `${emoji} ` : null, label);
})));

function answered(shown) {
  byId("answer").hidden = !shown.text;
  delete byId("answer").dataset.played;
  delete byId("answer").dataset.done;
  byId("answer").replaceChildren(el("button", { type: "button", class: "close", "aria-label": board?.words.close, onclick: () => { byId("answer").hidden = true; } }, "✕"), ...post(shown));
  byId("answer").scrollIntoView({ block: "nearest" });
}

/** Asks for the notes about a turn, and about the game. */
async function write(ply) {
  const what = `/note/${ply}`;
  const { ok, heading, fields, shown } = await reach(address(what));
  if (!ok) return answered(shown);
  answered({ text: heading, rows: [] });
  const save = async (event) => {
    event.preventDefault();
    const texts = Object.fromEntries(new FormData(event.target));
    answered((await send(what, texts)).shown);
  };
  byId("answer").append(el("form", { onsubmit: save },
    fields.map(({ id, label, text, longest }) => el("label", {}, label, el("textarea", { name: id, maxlength: longest, rows: 3 }, text))),
    el("button", { class: "primary" }, board.words.save)));
  byId("answer").querySelector("textarea").focus();
}

/** Goes on with a turn that the bot has named, where it can be seen. */
function onBoard(choices) {
  byId("board").scrollIntoView({ block: "nearest" });
  return walk(choices);
}

/** A button of the bot. */
async function press(id) {
  const { seq } = board;
  const key = crypto.randomUUID();
  let answer = await send("/press", { id, key });
  // What takes long is asked for again, and said to go on meanwhile.
  for (; answer.goes_on; answer = await send("/press", { id, key })) answered(answer.shown);
  if (answer.goes_to) return go(answer.goes_to);
  if (answer.board) return arrive(answer.board);
  answered(answer.shown);
  // What was asked of others is over once something else has happened.
  if (answer.ok && answer.seq > seq) byId("answer").dataset.done = answer.seq;
  await load();
}

/** Goes to another board. */
const go = (to) => location.assign(`../${to}?${parameters}`);

/** Ends what a personal link has begun, in all browsers of the member. */
async function signOut() {
  const answer = await reach("../out", { method: "POST" });
  answered(answer.shown);
  if (answer.ok) for (const id of ["board", "onward", "clocks", "plies", "turn", "says", "rows", "notes", "record"]) byId(id).hidden = true;
}
/** In the local channel everybody plays for everybody: nobody is signed in. */
const out = () => parameters.has("me") ? "" : el("button", { type: "button", class: "quiet", onclick: signOut }, board.words.signOut);

/** Gets the game as it stands. A turn that was begun goes on if the position is still the same. */
async function load() {
  const mine = loading.catch(() => {}).then(get);
  loading = mine;
  const begun = await mine;
  if (!begun) return;
  const [choices, markers] = begun;
  calm = true;
  await walk(choices);
  if (markers.length && bill()?.at === path.length) paid = markers;
  calm = false;
  draw();
}
/** One after the other: a piece that moves is not overtaken. */
let loading = Promise.resolve();
/** Whether the bot could not show the board when it was last asked, by no fault of the member. */
let broken = false;

async function get() {
  const { ok, failed, ...got } = await reach(address("", asked() ? { ply: asked() } : {}));
  broken = failed;
  if (!ok) return answered(got.shown);
  // A later answer may have come first.
  if (board && got.seq < board.seq) return null;
  if (board?.seq === got.seq && String(board.plies) === String(got.plies)) {
    Object.assign(board, { next: got.next, notes: got.notes });
    foot();
    return null;
  }
  await catchUp(board, got);
  const begun = board?.since === got.since ? [tokens(), paid] : [[], []];
  // A turn is not taken back once others have moved or won, unless it is this member's turn again.
  const { played, done } = byId("answer").dataset;
  if (!got.turns && played < got.seq || done < got.seq) byId("answer").hidden = true;
  become(got);
  return begun;
}

/** Another board takes the place of the one that is shown: an exercise, as far as it is solved. */
async function arrive(other) {
  // Whoever comes from a game finds back to it.
  other.next = (solves() ? board.next : place().slice(2)) ?? other.next;
  if (other.address !== place()) history.pushState(null, "", `../${other.address}${location.search}`);
  byId("answer").hidden = true;
  back(0);
  become(other);
  draw();
  byId("says").scrollIntoView({ block: "nearest" });
}

function become(got) {
  ghost?.made.remove();
  ghost = null;
  board = got;
  // Whatever was on its way belongs to the board before.
  playing = false;
  document.title = `${board.turns ? "● " : ""}${board.title}`;
  document.documentElement.lang = board.language;
  byId("text").placeholder = board.words.type;
  byId("text").setAttribute("aria-label", board.words.type);
  byId("typed").querySelector("button").textContent = board.words.show;
  leaf();
  tell("says", ...markdown(board.shown.text));
  // What an exercise asks for is read before the turn is made.
  if (solves()) byId("turn").before(byId("says"));
  tell("clocks", ...board.clocks.flatMap(markdown));
  foot();
  record();
  if (board.places) lay();
}

/** What can be done besides a turn, and the next game. */
function foot() {
  const { next, shown, turns, words } = board;
  // It leads on from a board where nothing is left to do; after an exercise, its own buttons do.
  const first = !turns && !(solves() && shown.rows.flat().some(({ style }) => style === "primary"));
  // It takes the place of this board: the way back leads to where the first one was opened.
  const follow = (event) => {
    event.preventDefault();
    location.replace(event.currentTarget.href);
  };
  const link = next ? el("a", { class: `button ${first ? "primary" : ""}`, href: `../g/${next}?${parameters}`, onclick: follow }, `${words.next} ${next}`) : "";
  byId("onward").replaceChildren(first ? link : "");
  byId("rows").replaceChildren(...rows(shown.rows), first ? "" : link);
  tell("notes", ...board.notes.flatMap(markdown));
  byId("out").replaceChildren(out());
}

/** The turns that were played: a tap leads to the board after one. */
function record() {
  const { record: all, plies: [ply], words } = board;
  const list = byId("record").querySelector("ol");
  byId("record").hidden = !all.length;
  byId("record").querySelector("summary").textContent = words.turns;
  const entry = ({ ply: at, sign, turn }) => el("li", {},
    el("button", { type: "button", "aria-current": at === ply ? "step" : null, onclick: () => turnTo(at) }, el("span", { class: "number" }, at), ` ${sign} ${turn}`));
  list.replaceChildren(...all.map(entry));
  const current = list.querySelector("[aria-current]");
  // Only the list scrolls, not the page.
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** Shows the board after a turn. */
function turnTo(ply) {
  location.hash = ply >= board.plies[1] ? "" : `#${ply}`;
}

/** What leads to the board after another turn, and keeps it in the address. */
function leaf() {
  const { plies: [ply, newest], words } = board;
  byId("plies").hidden = !newest;
  const step = (sign, label, to) => el("button", { type: "button", class: "secondary", "aria-label": label, disabled: to < 0 || to > newest, onclick: () => turnTo(to) }, sign);
  const focused = [...byId("plies").children].indexOf(document.activeElement);
  byId("plies").replaceChildren(step("‹", words.back, ply - 1), el("span", {}, `${ply} / ${newest}`), step("›", words.forth, ply + 1));
  byId("plies").children[focused]?.focus();
}
addEventListener("hashchange", load);
addEventListener("popstate", () => { if (place() !== board?.address) location.reload(); });
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
      if (!board && broken) {
        await sleep(2000);
        continue;
      }
      // What the answer says is all there is to see.
      if (!board) return;
      // Nobody else moves in an exercise.
      if (solves()) return;
      const response = await fetch(address("/wait", { seq: board.seq }));
      offline(false);
      if (response.status === 200 || response.status === 401) await load();
      if (response.status === 401) return;
      // So many windows are open that this one is not told: it looks now and then.
      if (response.status === 429) await sleep(10000).then(load);
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
    const held = path.length === 1 && fields(path[0].branch).includes(dragged.name) || dragged.name === board.places?.ka;
    if (Math.hypot(x, y) < 4 || !board.turns || !held && !touchable(dragged.name)) return;
    if (!held) touch(dragged.name);
    dragged.ghost = sprite(dragged.name);
    byId("board").append(dragged.ghost);
  }
  dragged.ghost.style.transform = `translate(${x}px, ${y}px)`;
});
addEventListener("pointerup", (event) => {
  const { ghost, name } = dragged ?? {};
  dragged = null;
  if (!ghost) return;
  ghost.remove();
  ended = true;
  const target = named(document.elementFromPoint(event.clientX, event.clientY));
  if (!target || target === name || !touchable(target)) return;
  calm = true;
  touch(target);
  calm = false;
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
  } else if (event.key === "Escape" && (path.length || paid.length)) undo();
  else return;
  event.preventDefault();
});

byId("typed").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = byId("text").value.trim();
  if (!text) return;
  const shown = await show({ text });
  if (byId("text").value.trim() !== text) return;
  // What is refused stays, to be mended or written over.
  if (shown === false) byId("text").select();
  else byId("text").value = "";
});

// A browser that goes back may show what it has kept: the newest is asked for.
addEventListener("pageshow", (event) => event.persisted && load());
// On a wide screen there is room for the turns beside the board.
byId("record").open = matchMedia("(min-width: 761px)").matches;

follow();
