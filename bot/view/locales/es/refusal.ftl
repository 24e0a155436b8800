### Por qué algo no se puede hacer, dicho a quien lo ha pedido: qué falla y qué sería posible. `$code` es el código de la partida.
### Los nombres de las opciones (`game`, `thread`, `from`, `to`), lo que se escribe y los comandos se quedan como están.

refusal-no-such-game = Aquí no hay ninguna partida `{ $code }`; `/pacru games` muestra las tuyas y las mesas abiertas.
refusal-no-game = No tienes ninguna partida en curso; `/pacru games` muestra las mesas abiertas y `/pacru new` abre una.
refusal-no-game-here = En este canal no se juega ninguna partida; `/pacru new` abre una mesa.
refusal-no-server = Eso solo se puede hacer en un servidor: usa este comando en uno de sus canales.
refusal-only-computers = En los mensajes directos solo se juega contra ordenadores; para jugar con otras personas, abre una mesa en un canal de un servidor.
refusal-nothing-to-watch = En este canal no juega nadie más; elige otra partida con `game:`.
refusal-paused = `{ $code }` está en pausa; cualquier jugador puede pulsar **{ button-resume }** en su último mensaje.
refusal-not-paused = `{ $code }` no está en pausa; sigue en marcha.
refusal-nothing-to-claim = No hay nada que reclamar en `{ $code }`: a nadie se le ha agotado el tiempo, o me encargo yo.
refusal-no-clock = En `{ $code }` no corre ningún reloj, así que nadie necesita más tiempo.
refusal-own-clock = En `{ $code }` es tu turno; un rival puede darte tiempo, o puedes empezar unas vacaciones con `/pacru preferences vacation:`.
refusal-time-given = Puedes dar entre un minuto y 14 días cada vez, por ejemplo `1d` o `12h`.
refusal-vacation =
    { $days ->
        [0] Ya has gastado tus vacaciones de este año; desde enero vuelves a tener 30 días.
        [one] Ahora puedes tomarte un día de vacaciones: es lo que te queda.
       *[other] Ahora puedes tomarte entre 1 y { $days } días de vacaciones: es lo que te queda.
    }
refusal-no-vacation = No estás de vacaciones; `/pacru preferences vacation:7` las empieza.
refusal-time-zone = `{ $name }` no es el nombre de una zona horaria; elige una de la lista, por ejemplo Europe/Madrid.
refusal-picture-name = Un nombre para las imágenes debe tener de 1 a 32 caracteres; con `none` vuelve tu nombre de siempre.
refusal-picture-name-without-font = Las imágenes no pueden mostrar { $name }, porque a su fuente le faltan algunas de esas letras; elige otro nombre.
refusal-quiet-hours = Las horas de silencio se escriben como `22:00-7:30`; `none` las quita.
refusal-offer-closed = Esa propuesta en `{ $code }` ya no está abierta; el último mensaje de la partida muestra la situación.
refusal-offered-already = Ya has propuesto eso en `{ $code }`; sigue en pie hasta que se responda o alguien juegue.
refusal-asked-already = { $player } ha pedido lo mismo en `{ $code }`; responde primero a esa petición.
refusal-just-declined = Ya has pedido eso en `{ $code }` desde la última jugada; puedes volver a pedirlo después de la próxima.
refusal-own-offer = Esa propuesta en `{ $code }` es tuya; solo pueden aceptarla los demás.
refusal-agreed-already = Ya has aceptado eso en `{ $code }`; falta que respondan los demás.
refusal-nobody-to-ask = En `{ $code }` no hay nadie que pueda aceptarlo; puedes abandonar con `/pacru resign`.
refusal-nothing-to-take-back = No has hecho en `{ $code }` ninguna jugada que se pueda deshacer.
refusal-left-since = Desde tu última jugada alguien ha dejado `{ $code }`, así que no se puede deshacer.
refusal-too-late-to-call-off = En `{ $code }` ya han jugado todos, así que cuenta; puedes ofrecer un empate o abandonar con `/pacru resign`.
refusal-nothing-to-pause = `{ $code }` no tiene reloj, así que no hay nada que pausar.
refusal-not-your-seat = Solo { $player } puede conservar ese asiento en `{ $code }`.
refusal-seat-for-others = Ya juegas en `{ $code }`; el asiento libre es para otra persona.
refusal-plan-for-two = Solo se pueden planear jugadas en partidas de dos jugadores, y `{ $code }` no lo es; con `/pacru try` puedes probar jugadas.
refusal-plan-on-own-turn = Es tu turno en `{ $code }`; puedes planear mientras le toca a tu rival.
refusal-plan-step = `{ $turn }` no se puede jugar ahí.
refusal-plan-past-end = La partida terminaría antes de `{ $turn }`; quita esa jugada.
refusal-plan-without-answer = Una variante debe empezar con una jugada del rival ({ $player }) y terminar con una respuesta tuya, por ejemplo `e9-e8 e1-e2`.
refusal-planned-otherwise = Ahí ya habías planeado jugar `{ $turn }`; `/pacru plan` sin variante muestra lo que tienes planeado y un botón para borrarlo.
refusal-plan-too-long = Puedes guardar como mucho 20 variantes de 20 jugadas cada una.
refusal-several = Podrías referirte a { $games }: elige una con `game:`.
refusal-other-games = otras
refusal-not-a-player = No juegas en `{ $code }`; `/pacru board` te la muestra, y `/pacru new` abre una mesa tuya.
refusal-not-your-turn = En `{ $code }` le toca a { $player }; el próximo tablero mostrará cuándo te toca a ti.
refusal-out = Estás fuera de `{ $code }`; los demás siguen jugando, y `/pacru board` muestra la posición.
refusal-not-begun = `{ $code }` todavía no ha empezado; empezará cuando todos los asientos estén ocupados.
refusal-not-over = `{ $code }` no ha terminado todavía; podrás pedir la revancha cuando acabe.
refusal-begun = `{ $code }` ya ha empezado; `/pacru board` la muestra, y `/pacru new` abre otra mesa.
refusal-over = `{ $code }` ha terminado; `/pacru study history` muestra su registro, y `/pacru new` abre otra mesa.
refusal-called-off = `{ $code }` quedó anulada y no cuenta; **{ button-rematch }** en su último tablero prepara otra.
refusal-cancelled = `{ $code }` quedó cerrada o anulada; `/pacru new` abre otra mesa.
refusal-nothing-to-annul = `{ $code }` no ha cambiado ninguna puntuación: solo puedes invalidar una partida por puntos que haya terminado.
refusal-annulled-already = El resultado de `{ $code }` ya está invalidado; `/pacru-admin restore` hace que vuelva a contar.
refusal-not-annulled = El resultado de `{ $code }` no está invalidado; no hay nada que restablecer.
refusal-frozen = `{ $code }` está detenida y no se pierde nada; quien administra este servidor puede reanudarla con `/pacru-admin thaw`.
refusal-stays-frozen = `{ $code }` sigue detenida: su registro no lleva a la posición que se guardó. No se pierde nada; avisa a quien mantiene el bot, por favor.
refusal-not-frozen = `{ $code }` no está detenida; no hay nada que reanudar.
refusal-other-rules = `{ $code }` empezó con la versión { $version } de las reglas, que este bot no conoce; avisa a quien mantiene el bot, por favor.
refusal-full = Todos los asientos de `{ $code }` están ocupados; `/pacru new` abre otra mesa.
refusal-not-invited = La invitación a `{ $code }` es para otra persona; `/pacru new` abre una mesa tuya.
refusal-seated = Ya tienes un asiento en `{ $code }`; la partida empieza cuando todos estén ocupados.
refusal-not-the-creator = Eso solo puede hacerlo { $player }, que abrió `{ $code }`; tú solo puedes salir de la mesa.
refusal-too-few =
    { $missing ->
        [one] { $game } necesita al menos { $least } jugadores; espera a que se una otra persona.
       *[other] { $game } necesita al menos { $least } jugadores; espera a que se unan otras { $missing } personas.
    }
