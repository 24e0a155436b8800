-- How strong people are at a game, on one server. Follows from the finished games and can be computed anew from them.
CREATE TABLE ratings (
  guild_id INTEGER NOT NULL,
  pool     TEXT    NOT NULL, -- game and size of the table: 'pacru-2', with more players 'pacru-m'
  user_id  INTEGER NOT NULL,
  mu       REAL    NOT NULL,
  sigma    REAL    NOT NULL CHECK (sigma > 0),
  games    INTEGER NOT NULL CHECK (games > 0),
  last_at  INTEGER NOT NULL,
  PRIMARY KEY (guild_id, pool, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_user ON ratings (user_id, guild_id);

-- What each rated game changed: one row a chair, so that no game counts twice. Who sat there stands in `chairs` alone.
CREATE TABLE rating_changes (
  game_id INTEGER NOT NULL REFERENCES games (id),
  chair   INTEGER NOT NULL CHECK (chair BETWEEN 0 AND 3),
  pool    TEXT    NOT NULL,
  mu0     REAL    NOT NULL, -- before
  sigma0  REAL    NOT NULL CHECK (sigma0 > 0),
  mu1     REAL    NOT NULL, -- after
  sigma1  REAL    NOT NULL CHECK (sigma1 > 0),
  PRIMARY KEY (game_id, chair)
) STRICT, WITHOUT ROWID;
