-- Whether a version may have tried the row whose messages bear no mark of it: before any message was posted with one.
ALTER TABLE outbox ADD COLUMN unmarked INTEGER NOT NULL DEFAULT 0 CHECK (unmarked IN (0, 1));
UPDATE outbox SET unmarked = 1
WHERE state IN ('pending', 'sending') AND attempts > 0
  AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.nonce IS NOT NULL AND posts.posted_at < outbox.created_at);
