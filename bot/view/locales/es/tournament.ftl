### Torneos, ligas y escaleras. `$tournament` es el nombre que le dio quien lo organiza.

tournament-done-created = El torneo { $tournament } está preparado y enseguida llega su anuncio. `/pacru-organise invite` invita a miembros. Hasta que empiece, **{ tournament-button-format }** cambia cómo se juega; **{ tournament-button-rules }** tiene todo lo demás. `/pacru-organise run` abre este mensaje otra vez.
tournament-done-edited = Se han guardado los cambios en { $tournament }.
tournament-done-joined =
    { $count ->
        [one] Participas en { $tournament }; eres la primera persona inscrita.
       *[other] Participas en { $tournament }; por ahora hay { $count } participantes.
    }
tournament-done-meets-blocked = También participa alguien a quien has bloqueado: los bloqueos no cambian quién juega con quién.
tournament-done-left = Ya no participas en { $tournament }.
tournament-done-declined = Has rechazado la invitación a { $tournament }.
tournament-done-invited = Has invitado a { $player } a { $tournament }.
tournament-done-started =
    { $games ->
        [0] { $tournament } ha empezado.
        [one] { $tournament } ha empezado: comienza una partida.
       *[other] { $tournament } ha empezado: comienzan { $games } partidas.
    }
tournament-done-round =
    { $games ->
        [0] Empieza la ronda { $round } de { $tournament }.
        [one] Empieza la ronda { $round } de { $tournament } con una partida.
       *[other] Empieza la ronda { $round } de { $tournament } con { $games } partidas.
    }
tournament-done-ruled = La partida de { $players } en { $tournament } tiene ahora el resultado que has indicado.
tournament-done-bye = { $player } descansa en la ronda { $round } de { $tournament }.
tournament-done-withdrawn = { $player } ya no participa en { $tournament }.
tournament-done-reinstated = { $player } vuelve a participar en { $tournament }.
tournament-done-substitute-asked = Se ha preguntado a { $substitute } si quiere sustituir a { $player } en { $tournament }. Hasta que acepte, sigue { $player }.
tournament-done-plays-on = Sustituyes a { $player } en { $tournament } y conservas sus puntos.
tournament-done-swapped = { $player } y { $other } cambian de sitio en la próxima ronda de { $tournament }.
tournament-done-paused = { $tournament } está en pausa: no empieza ninguna ronda hasta que lo reanudes.
tournament-done-resumed = Se ha reanudado { $tournament }.
tournament-done-extended = La ronda de { $tournament } dura ahora hasta el { $when }.
tournament-done-ended = { $tournament } ha terminado.
tournament-done-season = La temporada { $season } de { $tournament } está preparada, con todas las personas que no se han retirado.
tournament-done-challenged = Has retado a { $player }, que tiene 14 días para responder.
tournament-done-challenged-away = Has retado a { $player }, que está de vacaciones hasta el { $until }. A partir de entonces tiene 14 días para responder.
tournament-done-challenge-accepted = Has aceptado; enseguida llega el tablero.
tournament-done-challenge-declined = Has rechazado el reto: tu peldaño pasa a quien te retó.
tournament-done-challenge-taken-back = Has retirado tu reto.
tournament-refused-game = Sobre `{ $code }` decide quien organiza su torneo: pídele un resultado o un sustituto.
tournament-refused-unknown = Aquí no hay ningún torneo así; `/pacru-tournament list` los muestra todos.
tournament-refused-several = Aquí hay varios torneos: { $names }. Elige uno con `tournament:`.
tournament-refused-season-open = La próxima temporada ya está preparada; `/pacru-tournament list` la muestra.
tournament-refused-too-many = Aquí puede haber como mucho { $most } torneos a la vez; termina uno con `/pacru-organise run`.
tournament-refused-name = El nombre de un torneo debe tener de 1 a { $most } caracteres.
tournament-refused-name-taken = Otro torneo de aquí ya tiene este nombre; elige uno que los distinga.
tournament-refused-description = Una descripción puede tener como mucho { $most } caracteres.
tournament-refused-only-two = Las ligas y las escaleras son para partidas de dos; para mesas mayores elige todos contra todos o suizo.
tournament-refused-group-size = Un grupo debe tener de 3 a 16 participantes.
tournament-refused-rounds = Un torneo suizo debe tener de 1 a 64 rondas.
tournament-refused-rounds-open = Tiene que haber al menos una ronda abierta a la vez (`rounds_open`).
tournament-refused-promotion = Como mucho puede ascender un tercio de una división.
tournament-refused-reach = Un reto tiene que alcanzar al menos un peldaño más arriba (`reach`).
tournament-refused-round-days = Una ronda debe durar de 1 a 365 días.
tournament-refused-most = El límite debe estar entre 2 y { $most } participantes.
tournament-refused-more-entered =
    { $count ->
        [one] Ya participa una persona, así que el límite no puede ser menor.
       *[other] Ya participan { $count } personas, así que el límite no puede ser menor.
    }
