### Para quienes administran un servidor, y lo que el canal lee de lo que hicieron.

moderation-called-off = { $title } queda anulada por quienes administran este servidor y no cuenta: { $reason }
moderation-frozen = { $title } queda detenida por quienes administran este servidor; los relojes están parados.
moderation-erased = { $title } queda anulada y no cuenta: se han borrado los datos de uno de sus jugadores.
moderation-annulled = { $title }: { $who } ha invalidado el resultado; la partida ya no cuenta.
moderation-restored = { $title }: { $who } ha restablecido el resultado; la partida vuelve a contar.
moderation-reason = Motivo: { $reason }
moderation-new-ratings = Puntuaciones nuevas: { $changes }.
moderation-no-rating = sin puntuación
settings-channel = Solo se pueden abrir mesas en { $channel } y en sus hilos.
settings-anywhere = Se pueden abrir mesas en cualquier canal.
settings-one-of-two = Elige solo una de las opciones `channel` y `anywhere`, y solo una de `call_role` y `call_nobody`; no ha cambiado nada.
settings-pace-rated = Ritmo por defecto de las mesas nuevas: { $pace }, partidas por puntos.
settings-pace-unrated = Ritmo por defecto de las mesas nuevas: { $pace }, partidas amistosas.
settings-turned = En las partidas de dos, los tableros muestran abajo el lado de quien tiene el turno.
settings-not-turned = Los tableros muestran el sur abajo.
settings-boards-all = Todos los tableros de una partida se quedan en su canal.
settings-boards-newest = Solo el tablero más reciente de una partida se queda en su canal; los anteriores se borran.
settings-threads = Por defecto, cada partida se juega en un hilo propio.
settings-no-threads = Por defecto, las partidas se juegan en el mismo canal, sin un hilo propio.
settings-call-role = Se avisa a { $role } de las mesas nuevas abiertas a cualquiera, como mucho una vez por hora.
settings-call-nobody = No se avisa a nadie de las mesas nuevas; usa `call_role` para elegir a qué rol avisar.
settings-language = Idioma de los canales: { $language }.
settings-form = Ajustes de este servidor
settings-form-tables = Valores por defecto de las mesas nuevas
settings-form-channel = Las mesas se abren en
settings-form-anywhere = Incluye sus hilos; si no eliges ningún canal, se pueden abrir mesas en cualquiera.
settings-form-role = Rol al que avisar de las mesas nuevas
settings-form-nobody = Si no eliges ninguno, no se avisa a nadie.
settings-form-language = Idioma de los canales
exported =
    { $count ->
        [one] Esta es la única partida de este servidor, en una línea de JSON.
       *[other] Estas son las { $count } partidas de este servidor, cada una en una línea de JSON.
    }
export-too-large = Las partidas de este servidor no caben en los { $limit } MB que acepta Discord; quien mantiene el bot puede obtenerlas con `{ $command }`.
erase-question =
    { $count ->
        [one] ¿Quieres borrar los datos de { $member } en este servidor? En { $count } partida el nombre pasa a ser «antiguo jugador».
       *[other] ¿Quieres borrar los datos de { $member } en este servidor? En { $count } partidas el nombre pasa a ser «antiguo jugador».
    }
erase-playing =
    { $count ->
        [one] Se abandonará { $count } partida en curso.
       *[other] Se abandonarán { $count } partidas en curso.
    }
erase-tables =
    { $count ->
        [one] Se dejará o se cerrará { $count } mesa abierta.
       *[other] Se dejarán o se cerrarán { $count } mesas abiertas.
    }
erase-rest = También desaparecen las preferencias, los recordatorios y los bloqueos, salvo que el miembro juegue en otro servidor. Los mensajes de los canales se quedan. Esto no se puede deshacer.
erase-button = Borrar
erase-keep-button = Conservar

ruling-end = { $title } ({ $players }; jugada { $turn }): ¿quieres anular la partida? No contará, y el motivo se publica en su canal: { $reason }
ruling-end-table = { $title } ({ $players }): ¿quieres cerrar la mesa? El motivo se publica en su canal: { $reason }
ruling-freeze = { $title } ({ $players }): ¿quieres detener la partida? Nadie podrá jugar y los relojes estarán parados hasta que `/pacru-admin thaw` la reanude.
ruling-replace = { $title } ({ $players }): ¿quieres sustituir a { $player } por { $substitute }? Solo lo deshace otro `/pacru-admin replace`.
ruling-annul = { $title } ({ $players }): ¿invalidar el resultado? La partida dejará de contar para puntuaciones, perfiles y temporadas, y las puntuaciones tras cada partida posterior de este tipo se calcularán de nuevo. Los resultados y emparejamientos de un torneo se quedan como están. En su canal se leerá el motivo: { $reason }
ruling-restore = { $title } ({ $players }): ¿restablecer el resultado? La partida volverá a contar y las puntuaciones tras cada partida posterior de este tipo se calcularán de nuevo.
ruling-end-button = Anular la partida
ruling-freeze-button = Detener
ruling-replace-button = Sustituir
ruling-annul-button = Invalidar el resultado
ruling-restore-button = Restablecer el resultado
ruling-nothing-button = Dejarlo como está
ruling-nothing = No ha cambiado nada en `{ $code }`.
