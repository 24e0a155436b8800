-- Turns of games that are over which lost their players much: they meet each again until they have found a better one twice.
CREATE TABLE mistakes (
  id         INTEGER PRIMARY KEY,
  user_id    INTEGER NOT NULL,
  game_id    INTEGER NOT NULL REFERENCES games (id),
  seq        INTEGER NOT NULL,           -- the event that was the turn
  better     TEXT    NOT NULL,
  refutation TEXT,                       -- the best answer to the turn; none: it ended the game
  best       REAL    NOT NULL,           -- the player's win probability with the better turn
  rest       REAL    NOT NULL,           -- the same after the turn
  met        INTEGER NOT NULL DEFAULT 0, -- how often they have answered when it was due
  solved     INTEGER NOT NULL DEFAULT 0, -- how often rightly
  due_at     INTEGER,                    -- none: solved for good
  UNIQUE (user_id, game_id, seq)
) STRICT;
-- Games that are over in which computers have not looked for such turns.
CREATE TABLE unreviewed (
  game_id INTEGER NOT NULL PRIMARY KEY REFERENCES games (id)
) STRICT;
ALTER TABLE preferences ADD COLUMN review TEXT NOT NULL DEFAULT 'on';
