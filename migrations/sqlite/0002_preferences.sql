-- How somebody wants to play and to see boards. Who has no row has never chosen anything.
CREATE TABLE preferences (
  user_id INTEGER PRIMARY KEY,
  confirm TEXT NOT NULL CHECK (confirm IN ('tapped', 'always', 'never')), -- turns to be confirmed before they are played
  side    TEXT NOT NULL CHECK (side IN ('own', 'south')),                 -- the side at the bottom of boards
  targets TEXT NOT NULL CHECK (targets IN ('marked', 'plain')),           -- whether choices are marked on the picture
  show    TEXT NOT NULL CHECK (show IN ('picture', 'both', 'text')),      -- boards as pictures, as text
  theme   TEXT                                                            -- colours of pictures; none: the usual ones
) STRICT;
