-- Members who have asked to be erased everywhere, and when that is done: until then they may change their mind.
CREATE TABLE erasures (
  user_id BIGINT PRIMARY KEY,
  due_at  BIGINT NOT NULL
);
CREATE INDEX erasures_due ON erasures (due_at);
