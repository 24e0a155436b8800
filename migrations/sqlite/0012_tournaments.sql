-- Tournaments, leagues and ladders. What was paired and played follows from the events; standings are computed.
CREATE TABLE tournaments (
  id           INTEGER PRIMARY KEY,
  code         TEXT    NOT NULL UNIQUE,
  guild_id     INTEGER NOT NULL,
  channel_id   INTEGER NOT NULL,
  organiser_id INTEGER NOT NULL,
  settings     TEXT    NOT NULL CHECK (json_valid(settings)),
  status       TEXT    NOT NULL CHECK (status IN ('entries', 'running', 'paused', 'over')),
  seq          INTEGER NOT NULL DEFAULT 0 CHECK (seq >= 0), -- number of events; the optimistic token
  round_due_at INTEGER,                                     -- when the round ends
  unsettled    INTEGER NOT NULL DEFAULT 0 CHECK (unsettled IN (0, 1)), -- games go on that it has decided otherwise
  due_at       INTEGER,                                     -- when the bot must look at it by itself
  season       INTEGER NOT NULL DEFAULT 1,
  previous_id  INTEGER REFERENCES tournaments (id),         -- the season before
  created_at   INTEGER NOT NULL,
  started_at   INTEGER,
  ended_at     INTEGER,
  CHECK ((status = 'over') = (ended_at IS NOT NULL))
) STRICT;
CREATE INDEX tournaments_by_guild ON tournaments (guild_id, status);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser_id);
CREATE INDEX tournaments_by_previous ON tournaments (previous_id) WHERE previous_id IS NOT NULL;
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;

-- The members behind the numbers of the events.
CREATE TABLE entrants (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  entrant       INTEGER NOT NULL CHECK (entrant > 0),
  user_id       INTEGER NOT NULL,
  name          TEXT    NOT NULL,
  state         TEXT    NOT NULL CHECK (state IN ('invited', 'entered', 'left')),
  PRIMARY KEY (tournament_id, entrant)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entrants_one_each ON entrants (tournament_id, user_id);
CREATE INDEX entrants_by_user ON entrants (user_id, tournament_id);

-- What happened, in order, for ever. Holds no user ids, as with games.
CREATE TABLE tournament_events (
  tournament_id  INTEGER NOT NULL REFERENCES tournaments (id),
  seq            INTEGER NOT NULL CHECK (seq > 0),
  event          TEXT    NOT NULL CHECK (json_valid(event)),
  at             INTEGER NOT NULL,
  interaction_id INTEGER, -- none where the bot itself acted
  PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER tournament_events_no_update BEFORE UPDATE ON tournament_events
BEGIN SELECT RAISE(ABORT, 'tournament_events is append-only'); END;
CREATE TRIGGER tournament_events_no_delete BEFORE DELETE ON tournament_events
BEGIN SELECT RAISE(ABORT, 'tournament_events is append-only'); END;
CREATE TRIGGER tournament_events_in_order BEFORE INSERT ON tournament_events
WHEN NEW.seq <> (SELECT seq + 1 FROM tournaments WHERE id = NEW.tournament_id)
BEGIN SELECT RAISE(ABORT, 'stale seq'); END;

-- A pairing is one game, or one series of games: a round that is begun twice is refused here at the latest.
ALTER TABLE games ADD COLUMN tournament_id INTEGER REFERENCES tournaments (id);
ALTER TABLE games ADD COLUMN board INTEGER;
CREATE UNIQUE INDEX games_of_tournament ON games (tournament_id, board, round) WHERE tournament_id IS NOT NULL;

-- Interactions, messages and what Discord must be told are about a game or about a tournament.
CREATE TABLE interactions_now (
  id            INTEGER PRIMARY KEY,
  game_id       INTEGER REFERENCES games (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  answer        TEXT    NOT NULL,
  at            INTEGER NOT NULL,
  CHECK ((game_id IS NULL) <> (tournament_id IS NULL))
) STRICT;
INSERT INTO interactions_now (id, game_id, answer, at) SELECT id, game_id, answer, at FROM interactions;
DROP TABLE interactions;
ALTER TABLE interactions_now RENAME TO interactions;
CREATE INDEX interactions_by_age ON interactions (at);

CREATE TABLE posts_now (
  message_id    INTEGER PRIMARY KEY,
  channel_id    INTEGER NOT NULL,
  game_id       INTEGER REFERENCES games (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  purpose       TEXT    NOT NULL CHECK (purpose IN ('board', 'lobby', 'notice', 'reminder', 'tournament', 'round')),
  seq           INTEGER NOT NULL,
  live          INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1)), -- still carries its buttons
  posted_at     INTEGER NOT NULL,
  CHECK ((game_id IS NULL) <> (tournament_id IS NULL))
) STRICT;
INSERT INTO posts_now (message_id, channel_id, game_id, purpose, seq, live, posted_at)
  SELECT message_id, channel_id, game_id, purpose, seq, live, posted_at FROM posts;
DROP TABLE posts;
ALTER TABLE posts_now RENAME TO posts;
CREATE INDEX posts_by_game ON posts (game_id, purpose, seq);
CREATE INDEX posts_by_tournament ON posts (tournament_id, purpose, seq) WHERE tournament_id IS NOT NULL;
CREATE INDEX posts_with_buttons ON posts (game_id) WHERE live = 1;

DROP VIEW outbox_ready;
CREATE TABLE outbox_now (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  dedupe_key    TEXT    NOT NULL UNIQUE,
  game_id       INTEGER REFERENCES games (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  channel_id    INTEGER NOT NULL,
  kind          TEXT    NOT NULL DEFAULT '',
  intent        TEXT    NOT NULL CHECK (json_valid(intent)),
  nonce         TEXT    NOT NULL DEFAULT '',
  state         TEXT    NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'done', 'superseded', 'dead')),
  attempts      INTEGER NOT NULL DEFAULT 0,
  not_before    INTEGER NOT NULL,
  last_error    TEXT,
  created_at    INTEGER NOT NULL,
  done_at       INTEGER,
  CHECK ((game_id IS NULL) <> (tournament_id IS NULL))
) STRICT;
INSERT INTO outbox_now (id, dedupe_key, game_id, channel_id, kind, intent, nonce, state, attempts, not_before, last_error,
                        created_at, done_at)
  SELECT id, dedupe_key, game_id, channel_id, kind, intent, nonce, state, attempts, not_before, last_error, created_at,
         done_at
  FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_now RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'pending';
CREATE INDEX outbox_open ON outbox (game_id, id) WHERE state IN ('pending', 'sending');
CREATE INDEX outbox_open_of_tournament ON outbox (tournament_id, id)
  WHERE tournament_id IS NOT NULL AND state IN ('pending', 'sending');
CREATE INDEX outbox_sending ON outbox (channel_id) WHERE state = 'sending';

-- As before, and the messages of a tournament keep their order, too.
CREATE VIEW outbox_ready AS
SELECT id, channel_id, kind, attempts, not_before FROM outbox AS mine
WHERE state = 'pending'
  AND (kind IN ('strip', 'picture') OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id AND earlier.state IN ('pending', 'sending')
      AND (earlier.kind NOT IN ('strip', 'picture') AND earlier.id < mine.id OR earlier.kind = 'strip' AND mine.kind = 'archive')))
  AND (kind = 'strip' OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.tournament_id = mine.tournament_id AND earlier.state IN ('pending', 'sending')
      AND earlier.kind <> 'strip' AND earlier.id < mine.id))
  AND NOT EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.channel_id = mine.channel_id AND other.state = 'sending');
