-- The tasks with which members learn a game, once they are done.
CREATE TABLE tasks_done (
  user_id BIGINT NOT NULL,
  game    TEXT   NOT NULL CHECK (game IN ('pacru', 'azacru', 'shacru', 'pasang')),
  task    TEXT   NOT NULL,
  at      BIGINT NOT NULL,
  PRIMARY KEY (user_id, game, task)
);
