-- A game has one rematch at most, and a tournament one next season. Of those that were opened twice the one that the
-- program goes on with keeps the link; the other ones stay as they are.
UPDATE games SET rematch_of = NULL
WHERE status <> 'cancelled' AND EXISTS (
  SELECT 1 FROM games AS later
  WHERE later.rematch_of = games.rematch_of AND later.status <> 'cancelled' AND later.id > games.id);
DROP INDEX games_by_rematch;
CREATE UNIQUE INDEX games_one_rematch ON games (rematch_of) WHERE status <> 'cancelled' AND rematch_of IS NOT NULL;
UPDATE tournaments SET previous_id = NULL
WHERE EXISTS (
  SELECT 1 FROM tournaments AS first WHERE first.previous_id = tournaments.previous_id AND first.id < tournaments.id);
DROP INDEX tournaments_by_previous;
CREATE UNIQUE INDEX tournaments_one_next ON tournaments (previous_id) WHERE previous_id IS NOT NULL;
