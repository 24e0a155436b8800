-- A puzzle that was failed comes again after days: "at" is the time of the first answer, or of the last wrong one.
ALTER TABLE puzzle_attempts ADD COLUMN met BIGINT NOT NULL DEFAULT 1 CHECK (met > 0); -- how often they have answered when it was due

-- How hard the puzzles are that members have answered: each rated answer makes one easier or harder.
CREATE TABLE puzzle_difficulties (
  game    TEXT             NOT NULL,
  puzzle  BIGINT           NOT NULL,                         -- the fingerprint of its position
  mu      DOUBLE PRECISION NOT NULL,
  sigma   DOUBLE PRECISION NOT NULL CHECK (sigma > 0),
  answers BIGINT           NOT NULL CHECK (answers > 0),
  PRIMARY KEY (game, puzzle)
);
