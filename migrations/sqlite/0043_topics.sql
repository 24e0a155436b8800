-- Of the rows of the outbox with one topic that wait, only the newest is sent. A row may be about a server, too, and knows
-- which message it has become.
DROP VIEW outbox_ready;
CREATE TABLE outbox_now (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  dedupe_key    TEXT    NOT NULL UNIQUE,
  game_id       INTEGER REFERENCES games (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  channel_id    INTEGER NOT NULL, -- of what is sent directly to somebody about a server: the server
  kind          TEXT    NOT NULL DEFAULT '',
  intent        TEXT    NOT NULL CHECK (json_valid(intent)),
  nonce         TEXT    NOT NULL DEFAULT '',
  state         TEXT    NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'done', 'superseded', 'dead')),
  attempts      INTEGER NOT NULL DEFAULT 0,
  not_before    INTEGER NOT NULL,
  last_error    TEXT,
  created_at    INTEGER NOT NULL,
  done_at       INTEGER,
  user_id       INTEGER,
  guild_id      INTEGER,
  topic         TEXT,             -- what the newest row says for all of them
  message_id    INTEGER,          -- the message that it has become
  CHECK (game_id IS NULL OR tournament_id IS NULL),
  CHECK (coalesce(game_id, tournament_id, guild_id) IS NOT NULL)
) STRICT;
-- Ids are never used again.
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_now', seq FROM sqlite_sequence WHERE name = 'outbox';
INSERT INTO outbox_now (id, dedupe_key, game_id, tournament_id, channel_id, kind, intent, nonce, state, attempts, not_before,
                        last_error, created_at, done_at, user_id, guild_id)
  SELECT id, dedupe_key, game_id, tournament_id, channel_id, kind, intent, nonce, state, attempts, not_before,
         last_error, created_at, done_at, user_id, guild_id
  FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_now RENAME TO outbox;

UPDATE outbox SET topic = CASE
    WHEN kind IN ('board', 'here') THEN 'board:' || game_id
    WHEN kind IN ('lobby', 'reminder') THEN kind || ':' || game_id
    WHEN kind = 'daily' THEN 'daily:' || user_id
    WHEN kind IN ('tournament', 'moved', 'edited', 'too_few', 'round_overdue', 'waits') THEN kind || ':' || tournament_id
    WHEN kind = 'invitation' THEN 'invitation:' || tournament_id || ':' || json_extract(intent, '$.entrant')
    WHEN kind = 'challenge' THEN 'challenge:' || tournament_id || ':' || json_extract(intent, '$.challenger')
  END
WHERE state IN ('pending', 'sending');
UPDATE outbox SET state = 'superseded'
WHERE state = 'pending' AND attempts = 0 AND kind <> 'board' AND EXISTS (
  SELECT 1 FROM outbox AS later
  WHERE later.topic = outbox.topic AND later.id > outbox.id AND later.state = 'pending' AND later.attempts = 0
    AND later.kind <> 'board');

CREATE INDEX outbox_due ON outbox (not_before) WHERE state = 'pending';
CREATE INDEX outbox_open ON outbox (game_id, id) WHERE state IN ('pending', 'sending');
CREATE INDEX outbox_open_of_tournament ON outbox (tournament_id, id)
  WHERE tournament_id IS NOT NULL AND state IN ('pending', 'sending');
CREATE INDEX outbox_open_by_topic ON outbox (topic, id) WHERE topic IS NOT NULL AND state IN ('pending', 'sending');
-- One that was tried may have been posted: its message is looked for before it gives way. Boards tell a game turn by turn.
CREATE UNIQUE INDEX outbox_newest ON outbox (topic)
  WHERE topic IS NOT NULL AND state = 'pending' AND attempts = 0 AND kind <> 'board';
CREATE INDEX outbox_sending ON outbox (channel_id) WHERE state = 'sending';
CREATE INDEX outbox_by_age ON outbox (created_at) WHERE state IN ('done', 'superseded');
CREATE INDEX outbox_by_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_of_moderators ON outbox (game_id) WHERE kind = 'moderator_action';
CREATE INDEX outbox_of_conversations ON outbox (game_id) WHERE guild_id IS NULL;

-- As before.
CREATE VIEW outbox_ready AS
SELECT id, channel_id, kind, attempts, not_before,
  (SELECT holder FROM shards
   WHERE shards.id = coalesce(mine.guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) AS holder
FROM outbox AS mine
WHERE state = 'pending'
  AND (kind IN ('clear', 'picture') OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id AND earlier.state IN ('pending', 'sending')
      AND (earlier.kind NOT IN ('clear', 'picture') AND earlier.id < mine.id OR earlier.kind = 'clear' AND mine.kind = 'archive')))
  AND (kind = 'clear' OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.tournament_id = mine.tournament_id AND earlier.state IN ('pending', 'sending')
      AND earlier.kind <> 'clear' AND earlier.id < mine.id))
  AND NOT EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.channel_id = mine.channel_id AND other.state = 'sending');
