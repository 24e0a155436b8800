-- What members try out in games, for themselves alone.
CREATE TABLE variations (
  user_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES games (id),
  tree    TEXT    NOT NULL CHECK (json_valid(tree)), -- the tried turns, each with what it was tried after
  at      INTEGER NOT NULL,                          -- when the last was tried
  PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX variations_by_age ON variations (at);
