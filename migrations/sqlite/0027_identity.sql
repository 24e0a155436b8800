-- The nonce with which a message was posted, also in one of its components; none of older messages.
ALTER TABLE posts ADD COLUMN nonce TEXT;

-- Grows with each write of the row, its players and its plans, so that a decision on an older state of them is not saved.
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- When the player to move was last reminded since their clock was started, instead of how often: pauses and vacations
-- change which reminders are left. And whether the opponents were told that they may claim the game.
ALTER TABLE games ADD COLUMN reminded_at INTEGER;
ALTER TABLE games ADD COLUMN claimable INTEGER NOT NULL DEFAULT 0 CHECK (claimable IN (0, 1));
UPDATE games SET claimable = 1 WHERE reminded = 255;
UPDATE games SET reminded_at = due_at - 1 WHERE reminded BETWEEN 1 AND 254;
ALTER TABLE games DROP COLUMN reminded;

-- A server may switch the daily puzzle off, and on again: its days go on being counted.
ALTER TABLE daily_puzzles ADD COLUMN active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1));
