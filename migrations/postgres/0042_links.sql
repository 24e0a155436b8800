-- When a member was first known, or has signed out: no link to a board that was made before signs a browser in. An erasure
-- deletes the row, and links to boards work only for members who have one.
ALTER TABLE people RENAME COLUMN signed_out_at TO links_from;
UPDATE people SET links_from = links_from + 1 WHERE links_from > 0;
