-- What does not count on a clock is kept as intervals, each with its reason, and when something is due follows from them.
-- `deadline_at`, `due_at` and `round_due_at` are only indexes of it from now on.
ALTER TABLE games ADD COLUMN uncounted TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(uncounted));
-- The deadline that was shown before there were intervals: the clock that runs now runs out no earlier.
ALTER TABLE games ADD COLUMN opening INTEGER;
-- Until when the player to move wants no reminder.
ALTER TABLE games ADD COLUMN remind_from INTEGER;
-- What the players had left when it happened.
ALTER TABLE game_events ADD COLUMN banks TEXT CHECK (banks IS NULL OR json_valid(banks));
ALTER TABLE people ADD COLUMN vacations_before TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(vacations_before));
ALTER TABLE tournaments ADD COLUMN uncounted TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(uncounted));
-- When it was due before there were intervals: its start, and the end of a challenge, come no earlier.
ALTER TABLE tournaments ADD COLUMN opening INTEGER;
ALTER TABLE tournaments ADD COLUMN round_from INTEGER;
ALTER TABLE tournaments ADD COLUMN round_length INTEGER;

UPDATE games SET opening = deadline_at WHERE status = 'active' AND deadline_at IS NOT NULL;
UPDATE games SET remind_from = due_at
WHERE status = 'active' AND claimable = 0 AND due_at < deadline_at + 60000;
-- Time that was given for outages. Of an open table, which waits for seven days:
UPDATE games SET uncounted = '[{"reason":"outage","from":' || created_at || ',"until":' || (due_at - 604800000) || '}]'
WHERE status = 'open' AND due_at > created_at + 604800000;
-- Of a pause, which ends after thirty days:
UPDATE games SET uncounted =
  CASE WHEN due_at > paused_at + 2592000000
    THEN '[{"reason":"outage","from":' || paused_at || ',"until":' || (due_at - 2592000000) || '},'
    ELSE '[' END || '{"reason":"pause","from":' || paused_at || '}]'
WHERE status = 'active' AND paused_at IS NOT NULL;
-- Of a vacant seat, which is closed after two days; while a clock ran beside it, nobody knew any more.
UPDATE games SET uncounted =
  '[{"reason":"outage","from":' || (SELECT min(left_at) FROM players WHERE game_id = games.id AND kind = 'vacant')
  || ',"until":' || (due_at - 172800000) || '}]'
WHERE status = 'active' AND paused_at IS NULL AND deadline_at IS NULL
  AND due_at > 172800000 + (SELECT min(left_at) FROM players WHERE game_id = games.id AND kind = 'vacant');
-- A clock that was stopped since nobody could be told:
UPDATE games SET uncounted = '[{"reason":"unreachable","from":' || (CAST(strftime('%s', 'now') AS INTEGER) * 1000) || '}]'
WHERE status = 'active' AND paused_at IS NULL AND began_at IS NULL AND EXISTS (
  SELECT 1 FROM players
  WHERE game_id = games.id AND player = games.to_move AND kind = 'seated' AND computer IS NULL AND bank IS NOT NULL);
-- A game without a clock was looked at a week before it is looked at next.
UPDATE games SET reminded_at = due_at - 604800000
WHERE status = 'active' AND guild_id IS NOT NULL AND paused_at IS NULL AND due_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM players
    WHERE game_id = games.id AND player = games.to_move AND kind = 'seated' AND computer IS NULL AND bank IS NULL)
  AND NOT EXISTS (SELECT 1 FROM players WHERE game_id = games.id AND kind = 'vacant');

UPDATE tournaments SET opening = due_at WHERE status IN ('entries', 'running');
-- The time of a round runs on since the last event, or since the pause that goes on.
UPDATE tournaments SET round_from = coalesce(
  CASE WHEN status = 'paused' THEN
    (SELECT max(at) FROM tournament_events
     WHERE tournament_id = tournaments.id AND (event = '"paused"' OR event LIKE '{"extended"%')) END,
  (SELECT max(at) FROM tournament_events WHERE tournament_id = tournaments.id))
WHERE round_due_at IS NOT NULL;
UPDATE tournaments SET round_from = round_due_at WHERE round_from > round_due_at;
UPDATE tournaments SET round_length = round_due_at - round_from WHERE round_due_at IS NOT NULL;
