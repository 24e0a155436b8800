### Momentos para volver a mirar: jugadas propias de partidas terminadas que perdieron mucho, cuando otra lo conservaba.

mistake-heading = **Tu partida con { $others }**: { $game } `{ $code }`, jugada { $turn }. Juegas con { $player }.
mistake-task = Jugaste `{ $played }`, y tu probabilidad de ganar bajó del { $best } al { $rest }, según un ordenador. Otra jugada la conserva. ¿Cuál?
mistake-shown = 💡 `{ $better }` conserva tu probabilidad de ganar en el { $best }.
mistake-refuted = En la partida jugaste `{ $played }`. La mejor respuesta de { $opponent } es `{ $answer }`, y tu probabilidad es entonces del { $rest }.
mistake-comes-again = Este momento vuelve el { $day }.
mistake-learnt = La has encontrado dos veces: este momento no vuelve más.
mistake-others =
    { $count ->
        [one] Espera otro momento de tus partidas.
       *[other] Esperan otros { $count } momentos de tus partidas.
    }
mistake-alt = { $game } { $code }, antes de la jugada { $turn }
mistakes-of-game =
    { $count ->
        [one] 🔎 Tu partida `{ $code }` con { $others }: un momento para volver a mirar
       *[other] 🔎 Tu partida `{ $code }` con { $others }: { $count } momentos para volver a mirar
    }
mistakes-none = No tienes nada que volver a mirar. Después de cada partida tuya, los ordenadores buscan jugadas que perdieron mucho cuando otra lo conservaba; las encuentras aquí.
mistakes-none-now = No tienes nada que volver a mirar ahora. El próximo momento llega el { $day }.
mistakes-off = Los ordenadores no buscan momentos de tus partidas para volver a mirar. Puedes activarlo en `/pacru preferences`.
button-next-mistake = Volver a mirar
preference-review = Tras mis partidas, buscar momentos para volver a mirar
