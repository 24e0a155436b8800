-- How strong members are at the puzzles of each game, on every server alike.
CREATE TABLE puzzle_ratings (
  user_id INTEGER NOT NULL,
  game    TEXT    NOT NULL,                         -- 'pacru'
  mu      REAL    NOT NULL,
  sigma   REAL    NOT NULL CHECK (sigma > 0),
  puzzles INTEGER NOT NULL CHECK (puzzles > 0),     -- first answers that counted
  last_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;

-- What they have answered. The first answer counts.
CREATE TABLE puzzle_attempts (
  user_id        INTEGER NOT NULL,
  game           TEXT    NOT NULL,
  puzzle         INTEGER NOT NULL,                  -- the fingerprint of its position
  solved         INTEGER NOT NULL CHECK (solved IN (0, 1)), -- at once or later
  at             INTEGER NOT NULL,
  interaction_id INTEGER NOT NULL,                  -- of the first answer: delivered twice, it counts once
  mu0            REAL    NOT NULL,                  -- what the first answer changed
  sigma0         REAL    NOT NULL CHECK (sigma0 > 0),
  mu1            REAL    NOT NULL,
  sigma1         REAL    NOT NULL CHECK (sigma1 > 0),
  PRIMARY KEY (user_id, game, puzzle)
) STRICT, WITHOUT ROWID;
