-- What members note about games, for themselves alone.
CREATE TABLE notes (
  user_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES games (id),
  ply     INTEGER NOT NULL CHECK (ply >= -1), -- the turns played in the position it is about; -1: the whole game
  text    TEXT    NOT NULL,
  at      INTEGER NOT NULL,
  PRIMARY KEY (user_id, game_id, ply)
) STRICT, WITHOUT ROWID;
