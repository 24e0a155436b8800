-- Times are INTEGER milliseconds since 1970 UTC. Discord ids are INTEGER: snowflakes fit 63 bits until 2084.
PRAGMA application_id = 0x50414352; -- "PACR"

CREATE TABLE games (
  id            INTEGER PRIMARY KEY,
  code          TEXT    NOT NULL UNIQUE,
  guild_id      INTEGER,
  channel_id    INTEGER NOT NULL,
  creator_id    INTEGER NOT NULL,
  ruleset       TEXT    NOT NULL CHECK (ruleset IN ('pacru', 'azacru', 'shacru', 'pasang')),
  rules_version INTEGER NOT NULL,
  setup         TEXT    NOT NULL CHECK (json_valid(setup)),
  status        TEXT    NOT NULL CHECK (status IN ('open', 'active', 'frozen', 'finished', 'cancelled')),
  seq           INTEGER NOT NULL DEFAULT 0 CHECK (seq >= 0), -- number of events; the optimistic token
  ply           INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0), -- number of turns played
  to_move       INTEGER,                                     -- chair of the player to move
  state_hash    INTEGER NOT NULL DEFAULT 0,                  -- fingerprint of the position after `seq`
  created_at    INTEGER NOT NULL,
  started_at    INTEGER,
  ended_at      INTEGER,
  CHECK ((status = 'active') <= (to_move IS NOT NULL AND started_at IS NOT NULL)),
  CHECK ((status IN ('finished', 'cancelled')) = (ended_at IS NOT NULL))
) STRICT;
CREATE INDEX games_by_channel ON games (channel_id, status);

-- Who sits where. A chair is a place in the turn order; while the table is open, the order of arrival.
CREATE TABLE chairs (
  game_id INTEGER NOT NULL REFERENCES games (id),
  chair   INTEGER NOT NULL CHECK (chair BETWEEN 0 AND 3),
  user_id INTEGER NOT NULL,
  name    TEXT    NOT NULL,
  kind    TEXT    NOT NULL CHECK (kind IN ('invited', 'seated')),
  points  INTEGER,
  place   INTEGER,
  PRIMARY KEY (game_id, chair)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chairs_one_each ON chairs (game_id, user_id);
CREATE INDEX chairs_by_user ON chairs (user_id, game_id);

-- What happened, in order, for ever. Holds no user ids, so erasing a person touches chairs only.
CREATE TABLE game_events (
  game_id        INTEGER NOT NULL REFERENCES games (id),
  seq            INTEGER NOT NULL CHECK (seq > 0),
  kind           TEXT    NOT NULL,
  chair          INTEGER,
  ply            INTEGER,
  notation       TEXT,
  data           TEXT    CHECK (data IS NULL OR json_valid(data)),
  state_hash     INTEGER,
  at             INTEGER NOT NULL,
  interaction_id INTEGER, -- none where the bot itself acted
  PRIMARY KEY (game_id, seq),
  CHECK ((kind = 'turn') = (notation IS NOT NULL)),
  CHECK ((kind IN ('turn', 'resign')) <= (chair IS NOT NULL AND ply IS NOT NULL AND state_hash IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TRIGGER game_events_no_update BEFORE UPDATE ON game_events
BEGIN SELECT RAISE(ABORT, 'game_events is append-only'); END;
CREATE TRIGGER game_events_no_delete BEFORE DELETE ON game_events
BEGIN SELECT RAISE(ABORT, 'game_events is append-only'); END;
CREATE TRIGGER game_events_in_order BEFORE INSERT ON game_events
WHEN NEW.seq <> (SELECT seq + 1 FROM games WHERE id = NEW.game_id)
BEGIN SELECT RAISE(ABORT, 'stale seq'); END;

-- Guards against Discord delivering one interaction twice: the answer that was given.
CREATE TABLE interactions (
  id      INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id),
  answer  TEXT    NOT NULL,
  at      INTEGER NOT NULL
) STRICT;
CREATE INDEX interactions_by_age ON interactions (at);

-- What Discord must still be told. Intents, not messages: they are drawn when they are sent.
CREATE TABLE outbox (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  dedupe_key TEXT    NOT NULL UNIQUE,
  game_id    INTEGER NOT NULL REFERENCES games (id),
  channel_id INTEGER NOT NULL,
  intent     TEXT    NOT NULL CHECK (json_valid(intent)),
  state      TEXT    NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'done', 'superseded', 'dead')),
  attempts   INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  done_at    INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'pending';
CREATE INDEX outbox_open ON outbox (game_id, id) WHERE state IN ('pending', 'sending');

-- The bot's messages in channels.
CREATE TABLE posts (
  message_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  game_id    INTEGER NOT NULL REFERENCES games (id),
  purpose    TEXT    NOT NULL CHECK (purpose IN ('board', 'lobby')),
  seq        INTEGER NOT NULL,
  live       INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1)), -- still carries its buttons
  posted_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX posts_by_game ON posts (game_id, purpose, live);
