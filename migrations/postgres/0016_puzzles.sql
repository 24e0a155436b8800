-- How strong members are at the puzzles of each game, on every server alike.
CREATE TABLE puzzle_ratings (
  user_id BIGINT           NOT NULL,
  game    TEXT             NOT NULL,                 -- 'pacru'
  mu      DOUBLE PRECISION NOT NULL,
  sigma   DOUBLE PRECISION NOT NULL CHECK (sigma > 0),
  puzzles BIGINT           NOT NULL CHECK (puzzles > 0), -- first answers that counted
  last_at BIGINT           NOT NULL,
  PRIMARY KEY (user_id, game)
);

-- What they have answered. The first answer counts.
CREATE TABLE puzzle_attempts (
  user_id        BIGINT           NOT NULL,
  game           TEXT             NOT NULL,
  puzzle         BIGINT           NOT NULL,          -- the fingerprint of its position
  solved         BIGINT           NOT NULL CHECK (solved IN (0, 1)), -- at once or later
  at             BIGINT           NOT NULL,
  interaction_id BIGINT           NOT NULL,          -- of the first answer: delivered twice, it counts once
  mu0            DOUBLE PRECISION NOT NULL,          -- what the first answer changed
  sigma0         DOUBLE PRECISION NOT NULL CHECK (sigma0 > 0),
  mu1            DOUBLE PRECISION NOT NULL,
  sigma1         DOUBLE PRECISION NOT NULL CHECK (sigma1 > 0),
  PRIMARY KEY (user_id, game, puzzle)
);
