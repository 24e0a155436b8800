### Lo que un ordenador piensa de una partida terminada.

analysis-wait =
    { $count ->
        [one] { $title }: analizando { $count } turno; puede tardar un par de minutos. La respuesta aparecerá aquí.
       *[other] { $title }: analizando { $count } turnos; puede tardar un par de minutos. La respuesta aparecerá aquí.
    }
analysis-heading = { $title }: la probabilidad de ganar después de cada turno, según un ordenador.
analysis-even = Ningún turno regaló demasiado.
analysis-swings = Lo que más regaló, con lo que era mejor:
analysis-swing = { $number }. turno { $turn }: { $player } `{ $played }`, mejor era `{ $better }`: { $before } → { $after }
analysis-better-alt = Antes del turno { $turn }; está marcado { $better }.
analysis-graph-alt = Probabilidad de ganar en { $game } { $code }.
analysis-graph-at =
    { $turn ->
        [0] { $chance } al empezar
       *[other] { $chance } tras el turno { $turn }
    }
analysis-axis = tras el turno
