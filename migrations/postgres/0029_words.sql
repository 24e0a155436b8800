-- One word for one thing, in the data as in the program.
ALTER TABLE chairs RENAME TO players;
ALTER TABLE players RENAME COLUMN chair TO player;
ALTER TABLE game_events RENAME COLUMN chair TO player;
ALTER TABLE plans RENAME COLUMN chair TO player;
ALTER TABLE rating_changes RENAME COLUMN chair TO player;
DROP INDEX chairs_one_each;
CREATE UNIQUE INDEX players_one_each ON players (game_id, user_id);
DROP INDEX chairs_by_user;
CREATE INDEX players_by_user ON players (user_id, game_id, place);

ALTER TABLE facts RENAME TO meta;
ALTER TABLE people RENAME COLUMN hushed_until TO snoozed_until;
ALTER TABLE people RENAME COLUMN vacation_by_itself TO automatic_vacation;

DROP VIEW outbox_ready;
UPDATE outbox SET kind = 'clear', intent = jsonb_set(intent::jsonb, '{kind}', '"clear"')::text, dedupe_key = replace(dedupe_key, 'strip:', 'clear:')
WHERE kind = 'strip';
UPDATE outbox SET kind = 'moderator_action', intent = jsonb_set(intent::jsonb, '{kind}', '"moderator_action"')::text,
  dedupe_key = replace(dedupe_key, 'ruling:', 'moderator_action:')
WHERE kind = 'ruling';
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
