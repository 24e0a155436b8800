-- What members look for opponents for. A seek goes when it meets others and a game begins, when it is withdrawn, and after
-- a month. No id comes twice: whoever decides what a new seek meets has seen all up to the newest.
CREATE TABLE seeks (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  guild_id       INTEGER NOT NULL,
  channel_id     INTEGER NOT NULL,          -- where its game is played, if it is the oldest of those that meet
  thread         INTEGER NOT NULL CHECK (thread IN (0, 1)),
  user_id        INTEGER NOT NULL,
  name           TEXT NOT NULL,
  game           TEXT NOT NULL,             -- 'pacru'
  players        INTEGER NOT NULL CHECK (players BETWEEN 2 AND 4),
  pace           TEXT NOT NULL,
  rated          INTEGER NOT NULL CHECK (rated IN (0, 1)),
  rating_from    INTEGER,                   -- of opponents, as people see ratings; none: any
  rating_to      INTEGER,
  interaction_id INTEGER NOT NULL,          -- what has asked for it
  until          INTEGER NOT NULL           -- when it ends
) STRICT;
CREATE INDEX seeks_by_guild ON seeks (guild_id, id);
CREATE INDEX seeks_by_user ON seeks (user_id, guild_id);
CREATE INDEX seeks_until ON seeks (until);
