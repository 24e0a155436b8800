-- Servers in one of whose channels a puzzle is posted every day.
CREATE TABLE daily_puzzles (
  guild_id   INTEGER NOT NULL PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  game       TEXT,                       -- 'pacru'; none: each in turn
  number     INTEGER NOT NULL DEFAULT 0, -- how many there were, today's included
  puzzle     INTEGER,                    -- today's: the fingerprint of its position
  yesterday  INTEGER,                    -- the one before
  message_id INTEGER,                    -- today's message; none before it is posted
  nonce      TEXT    NOT NULL,           -- what Discord recognises a second try to post it by
  next_at    INTEGER NOT NULL,           -- when the next one is due
  not_before INTEGER NOT NULL DEFAULT 0  -- when today's may be posted
) STRICT;
CREATE INDEX daily_puzzles_due ON daily_puzzles (next_at);
CREATE INDEX daily_puzzles_to_post ON daily_puzzles (not_before) WHERE message_id IS NULL;

-- The first answer of each member to each of them.
CREATE TABLE daily_answers (
  guild_id INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  user_id  INTEGER NOT NULL,
  solved   INTEGER NOT NULL CHECK (solved IN (0, 1)),
  at       INTEGER NOT NULL,
  PRIMARY KEY (guild_id, number, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_answers_by_user ON daily_answers (user_id, guild_id, number);
