-- The session that a shard has with Discord's gateway. Whoever takes the shard over resumes it and is told what came
-- meanwhile; beginning another would lose that, and only one of a bucket begins in five seconds.
ALTER TABLE shards ADD COLUMN session_id TEXT;
ALTER TABLE shards ADD COLUMN resume_url TEXT;    -- where Discord wants it to be resumed
ALTER TABLE shards ADD COLUMN sequence   INTEGER; -- of the last event that was dealt with
