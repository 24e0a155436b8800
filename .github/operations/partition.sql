-- Divides the two largest tables by years: what there is becomes one part, new games and messages go to another one. The bot
-- must be stopped; make a backup first. A year later, give the last part an end and make another one, for `posts` likewise:
--   ALTER TABLE game_events DETACH PARTITION game_events_from_now;
--   ALTER TABLE game_events ATTACH PARTITION game_events_from_now FOR VALUES FROM (BEFORE) TO (NEXT);
--   CREATE TABLE game_events_next PARTITION OF game_events FOR VALUES FROM (NEXT) TO (MAXVALUE);
--   psql -v next_game=$(psql -At DATABASE -c "SELECT max(id) + 1 FROM games") \
--     -v next_message=$(psql -At DATABASE -c "SELECT max(message_id) + 1 FROM posts") -f partition.sql DATABASE
\set ON_ERROR_STOP on
BEGIN;
-- Ids of games are counted, so a year is a range of them.
DROP TRIGGER game_events_in_order ON game_events;
DROP TRIGGER game_events_no_update ON game_events;
ALTER TABLE game_events RENAME TO game_events_until_now;
CREATE TABLE game_events (LIKE game_events_until_now INCLUDING ALL) PARTITION BY RANGE (game_id);
ALTER TABLE game_events ATTACH PARTITION game_events_until_now FOR VALUES FROM (MINVALUE) TO (:next_game);
CREATE TABLE game_events_from_now PARTITION OF game_events FOR VALUES FROM (:next_game) TO (MAXVALUE);
ALTER TABLE game_events ADD FOREIGN KEY (game_id) REFERENCES games (id);
CREATE TRIGGER game_events_no_update BEFORE UPDATE OR DELETE OR TRUNCATE ON game_events
FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER game_events_in_order BEFORE INSERT ON game_events FOR EACH ROW EXECUTE FUNCTION game_events_follow();

-- Ids of messages begin with the time.
ALTER TABLE posts RENAME TO posts_until_now;
CREATE TABLE posts (LIKE posts_until_now INCLUDING ALL) PARTITION BY RANGE (message_id);
ALTER TABLE posts ATTACH PARTITION posts_until_now FOR VALUES FROM (MINVALUE) TO (:next_message);
CREATE TABLE posts_from_now PARTITION OF posts FOR VALUES FROM (:next_message) TO (MAXVALUE);
ALTER TABLE posts ADD FOREIGN KEY (game_id) REFERENCES games (id);
ALTER TABLE posts ADD FOREIGN KEY (tournament_id) REFERENCES tournaments (id);
COMMIT;
ANALYZE game_events, posts;