tournament-refused-ratings = La puntuación mínima no puede ser mayor que la máxima.
tournament-refused-start-time = El comienzo tiene que caer dentro de los próximos doce meses, por ejemplo `in 3 days` o `2026-12-24 18:00`.
tournament-refused-closed = La inscripción está cerrada; `/pacru-tournament list` muestra otros torneos.
tournament-refused-joined = Ya te has inscrito; `/pacru-tournament games` muestra tus partidas.
tournament-refused-only-swiss = Solo los torneos suizos tienen descansos; aquí solo puedes retirar a un jugador definitivamente.
tournament-refused-only-ladder = Solo se puede retar a alguien en una escalera; `/pacru-tournament list` muestra todos los torneos.
tournament-refused-no-rounds = Una escalera no tiene rondas: los miembros se retan con `/pacru-tournament ladder`.
tournament-refused-trf = TRF solo sirve para torneos suizos de dos jugadores; elige CSV o JSON.
tournament-refused-entered = Esa persona ya participa.
tournament-refused-not-entered = { $player } no se ha inscrito; `/pacru-tournament show` muestra quiénes sí.
tournament-refused-has-left = { $player } se ha retirado del torneo; `/pacru-tournament show` muestra quién participa.
tournament-refused-full = Las { $most } plazas están ocupadas; cuando alguien se retire, habrá una libre.
tournament-refused-rating = Tu puntuación es { $own }, y este torneo admite { $ratings }. Aun así, la organización puede invitarte.
tournament-refused-bot = { $player } es un bot y no puede participar; invita a un miembro.
tournament-refused-started = El torneo ya ha empezado, así que eso ya no se puede cambiar; lo que aún se puede cambiar está en `/pacru-organise edit`.
tournament-refused-not-started = El torneo aún no ha empezado; puedes empezarlo con `/pacru-organise run`.
tournament-refused-over = El torneo ya ha terminado; `/pacru-tournament standings` muestra la clasificación final.
tournament-refused-not-over = El torneo aún no ha terminado; `/pacru-organise run` lo termina antes de tiempo.
tournament-refused-too-few = Hacen falta al menos { $needed } participantes (por ahora: { $got }); invita a más con `/pacru-organise invite`.
tournament-refused-no-more-rounds = Todas las rondas han empezado; con `/pacru-organise run` puedes terminar el torneo antes de tiempo.
tournament-refused-too-many-rounds = Con { $entrants } participantes se pueden jugar como mucho { $most } rondas sin repetir rival. Reduce el número de rondas con `/pacru-organise format` o invita a más.
tournament-refused-no-such-round =
    { $rounds ->
        [one] El torneo solo tiene { $rounds } ronda.
       *[other] El torneo solo tiene { $rounds } rondas.
    }
tournament-refused-games-open =
    { $count ->
        [one] Una partida de la ronda sigue abierta; puedes decidirla con `/pacru-organise run`.
       *[other] { $count } partidas de la ronda siguen abiertas; puedes decidirlas con `/pacru-organise run`.
    }
tournament-refused-other-system = Eso no es posible en un torneo de este tipo; `/pacru-tournament show` dice cómo se juega.
tournament-refused-paused = El torneo está en pausa; `/pacru-organise run` lo reanuda.
tournament-refused-not-paused = El torneo no está en pausa; puedes ponerlo en pausa con `/pacru-organise run`.
tournament-refused-no-pauses = Las partidas de este torneo no admiten pausas.
tournament-refused-no-deadline = Las rondas de este torneo no tienen plazo: cada partida tiene su propio reloj.
tournament-refused-extension = Puedes alargar una ronda entre 1 y 365 días.
tournament-refused-no-board = Esa partida no es del torneo; elige una de la lista.
tournament-refused-result = Da el puesto de cada jugador, en el orden de sus asientos; si comparten puesto, repite el número: `1 2`, `1 1`, `1 2 2 4`, y `-` para quien no jugó.
tournament-refused-result-stands = Ese resultado ya no se puede cambiar: la partida ya no cuenta.
tournament-refused-paired = La ronda { $round } ya está emparejada; `/pacru-tournament show` muestra sus partidas.
tournament-refused-swap = Esas dos personas no pueden cambiar de sitio en la próxima ronda; `/pacru-organise run` muestra los emparejamientos.
tournament-refused-oneself = Indica dos miembros distintos.
tournament-refused-reach-of =
    { $reach ->
        [one] Solo puedes retar a quien está justo encima de ti; `/pacru-tournament ladder` muestra quién es.
       *[other] Solo puedes retar a quien esté hasta { $reach } peldaños por encima; `/pacru-tournament ladder` muestra quiénes son.
    }
