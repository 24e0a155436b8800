### What a table has agreed on within the rules. Each text stands alone, in a list or with semicolons between, and begins
### with a small letter; Pasang's words slide, jump, passage, ka and suntuk are those of its rules.

# $symmetry is one of the symmetries below.
rule-options-pattern = pattern { $number } (symmetry: { $symmetry })
rule-options-own-pattern = a custom pattern (symmetry: { $symmetry })

# How regular a pattern is: under which mirrors and turns it stays the same.
rule-options-square = all reflections and rotations
rule-options-quarter-turns = quarter turns
rule-options-mirrors = two mirror lines
rule-options-diagonals = two diagonal mirror lines
rule-options-half-turn = half turn

rule-options-slide = tokens slide into the passage to become kas
rule-options-jump = tokens jump into the passage to become kas
rule-options-either = tokens slide or jump into the passage to become kas
# The same in few words.
rule-options-jump-brief = tokens jump
rule-options-either-brief = tokens slide or jump
rule-options-free-opening = the second player may take any column
rule-options-every-meeting = every meeting brings its bonus
rule-options-turned-while-mobile = a chevron can be turned only while another one can move
rule-options-repetition = repeated positions do not end the game
rule-options-no-progress =
    { $rounds ->
        [0] rounds without a change do not end the game
        [one] { $rounds } round without a change ends the game
       *[other] { $rounds } rounds without a change end the game
    }
rule-options-position = from a position that was set up

# $percent is a number up to 100.
rule-options-warning = ⚠️ After { $percent }% of the openings of this pattern, the first player is immediately suntuk and the second player wins.

# A pattern in a list that Discord shows while someone types, at most 100 characters: its number, its symmetry, and
# perhaps a warning.
rule-options-label = { $number }: { $symmetry }
rule-options-label-warning = { $number }: { $symmetry }; first player suntuk in { $percent }% of openings
rule-options-pattern-button = Pattern
