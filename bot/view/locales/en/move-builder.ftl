### A turn that is made by tapping, step by step. `$title` is the name and the code of a game: "**Pacru `7K3Q`**".

# $turn is the number of the turn, $sign the sign of the reader's colour.
move-builder-heading = { $title } turn { $turn }, your turn { $sign }
# In the first turn of whoever does not sit in the south, whose boards in the channel have the south below.
move-builder-turned = The board is turned: your side is at the bottom.
# After a press on something old.
move-builder-moved-on = The game has moved on in the meantime.
# $link leads to a message.
move-builder-newest = The newest board: { $link }

# Parts of the board, offered where there is too much to choose from: a borderland by its middle field, a row of Pasang.
move-builder-borderland = borderland { $centre }
move-builder-row = row { $row }
move-builder-first-region = First choose a part of the board.
# $region is one of the two above.
move-builder-in-region = { $question } (in { $region })

## The steps so far, in a list with commas: "chevron on e1, to e2 (crosses a border)".

# $turn is the beginning of the turn in notation, $steps the list.
move-builder-so-far = So far `{ $turn }…`: { $steps }
move-builder-piece = chevron on { $field }
move-builder-way = to { $field }
move-builder-way-note = to { $field } ({ $note })
move-builder-ka = the token on { $point } as ka
move-builder-target = the ka to { $point }
move-builder-passage = column { $column } as passage
# Added to one of them.
move-builder-alone = { $step } (no other choice)

## What lies nowhere on the picture, on buttons

move-builder-column = column { $column }
# A line of tokens that a ka captures: along its row or its column, where it can be either, black or white ones.
move-builder-line =
    { $line ->
        [hb] row, black
        [hw] row, white
        [vb] column, black
        [vw] column, white
        [b] black
       *[w] white
    }

## Before the turn is played

# $turn is what the player's turn does: "g9-f8, border change on f8".
move-builder-done = { $player } { $turn }.
move-builder-like-this = **Like this?**
move-builder-start-again = Start again

# A menu before anything was chosen; $count is how many turns there are, at most 25.
move-builder-all-turns =
    { $count ->
        [one] Or choose from { $count } turn
       *[other] Or choose from all { $count } turns
    }

# In the words for the picture; $choices is a list with semicolons.
move-builder-choices = Choices: { $choices }.
