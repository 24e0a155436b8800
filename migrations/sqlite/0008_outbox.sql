-- The kind stands beside the intent, so that choosing what is next reads no JSON. The nonce is what Discord recognises a
-- second try by; a row brings its own, drawn when it is written, so that no restored backup repeats one.
ALTER TABLE outbox ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
UPDATE outbox SET kind = coalesce(json_extract(intent, '$.kind'), ''), nonce = 'pacru-' || id;

-- One message of a channel is on its way at a time.
CREATE INDEX outbox_sending ON outbox (channel_id) WHERE state = 'sending';

-- What waits for nothing but its time. The messages of a game keep their order. What changes an older message, taking its
-- buttons away or drawing its picture, waits for nothing and holds up nothing, but a thread is archived after the former.
CREATE VIEW outbox_ready AS
SELECT id, channel_id, kind, attempts, not_before FROM outbox AS mine
WHERE state = 'pending'
  AND (kind IN ('strip', 'picture') OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id AND earlier.state IN ('pending', 'sending')
      AND (earlier.kind NOT IN ('strip', 'picture') AND earlier.id < mine.id OR earlier.kind = 'strip' AND mine.kind = 'archive')))
  AND NOT EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.channel_id = mine.channel_id AND other.state = 'sending');
