// The state of the page, and how it receives changes.

const listeners = [];

export const store = {
  me: "0",
  /** The open channel. */
  channel: null,
  guild: "",
  guildId: "0",
  bot: "0",
  /** Who manages the server. */
  owner: "0",
  connected: false,
  /** The steps of a newcomer, in order: `{ text, command, done_when }`. */
  firstSteps: [],
  /** Options of commands that are seldom needed: `{ title, options }`. */
  optionGroups: [],
  /** What the bot has written on a page of its own. */
  saidInApp: [],
  /** What an empty direct message says, and a command for a button; or null. */
  directWelcome: null,
  members: new Map(),
  /** The roles of the server, `@everyone` first. */
  roles: [],
  channels: new Map(),
  commands: new Map(),
  /** The messages of the open channel, by id, in order. */
  messages: new Map(),
  /** This member's interactions that the bot has not answered yet, by id. */
  pending: new Map(),
  /** How many states have been received as events. */
  received: 0,
  /** Channels with messages that have not been seen here. */
  unread: new Set(),
};

/** The members who have not left, the bot among them. The names of those who have are still known. */
export const present = () => [...store.members.values()].filter((member) => !member.gone);

/** Those who are not bots. */
export const people = () => present().filter((member) => !member.bot);

const isHere = (id) => people().some((member) => member.id === id);

/** Calls `listener(event)` for every event. */
export function listen(listener) {
  listeners.push(listener);
}

export function emit(event) {
  for (const listener of listeners) listener(event);
}

async function fetchJson(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Carries out an action as this member. Throws an Error with a sentence if it is refused. */
export async function act(action) {
  const response = await fetch("/page/act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ me: store.me, ...action }),
  }).catch(() => null);
  if (!response) throw new Error("The bot is no longer running.");
  const json = await response.json().catch(() => ({ error: `The server answered ${response.status}.` }));
  if (!response.ok) throw new Error(json.error);
  return json;
}

/** Answers that arrived before this page knew their interaction, by interaction. */
const early = new Map();

/** Uses a command, button, menu or form, and keeps the interaction until the bot answers. */
export async function interact(action, label) {
  emit({ type: "acting" });
  const { interaction } = await act(action);
  const answer = early.get(interaction);
  early.clear();
  if (answer?.state === "answered") return emit({ type: "answered", interaction: { ...answer, ...action } });
  store.pending.set(interaction, { state: "open", ...answer, ...action, label });
  emit({ type: "pending", id: interaction });
}

/** Records the state of an interaction. Of those from other windows, only the newest is kept. */
function settle(interaction) {
  const pending = store.pending.get(interaction.id);
  if (!pending) {
    if (early.size > 50) early.clear();
    return early.set(interaction.id, interaction);
  }
  if (interaction.state !== "answered") {
    store.pending.set(interaction.id, { ...pending, state: interaction.state });
    return emit({ type: "pending", id: interaction.id });
  }
  store.pending.delete(interaction.id);
  emit({ type: "answered", interaction: { ...pending, ...interaction } });
}

/** The requests and frames after the entry `since`. */
export const traffic = (since) => fetchJson(`/page/traffic?since=${since}`);

/** Reads the state as the member that the address names, and listens to events from then on. */
export const start = () => switchTo(new URLSearchParams(location.search).get("me") ?? "0");

let socket = null;

/** Switches to another member, in the same channel if they see it; to the first one if there is no such member. */
export async function switchTo(me) {
  const another = store.me !== me;
  store.me = me;
  store.pending.clear();
  // The state is read after the events have begun, so that none is missed; events in between are newer than the state.
  await connect();
  const { received } = store;
  const state = await fetchJson(`/page/state?me=${me}`);
  if (store.me !== me) return;
  if (store.received === received) take(state);
  if (people().length && !isHere(me)) return switchTo(people()[0].id);
  const address = new URL(location);
  address.searchParams.set("me", me);
  history.replaceState(null, "", address);
  const here = store.channels.get(location.hash.slice(1)) ?? [...store.channels.values()].find((channel) => channel.kind === "text");
  if (here) await openChannel(here.id);
  emit({ type: another ? "switched" : "state" });
}