refusal-players = { $game } es para { $numbers } jugadores, no para { $asked }.
refusal-too-many-opponents =
    { $opponents ->
        [one] En una mesa para { $players } hay sitio para 1 rival además de ti; has elegido a { $named }.
       *[other] En una mesa para { $players } hay sitio para { $opponents } rivales además de ti; has elegido a { $named }.
    }
refusal-too-many-computers =
    { $free ->
        [0] Los { $players } asientos están ocupados o reservados: no queda ninguno para un ordenador.
        [one] En esta mesa para { $players } queda un asiento libre para un ordenador.
       *[other] En esta mesa para { $players } quedan { $free } asientos libres para ordenadores.
    }
refusal-level = Elige uno de estos niveles: { $levels }.
refusal-no-free-seat = En `{ $code }` no hay ningún asiento libre, y un ordenador solo puede ocupar uno libre.
refusal-no-hints = `{ $code }` es una partida por puntos entre personas: en ella no hay pistas para nadie.
refusal-analysed-later = `{ $code }` no ha terminado todavía: una partida se puede analizar cuando acaba.
refusal-none-finished = Ninguna de tus partidas ha terminado; elige otra con `game:`.
refusal-nothing-played = `{ $code }` no tiene jugadas que analizar.
refusal-one-analysis = Otra partida tuya se está analizando todavía; pide la siguiente cuando tengas la respuesta.
refusal-one-hint = Una pista está todavía en camino; pide la siguiente cuando haya llegado.
refusal-one-replay = Todavía se está dibujando una animación para ti; pide la siguiente cuando haya llegado.
refusal-engine = Los ordenadores están ocupados o se están reiniciando; vuelve a intentarlo dentro de un minuto, por favor.
refusal-invited-self = No puedes invitarte; elige a otra persona, o no elijas a nadie para que se una quien quiera.
refusal-invited-twice = Has elegido dos veces a { $player }; con una invitación basta.
refusal-invited-bot = { $player } es un bot y no puede jugar; elige a un miembro, o no elijas a nadie para que se una quien quiera.
refusal-not-invitable = { $player } no acepta invitaciones ahora mismo; elige a otra persona, o no elijas a nadie para que se una quien quiera.
refusal-invited-blocked = Has bloqueado a { $player }; `/pacru people block` quita el bloqueo.
refusal-no-seat-for-you = No hay asiento para ti en `{ $code }`; `/pacru games` muestra otras mesas, y `/pacru new` abre una.
refusal-many-tables =
    { $most ->
        [one] Ya tienes { $most } mesa abierta y nadie puede tener más; espera a que se llene o ciérrala con `/pacru games`.
       *[other] Ya tienes { $most } mesas abiertas y nadie puede tener más; espera a que se llene una o cierra alguna con `/pacru games`.
    }
