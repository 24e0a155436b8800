-- What members try out in games, for themselves alone.
CREATE TABLE variations (
  user_id BIGINT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  tree    TEXT   NOT NULL CHECK (tree::json IS NOT NULL), -- the tried turns, each with what it was tried after
  at      BIGINT NOT NULL,                                -- when the last was tried
  PRIMARY KEY (user_id, game_id)
);

CREATE INDEX variations_by_age ON variations (at);