/** Events of a channel while its messages are being read. */
let meanwhile = null;

/** Opens a channel. */
export async function openChannel(channel) {
  const { me } = store;
  const events = (meanwhile = []);
  store.channel = channel;
  store.unread.delete(channel);
  if (location.hash !== `#${channel}`) history.replaceState(null, "", `#${channel}`);
  const list = await fetchJson(`/page/messages?me=${store.me}&channel=${channel}`);
  if (store.channel !== channel || store.me !== me) return;
  store.messages = new Map(list.map((message) => [message.id, message]));
  events.forEach(note);
  meanwhile = null;
  emit({ type: "opened" });
}

/** Records that a message is new, has changed or was deleted. */
function note(event) {
  if (event.type === "removed") store.messages.delete(event.message);
  else store.messages.set(event.message.id, event.message);
}

/** Opens the socket; resolves when events come. */
function connect() {
  socket?.close();
  const mine = new WebSocket(`ws://${location.host}/page/live?me=${store.me}`);
  socket = mine;
  mine.onmessage = ({ data }) => receive(JSON.parse(data));
  mine.onclose = () => {
    if (socket !== mine) return;
    store.connected = false;
    emit({ type: "state" });
    // The server may come back; then everything is read again.
    setTimeout(async () => {
      if (socket !== mine) return;
      await switchTo(store.me).then(() => emit({ type: "restarted" }), () => null);
    }, 1500);
  };
  return new Promise((opened, failed) => {
    mine.addEventListener("open", opened);
    mine.addEventListener("close", () => (socket === mine ? failed(new Error("The bot is no longer running.")) : opened()));
  });
}

function take(state) {
  const byId = (list) => new Map(list.map((thing) => [thing.id, thing]));
  Object.assign(store, {
    guild: state.guild,
    guildId: state.guild_id,
    bot: state.bot,
    owner: state.owner,
    connected: state.connected,
    firstSteps: state.first_steps,
    optionGroups: state.option_groups,
    quickStart: state.quick_start,
    directWelcome: state.direct_welcome,
    members: byId(state.members.map((member, index) => ({ ...member, colour: index + 1 }))),
    roles: state.roles,
    channels: byId(state.channels),
    commands: byId(state.commands),
  });
}

function receive(event) {
  if (event.type === "reload") return switchTo(store.me);
  if (event.type === "state") {
    store.received += 1;
    take(event.state);
    if (!store.channels.has(store.channel) || people().length && !isHere(store.me)) return switchTo(store.me);
  }
  if (event.type === "posted" || event.type === "edited") {
    if (event.message.channel_id !== store.channel) {
      if (event.type === "posted") store.unread.add(event.message.channel_id);
      return emit({ type: "state" });
    }
  }
  if (["posted", "edited", "removed"].includes(event.type)) {
    meanwhile?.push(event);
    note(event);
  }
  if (event.type === "interaction") return settle(event.interaction);
  emit(event);
}

/** A command with its subcommands, as typed ("pacru move"), each with its options. */
function typed(command) {
  const found = [];
  const walk = (words, part) => {
    const branches = (part.options ?? []).filter((option) => option.type <= 2);
    if (branches.length) for (const branch of branches) walk([...words, branch.name], branch);
    else found.push({ path: words.join(" "), description: part.description, options: part.options ?? [] });
  };
  walk([command.name], command);
  return found;
}

/** Every command that this member can type here. */
export const typedCommands = () => (store.channels.get(store.channel)?.commands ?? [])
  .map((id) => store.commands.get(id)).filter(Boolean).flatMap(typed);

/** The commands that only some members may use: those who manage the server, unless it says otherwise. */
export const moderatorCommands = () => [...store.commands.values()].filter((command) => command.default_member_permissions !== null);