refusal-many-tables-here =
    { $most ->
        [one] En este servidor ya hay { $most } mesa abierta y no puede haber más; `/pacru games` tiene un botón para unirte.
       *[other] En este servidor ya hay { $most } mesas abiertas y no puede haber más; `/pacru games` tiene botones para unirte a una.
    }
refusal-many-invitations =
    { $most ->
        [one] Puedes tener como mucho { $most } invitación sin respuesta a la vez; espera a que la respondan, o no elijas a nadie para que se una quien quiera.
       *[other] Puedes tener como mucho { $most } invitaciones sin respuesta a la vez; espera a que respondan a alguna, o no elijas a nadie para que se una quien quiera.
    }
refusal-elsewhere = En este servidor solo puedes abrir mesas en { $channel }.
refusal-in-thread = Esto ya es un hilo: quita `thread` y se jugará aquí.
refusal-blocked-self = No puedes bloquear tu propia cuenta.
refusal-watched-own = Tú juegas en `{ $code }`; `/pacru preferences` muestra cómo se te avisa de tus turnos.
refusal-not-a-manager = Eso solo pueden hacerlo quienes tienen el permiso **{ -permissions-manage-server }**.
refusal-everybodys-role = Ese rol lo tienen todos; elige otro.
refusal-elevated-role = El rol { $role } permite administrar este servidor, moderar a otros o mencionar a todos; un rol así no se lo doy a nadie. Quien administra este servidor puede elegir otro o retirarle esos permisos.
refusal-managed-role = El rol { $role } lo da el propio Discord, por ejemplo a un bot o a quienes mejoran el servidor, así que yo no puedo; elige otro.
refusal-may-not-give-roles = Solo quienes tienen el permiso **{ -permissions-manage-roles }** pueden elegir un rol para que yo lo dé.
refusal-role-too-high = Solo puedes elegir roles que estén por debajo del más alto que tienes, y { $role } no lo está.
refusal-no-rating-band = Indica la puntuación más baja (`from`), la más alta (`to`) o las dos.
refusal-many-seeks =
    { $most ->
        [one] Aquí ya tienes { $most } búsqueda abierta; con `/pacru seek` puedes retirarla.
       *[other] Aquí ya tienes { $most } búsquedas abiertas; con `/pacru seek` puedes retirar una.
    }
refusal-seek-gone = Esa búsqueda ya no está abierta: encontró rival, se retiró o caducó al mes; `/pacru seek` muestra quién busca.
refusal-own-seek = Esa es tu propia búsqueda; solo pueden responder otros miembros.
refusal-seek-for-others = { $player } busca otros rivales; empieza tu propia búsqueda con `/pacru seek`.
refusal-seek-for-ratings = { $player } busca rivales con { $band }, y la tuya es { $rating }; empieza tu propia búsqueda con `/pacru seek`.
refusal-does-not-play = { $player } no juega en `{ $code }`; `/pacru board` muestra quién juega.
refusal-one-seat = Tú ya juegas en `{ $code }`, y nadie puede ocupar dos asientos; este puede ocuparlo otra persona.
refusal-plays-already = { $player } ya juega en `{ $code }`; elige a otra persona.
refusal-resign-by-command = Para abandonar `{ $code }` usa `/pacru resign`, que te pide confirmación.
refusal-random-pattern = Elige uno de estos patrones al azar: random square, random quarter-turns, random mirrors, random diagonals o random half-turn.
refusal-no-page = Las reglas de { $game } no tienen esa página; `/pacru rules` empieza en la página 1.
refusal-turns-reversed = `from` tiene que ir antes que `to`.
refusal-no-such-turn = `{ $code }` no tiene esas jugadas: elige de la 0, que es el comienzo, a la { $last }.
refusal-settings-changed = Alguien ha cambiado los ajustes después de que abrieras el formulario, así que los tuyos no se han guardado. Ábrelo otra vez para ver cómo están ahora.
refusal-moved-on = `{ $code }` ha avanzado desde que apareció ese botón; usa el tablero más reciente.
refusal-superseded = Después de esta jugada has enviado otra en `{ $code }`, así que esta no se juega; el tablero más reciente muestra la posición.
refusal-pace-unreadable = Un ritmo se escribe como `3d+1d cap 7d` (3 días, 1 más con cada jugada, 7 como máximo), `2d/move`, `20m+10s` o `none`.
refusal-pace-out-of-range = Un ritmo debe dar entre un minuto y 90 días, por ejemplo `3d+1d cap 7d`.
