-- Roles that members have while their rating lies between two others.
CREATE TABLE rating_roles (
  guild_id    BIGINT NOT NULL,
  role_id     BIGINT NOT NULL,
  game        TEXT,                          -- 'pacru'; none: the best rating of all games
  rating_from BIGINT,                       -- as people see ratings; none: any
  rating_to   BIGINT,
  refused     BIGINT NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)), -- Discord does not let the bot give it, and the owner was told
  PRIMARY KEY (guild_id, role_id)
);

-- Members whose roles are to be compared with their ratings. A row goes when that is done, unless the changes counted in it
-- have become more meanwhile.
CREATE TABLE role_checks (
  guild_id   BIGINT NOT NULL,
  user_id    BIGINT NOT NULL,
  changes    BIGINT NOT NULL DEFAULT 1,
  not_before BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX role_checks_due ON role_checks (not_before);
