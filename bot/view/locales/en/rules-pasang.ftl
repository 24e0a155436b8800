### What Pasang refuses, and what would be possible; the member has typed a turn, a position, a pattern or options.
### Notation (c, b4c4vb, c7b), names and values of options and the letters b, w, S, N, X and O are typed like that in every
### language. `$from` and `$to` are points such as c7.

rules-pasang-notation = That is not a turn: write a column like `c`, a new ka like `b4c4vb`, or a move of your ka like `c7b`.
rules-pasang-point = A point must be a letter from a to k and a number from 1 to 11, for example c7.
rules-pasang-ka-rule = `ka` must be slide, jump or either.
rules-pasang-opening = `opening` must be quadrant or free.
rules-pasang-seats = Pasang needs the seats S, who goes first, and N.

rules-pasang-position-form = A position must be eleven rows separated by /, then X or O, a phase from 1 to 3, the passages (such as cj or --), and the scores (such as 8-9).
rules-pasang-position-row = Row { $row } of the position does not describe eleven points.
rules-pasang-position-phase = The kas and passages of the position do not fit its phase.

rules-pasang-pattern-number = The traditional patterns have the numbers 1 to 39.
rules-pasang-pattern-form = A pattern must be eleven rows of eleven letters b and w, separated by /, with # for the bowl f6.
rules-pasang-pattern-count =
    { $black ->
        [one] A pattern has 60 black and 60 white tokens; this one has { $black } black token.
       *[other] A pattern has 60 black and 60 white tokens; this one has { $black } black tokens.
    }
# $point is a point such as c7.
rules-pasang-pattern-symmetry = A pattern must look the same after a half turn; { $point } does not match the point opposite.

# $open is a list of columns joined by "or", such as "c, d or e".
rules-pasang-passage = Your passage can be column { $open }.
rules-pasang-passage-first = Choose your passage first: write the letter of its column, { $open }.
# $able is a list of points joined by "or".
rules-pasang-ka = The token on { $from } cannot become your ka; choose the one on { $able }.
# $example is a turn that would do.
rules-pasang-ka-now = Now choose your ka: write where its token lies, where it stands in your passage and what it takes, for example `{ $example }`.
rules-pasang-landing = The token on { $from } becomes your ka on { $to }: write `{ $from }{ $to }`.
rules-pasang-target = Your ka on { $from } cannot reach { $to }, or it would capture nothing there; it can go to { $able }.
rules-pasang-move-now = Write where your ka goes and the colour that it takes there, for example `{ $example }`.
# $turns is a list of turns joined by "or".
rules-pasang-line-missing = Say which line you take: write { $turns }.
rules-pasang-line-black = There is no line with an odd number of black tokens to take there: write { $turns }.
rules-pasang-line-white = There is no line with an odd number of white tokens to take there: write { $turns }.
rules-pasang-no-pass = There is no passing in Pasang: a player without a capture has lost.