tournament-refused-has-challenged = Ya has retado a { $player }. Cuando eso se resuelva, podrás retar a otra persona; `/pacru-tournament ladder` con `take_back` retira el reto.
tournament-refused-plays-challenge = Tu reto a { $player } se está jugando. Cuando termine la partida, podrás retar a otra persona.
tournament-refused-all-challenged = Todos los que tienes a tu alcance tienen ya un reto: { $players }. Podrás retarlos cuando se resuelva.
tournament-refused-top-rung = Estás en el peldaño más alto, así que no hay nadie por encima de ti. Quienes están debajo te pueden retar.
tournament-refused-not-on-ladder = No estás en esta escalera. Pulsa **{ button-join }** bajo su anuncio o usa `/pacru-tournament join`: empiezas en el peldaño más bajo y puedes retar enseguida.
tournament-refused-ladder-closed = No estás en esta escalera y ya no admite a nadie; `/pacru-tournament list` muestra otros torneos.
tournament-refused-left-ladder = Has dejado esta escalera, así que ya no puedes retar a nadie en ella; solo la organización puede dejarte volver.
tournament-refused-is-challenged = { $player } ya tiene un reto; espera a que se resuelva.
tournament-refused-no-challenge = No tienes ningún reto que responder; `/pacru-tournament ladder` muestra a quién puedes retar.
tournament-refused-for-somebody-else = Solo { $player } puede responder a eso.
tournament-refused-impossible = Eso no puede hacerse ahora; `/pacru-tournament show` muestra cómo va el torneo.
tournament-overruled = { $game }: queda anulada y no cambia puntuaciones, porque su resultado se ha decidido en el torneo.
tournament-heading = 🏆 **{ $tournament }**
tournament-heading-season = 🏆 **{ $tournament }**, temporada { $season }
tournament-game = Juego: { $game }, con { $players } jugadores en cada mesa.
tournament-rounds =
    { $rounds ->
        [one] Tiene una ronda.
       *[other] Tiene { $rounds } rondas.
    }
tournament-rounds-needed =
    { $rounds ->
        [one] Tiene tantas rondas como hagan falta según los inscritos: una para { $entrants } participantes.
       *[other] Tiene tantas rondas como hagan falta según los inscritos: { $rounds } para { $entrants } participantes.
    }
tournament-late-swiss = También puedes inscribirte después del comienzo, hasta que esté emparejada la mitad de las rondas; las rondas que te hayas perdido no dan puntos.
tournament-no-late = Después del comienzo nadie puede inscribirse.
tournament-fill-byes = Quien se quedaría sin partida juega contra un ordenador, que no entra en la clasificación.
tournament-no-vacations = Las vacaciones no detienen los relojes.
tournament-no-pauses = Los jugadores no pueden pausar sus partidas.
tournament-series = Cada emparejamiento es una serie de { $games } partidas.
tournament-all-play-all = Todos juegan contra todos.
tournament-all-play-all-twice = Todos juegan contra todos dos veces.
tournament-all-play-all-tables = Todos juegan contra todos, en mesas de más de dos.
tournament-swiss = Suizo: en cada ronda juegas contra alguien con más o menos los mismos puntos.
tournament-swiss-tables = Suizo: en cada ronda te sientas con otros que tienen más o menos los mismos puntos.
tournament-league =
    { $promoted ->
        [one] Liga: divisiones de unos { $size } jugadores; cada temporada asciende uno y desciende uno.
       *[other] Liga: divisiones de unos { $size } jugadores; cada temporada ascienden { $promoted } y descienden { $promoted }.
    }
tournament-ladder =
    { $reach ->
        [one] Escalera: quien reta a la persona que tiene justo encima y gana se queda con su peldaño.
       *[other] Escalera: quien reta a alguien hasta { $reach } peldaños más arriba y gana se queda con su peldaño.
    }
tournament-round-days =
    { $days ->
        [one] Una ronda dura un día.
       *[other] Una ronda dura { $days } días.
    }
tournament-starts = Empieza el { $when }.
tournament-starts-by-hand = Quien lo organiza, { $organiser }, decide cuándo empieza.
tournament-ratings = Está abierto a { $ratings } y a quien tenga invitación.
tournament-nobody = Todavía no participa nadie.
tournament-entrants = Participantes ({ $count } de { $most } como mucho): { $names }
tournament-groups-now = Si empezara ahora, los grupos serían estos:
tournament-late = Todavía es posible inscribirse.
tournament-running =
    { $games ->
        [one] Es la ronda { $round } de { $rounds }; ha terminado { $over } de { $games } partida de esta ronda.
       *[other] Es la ronda { $round } de { $rounds }; han terminado { $over } de { $games } partidas de esta ronda.
    }
tournament-running-earlier =
    { $open ->
        [one] Sigue abierta { $open } partida de una ronda anterior.
       *[other] Siguen abiertas { $open } partidas de rondas anteriores.
    }
