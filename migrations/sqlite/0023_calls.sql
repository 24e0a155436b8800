-- The role of a server that is called for new tables, and when it was called last, by which message of the outbox.
ALTER TABLE guilds ADD COLUMN call_role_id INTEGER;
ALTER TABLE guilds ADD COLUMN called_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN called_by INTEGER;
