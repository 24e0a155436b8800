-- What a game of a server that is over says about each player. Their results are read from here: the rows of a member stand
-- together, and those of their games in other tables do not.
CREATE TABLE results (
  user_id     BIGINT           NOT NULL,
  guild_id    BIGINT           NOT NULL,
  game_id     BIGINT           NOT NULL REFERENCES games (id),
  pool        TEXT             NOT NULL,                             -- as in `ratings`
  finished    BIGINT           NOT NULL CHECK (finished IN (0, 1)),  -- not cancelled
  place       BIGINT,
  shared      BIGINT           NOT NULL CHECK (shared IN (0, 1)),    -- whether others have the same place
  abandoned   BIGINT           NOT NULL CHECK (abandoned IN (0, 1)), -- whether they lost on time, or left without returning
  half_points BIGINT,                                                -- for a season; none: it did not count for their rating
  beaten      DOUBLE PRECISION,                                      -- the highest rating that the winner has beaten
  turns       BIGINT           NOT NULL,                             -- of all players
  days        TEXT,                                                  -- their own turns: '20301:2 20304:1', days since 1970
  started_at  BIGINT,
  ended_at    BIGINT           NOT NULL,
  PRIMARY KEY (user_id, guild_id, game_id)
);

-- The results of a season.
CREATE INDEX results_rated ON results (guild_id, pool, ended_at, user_id, half_points) WHERE half_points IS NOT NULL;

-- What stands in `results`, column by column, computed from the games.
CREATE VIEW results_computed AS
SELECT own.user_id, games.guild_id, games.id AS game_id,
  games.ruleset || CASE WHEN (SELECT count(*) FROM chairs WHERE chairs.game_id = games.id) > 2 THEN '-m' ELSE '-2' END AS pool,
  CASE games.status WHEN 'finished' THEN 1 ELSE 0 END AS finished,
  own.place,
  CASE WHEN EXISTS (
    SELECT 1 FROM chairs AS other
    WHERE other.game_id = games.id AND other.place = own.place AND other.chair <> own.chair
  ) THEN 1 ELSE 0 END AS shared,
  -- SQLite uses the index `absences` only where a query lists all its kinds.
  CASE WHEN EXISTS (
    SELECT 1 FROM game_events AS event
    WHERE event.game_id = games.id AND event.chair = own.chair
      AND event.kind IN ('timeout', 'vacate', 'return', 'substitute')
      AND (event.kind = 'timeout' OR event.kind = 'vacate' AND NOT EXISTS (
        SELECT 1 FROM game_events AS later
        WHERE later.game_id = games.id AND later.chair = own.chair AND later.seq > event.seq
          AND later.kind IN ('timeout', 'vacate', 'return', 'substitute')
          AND later.kind IN ('return', 'substitute')))
  ) THEN 1 ELSE 0 END AS abandoned,
  (SELECT CAST(sum(CASE WHEN other.place > own.place THEN 2 WHEN other.place = own.place THEN 1 ELSE 0 END) AS BIGINT)
   FROM rating_changes AS mine CROSS JOIN chairs AS other
   WHERE mine.game_id = games.id AND mine.chair = own.chair AND other.game_id = games.id AND other.chair <> own.chair
  ) AS half_points,
  (SELECT max(theirs.mu0) FROM chairs AS other CROSS JOIN rating_changes AS theirs
   WHERE own.place = 1 AND other.game_id = games.id AND other.place > 1
     AND theirs.game_id = games.id AND theirs.chair = other.chair) AS beaten,
  games.ply AS turns,
  -- Whoever took a seat over has not played the turns before that.
  (SELECT string_agg(by_day.day || ':' || by_day.turns, ' ') FROM (
     SELECT event.at / 86400000 AS day, count(*) AS turns FROM game_events AS event
     WHERE event.game_id = games.id AND event.chair = own.chair AND event.kind = 'turn' AND event.seq > (
       SELECT coalesce(max(taken.seq), 0) FROM game_events AS taken
       WHERE taken.game_id = games.id AND taken.chair = own.chair
         AND taken.kind IN ('timeout', 'vacate', 'return', 'substitute') AND taken.kind = 'substitute')
     GROUP BY event.at / 86400000 ORDER BY event.at / 86400000) AS by_day) AS days,
  games.started_at, games.ended_at
FROM games CROSS JOIN chairs AS own
WHERE own.game_id = games.id AND own.user_id > 0 AND games.guild_id IS NOT NULL AND games.ended_at IS NOT NULL;

INSERT INTO results SELECT * FROM results_computed;

-- The place, which nobody has before the end, so that the games that go on are found without looking at the others.
DROP INDEX chairs_by_user;
CREATE INDEX chairs_by_user ON chairs (user_id, game_id, place);