tournament-running-at-once = Han terminado { $over } de { $games } partidas.
tournament-round-ends = La ronda termina el { $when }.
tournament-is-paused = Está en pausa: no empieza ninguna ronda nueva.
tournament-is-over = Ha terminado.
tournament-round-begins = **{ $tournament }**: empieza la ronda { $round }.
tournament-rounds-begin = **{ $tournament }**: las rondas { $first } a { $last } empiezan a la vez.
tournament-round-thread = Los tableros están en el hilo de abajo, que avisa una vez a cada jugador.
tournament-round-heading = **Ronda { $round }**
tournament-calls = **{ $tournament }**: las partidas de cada jugador, con un enlace a su tablero.
tournament-byes = Sin partida en esta ronda: { $names }.
tournament-invitation = { $member }, tienes una invitación a **{ $tournament }**.
tournament-substitute =
    { $member }, ¿quieres sustituir a { $player } en **{ $tournament }**? { $open ->
        [0] Conservarías sus puntos.
        [one] Conservarías sus puntos y recibirías { $open } partida abierta.
       *[other] Conservarías sus puntos y recibirías { $open } partidas abiertas.
    }
tournament-substitute-declined = { $member }, { $substitute } no quiere sustituir a { $player } en **{ $tournament }**. Con `/pacru-organise run` puedes preguntar a otra persona.
# $why is why $member, who is mentioned, no longer takes part.
tournament-excluded =
    { $why ->
        [forfeits] { $member }, ya no participas en **{ $tournament }**, porque has perdido dos partidas por incomparecencia: abandonaste o se te acabó el tiempo antes de tu segunda jugada.
        [computer] { $member }, la organización te ha sustituido por un ordenador en **{ $tournament }**.
       *[organiser] { $member }, la organización te ha retirado de **{ $tournament }**.
    }
tournament-excluded-struck = Habías jugado menos de la mitad de tus partidas, así que ninguna cuenta para nadie.
# $organiser is a mention.
tournament-excluded-back = Si es un error, díselo a { $organiser }, que puede dejarte volver con el botón de abajo.
tournament-reinstated = { $member }, la organización te deja jugar otra vez en **{ $tournament }**. Conservas tus puntos y tienes partida en la próxima ronda.
tournament-reinstated-ladder = { $member }, la organización te deja jugar otra vez en **{ $tournament }**. Empiezas en el peldaño más bajo.

tournament-overdue = { $member }, el plazo de la ronda { $round } de **{ $tournament }** ha terminado y estas partidas siguen abiertas. Con `/pacru-organise run` puedes dar más tiempo, decidir una partida o emparejar la ronda siguiente de un torneo suizo.
tournament-waits = **{ $tournament }**: estos jugadores hacen esperar a otros, primero las esperas más largas:
tournament-waits-line = `{ $code }`: le toca a { $player } contra { $others } (el turno empezó { $since }).
tournament-start-missed = { $member }, **{ $tournament }** no ha podido empezar porque no hay suficientes participantes. Puedes empezarlo con `/pacru-organise run` en cuanto haya suficientes.
tournament-edited = **{ $tournament }**: la organización ha cambiado los ajustes después de tu inscripción. Si ya no quieres jugar, pulsa **{ tournament-button-leave }**. Estos son los ajustes ahora:
tournament-called-off = { $member }, se ha anulado una partida de **{ $tournament }**: { $names }. Decide su resultado con `/pacru-organise run`, partida `{ $code }`.
tournament-challenge = { $member }, { $player } te reta por el peldaño { $rung } de **{ $tournament }**. Si no respondes en 14 días, el peldaño será suyo.
tournament-challenge-reminder = { $member }, { $player } te reta por el peldaño { $rung } de **{ $tournament }**. Si no respondes antes del { $until }, pierdes el peldaño.
tournament-challenge-settled =
    { $outcome ->
        [accepted] **{ $tournament }**: { $other } acepta el reto de { $player } por el peldaño { $rung } ({ $game }).
        [declined] **{ $tournament }**: { $other } cede sin partida el peldaño { $rung } a { $player }.
        [unanswered] **{ $tournament }**: { $other } no ha respondido en 14 días, así que el peldaño { $rung } pasa a { $player }.
        [taken-back] **{ $tournament }**: { $player } retira su reto a { $other } por el peldaño { $rung }.
        [void] **{ $tournament }**: el reto de { $player } a { $other } queda anulado, porque uno de los dos ya no está en la escalera.
        [won] **{ $tournament }**: { $player } gana a { $other } y se queda con el peldaño { $rung }.
       *[kept] **{ $tournament }**: { $other } conserva el peldaño { $rung } ante { $player }.
    }
tournament-ruled = ⚖️ **{ $tournament }**: { $organiser } ha decidido el resultado de la partida `{ $code }` ({ $result }).
tournament-ruled-before = El resultado anterior era: { $result }. Las puntuaciones no cambian.
tournament-ruled-open = La partida estaba abierta; queda anulada y no cambia puntuaciones.
tournament-ruled-reason = Motivo: { $reason }
tournament-ruled-own = { $organiser } ha decidido el resultado de esta partida aunque juega en ella.
tournament-ratings-question = `{ $code }` cambió puntuaciones al terminar. ¿Invalidarla también ahí? Dejará de contar para puntuaciones, perfiles y temporadas, y sus jugadores leerán sus puntuaciones nuevas. Si no, las puntuaciones se quedan como están.
tournament-ratings-stay-button = Dejar las puntuaciones
tournament-podium = 🏆 **{ $tournament }** ha terminado.
tournament-place-shared = { $count } jugadores comparten el puesto { $place }.
tournament-podium-void =
    { $count ->
        [one] Se ha anulado { $count } partida sin cambiar puntuaciones.
       *[other] Se han anulado { $count } partidas sin cambiar puntuaciones.
    }
