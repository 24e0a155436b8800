### Lo que un ordenador piensa de una partida terminada.

analysis-wait =
    { $count ->
        [one] { $title }: analizando { $count } jugada; puede tardar un par de minutos. La respuesta aparecerá aquí.
       *[other] { $title }: analizando { $count } jugadas; puede tardar un par de minutos. La respuesta aparecerá aquí.
    }
analysis-heading = { $title }: la probabilidad de ganar después de cada jugada, según un ordenador.
analysis-even = Ninguna jugada por sí sola hizo perder mucho.
analysis-swings = Jugadas que hicieron perder mucho, y otras mejores:
analysis-swing = { $number }. Jugada { $turn }: { $words } (`{ $played }`). Su probabilidad de ganar baja de { $before } a { $after }.
analysis-better = Una jugada mejor { $words } (`{ $better }`).
analysis-better-plainly = Mejor: `{ $better }`.
analysis-reasons = Con ella, { $reasons }.
analysis-picture = Jugada { $turn }: ? es lo que se jugó, ! es mejor
analysis-picture-alt = Antes de la jugada { $turn }; { $better } está marcada con ! como mejor que { $played }, que se jugó.
analysis-try = Probar la jugada { $turn }
analysis-graph-alt = Probabilidad de ganar en { $game } { $code }.
analysis-graph-at =
    { $turn ->
        [0] { $chance } al empezar
       *[other] { $chance } tras la jugada { $turn }
    }
analysis-axis = tras la jugada
