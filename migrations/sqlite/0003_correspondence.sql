-- What the players agreed on beside the rules. Tables from before this file have no clock.
ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT '{"pace":"none","rated":false}' CHECK (json_valid(terms));
-- The clock of the player to move: his bank was what `chairs` says at `began_at`. Stands still without one.
ALTER TABLE games ADD COLUMN began_at INTEGER;
ALTER TABLE games ADD COLUMN deadline_at INTEGER;
ALTER TABLE games ADD COLUMN paused_at INTEGER;
ALTER TABLE games ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0; -- reminders sent since `began_at`
ALTER TABLE games ADD COLUMN due_at INTEGER;                      -- when the bot must look at the game by itself
ALTER TABLE games ADD COLUMN rematch_of INTEGER REFERENCES games (id);
ALTER TABLE games ADD COLUMN series_of INTEGER REFERENCES games (id); -- the first game of the series
ALTER TABLE games ADD COLUMN round INTEGER NOT NULL DEFAULT 1;
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX games_of_series ON games (series_of) WHERE series_of IS NOT NULL;

-- Who sits where. An id below zero is nobody on Discord: a computer, or somebody who has been erased.
CREATE TABLE chairs_now (
  game_id    INTEGER NOT NULL REFERENCES games (id),
  chair      INTEGER NOT NULL CHECK (chair BETWEEN 0 AND 3),
  user_id    INTEGER NOT NULL,
  name       TEXT    NOT NULL,
  kind       TEXT    NOT NULL CHECK (kind IN ('invited', 'seated', 'vacant', 'skipped')),
  computer   TEXT,                                                     -- the level of a computer player
  bank       INTEGER,                                                  -- time left, in milliseconds
  missed     INTEGER NOT NULL DEFAULT 0,                               -- deadlines missed
  left_at    INTEGER,                                                  -- since when a seat is vacant
  substitute INTEGER NOT NULL DEFAULT 0 CHECK (substitute IN (0, 1)),  -- did not begin the game
  points     INTEGER,
  place      INTEGER,
  PRIMARY KEY (game_id, chair)
) STRICT, WITHOUT ROWID;
INSERT INTO chairs_now (game_id, chair, user_id, name, kind, points, place)
  SELECT game_id, chair, user_id, name, kind, points, place FROM chairs;
DROP TABLE chairs;
ALTER TABLE chairs_now RENAME TO chairs;
CREATE UNIQUE INDEX chairs_one_each ON chairs (game_id, user_id);
CREATE INDEX chairs_by_user ON chairs (user_id, game_id);

-- More kinds of messages.
CREATE TABLE posts_now (
  message_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  game_id    INTEGER NOT NULL REFERENCES games (id),
  purpose    TEXT    NOT NULL CHECK (purpose IN ('board', 'lobby', 'notice', 'reminder')),
  seq        INTEGER NOT NULL,
  live       INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1)), -- still carries its buttons
  posted_at  INTEGER NOT NULL
) STRICT;
INSERT INTO posts_now SELECT * FROM posts;
DROP TABLE posts;
ALTER TABLE posts_now RENAME TO posts;
CREATE INDEX posts_by_game ON posts (game_id, purpose, live);

-- When somebody may be reminded, and when he is away. Who has no row has never said.
CREATE TABLE people (
  user_id         INTEGER PRIMARY KEY,
  remind          TEXT    NOT NULL DEFAULT 'channel' CHECK (remind IN ('channel', 'dm', 'off')),
  time_zone       TEXT,                         -- an IANA name; none: UTC
  quiet_from      INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),  -- minutes after midnight
  quiet_until     INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
  hushed_until    INTEGER,                      -- "remind me tomorrow"
  vacation_by_itself INTEGER NOT NULL DEFAULT 1 CHECK (vacation_by_itself IN (0, 1)),
  vacation_from   INTEGER,
  vacation_until  INTEGER,
  vacation_year   INTEGER,                      -- the year that `vacation_used` counts for
  vacation_used   INTEGER NOT NULL DEFAULT 0,   -- milliseconds
  CHECK ((vacation_from IS NULL) = (vacation_until IS NULL)),
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;

-- Answers to turns that have not been played yet. For their author's eyes only.
CREATE TABLE plans (
  game_id INTEGER NOT NULL REFERENCES games (id),
  chair   INTEGER NOT NULL,
  seq     INTEGER NOT NULL,                                  -- the game they go on from
  lines   TEXT    NOT NULL CHECK (json_valid(lines)),
  PRIMARY KEY (game_id, chair)
) STRICT, WITHOUT ROWID;

-- What the bot remembers about itself, such as when it was last alive.
CREATE TABLE facts (
  name  TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
