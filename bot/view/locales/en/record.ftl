### The record of a game and its animation. $game is the name and the code of a game.

record-after-turn = { $game } after turn { $ply }
record-too-long = The record is too long for a message; it is in the file.

record-replay = { $game }, turns { $from } to { $to }.
# When the file would be too large for Discord.
record-replay-half = It is shown at half size, so that Discord accepts the file.
# The same where only some turns are shown: every second one, if $step is 2.
record-replay-some = It is shown at half size, and only every { NUMBER($step, type: "ordinal") ->
        [one] { $step }st
        [two] { $step }nd
        [few] { $step }rd
       *[other] { $step }th
    } turn, so that Discord accepts the file.
# For those who cannot see it; $name is the name of the game without its code.
record-replay-alt = The board of { $name } { $code } from turn { $from } to turn { $to }, a second each; `/pacru study history` lists the turns.
# Above the pictures, in a short line.
record-start = The start
record-turn = Turn { $ply }
