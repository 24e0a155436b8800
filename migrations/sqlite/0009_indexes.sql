-- Whether a computer is to move, so that those who wait are found without looking at every game.
ALTER TABLE games ADD COLUMN awaits_computer INTEGER NOT NULL DEFAULT 0 CHECK (awaits_computer IN (0, 1));
UPDATE games SET awaits_computer = 1
  WHERE status = 'active' AND paused_at IS NULL AND EXISTS (
    SELECT 1 FROM chairs WHERE chairs.game_id = games.id AND chairs.chair = games.to_move
      AND chairs.computer IS NOT NULL AND chairs.kind = 'seated');
CREATE INDEX games_awaiting_computers ON games (id) WHERE awaits_computer = 1;

CREATE INDEX games_by_rematch ON games (rematch_of) WHERE rematch_of IS NOT NULL;

-- One to go through the games of a server in their order, one for the few of them that are not over.
DROP INDEX games_by_guild;
CREATE INDEX games_by_guild ON games (guild_id, id);
CREATE INDEX games_going_on ON games (guild_id, status) WHERE status IN ('open', 'active', 'frozen');

-- Of all statuses: an erasure looks for the games that a member has opened, too.
DROP INDEX games_by_creator;
CREATE INDEX games_by_creator ON games (creator_id, status);

-- The newest message of a kind is the last of its entries.
DROP INDEX posts_by_game;
CREATE INDEX posts_by_game ON posts (game_id, purpose, seq);
CREATE INDEX posts_with_buttons ON posts (game_id) WHERE live = 1;

-- Who did not see a game through.
CREATE INDEX absences ON game_events (game_id, chair, seq)
  WHERE kind IN ('timeout', 'vacate', 'return', 'substitute');
