### Problemas: posiciones en las que un turno es mucho mejor que todos los demás.

puzzle-heading = **Problema de { $game }**, dificultad { $rating }. Juegas con { $player }.
puzzle-wins-at-once = Un turno gana de inmediato. ¿Cuál?
puzzle-wins = Un turno gana en { $turns } turnos tuyos como máximo, juegue lo que juegue { $opponent }. ¿Cuál?
puzzle-saves = Un turno es mucho mejor que todos los demás. ¿Cuál?
puzzle-right = ✅ `{ $turn }` es correcto, y { $opponent } responde `{ $answer }`. Otra vez un turno es mucho mejor que todos los demás. ¿Cuál?
puzzle-solved = ✅ **¡Resuelto!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **¡Resuelto!** `{ $turn }` es el turno buscado.
puzzle-drawn = ✅ **¡Resuelto!** `{ $turn }` salva el empate.
puzzle-wrong = ❌ `{ $turn }` no es el turno buscado.
puzzle-refuted = { $opponent } responde `{ $answer }`. Tu probabilidad de ganar es entonces del { $chance }, según un ordenador; podría ser del { $best }.
puzzle-solution = 💡 La solución: { $turns }
puzzle-continues = Después, probablemente: { $turns }
puzzle-reasons = `{ $turn }`: { $reasons }.
puzzle-cost = Con `{ $turn }` tu probabilidad de ganar es del { $best }; con cualquier otro turno, como mucho del { $next }.
puzzle-rating = Tu puntuación en problemas de { $game }: { $rating }.
puzzle-placement = Era el problema { $number } de los { $first } primeros; esos solo pueden subir tu puntuación.
puzzle-first-answer = Solo la primera respuesta a un problema cambia tu puntuación.
puzzle-count = Resueltos hasta ahora: { $solved } de { $all }.
puzzle-all-solved = Has resuelto los { $count } problemas de { $game }. `/pacru puzzle` tiene los de los demás juegos.
puzzle-gone = Este problema ya no está. `/pacru puzzle` trae otro.
puzzle-alt = Problema de { $game }
puzzle-streak =
    { $days ->
        [one] Era el problema del día.
       *[other] Era el problema del día: ¡{ $days } días seguidos!
    }
