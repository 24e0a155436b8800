-- What a player is called on pictures; none: as everywhere.
ALTER TABLE preferences ADD COLUMN picture_name TEXT;

-- Whether the boards of a table of two turn to the player to move.
ALTER TABLE guilds ADD COLUMN turned INTEGER NOT NULL DEFAULT 0 CHECK (turned IN (0, 1));
