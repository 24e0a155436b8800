-- The message of a server that always shows how its games stand. It is edited when the changes counted here are more than
-- those that it shows.
CREATE TABLE club_boards (
  guild_id   BIGINT NOT NULL PRIMARY KEY,
  channel_id BIGINT NOT NULL,
  message_id BIGINT,                    -- none before it is posted
  nonce      TEXT    NOT NULL,           -- what Discord recognises a second try to post it by
  changes    BIGINT NOT NULL DEFAULT 1,
  shown      BIGINT NOT NULL DEFAULT 0,
  not_before BIGINT NOT NULL DEFAULT 0  -- when it may be edited next
);
CREATE INDEX club_boards_due ON club_boards (not_before) WHERE changes > shown;

-- The last results of a server.
CREATE INDEX games_over ON games (guild_id, ended_at) WHERE status = 'finished';
