-- An erasure and the hourly pruning find what they change by an index; everybody who saves something waits for them.
ALTER TABLE interactions ADD COLUMN guild_id BIGINT; -- whose members the answer may name; none for direct messages
UPDATE interactions SET guild_id = coalesce(
  (SELECT guild_id FROM games WHERE games.id = interactions.game_id),
  (SELECT guild_id FROM tournaments WHERE tournaments.id = interactions.tournament_id));
CREATE INDEX interactions_by_guild ON interactions (guild_id);
CREATE INDEX outbox_by_age ON outbox (created_at) WHERE state IN ('done', 'superseded');
CREATE INDEX outbox_by_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_of_moderators ON outbox (game_id) WHERE kind = 'moderator_action';
CREATE INDEX outbox_of_conversations ON outbox (game_id) WHERE guild_id IS NULL;
