-- The puzzles whose solutions have been posted on a server: an answer there no longer counts for the puzzle rating.
CREATE TABLE daily_solutions (
  guild_id BIGINT NOT NULL,
  puzzle BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (guild_id, puzzle)
);
INSERT INTO daily_solutions (guild_id, puzzle, at)
SELECT guild_id, yesterday, next_at - 86400000 FROM daily_puzzles WHERE yesterday IS NOT NULL;
