// What the page knows, and how it hears of changes.

const listeners = [];

export const store = {
  me: "0",
  channel: null,
  guild: "",
  bot: "0",
  connected: false,
  guildId: "0",
  tryFirst: null,
  /** What somebody new does one after the other: `{ say, until }`. */
  firstSteps: [],
  members: new Map(),
  channels: new Map(),
  commands: new Map(),
  /** The messages of the open channel, by id, in order. */
  messages: new Map(),
  /** What this member has asked and the bot has not answered yet, by interaction. */
  asked: new Map(),
  /** Channels with messages that nobody here has seen. */
  unread: new Set(),
};

/** Calls `listener(event)` for everything that happens. */
export function listen(listener) {
  listeners.push(listener);
}

export function tell(event) {
  for (const listener of listeners) listener(event);
}

async function fetchJson(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** Does something as this member. Throws an Error with a sentence if it is refused. */
export async function act(deed, me = store.me) {
  const answer = await fetch("/page/act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ me, ...deed }),
  }).catch(() => null);
  if (!answer) throw new Error("The bot is not running any more.");
  const json = await answer.json().catch(() => ({ error: `The server answered ${answer.status}.` }));
  if (!answer.ok) throw new Error(json.error);
  return json;
}

/** Answers that came before this page knew that it had asked, by interaction. */
const early = new Map();

/** Uses a command, button, menu or form, and remembers it until the bot answers. */
export async function ask(deed, label) {
  const { interaction } = await act(deed);
  const answer = early.get(interaction);
  early.clear();
  if (answer?.state === "answered") return tell({ type: "answered", interaction: { ...answer, ...deed } });
  store.asked.set(interaction, { state: "open", ...answer, ...deed, label });
  tell({ type: "asked", id: interaction });
}

/** Hears how an interaction stands; of those that another window has asked, this one only keeps the news. */
function settle(interaction) {
  const asked = store.asked.get(interaction.id);
  if (!asked) {
    if (early.size > 50) early.clear();
    return early.set(interaction.id, interaction);
  }
  if (interaction.state !== "answered") {
    store.asked.set(interaction.id, { ...asked, state: interaction.state });
    return tell({ type: "asked", id: interaction.id });
  }
  store.asked.delete(interaction.id);
  tell({ type: "answered", interaction: { ...asked, ...interaction } });
}

/** The requests and frames after the entry `since`. */
export const traffic = (since) => fetchJson(`/page/traffic?since=${since}`);

/** Reads the state and goes on listening, for good; as the member that the address names. */
export const start = () => become(new URLSearchParams(location.search).get("me") ?? "0");

let socket = null;

/** Goes on as another member, in the same channel if that one sees it; as the first if there is no such member. */
export async function become(me) {
  const another = store.me !== me;
  store.me = me;
  store.asked.clear();
  // Only what is read after the news have begun to come cannot miss any.
  await open();
  const state = await fetchJson(`/page/state?me=${me}`);
  if (store.me !== me) return;
  take(state);
  const people = [...store.members.values()].filter((member) => !member.bot);
  if (people.length && !store.members.has(me)) return become(people[0].id);
  const address = new URL(location);
  address.searchParams.set("me", me);
  history.replaceState(null, "", address);
  const here = store.channels.get(location.hash.slice(1)) ?? [...store.channels.values()].find((place) => place.kind === "text");
  if (here) await enter(here.id);
  tell({ type: another ? "became" : "state" });
}

/** News of the channel that is being read, until it has been. */
let meanwhile = null;

/** Opens a channel. */
export async function enter(channel) {
  const { me } = store;
  const news = (meanwhile = []);
  store.channel = channel;
  store.unread.delete(channel);
  if (location.hash !== `#${channel}`) history.replaceState(null, "", `#${channel}`);
  const list = await fetchJson(`/page/messages?me=${store.me}&channel=${channel}`);
  if (store.channel !== channel || store.me !== me) return;
  store.messages = new Map(list.map((message) => [message.id, message]));
  news.forEach(note);
  meanwhile = null;
  tell({ type: "entered" });
}

/** Writes down that a message is new, has changed or is gone. */
function note(event) {
  if (event.type === "removed") store.messages.delete(event.message);
  else store.messages.set(event.message.id, event.message);
}

/** Begins to hear; resolves when it does. */
function open() {
  socket?.close();
  const mine = new WebSocket(`ws://${location.host}/page/live?me=${store.me}`);
  socket = mine;
  mine.onmessage = ({ data }) => hear(JSON.parse(data));
  mine.onclose = () => {
    if (socket !== mine) return;
    store.connected = false;
    tell({ type: "state" });
    // The bot may come back: then everything is read again.
    setTimeout(async () => {
      if (socket !== mine) return;
      await become(store.me).then(() => tell({ type: "restarted" }), () => null);
    }, 1500);
  };
  return new Promise((heard, failed) => {
    mine.addEventListener("open", heard);
    mine.addEventListener("close", () => (socket === mine ? failed(new Error("The bot is not running any more.")) : heard()));
  });
}

function take(state) {
  store.guild = state.guild;
  store.bot = state.bot;
  store.connected = state.connected;
  store.guildId = state.guild_id;
  store.tryFirst = state.try_first;
  store.firstSteps = state.first_steps;
  const byId = (list) => new Map(list.map((thing) => [thing.id, thing]));
  store.members = byId(state.members);
  store.channels = byId(state.channels);
  store.commands = byId(state.commands);
}

function hear(event) {
  if (event.type === "reload") return become(store.me);
  if (event.type === "state") {
    take(event.state);
    if (!store.channels.has(store.channel)) return become(store.me);
  }
  if (event.type === "posted" || event.type === "edited") {
    if (event.message.channel_id !== store.channel) {
      if (event.type === "posted") store.unread.add(event.message.channel_id);
      return tell({ type: "state" });
    }
  }
  if (["posted", "edited", "removed"].includes(event.type)) {
    meanwhile?.push(event);
    note(event);
  }
  if (event.type === "interaction") return settle(event.interaction);
  tell(event);
}

/** The command as typed ("pacru move") and its options, for every command that can be typed here. */
export function typedCommands() {
  const place = store.channels.get(store.channel);
  const found = [];
  const walk = (words, part) => {
    const branches = (part.options ?? []).filter((option) => option.type <= 2);
    if (branches.length) for (const branch of branches) walk([...words, branch.name], branch);
    else found.push({ path: words.join(" "), description: part.description, options: part.options ?? [] });
  };
  for (const id of place?.commands ?? []) {
    const command = store.commands.get(id);
    if (command) walk([command.name], command);
  }
  return found;
}
