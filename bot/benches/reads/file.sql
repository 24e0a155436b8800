-- The file of the bench `reads`, from the templates and the games that were drawn.

CREATE TABLE templates (template INTEGER PRIMARY KEY, ruleset TEXT, setup TEXT, last INTEGER);
INSERT INTO templates
SELECT key, value ->> 'ruleset', value -> 'setup', json_array_length(value -> 'events') FROM drawn, json_each(templates);
CREATE TABLE template_events (template INTEGER, seq INTEGER, kind TEXT, player INTEGER, ply INTEGER, notation TEXT,
  hash INTEGER, to_move INTEGER, PRIMARY KEY (template, seq)) WITHOUT ROWID;
INSERT INTO template_events
SELECT template.key, event.key + 1, event.value ->> 'kind', event.value ->> 'index', event.value ->> 'ply',
  event.value ->> 'notation', event.value ->> 'hash', event.value ->> 'to_move'
FROM drawn, json_each(templates) AS template, json_each(template.value, '$.events') AS event;
CREATE TABLE played (game_id INTEGER PRIMARY KEY, template INTEGER, game TEXT);
INSERT INTO played SELECT value ->> 'id', value ->> 'template', value FROM drawn, json_each(games);

-- Members are seated at the games.
INSERT INTO games (id, code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply,
  to_move, state_hash, created_at, started_at, ended_at, terms, began_at, deadline_at, due_at, rematch_of)
SELECT game_id, game ->> 'code', game ->> 'guild', game ->> 'channel', game ->> '$.players[0]', ruleset, 1, setup, status,
  iif(status = 'open', 1, last), iif(status = 'open', 0, ply), iif(status = 'active', to_move, NULL), hash, at,
  iif(status = 'open', NULL, at), iif(status IN ('finished', 'cancelled'), at + (game ->> 'took'), NULL),
  '{"pace":"3d+1d cap 7d","rated":true}', iif(status = 'active', at, NULL), iif(status = 'active', 4000000000000 + at, NULL),
  iif(status IN ('open', 'active'), 4000000000000 + at, NULL), iif(game_id % 4 = 0 AND game_id > 8, game_id - 8, NULL)
FROM (SELECT *, game ->> 'status' AS status, game ->> 'at' AS at FROM played)
JOIN templates USING (template) JOIN template_events USING (template) WHERE seq = last ORDER BY game_id;
INSERT INTO players (game_id, player, user_id, name, kind, bank, points, place)
SELECT game_id, key, value, 'Member ' || value, 'seated', 259200000,
  iif(game ->> 'status' = 'finished', key + 1, NULL), iif(game ->> 'status' = 'finished', key + 1, NULL)
FROM played, json_each(game, '$.players');

-- The turns are spread over the time of the game.
INSERT INTO game_events (game_id, seq, kind, player, ply, notation, state_hash, at)
SELECT games.id, event.seq, event.kind, event.player, event.ply, event.notation, event.hash,
  created_at + (coalesce(ended_at, (SELECT max(created_at) FROM games)) - created_at) / games.seq * event.seq
FROM games JOIN played ON played.game_id = games.id JOIN template_events AS event USING (template)
WHERE games.status <> 'open';
INSERT INTO game_events (game_id, seq, kind, player, at) SELECT id, 1, 'create', 0, created_at FROM games WHERE status = 'open';
INSERT INTO posts (message_id, channel_id, game_id, purpose, seq, live, posted_at)
SELECT game_id * 1000 + game_events.seq, channel_id, game_id, iif(kind = 'create', 'lobby', 'board'), game_events.seq, 0, at
FROM game_events JOIN games ON games.id = game_id WHERE kind IN ('create', 'start', 'turn');
INSERT INTO rating_changes (game_id, player, pool, mu0, sigma0, mu1, sigma1)
SELECT id, player, ruleset || iif(json_extract(setup, '$.seats') IN ('SN', 'NS'), '-2', '-m'), 25.0, 5.0, 26.0 - player, 4.9
FROM games JOIN players ON game_id = id WHERE status = 'finished';
INSERT INTO results SELECT * FROM results_computed;
INSERT INTO ratings (guild_id, pool, user_id, mu, sigma, games, last_at)
SELECT guild_id, pool, user_id, 20.0 + user_id % 100 / 10.0, 3.0, count(*), max(ended_at)
FROM rating_changes JOIN players USING (game_id, player) JOIN games ON id = game_id GROUP BY guild_id, pool, user_id;
INSERT INTO people (user_id, vacation_from, vacation_until)
SELECT DISTINCT user_id, 1735689600000, 1736689600000 FROM players WHERE user_id % 3 = 0;
INSERT INTO preferences (user_id, confirm, side, targets, show)
SELECT DISTINCT user_id, 'tapped', 'own', 'marked', 'picture' FROM players WHERE user_id % 3 = 1;
INSERT INTO blocks (user_id, blocked_id, active, interaction_id)
SELECT DISTINCT user_id, user_id + 1, 1, user_id FROM players WHERE user_id % 4 = 0;
INSERT INTO interactions (id, game_id, answer, at)
SELECT game_id * 1000 + seq, game_id, 'Played.', at FROM game_events WHERE kind = 'turn' AND game_id > 99000;
INSERT INTO outbox (dedupe_key, game_id, channel_id, intent, state, not_before, created_at)
SELECT 'board:' || game_id || ':' || game_events.seq, game_id, channel_id,
  json_object('kind', 'board', 'since', game_events.seq, 'seq', game_events.seq), 'done', at, at
FROM game_events JOIN games ON games.id = game_id WHERE kind = 'turn' AND game_id > 97000;
DROP TABLE template_events;
DROP TABLE templates;
DROP TABLE played;
DROP TABLE drawn;
