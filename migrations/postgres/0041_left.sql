-- A game without a clock is looked at every week: whoever is to move may have left its server.
-- Those under way are looked at first in a week.
UPDATE games SET due_at = CAST(extract(epoch FROM now()) AS BIGINT) * 1000 + 604800000
WHERE status = 'active' AND guild_id IS NOT NULL AND due_at IS NULL AND paused_at IS NULL
  AND awaits_computer = 0 AND terms LIKE '%"pace":"none"%';
