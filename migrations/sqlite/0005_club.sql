-- What those who manage a server have settled for it. Without a row: nothing.
CREATE TABLE guilds (
  guild_id   INTEGER PRIMARY KEY,
  channel_id INTEGER,                                  -- where tables are opened; none: anywhere
  pace       TEXT,                                     -- the pace of a table that names none
  rated      INTEGER CHECK (rated IN (0, 1))           -- whether a table that does not say so is rated
) STRICT;

-- Who wants to have nothing to do with whom.
CREATE TABLE blocks (
  user_id        INTEGER NOT NULL,
  blocked_id     INTEGER NOT NULL,
  active         INTEGER NOT NULL CHECK (active IN (0, 1)),
  interaction_id INTEGER NOT NULL,                     -- which made it so: delivered twice, it counts once
  PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (blocked_id);

-- Who declined an invitation of whom, and when he last did.
CREATE TABLE declined (
  inviter_id INTEGER NOT NULL,
  invited_id INTEGER NOT NULL,
  at         INTEGER NOT NULL,
  PRIMARY KEY (inviter_id, invited_id)
) STRICT, WITHOUT ROWID;

-- Who wants to hear how a game ends.
CREATE TABLE watches (
  game_id        INTEGER NOT NULL REFERENCES games (id),
  user_id        INTEGER NOT NULL,
  active         INTEGER NOT NULL CHECK (active IN (0, 1)),
  interaction_id INTEGER NOT NULL,                     -- as in `blocks`
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watches_by_user ON watches (user_id);

-- Channels that were deleted: what belongs there waits until its game is moved.
CREATE TABLE lost_channels (
  channel_id INTEGER PRIMARY KEY,
  at         INTEGER NOT NULL
) STRICT;

-- What those who manage servers have done to games and members.
CREATE TABLE admin_log (
  id       INTEGER PRIMARY KEY,
  at       INTEGER NOT NULL,
  actor_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  game_id  INTEGER REFERENCES games (id),
  action   TEXT    NOT NULL,
  reason   TEXT
) STRICT;
CREATE INDEX games_by_creator ON games (creator_id) WHERE status = 'open';
CREATE INDEX games_by_guild ON games (guild_id, status);
