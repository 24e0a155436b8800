-- Who looks after the deadlines of a shard: its holder, once it has given back the time in which nobody served it.
ALTER TABLE shards ADD COLUMN timekeeper BIGINT NOT NULL DEFAULT 0;