tournament-lots = Estos jugadores empatan en todos los desempates, así que un sorteo ha decidido quién asciende o desciende. El orden es: { $names }.
tournament-next-season = La próxima temporada empieza dentro de una semana con quienes no se han retirado; si no quieres seguir, pulsa **{ tournament-button-leave }** bajo su anuncio.
tournament-organiser = -# Solo lo ves tú. Actualizado { $when }: **{ tournament-button-renew }** muestra cómo está ahora y `/pacru-organise run` lo abre otra vez.
tournament-choose-game = Decidir una partida…
tournament-choose-member = Elige a quién retirar, sustituir, cambiar de sitio o dar descanso…
tournament-choose-days = Alargar la ronda…
tournament-choose-bye = Dar descanso…
tournament-choose-swap = Cambiar de sitio con…
tournament-game-open = Ronda { $round }, abierta
tournament-game-over = Ronda { $round }, terminada: corregir
tournament-invited = Con invitación, sin respuesta
tournament-days =
    { $days ->
        [one] Un día más
       *[other] { $days } días más
    }
tournament-bye-of = Ronda { $round }, puntos: { $points }
tournament-about = **{ $tournament }**: ¿qué se hace con { $player }?
tournament-pairing-on =
    { $open ->
        [one] { $open } partida sigue abierta y cuenta como empate para emparejar.
       *[other] { $open } partidas siguen abiertas y cuentan como empates para emparejar.
    }
tournament-swapping = **{ $tournament }**: ¿quieres que { $player } y { $other } cambien de sitio en la ronda { $round }?
tournament-provisional =
    { $open ->
        [one] Estos emparejamientos son provisionales: { $open } partida abierta cuenta aquí como empate y aún puede cambiarlos. Los cambios de sitio que hagas se mantienen en cualquier caso.
       *[other] Estos emparejamientos son provisionales: { $open } partidas abiertas cuentan aquí como empates y aún pueden cambiarlos. Los cambios de sitio que hagas se mantienen en cualquier caso.
    }
tournament-flaw-rematch = ⚠️ { $player } y { $other } ya han jugado entre sí.
tournament-flaw-bye = ⚠️ { $player } ya ha descansado en una ronda.
tournament-flaw-uneven =
    ⚠️ Con esta ronda, { $player } empieza en { $first ->
        [one] { $first } partida
       *[other] { $first } partidas
    } y juega en segundo lugar en { $second }.
tournament-giving-bye = **{ $tournament }**: ¿quieres dar descanso a { $player } en la ronda { $round }? Puntos por ello: { $points }.
tournament-extending =
    { $open ->
        [one] **{ $tournament }**: ¿quieres alargar la ronda { $round } hasta el { $when }? Sigue abierta { $open } partida.
       *[other] **{ $tournament }**: ¿quieres alargar la ronda { $round } hasta el { $when }? Siguen abiertas { $open } partidas.
    }
tournament-pausing =
    { $open ->
        [0] **{ $tournament }**: ¿quieres ponerlo en pausa? No empieza ninguna ronda hasta que lo reanudes.
        [one] **{ $tournament }**: ¿quieres ponerlo en pausa? No empieza ninguna ronda hasta que lo reanudes. { $open } partida abierta sigue su curso.
       *[other] **{ $tournament }**: ¿quieres ponerlo en pausa? No empieza ninguna ronda hasta que lo reanudes. { $open } partidas abiertas siguen su curso.
    }
tournament-resuming =
    { $open ->
        [one] **{ $tournament }**: ¿quieres reanudarlo? Hay { $open } partida abierta.
       *[other] **{ $tournament }**: ¿quieres reanudarlo? Hay { $open } partidas abiertas.
    }
tournament-removing = **{ $tournament }**: ¿quieres dar de baja a { $player }? Podrá inscribirse otra vez.
tournament-substituting =
    { $open ->
        [0] **{ $tournament }**: ¿quieres sustituir a { $player } por un ordenador? No podrá volver.
        [one] **{ $tournament }**: ¿quieres sustituir a { $player } por un ordenador? No podrá volver. El ordenador recibe { $open } partida.
       *[other] **{ $tournament }**: ¿quieres sustituir a { $player } por un ordenador? No podrá volver. El ordenador recibe { $open } partidas.
    }
tournament-withdrawing = **{ $tournament }**: ¿quieres retirar a { $player }? { $open ->
        [0] No termina ninguna partida abierta.
        [one] Termina { $open } partida abierta.
       *[other] Terminan { $open } partidas abiertas.
    } { $void ->
        [0] Sus resultados siguen contando.
        [one] { $void } partida ya no cuenta para nadie.
       *[other] { $void } partidas ya no cuentan para nadie.
    }
