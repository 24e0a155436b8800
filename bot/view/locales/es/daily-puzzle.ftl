### El problema del día.

daily-heading = 📅 **Problema del día { $number }**: { $game }, dificultad { $rating }. Le toca a { $player }.
daily-answer = Pulsa **{ button-solve }** para responder en privado. Mañana estará aquí la solución, con los nombres de quienes hayan acertado a la primera.
daily-yesterday = **Solución de ayer:** { $turns }.
daily-solved =
    { $count ->
        [one] Resuelto por { $players }; { $count } respuesta.
       *[other] Resuelto por { $players }; { $count } respuestas.
    }
daily-unsolved =
    { $count ->
        [one] Nadie acertó a la primera; { $count } respuesta.
       *[other] Nadie acertó a la primera; { $count } respuestas.
    }
daily-untried = Nadie lo ha intentado.
daily-solver-again = { $player } ({ $days } días seguidos)
daily-solvers-more = { $count } más
daily-begun = El problema del día aparece ahora en { $channel }, y cada día a esta hora.
daily-ended = Ya no habrá problema del día.
daily-none = Este servidor no tiene problema del día.
