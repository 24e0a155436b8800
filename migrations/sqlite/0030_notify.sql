-- How members are notified of their turns, and in which games otherwise.
ALTER TABLE people ADD COLUMN notify TEXT NOT NULL DEFAULT 'turn';
ALTER TABLE people ADD COLUMN daily_minute INTEGER NOT NULL DEFAULT 1080 CHECK (daily_minute BETWEEN 0 AND 1439);
ALTER TABLE people ADD COLUMN daily_at INTEGER; -- when the next daily message is due; NULL where there is none
CREATE INDEX people_daily ON people (daily_at) WHERE daily_at IS NOT NULL;
CREATE TABLE game_notifications (
  user_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES games (id),
  notify  TEXT    NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_notifications_by_user ON game_notifications (user_id);
