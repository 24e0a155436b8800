### Lo que una mesa ha acordado dentro de las reglas. Cada texto va solo, en una lista o separado por punto y coma.

rule-options-pattern = patrón { $number } (simetría: { $symmetry })
rule-options-own-pattern = un patrón propio (simetría: { $symmetry })
rule-options-square = todos los ejes y giros
rule-options-quarter-turns = giros de 90°
rule-options-mirrors = dos ejes
rule-options-diagonals = ejes diagonales
rule-options-half-turn = giro de 180°
rule-options-slide = las fichas se deslizan al pasillo para convertirse en kas
rule-options-jump = las fichas saltan al pasillo para convertirse en kas
rule-options-either = las fichas se deslizan o saltan al pasillo para convertirse en kas
rule-options-jump-brief = las fichas saltan
rule-options-either-brief = las fichas se deslizan o saltan
rule-options-free-opening = el segundo jugador puede tomar cualquier columna
rule-options-every-meeting = cada reunión da su bonificación
rule-options-turned-while-mobile = una flecha solo se reorienta mientras otra pueda moverse
rule-options-repetition = las posiciones repetidas no terminan la partida
rule-options-no-progress =
    { $rounds ->
        [0] la partida no termina por rondas sin cambios
        [one] { $rounds } ronda sin cambios termina la partida
       *[other] { $rounds } rondas sin cambios terminan la partida
    }
rule-options-position = desde una posición preparada
rule-options-warning = ⚠️ En { $percent } de cada 100 aperturas de este patrón, el primer jugador queda suntuk enseguida y gana el segundo.
rule-options-label = { $number }: { $symmetry }
rule-options-label-warning = { $number }: { $symmetry }; primer jugador suntuk en el { $percent } % de las aperturas
rule-options-pattern-button = Patrón
