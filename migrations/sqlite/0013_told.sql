-- Whom a direct message is for, so that an erasure finds it without reading JSON.
ALTER TABLE outbox ADD COLUMN user_id INTEGER;
UPDATE outbox SET user_id = json_extract(intent, '$.user') WHERE kind = 'tell';
