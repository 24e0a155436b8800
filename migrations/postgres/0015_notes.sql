-- What members note about games, for themselves alone.
CREATE TABLE notes (
  user_id BIGINT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply     BIGINT NOT NULL CHECK (ply >= -1), -- the turns played in the position it is about; -1: the whole game
  text    TEXT   NOT NULL,
  at      BIGINT NOT NULL,
  PRIMARY KEY (user_id, game_id, ply)
);
