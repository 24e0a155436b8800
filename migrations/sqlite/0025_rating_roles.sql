-- Roles that members have while their rating lies between two others.
CREATE TABLE rating_roles (
  guild_id    INTEGER NOT NULL,
  role_id     INTEGER NOT NULL,
  game        TEXT,                          -- 'pacru'; none: the best rating of all games
  rating_from INTEGER,                       -- as people see ratings; none: any
  rating_to   INTEGER,
  refused     INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)), -- Discord does not let the bot give it, and the owner was told
  PRIMARY KEY (guild_id, role_id)
) STRICT, WITHOUT ROWID;

-- Members whose roles are to be compared with their ratings. A row goes when that is done, unless the changes counted in it
-- have become more meanwhile.
CREATE TABLE role_checks (
  guild_id   INTEGER NOT NULL,
  user_id    INTEGER NOT NULL,
  changes    INTEGER NOT NULL DEFAULT 1,
  not_before INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX role_checks_due ON role_checks (not_before);
