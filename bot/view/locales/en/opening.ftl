### The choices of the opening of Pasang, as they are offered while someone types; at most 90 characters.

opening-ka-slide = the token slides one step into the passage
opening-ka-jump = the token jumps over another into the passage
opening-ka-either = both are allowed
opening-quadrant = any column on the side away from the first player's
opening-free = any column but the first player's

# A new pattern at random: $typed is what is typed for it, $symmetry the kind of symmetry it has.
opening-random = { $typed }: a new pattern ({ $symmetry })