tournament-way-back = Podrás dejarle volver mientras quede una ronda por emparejar.
tournament-no-way-back = No podrá volver.
tournament-reinstating = **{ $tournament }**: ¿quieres que { $player } vuelva a jugar? Conserva sus puntos. Las partidas perdidas al retirarse siguen perdidas.
tournament-has-left = Ya no participa
tournament-ruling-result = Resultado de { $code }
tournament-ruling-reason = Por qué, en pocas palabras; todos pueden leerlo
tournament-ruling-hint =
    Una partida abierta se anula; las puntuaciones no cambian. { $members ->
        [one] Se avisa a { $members } miembro.
       *[other] Se avisa a { $members } miembros.
    }
tournament-ruling-places =
    Da a cada asiento un puesto, como 1 2 2, o - si no jugó. { $members ->
        [one] Se avisa a { $members } miembro.
       *[other] Se avisa a { $members } miembros.
    }
tournament-result-wins = Gana { $player }
tournament-result-draw = Empate
tournament-result-unplayed = Gana { $player } sin jugar
tournament-result-neither = Ninguno ha jugado: pierden ambos
tournament-replacing = ¿Quién sustituye a { $player }?
tournament-replacing-hint =
    { $open ->
        [0] Conserva los puntos.
        [one] Conserva los puntos y recibe { $open } partida abierta.
       *[other] Conserva los puntos y recibe { $open } partidas abiertas.
    }
tournament-button-pause = Pausar
tournament-button-resume = Reanudar
tournament-button-season = Próxima temporada
tournament-button-preview = Vista previa
tournament-button-renew = Actualizar
tournament-button-log = Historial
tournament-button-format = Ajustes
tournament-button-rules = Más reglas
tournament-button-computer = Sustituir por un ordenador
tournament-button-reinstate = Dejar que vuelva
tournament-button-replace = Sustituir por otra persona
tournament-button-swap = Cambiar de sitio
tournament-button-bye = Dar descanso
tournament-button-extend = Alargar la ronda
tournament-refused-changed = Algo ha cambiado desde que abriste esta pregunta. Así está ahora:
tournament-form-new = Nuevo torneo
tournament-form-name = Nombre
tournament-form-system = Quién juega contra quién
tournament-form-later = Rondas, grupos y todo lo demás: pulsa { tournament-button-rules } después.
tournament-form-all-play-all = Todos contra todos
tournament-form-swiss = Torneo suizo: cada ronda contra alguien con más o menos los mismos puntos
tournament-form-league = Liga: divisiones con ascensos y descensos
tournament-form-ladder = Escalera: los miembros retan a quienes están por encima
tournament-form-starts = Comienzo
tournament-form-start = Por ejemplo in 3 days, o 2026-12-24 18:00. Si lo dejas vacío, lo empiezas tú.
tournament-form-description = Descripción
tournament-form-anything = Otras cosas que los miembros deban saber
tournament-form-rounds = Número de rondas
tournament-form-rounds-needed = Si está vacío: las que necesiten los participantes.
tournament-form-group-size = Máximo de un grupo o división
tournament-form-usual = Si está vacío: { $usual }.
tournament-form-reach = A cuántos peldaños más arriba se puede retar
tournament-form-round-days = Cuántos días dura una ronda
tournament-form-rounds-open = Cuántas rondas se juegan a la vez
tournament-form-all-at-once = Si está vacío: todas.
tournament-form-most = Cuántos miembros pueden inscribirse
tournament-form-typed = Para series, puntuaciones y patrones, escribe opciones tras /pacru-organise edit o format.
tournament-form-thread = Cada partida tiene su propio hilo
tournament-form-twice = Todos juegan dos veces contra todos
tournament-form-late-entry = Es posible inscribirse después del comienzo
tournament-form-pair-on = Al acabar una ronda se empareja la siguiente; las partidas abiertas cuentan ahí como empates
tournament-form-by-hand = Cada ronda espera a que la empieces
tournament-form-computers = Los ordenadores sustituyen a quienes se van
tournament-form-fill-byes = Un ordenador juega con quien se quedaría sin partida
tournament-form-weekly = Una vez por semana, el canal lee quién espera a quién
tournament-log = Lo que ha pasado en **{ $tournament }**, primero lo más reciente:
tournament-log-created = Se ha preparado el torneo.
tournament-log-edited = Se han cambiado los ajustes.
tournament-log-entered = { $player } se ha inscrito.
tournament-log-left = { $player } se ha retirado.
tournament-log-computer = Un ordenador sustituye a { $player }.
# $why is why $player no longer takes part.
tournament-log-excluded =
    { $why ->
        [forfeits] { $player } ha perdido dos partidas por incomparecencia y ya no participa.
        [computer] La organización ha sustituido a { $player } por un ordenador.
       *[organiser] La organización ha retirado a { $player }.
    }
