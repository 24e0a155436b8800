-- Of the rows of the outbox with one topic that wait, only the newest is sent. A row may be about a server, too, and knows
-- which message it has become.
ALTER TABLE outbox DROP CONSTRAINT outbox_check;
ALTER TABLE outbox ADD COLUMN topic TEXT; -- what the newest row says for all of them
ALTER TABLE outbox ADD COLUMN message_id BIGINT; -- the message that it has become
ALTER TABLE outbox ADD CHECK (game_id IS NULL OR tournament_id IS NULL);
ALTER TABLE outbox ADD CHECK (coalesce(game_id, tournament_id, guild_id) IS NOT NULL);

UPDATE outbox SET topic = CASE
    WHEN kind IN ('board', 'here') THEN 'board:' || game_id
    WHEN kind IN ('lobby', 'reminder') THEN kind || ':' || game_id
    WHEN kind = 'daily' THEN 'daily:' || user_id
    WHEN kind IN ('tournament', 'moved', 'edited', 'too_few', 'round_overdue', 'waits') THEN kind || ':' || tournament_id
    WHEN kind = 'invitation' THEN 'invitation:' || tournament_id || ':' || (intent::jsonb ->> 'entrant')
    WHEN kind = 'challenge' THEN 'challenge:' || tournament_id || ':' || (intent::jsonb ->> 'challenger')
  END
WHERE state IN ('pending', 'sending');
UPDATE outbox SET state = 'superseded'
WHERE state = 'pending' AND attempts = 0 AND kind <> 'board' AND EXISTS (
  SELECT 1 FROM outbox AS later
  WHERE later.topic = outbox.topic AND later.id > outbox.id AND later.state = 'pending' AND later.attempts = 0
    AND later.kind <> 'board');

CREATE INDEX outbox_open_by_topic ON outbox (topic, id) WHERE topic IS NOT NULL AND state IN ('pending', 'sending');
-- One that was tried may have been posted: its message is looked for before it gives way. Boards tell a game turn by turn.
CREATE UNIQUE INDEX outbox_newest ON outbox (topic)
  WHERE topic IS NOT NULL AND state = 'pending' AND attempts = 0 AND kind <> 'board';
