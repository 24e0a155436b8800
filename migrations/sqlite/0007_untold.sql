-- The first event of a game that no message has told. While no person can act, the turns of computers wait here to be
-- told together; NULL when there is nothing to catch up on.
ALTER TABLE games ADD COLUMN untold_from INTEGER CHECK (untold_from > 0);
