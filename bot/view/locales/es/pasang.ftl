### El patrón con el que empieza una partida de Pasang.

pasang-pattern = **Patrón { $number } de Pasang**: { $symmetry }. Se juega con `/pacru new game:Pasang pattern:{ $number }`.
pasang-own-pattern = **Un patrón de Pasang**: { $symmetry }. Para jugarlo, usa `/pacru new game:Pasang` con este `pattern`: `{ $rows }`
pasang-pattern-alt = Filas de la 11 a la 1, b negra, w blanca, # el cuenco: { $rows }
