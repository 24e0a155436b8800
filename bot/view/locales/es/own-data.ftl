### Lo que se guarda sobre un miembro, y cómo se borra si lo desea.

own-data-file =
    Este archivo contiene todo lo que guardo sobre ti. Abarca { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } y { $servers ->
        [one] { $servers } servidor.
       *[other] { $servers } servidores.
    }
own-data-newest = En el archivo solo caben tus partidas más recientes; las demás te las puede dar quien mantiene el bot.
own-data-kept = Las partidas se guardan, con tu nombre y tu identificador de Discord hasta que borres tus datos: desde entonces las ha jugado un antiguo jugador sin nombre. Lo que has elegido y planeado se guarda hasta que lo cambies; las respuestas a comandos, una semana; las copias de seguridad, cuatro semanas. No leo mensajes.
own-data-erase-button = Borrar mis datos
own-data-confirm-button = Borrar mis datos dentro de un día
own-data-keep-button = Conservar mis datos
own-data-question = ¿Quieres borrar tus datos en todos los servidores? En todas las partidas pasas a ser un antiguo jugador; desaparecen tus puntuaciones, preferencias, planes y bloqueos. Los mensajes de los canales se quedan.
own-data-playing =
    { $count ->
        [one] Abandonas { $count } partida en curso.
       *[other] Abandonas { $count } partidas en curso.
    }
own-data-tables =
    { $count ->
        [one] Sales de { $count } mesa abierta.
       *[other] Sales de { $count } mesas abiertas.
    }
own-data-when = Se hará dentro de un día; hasta entonces puedes cambiar de idea.
own-data-due = Tus datos se borrarán { $remaining }, el { $date }. Hasta entonces puedes pulsar **{ own-data-keep-button }** aquí o en `/pacru data` para impedirlo; después ya no se podrá deshacer.
