### The pages of rules.

# $title is what page $number of the $pages pages about $game is about.
lessons-heading = { $game }, page { $number } of { $pages }: { $title }
# $game is the game, $number the step of $steps.
example-heading = { $game }, example game, { $number } of { $steps }
