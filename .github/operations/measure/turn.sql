-- What a turn asks of PostgreSQL, with its board posted and the buttons of the board before removed; for pgbench, after
-- multiply.sql. It writes turns that cannot be played: the database is of no use afterwards.
--   psql DATABASE -c "CREATE TABLE pairs AS SELECT row_number() OVER () AS n, game_id FROM players JOIN games ON games.id = game_id
--     WHERE status = 'active' GROUP BY game_id HAVING count(*) = 2" -c "CREATE UNIQUE INDEX ON pairs (n)"
--   pgbench -n -M prepared -c 16 -j 2 -T 20 -D pairs=$(psql -At DATABASE -c "SELECT count(*) FROM pairs") -f turn.sql DATABASE
\set n random(1, :pairs)
\set i random(1, 9000000000000000000)
\set m random(1, 9000000000000000000)
\set r random(1, 1000000)
SELECT game_id AS live FROM pairs WHERE n = :n \gset
SELECT games.*, players.*, plans.seq AS plan_seq, plans.lines AS plan_lines, people.vacation_from, people.vacation_until, event.* FROM games JOIN players ON players.game_id = games.id LEFT JOIN plans ON plans.game_id = games.id AND plans.player = players.player LEFT JOIN people ON people.user_id = players.user_id LEFT JOIN game_events AS event ON event.game_id = games.id AND event.seq >= games.seq AND players.player = 0 WHERE games.code = (SELECT code FROM games AS c WHERE c.id = :live) ORDER BY players.player, event.seq;
BEGIN;
SELECT pg_advisory_xact_lock_shared(1346454359);
SELECT pg_advisory_xact_lock(4611686018427387904 + :live);
SELECT seq, ply, guild_id AS guild, channel_id AS channel, version, (SELECT answer FROM interactions WHERE interactions.id = :i) FROM games WHERE games.id = :live \gset g_
SELECT user_id AS u, name AS n FROM players WHERE game_id = :live AND player = 0 \gset a_
SELECT user_id AS u, name AS n FROM players WHERE game_id = :live AND player = 1 \gset b_
INSERT INTO game_events (game_id, seq, kind, player, ply, notation, data, state_hash, at, interaction_id) VALUES (:live, :g_seq + 1, 'turn', 0, :g_ply + 1, 'e1-e2(d2)', NULL, :m, 1796170560000, :i);
UPDATE games SET setup = setup, terms = terms, status = status, untold_from = untold_from, ply = :g_ply + 1, to_move = 1 - least(to_move, 1), state_hash = :m, began_at = began_at + 1, deadline_at = deadline_at + :r, due_at = due_at + :r, version = version + 1, seq = :g_seq + 1 WHERE id = :live;
DELETE FROM players WHERE game_id = :live;
INSERT INTO players (game_id, player, user_id, name, kind, computer, bank, missed, left_at, substitute, points, place) VALUES (:live, 0, :a_u, 'Member 12345', 'seated', NULL, 259200000, 0, NULL, 0, NULL, NULL);
INSERT INTO players (game_id, player, user_id, name, kind, computer, bank, missed, left_at, substitute, points, place) VALUES (:live, 1, :b_u, 'Member 12346', 'seated', NULL, 259200000, 0, NULL, 0, NULL, NULL);
INSERT INTO outbox (dedupe_key, game_id, tournament_id, channel_id, user_id, kind, intent, nonce, not_before, created_at, topic, guild_id) VALUES ('board:' || :live::text || ':' || (:g_seq + 1)::text, :live, NULL, :g_channel, NULL, 'board', '{"kind":"board","seq": 25,"since": 25}', 'a610ffca42790c8a', 0, 1796170560000, 'board:' || :live::text, :g_guild) ON CONFLICT (dedupe_key) DO NOTHING;
INSERT INTO interactions (id, game_id, tournament_id, answer, at, guild_id) VALUES (:i, :live, NULL, '{"done":"played","code":"RZ99","turn":"i3-h4(g6)"}', 1796170560000, :g_guild);
UPDATE club_boards SET changes = changes + 1 WHERE guild_id = :g_guild;
COMMIT;
UPDATE outbox SET state = 'sending', attempts = attempts + 1 WHERE state = 'pending' AND id = (SELECT max(id) FROM outbox WHERE game_id = :live AND state IN ('pending', 'sending'));
BEGIN;
SELECT pg_advisory_xact_lock_shared(1346454359);
SELECT pg_advisory_xact_lock(4611686018427387904 + :live);
UPDATE outbox SET state = 'done', done_at = 1796170560000, last_error = NULL, message_id = :m WHERE game_id = :live AND state IN ('sending');
SELECT message_id, posts.channel_id, games.terms, guilds.boards FROM posts LEFT JOIN games ON games.id = posts.game_id LEFT JOIN guilds ON guilds.guild_id = games.guild_id WHERE posts.game_id = :live AND live = 1 AND message_id <> :m AND purpose = 'board' ORDER BY message_id;
INSERT INTO posts (message_id, channel_id, game_id, tournament_id, purpose, seq, posted_at, nonce) VALUES (:m, :g_channel, :live, NULL, 'board', :g_seq + 1, 1796170560000, 'a610ffca42790c8a') ON CONFLICT (message_id) DO UPDATE SET seq = excluded.seq;
UPDATE posts SET live = 0 WHERE game_id = :live AND live = 1 AND message_id <> :m;
INSERT INTO outbox (dedupe_key, game_id, tournament_id, channel_id, user_id, kind, intent, nonce, not_before, created_at, guild_id) VALUES ('clear:' || :m::text, :live, NULL, :g_channel, NULL, 'clear', '{"delete": true,"kind":"clear","message": 1577478405490560838}', 'a610ffca42790c8a', 0, 1796170560000, :g_guild) ON CONFLICT (dedupe_key) DO NOTHING;
COMMIT;
UPDATE outbox SET state = 'sending', attempts = attempts + 1 WHERE state = 'pending' AND dedupe_key = 'clear:' || :m::text;
UPDATE outbox SET state = 'done', done_at = 1796170560000, last_error = NULL WHERE dedupe_key = 'clear:' || :m::text;
