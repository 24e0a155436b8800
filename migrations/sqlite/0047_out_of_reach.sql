-- Games whose channel has not taken the board that they have now: a clock runs only while its player can be reached.
CREATE TABLE out_of_reach (
  game_id  INTEGER PRIMARY KEY REFERENCES games (id),
  cause    TEXT    NOT NULL,                                     -- why nothing can be posted there
  directly INTEGER NOT NULL DEFAULT 0 CHECK (directly IN (0, 1)) -- whether a direct message has reached the player instead
) STRICT;

-- What goes to the player directly waits for nothing that the channel refuses, and nothing waits for the call, which only
-- stands in for a board.
DROP VIEW outbox_ready;
CREATE VIEW outbox_ready AS
SELECT id, channel_id, kind, attempts, not_before,
  (SELECT holder FROM shards
   WHERE shards.id = coalesce(mine.guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) AS holder
FROM outbox AS mine
WHERE state = 'pending'
  AND (kind IN ('clear', 'picture') OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id AND earlier.state IN ('pending', 'sending')
      AND (earlier.kind NOT IN ('clear', 'picture', 'call') AND earlier.id < mine.id
           AND (mine.kind NOT IN ('call', 'reminder', 'daily') OR earlier.last_error IS NULL)
           OR earlier.kind = 'clear' AND mine.kind = 'archive')))
  AND (kind = 'clear' OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.tournament_id = mine.tournament_id AND earlier.state IN ('pending', 'sending')
      AND earlier.kind <> 'clear' AND earlier.id < mine.id))
  AND NOT EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.channel_id = mine.channel_id AND other.state = 'sending');
