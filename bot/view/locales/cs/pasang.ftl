### Vzor, se kterým začíná partie hry Pasang.

pasang-pattern = **Vzor hry Pasang číslo { $number }**: { $symmetry }. Zahrajete si ho příkazem `/pacru new game:Pasang pattern:{ $number }`.
pasang-own-pattern = **Vzor hry Pasang**: { $symmetry }. Hraje se příkazem `/pacru new game:Pasang` s tímto `pattern`: `{ $rows }`
pasang-pattern-alt = Řady 11 až 1, b černý, w bílý, # miska: { $rows }
