-- Which process serves which shard: the guilds whose id leaves this remainder (Discord's own formula), and shard 0 also
-- what is of no guild. A lease only shares the work out; nothing is lost or done twice where two believe in one. Who has
-- the data for themselves, such as a file, holds the one shard there is as holder 0.
CREATE TABLE shards (
  id            INTEGER PRIMARY KEY,
  total         INTEGER NOT NULL,           -- how many there are, the same in every row
  holder        INTEGER NOT NULL,           -- the process; 0 before the first and after the last
  until         INTEGER NOT NULL,           -- the end of its lease, by the clock of the server
  identified_at INTEGER NOT NULL DEFAULT 0, -- when a session with Discord was begun, by the clock of the server
  alive_at      INTEGER,                    -- the last sign of life, by which an absence is known
  CHECK (0 <= id AND id < total)
) STRICT;
INSERT INTO shards (id, total, holder, until, alive_at)
VALUES (0, 1, 0, 0, (SELECT value FROM facts WHERE name = 'alive'));
DELETE FROM facts WHERE name = 'alive';

-- Whose shard delivers a message.
ALTER TABLE outbox ADD COLUMN guild_id INTEGER;
UPDATE outbox SET guild_id = coalesce(
  (SELECT guild_id FROM games WHERE games.id = outbox.game_id),
  (SELECT guild_id FROM tournaments WHERE tournaments.id = outbox.tournament_id))
WHERE state IN ('pending', 'sending');

DROP VIEW outbox_ready;
CREATE VIEW outbox_ready AS
SELECT id, channel_id, kind, attempts, not_before,
  (SELECT holder FROM shards
   WHERE shards.id = coalesce(mine.guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) AS holder
FROM outbox AS mine
WHERE state = 'pending'
  AND (kind IN ('strip', 'picture') OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id AND earlier.state IN ('pending', 'sending')
      AND (earlier.kind NOT IN ('strip', 'picture') AND earlier.id < mine.id OR earlier.kind = 'strip' AND mine.kind = 'archive')))
  AND (kind = 'strip' OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.tournament_id = mine.tournament_id AND earlier.state IN ('pending', 'sending')
      AND earlier.kind <> 'strip' AND earlier.id < mine.id))
  AND NOT EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.channel_id = mine.channel_id AND other.state = 'sending');