tournament-log-reinstated = La organización ha dejado que { $player } vuelva a jugar.
tournament-log-replaced = { $player } sustituye a otra persona y conserva sus puntos.
tournament-log-swapped = { $player } y { $other } cambian de sitio en la próxima ronda.
tournament-log-started = El torneo ha empezado.
tournament-log-round =
    { $games ->
        [one] La ronda { $round } está emparejada, con { $games } partida.
       *[other] La ronda { $round } está emparejada, con { $games } partidas.
    }
tournament-log-bye = { $player } descansa en la ronda { $round }; puntos: { $points }.
tournament-log-extended = La ronda dura ahora hasta el { $when }.
tournament-log-paused = El torneo se ha pausado.
tournament-log-resumed = El torneo se ha reanudado.
tournament-log-ruled = La organización ha decidido el resultado de la partida `{ $code }`.
tournament-standings = Clasificación de **{ $tournament }**.
tournament-ladder-standings = La escalera **{ $tournament }**: peldaño, nombre, número de partidas.
tournament-challengeable = Puedes retar a { $players }.
tournament-challenging = **{ $tournament }**: ¿a quién quieres retar? Si ganas, te quedas con su peldaño.
tournament-choose-challenge = Elige a alguien…
tournament-rung = Peldaño { $rung }
tournament-group = Grupo { $number }
tournament-division = División { $number }
tournament-zones = ↑ asciende, ↓ desciende.
tournament-ties = Con los mismos puntos deciden: { $tie-breaks }.
tournament-tie-direct = las partidas entre sí
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = las victorias
tournament-tie-difference = la diferencia de marcadores o puntos en las partidas
tournament-tie-buchholz-cut = Buchholz sin el más bajo
tournament-tie-buchholz = Buchholz
tournament-tie-firsts = los primeros puestos
tournament-tie-seconds = los segundos puestos
tournament-tie-opponents = los puntos de los rivales
tournament-cross-table = Tabla cruzada de **{ $tournament }**; un punto marca una partida que aún no se ha jugado.
tournament-not-paired = Todavía no hay emparejamientos.
# What a round was for a player, in a list after their name. $names are the opponents.
tournament-met =
    { $result ->
        [won] victoria contra { $names }
        [drawn] empate con { $names }
        [lost] derrota contra { $names }
        [won-unplayed] victoria contra { $names } sin jugar
        [lost-unplayed] derrota contra { $names } sin jugar
       *[open] partida en curso contra { $names }
    }
tournament-placed = puesto { $place } en una mesa con { $names }
tournament-rested = sin partida (puntos: { $points })
tournament-absent = ausencia (puntos: { $points })
# In a cell, after the points: at most 8 characters.
tournament-cell-bye = descanso
tournament-scoring = Así se puntúa **{ $tournament }**:
tournament-points-two = Una victoria vale 1 punto, un empate ½ y una derrota nada.
tournament-points-tables = En una mesa de cuatro los puestos valen 1, ⅔, ⅓ y 0 puntos; en una de tres, 1, ½ y 0; quienes comparten puesto se reparten los puntos.
tournament-points-bye = Quien descansa porque el número de participantes es impar recibe 1 punto; si se puede evitar, nadie descansa dos veces.
tournament-leaving-struck = Si alguien se retira antes de jugar la mitad de sus partidas, estas no cuentan para nadie; si se retira después, pierde las que le quedan.
tournament-leaving-tables = Si alguien se retira antes de jugar la mitad de sus partidas, no obtiene puesto; si se retira después, lo conserva. Los demás de sus mesas siguen jugando.
tournament-leaving-lost = Quien se retira pierde la partida que está jugando.
tournament-leaving-ladder = Cuando alguien deja la escalera, suben todos los que están debajo.
tournament-forfeits = Quien abandona una partida o agota su tiempo antes de hacer dos jugadas la pierde por incomparecencia; con dos incomparecencias se acaba su participación.
tournament-shared = Quien empata en todo ello comparte el puesto: nunca se sortea.
tournament-shared-lots = Quien empata en todo eso comparte el puesto. Si de ello depende quién sube o baja, al final hay un sorteo, que se calcula a partir de todos los resultados de la temporada; el último anuncio muestra su orden.
tournament-mine = Estas son tus partidas en **{ $tournament }**:
tournament-mine-none = No tienes ninguna partida en **{ $tournament }**.
tournament-mine-turn = { $code } contra { $names }: tu turno.
tournament-mine-waits = { $code } contra { $names }: espera a { $player }.
tournament-mine-until = Hasta el { $when }.
tournament-mine-left = { $code } contra { $names }: sigue sin ti.
tournament-mine-held = { $code } contra { $names }: detenida.
tournament-mine-called-off = `{ $code }` contra { $names }: anulada; la organización decide su resultado.
tournament-mine-over = { $code } contra { $names }: terminada; puntos: { $points }.
tournament-mine-unplayed = Contra { $names }: decidida sin partida; puntos: { $points }.
tournament-mine-void = Contra { $names }: no cuenta para nadie.
tournament-leaving = **{ $tournament }** ha empezado. Si te retiras, pierdes tus partidas abiertas en él, o ya no cuentan para nadie; solo la organización puede dejarte volver. ¿Quieres retirarte?
tournament-declining = **{ $tournament }**: ¿quieres ceder tu peldaño { $rung } a { $player } sin jugar?
tournament-starting = **{ $tournament }**: ¿quieres que empiece ya? { $games ->
        [0] Todavía no empieza ninguna partida: los miembros se retan entre sí.
        [one] Empieza { $games } partida.
       *[other] Empiezan { $games } partidas.
    } { $members ->
        [0] No se avisa a nadie.
        [one] Se avisa una vez a { $members } miembro.
       *[other] Se avisa una vez a { $members } miembros.
    }
