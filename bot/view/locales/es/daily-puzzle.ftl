### El problema del día.

daily-heading = 📅 **Problema del día { $number }**: { $game }, dificultad { $rating }. Le toca a { $player }.
daily-answer = Pulsa **{ button-solve }** para responder en privado. Mañana estará aquí la solución, con los nombres de quienes hayan acertado a la primera.
daily-yesterday = **Solución de ayer:** { $turns }.
daily-solved =
    { $count ->
        [one] Resuelto por { $players }; ha respondido { $count } miembro.
       *[other] Resuelto por { $players }; han respondido { $count } miembros.
    }
daily-unsolved =
    { $count ->
        [one] Ha respondido { $count } miembro, y no ha acertado a la primera.
       *[other] Han respondido { $count } miembros, y nadie ha acertado a la primera.
    }
daily-untried = Nadie lo ha intentado.
daily-solver-again = { $player } ({ $days } días seguidos)
daily-solvers-more = { $count } más
daily-begun = El problema del día aparece ahora en { $channel }, y cada día a esta hora.
daily-ended = Ya no habrá más problemas del día.
daily-none = Este servidor no tiene problema del día.
