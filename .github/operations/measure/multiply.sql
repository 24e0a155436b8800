-- Fills a PostgreSQL database with copies of the games that it holds, to measure what many games cost; docs/several-machines.md
-- says how. Only for a database that nobody plays in:
--   psql -v games=100000 -f multiply.sql DATABASE
-- Finished games are copied :games times, over three years, for one member per ten games and a server per 200 members. Half of
-- the copies are of games with forty turns or more. Beside them go on copies of the games that go on, one per twenty.
-- The number of games of member n, of a server and of all, is proportional to 1 / √n. The events of a month are written in the
-- order of time, as members would make them, so the rows of a game do not lie together.
\set ON_ERROR_STOP on
SET session_replication_role = replica; -- without triggers, and without a look at each reference
SET synchronous_commit = off;
SELECT (SELECT max(at) FROM game_events) AS now, (SELECT max(id) FROM games) AS base, :games / 10 AS members,
  greatest(:games / 2000, 1) AS guilds \gset

CREATE TEMP TABLE templates AS
SELECT id, part, (row_number() OVER (PARTITION BY part ORDER BY id) - 1) AS number, count(*) OVER (PARTITION BY part) AS parts
FROM (SELECT id, CASE WHEN status <> 'finished' THEN 'live' WHEN ply >= 40 THEN 'long' ELSE 'short' END AS part
      FROM games WHERE guild_id IS NOT NULL AND (status = 'finished' AND ply > 0 OR status = 'active' AND due_at IS NOT NULL)) AS chosen;
CREATE INDEX ON templates (part, number);

CREATE FUNCTION pg_temp.code(number BIGINT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr('23456789BCDFGHJKLMNPQRSTVWXZ', (number * 7368787 % 17210368 / (28 ^ place)::BIGINT % 28)::INTEGER + 1, 1), '')
  FROM generate_series(0, 4) AS place $$;

-- Which game each copy is of, its server and the first of its members, and how long an event of it takes.
CREATE TEMP TABLE copies AS
SELECT drawn.*, templates.id AS template, floor(:guilds * server * server)::BIGINT AS guild,
  ceil(:members * sqrt(floor(:guilds * server * server) / :guilds))::BIGINT AS first,
  greatest((:members * (sqrt((floor(:guilds * server * server) + 1) / :guilds) - sqrt(floor(:guilds * server * server) / :guilds)))::BIGINT / 4, 1)
    AS quarter
FROM (SELECT number, :base + number AS id, random() AS server, random() AS luck, (4 + random() * 20) * 3600000 AS step,
        CASE WHEN number > :games THEN 'live' WHEN random() < 0.5 THEN 'long' ELSE 'short' END AS part,
        :now - 3 * 31536000000 + CASE WHEN number > :games THEN 0 ELSE number * (2.8 * 31536000000 / :games)::BIGINT END AS began
      FROM generate_series(1::BIGINT, :games + :games / 20) AS number) AS drawn
JOIN templates ON templates.part = drawn.part AND templates.number = drawn.number * 7919 % templates.parts;
CREATE INDEX ON copies (id);
ANALYZE copies;

-- Who sits where: members of four quarters of the server, so that they differ.
CREATE TEMP TABLE seats AS
SELECT copies.id, player, 100000000000000000 + 1000003 * (first + floor(quarter * u * u)::BIGINT * 4 + (player + number) % 4) AS user_id
FROM copies JOIN players ON players.game_id = template, LATERAL (SELECT random() + 0 * number AS u) AS drawn;
CREATE INDEX ON seats (id, player);
ANALYZE seats;

