-- Who can see the channels of servers, as Discord said: a message names only games whose channels its readers can see.
CREATE TABLE channels (
  channel_id INTEGER PRIMARY KEY,
  everyone   INTEGER NOT NULL CHECK (everyone IN (0, 1)), -- whether everybody on its server can see it
  parent_id  INTEGER,                                     -- of a public thread: whoever sees this channel sees it too
  asked_at   INTEGER NOT NULL                             -- when Discord said so
) STRICT;
CREATE INDEX channels_by_age ON channels (asked_at);
