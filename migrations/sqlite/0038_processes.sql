-- The holder of a shard as an operator knows it: host/number. It is also in application_name.
ALTER TABLE shards ADD COLUMN process TEXT;
-- Another process that has fewer shards and asks for this one; 0 if none does.
ALTER TABLE shards ADD COLUMN asked_by INTEGER NOT NULL DEFAULT 0;
