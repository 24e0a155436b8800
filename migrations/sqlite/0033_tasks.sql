-- The tasks with which members learn a game, once they are done.
CREATE TABLE tasks_done (
  user_id INTEGER NOT NULL,
  game    TEXT    NOT NULL CHECK (game IN ('pacru', 'azacru', 'shacru', 'pasang')),
  task    TEXT    NOT NULL,
  at      INTEGER NOT NULL,
  PRIMARY KEY (user_id, game, task)
) STRICT, WITHOUT ROWID;