tournament-beginning = **{ $tournament }**: ¿quieres que empiece ya la ronda { $round }? { $games ->
        [one] Empieza { $games } partida.
       *[other] Empiezan { $games } partidas.
    } { $members ->
        [0] No se avisa a nadie.
        [one] Se avisa una vez a { $members } miembro.
       *[other] Se avisa una vez a { $members } miembros.
    }
tournament-boards-in-thread = Los tableros se publican en un hilo.
tournament-ending = **{ $tournament }**: ¿quieres terminarlo ahora? Han terminado { $over } de { $games } partidas. Las partidas abiertas se anulan; no cuentan ni cambian las puntuaciones.
tournament-nothing = No ha cambiado nada en **{ $tournament }**.
tournament-list = Torneos de este servidor:
tournament-list-none = Aquí no se ha preparado ningún torneo.
tournament-list-none-yet = Aquí no se ha preparado ningún torneo. `/pacru-organise new` prepara uno: un torneo de varias rondas, una liga o una escalera.
tournament-list-entries =
    { $count ->
        [one] **{ $tournament }** ({ $game }): inscripción abierta, { $count } participante por ahora.
       *[other] **{ $tournament }** ({ $game }): inscripción abierta, { $count } participantes por ahora.
    }
tournament-list-running =
    { $count ->
        [one] **{ $tournament }** ({ $game }): en curso con { $count } participante.
       *[other] **{ $tournament }** ({ $game }): en curso con { $count } participantes.
    }
tournament-list-over = **{ $tournament }** ({ $game }): torneo terminado.
tournament-button-standings = Clasificación
tournament-button-cross-table = Tabla cruzada
tournament-button-mine = Mis partidas
tournament-button-withdraw = Retirarse
tournament-button-start = Empezar
tournament-button-next-round = Siguiente ronda
tournament-button-end = Terminar
tournament-button-challenge = Retar
tournament-button-give-rung = Ceder el peldaño
tournament-button-accept = Aceptar
tournament-button-decline = Rechazar
tournament-button-leave = Salir
tournament-refused-not-an-organiser = Solo pueden hacerlo los miembros con el permiso **{ -permissions-manage-events }** y quien organiza el torneo.
tournament-column-points = Puntos
tournament-column-games = Partidas
tournament-unnamed = Jugador { $number }
tournament-table-season = { $tournament }, temporada { $season }
tournament-table-round = ronda { $round } de { $rounds }
tournament-cross-table-rounds = Cada columna es una ronda: 1 es una victoria, ½ un empate y 0 una derrota contra quien figura al lado.
tournament-cross-table-places = Cada columna es una ronda, con el puesto de cada participante en su mesa.
tournament-cross-table-unplayed = `*` marca los resultados sin jugar: alguien perdió la partida por incomparecencia.
tournament-cross-table-ruled = `°` marca los resultados que ha decidido la organización.
tournament-exported = { $tournament } como archivo:
tournament-preview = **{ $tournament }**: así se emparejaría ahora la ronda { $round }.
tournament-why-schedule = Todos juegan contra todos; esta es la ronda { $round } de { $of } del calendario.
tournament-why-same-score = Ambos tienen los mismos puntos: { $points }.
tournament-why-alone = { $player } ({ $points }) y { $other } ({ $fewer }): nadie más tiene tantos puntos como { $player }.
tournament-why-all-met = { $player } ({ $points }) y { $other } ({ $fewer }): { $player } ya ha jugado con todos los demás que tienen los mismos puntos.
tournament-why-odd = { $player } ({ $points }) y { $other } ({ $fewer }): el número de jugadores con tantos puntos como { $player } es impar.
tournament-why-round = { $player } ({ $points }) y { $other } ({ $fewer }): así es como la ronda entera resulta más justa.
tournament-why-met = Ya han jugado entre sí; cualquier otro emparejamiento sería peor.
tournament-why-instead-of-bye = De lo contrario, { $player } se quedaría sin partida.
tournament-why-ranking = Van seguidos en la clasificación, con entre { $fewest } y { $most } puntos.
tournament-why-ranking-same = Todos tienen los mismos puntos: { $points }.
tournament-why-challenge = El peldaño { $challenger } ha retado al peldaño { $defender }.
tournament-why-organiser = La organización los ha emparejado.
