-- When somebody was last reminded of all their games. It stood in `facts` under their id, where an erasure did not find it.
ALTER TABLE people ADD COLUMN reminded_at INTEGER;
INSERT INTO people (user_id, reminded_at)
  SELECT CAST(substr(name, 10) AS INTEGER), value FROM facts WHERE name LIKE 'reminded %'
  ON CONFLICT (user_id) DO UPDATE SET reminded_at = excluded.reminded_at;
DELETE FROM facts WHERE name LIKE 'reminded %';
