-- The browsers that personal links have signed in to the page of boards. What opens them, the session and the link, is kept as a
-- digest only. Once a session is over its row keeps the link from being used again.
CREATE TABLE browsers (
  session TEXT    NOT NULL PRIMARY KEY,
  link    TEXT    NOT NULL UNIQUE,
  user_id INTEGER, -- NULL once the session is over
  at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX browsers_by_user ON browsers (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX browsers_by_age ON browsers (at);
-- Links that were made before do not work any more.
ALTER TABLE people ADD COLUMN signed_out_at INTEGER NOT NULL DEFAULT 0;