CREATE PROCEDURE pg_temp.write(since BIGINT, until BIGINT) LANGUAGE plpgsql AS $$
DECLARE now BIGINT := (SELECT value FROM meta WHERE name = 'multiplied at');
BEGIN
  CREATE TEMP TABLE written AS SELECT copies.*, games.status = 'active' AS live, games.created_at AS was
  FROM copies JOIN games ON games.id = template WHERE copies.id > since AND copies.id <= until;
  -- Those that go on stay as old as they are, but for some minutes.
  UPDATE written SET began = was - (luck * 3600000)::BIGINT WHERE live;
  ANALYZE written;

  INSERT INTO games SELECT made.* FROM written JOIN games ON games.id = template, LATERAL jsonb_populate_record(games, jsonb_build_object(
    'id', written.id, 'code', pg_temp.code(written.id), 'guild_id', 500000000000000000 + (guild << 22), 'channel_id', 600000000000000000 + guild * 64 + written.id % 50,
    'creator_id', (SELECT user_id FROM seats WHERE seats.id = written.id ORDER BY player LIMIT 1), 'created_at', began, 'started_at', began,
    'ended_at', CASE WHEN NOT live THEN least(began + (games.seq * step)::BIGINT, now) END, 'due_at', due_at + began - was,
    'rematch_of', NULL, 'series_of', NULL, 'tournament_id', NULL, 'board', NULL)) AS made ORDER BY written.id;
  INSERT INTO players SELECT made.* FROM written JOIN players ON players.game_id = template
    JOIN seats ON seats.id = written.id AND seats.player = players.player,
    LATERAL jsonb_populate_record(players, jsonb_build_object('game_id', written.id, 'user_id', seats.user_id, 'name', 'Member ' || seats.user_id % 100000))
    AS made ORDER BY written.id;
  INSERT INTO game_events
  SELECT written.id, seq, kind, player, ply, notation, data, state_hash,
    least(CASE WHEN live THEN at + began - was ELSE began + (seq * step)::BIGINT END, now) AS at, CASE WHEN interaction_id IS NULL THEN NULL ELSE written.id * 1000 + seq END
  FROM written JOIN game_events ON game_id = template ORDER BY at;
  -- Ids of Discord begin with the time.
  INSERT INTO posts (message_id, channel_id, game_id, purpose, seq, live, posted_at, nonce)
  SELECT (at - 1420070400000 << 22) + (id * 512 + number) % 4194304, 600000000000000000 + guild * 64 + id % 50, id, purpose, seq, live, at, left(md5(id || ' ' || number), 16)
  FROM (SELECT written.id, guild, purpose, seq, posts.live, row_number() OVER (PARTITION BY written.id ORDER BY seq) AS number,
          CASE WHEN written.live THEN posted_at + began - was ELSE began + (least(seq, 1000) * step)::BIGINT END AS at
        FROM written JOIN posts ON posts.game_id = template) AS posted ORDER BY at;
  INSERT INTO rating_changes SELECT written.id, player, pool, mu0, sigma0, mu1, sigma1 FROM written JOIN rating_changes ON game_id = template ORDER BY written.id;
  INSERT INTO results SELECT results_computed.* FROM written JOIN results_computed ON results_computed.game_id = written.id WHERE NOT live ORDER BY ended_at;
  -- What was said in the last week; all that is older is deleted every hour.
  INSERT INTO interactions SELECT id * 1000 + seq, id, NULL, jsonb_build_object('done', 'played', 'code', pg_temp.code(id), 'turn', notation), at
  FROM written JOIN game_events ON game_id = id WHERE live AND at > now - 604800000 AND interaction_id IS NOT NULL;
  INSERT INTO outbox (dedupe_key, game_id, channel_id, intent, state, attempts, not_before, created_at, done_at, kind, nonce, user_id, guild_id)
  SELECT dedupe_key || ':' || written.id, written.id, 600000000000000000 + guild * 64 + written.id % 50, intent, 'done',
    attempts, not_before, created_at + began - was, done_at + began - was, outbox.kind, outbox.nonce, outbox.user_id, 500000000000000000 + (guild << 22)
  FROM written JOIN outbox ON game_id = template WHERE written.live AND created_at > now - 604800000 ON CONFLICT DO NOTHING;
  -- Two mistakes of each player; the number is a guess.
  INSERT INTO mistakes (user_id, game_id, seq, better, refutation, best, rest, met, solved, due_at)
  SELECT user_id, written.id, 5 + player + 4 * twice, 'e1-e2(d2)', 'e9-e8(d8)', 0.6, 0.4, 1, 0, now + (luck * 2592000000)::BIGINT
  FROM written JOIN seats ON seats.id = written.id, generate_series(0, 1) AS twice WHERE NOT live;
  DROP TABLE written;
END $$;
INSERT INTO meta VALUES ('multiplied at', :now), ('multiplied base', :base) ON CONFLICT (name) DO UPDATE SET value = excluded.value;

-- A month at a time, then those that go on.
SELECT format('CALL pg_temp.write(%s, %s)', :base + (month - 1) * (:games / 36 + 1), least(:base + month * (:games / 36 + 1), :base + :games))
FROM generate_series(1, 36) AS month \gexec
CALL pg_temp.write(:base + :games, :base + :games + :games / 20);

INSERT INTO ratings
SELECT guild_id, pool, user_id, 20 + user_id % 100 / 10.0, 3, count(*), max(ended_at)
FROM rating_changes JOIN players USING (game_id, player) JOIN games ON games.id = game_id WHERE game_id > :base GROUP BY guild_id, pool, user_id;
INSERT INTO people (user_id, time_zone) SELECT user_id, 'Europe/Prague' FROM seats GROUP BY user_id;
INSERT INTO guilds (guild_id) SELECT DISTINCT 500000000000000000 + (guild << 22) FROM copies;
INSERT INTO club_boards (guild_id, channel_id, message_id, nonce) SELECT DISTINCT 500000000000000000 + (guild << 22), 600000000000000000 + guild, 1, '' FROM copies;
INSERT INTO unreviewed SELECT id FROM copies WHERE number > :games - 50 AND number <= :games;
SELECT setval(pg_get_serial_sequence('games', 'id'), max(id)) FROM games;
VACUUM ANALYZE;
