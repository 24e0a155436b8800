### The pattern that a game of Pasang begins with. `$symmetry` is how regular it is, from rule-options.ftl; `$rows` are its
### rows in notation.

pasang-pattern = **Pattern { $number } of Pasang**: { $symmetry }. You can play it with `/pacru new game:Pasang pattern:{ $number }`.
pasang-own-pattern = **A pattern of Pasang**: { $symmetry }. To play it, give `/pacru new game:Pasang` this `pattern`: `{ $rows }`
pasang-pattern-alt = Rows 11 to 1, b black, w white, # the bowl: { $rows }
