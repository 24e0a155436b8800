-- When the result of a rated game was annulled: since then it counts for nothing. Who decided that, and why, stands in
-- `admin_log`.
ALTER TABLE games ADD COLUMN annulled_at INTEGER;
CREATE INDEX admin_log_of_game ON admin_log (game_id, at) WHERE game_id IS NOT NULL;

-- Pools whose ratings follow from other games since a ruling, and whose `rating_changes` and `results` are not all written
-- again yet: see `bot/store/src/recounts.rs`.
CREATE TABLE rating_recounts (
  guild_id INTEGER NOT NULL,
  pool     TEXT    NOT NULL,                          -- as in `ratings`
  game_id  INTEGER NOT NULL REFERENCES games (id), -- the first game that is rated again
  ruling   INTEGER NOT NULL,                       -- the interaction of the ruling
  PRIMARY KEY (guild_id, pool)
) STRICT, WITHOUT ROWID;

DROP VIEW results_computed;
CREATE VIEW results_computed AS
SELECT own.user_id, games.guild_id, games.id AS game_id,
  games.ruleset || CASE WHEN (SELECT count(*) FROM players WHERE players.game_id = games.id) > 2 THEN '-m' ELSE '-2' END AS pool,
  CASE games.status WHEN 'finished' THEN 1 ELSE 0 END AS finished,
  own.place,
  CASE WHEN EXISTS (
    SELECT 1 FROM players AS other
    WHERE other.game_id = games.id AND other.place = own.place AND other.player <> own.player
  ) THEN 1 ELSE 0 END AS shared,
  -- SQLite uses the index `absences` only where a query lists all its kinds.
  CASE WHEN EXISTS (
    SELECT 1 FROM game_events AS event
    WHERE event.game_id = games.id AND event.player = own.player
      AND event.kind IN ('timeout', 'vacate', 'return', 'substitute')
      AND (event.kind = 'timeout' OR event.kind = 'vacate' AND NOT EXISTS (
        SELECT 1 FROM game_events AS later
        WHERE later.game_id = games.id AND later.player = own.player AND later.seq > event.seq
          AND later.kind IN ('timeout', 'vacate', 'return', 'substitute')
          AND later.kind IN ('return', 'substitute')))
  ) THEN 1 ELSE 0 END AS abandoned,
  (SELECT CAST(sum(CASE WHEN other.place > own.place THEN 2 WHEN other.place = own.place THEN 1 ELSE 0 END) AS BIGINT)
   FROM rating_changes AS mine CROSS JOIN players AS other
   WHERE mine.game_id = games.id AND mine.player = own.player AND other.game_id = games.id AND other.player <> own.player
  ) AS half_points,
  (SELECT max(theirs.mu0) FROM players AS other CROSS JOIN rating_changes AS theirs
   WHERE own.place = 1 AND other.game_id = games.id AND other.place > 1
     AND theirs.game_id = games.id AND theirs.player = other.player) AS beaten,
  games.ply AS turns,
  -- Whoever took a seat over has not played the turns before that.
  (SELECT string_agg(by_day.day || ':' || by_day.turns, ' ') FROM (
     SELECT event.at / 86400000 AS day, count(*) AS turns FROM game_events AS event
     WHERE event.game_id = games.id AND event.player = own.player AND event.kind = 'turn' AND event.seq > (
       SELECT coalesce(max(taken.seq), 0) FROM game_events AS taken
       WHERE taken.game_id = games.id AND taken.player = own.player
         AND taken.kind IN ('timeout', 'vacate', 'return', 'substitute') AND taken.kind = 'substitute')
     GROUP BY event.at / 86400000 ORDER BY event.at / 86400000) AS by_day) AS days,
  games.started_at, games.ended_at
FROM games CROSS JOIN players AS own
WHERE own.game_id = games.id AND own.user_id > 0 AND games.guild_id IS NOT NULL AND games.ended_at IS NOT NULL AND games.imported IS NULL
  AND games.annulled_at IS NULL;
