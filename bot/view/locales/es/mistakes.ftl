### Errores que repasar: jugadas propias de partidas terminadas que costaron mucho habiendo otra mejor.

mistake-heading = **Tu partida con { $others }**: { $game } `{ $code }`, jugada { $turn }. Juegas con { $player }.
mistake-task = En la partida, { $words } (`{ $played }`), y tu probabilidad de ganar bajó del { $best } al { $rest }, según un ordenador. Otra jugada la conserva. ¿Cuál?
mistake-shown = 💡 { $words } (`{ $better }`): así conservas tu probabilidad de ganar en el { $best }.
mistake-refuted = En la partida jugaste `{ $played }`. La mejor respuesta: { $words } (`{ $answer }`), y tu probabilidad es entonces del { $rest }.
mistake-comes-again = Volverás a ver este error el { $day }.
mistake-learnt = Has encontrado la jugada dos veces: este error ya no volverá a aparecer.
mistake-others =
    { $count ->
        [one] Tienes otro error que repasar.
       *[other] Tienes otros { $count } errores que repasar.
    }
mistake-alt = { $game } { $code }, antes de la jugada { $turn }
mistakes-of-game =
    { $count ->
        [one] 🔎 Tu partida `{ $code }` con { $others }: un error que repasar
       *[other] 🔎 Tu partida `{ $code }` con { $others }: { $count } errores que repasar
    }
mistakes-none = No tienes errores que repasar. Después de cada partida tuya, los ordenadores buscan jugadas que te costaron mucho habiendo otra mejor; las encuentras aquí.
mistakes-none-now = Ahora no tienes errores que repasar. Verás el próximo el { $day }.
mistakes-off = Los ordenadores no buscan errores en tus partidas. Puedes activarlo en `/pacru preferences`.
button-next-mistake = Repasar mis errores
preference-review = Tras mis partidas, buscar errores que repasar
