-- A puzzle that was failed comes again after days: "at" is the time of the first answer, or of the last wrong one.
ALTER TABLE puzzle_attempts ADD COLUMN met INTEGER NOT NULL DEFAULT 1 CHECK (met > 0); -- how often they have answered when it was due

-- How hard the puzzles are that members have answered: each rated answer makes one easier or harder.
CREATE TABLE puzzle_difficulties (
  game    TEXT    NOT NULL,
  puzzle  INTEGER NOT NULL,                         -- the fingerprint of its position
  mu      REAL    NOT NULL,
  sigma   REAL    NOT NULL CHECK (sigma > 0),
  answers INTEGER NOT NULL CHECK (answers > 0),
  PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;
