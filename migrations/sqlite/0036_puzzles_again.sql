-- A puzzle that was failed comes again after days: "at" is the time of the first answer, or of the last wrong one.
ALTER TABLE puzzle_attempts ADD COLUMN met INTEGER NOT NULL DEFAULT 1 CHECK (met > 0); -- how often they have answered when it was due
