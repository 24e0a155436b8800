### La respuesta a /pacru help: 2000 caracteres como mucho.

help =
    Conmigo puedes jugar a **Pacru**, **Azacru** y **Shacru**, de dos a cuatro jugadores, y a **Pasang**, entre dos.
    1. `/pacru rules` enseña un juego en unas pocas páginas con imágenes; `/pacru puzzle` tiene problemas para practicar.
    2. `/pacru new` abre una mesa en este canal: elige un juego, nombra rivales o deja que cualquiera pulse **{ button-join }**. ¿No hay nadie? `/pacru seek` busca rivales durante 30 días; con `computer:` o **{ button-add-computer }** tienes uno enseguida, y `/pacru hint` te ayuda contra él.
    3. Cuando todos los asientos están ocupados, se sortea el orden, se publica el tablero y se avisa a quien empieza.
    4. **{ button-move }**, debajo del tablero, te pregunta paso a paso qué quieres hacer. Nada se juega hasta que pulsas **{ -play }**.
    5. O escribe: `/pacru move` te propone turnos mientras tecleas, por ejemplo `e1-e2`. Sin nada más abre la siguiente partida que te espera.
    6. El tablero muestra lo último que ha pasado: el movimiento, lo ganado y lo capturado. Solo se avisa a quien tiene que actuar.
    7. `/pacru board` muestra el tablero más reciente desde tu lado, o cualquiera anterior; solo lo ves tú. Con **{ button-try }** pruebas turnos en él.
    8. `/pacru games` muestra tus partidas y las mesas abiertas aquí; `/pacru people`, perfiles, puntuaciones y la tabla de líderes; `/pacru-tournament list`, torneos, ligas y escaleras. En un mensaje directo también ves y juegas tus partidas, y contra ordenadores en privado.
    9. `/pacru study history` es el registro de una partida, `replay` la muestra como animación, `analyse` dice dónde se ganó y se perdió; `/pacru note` guarda notas solo para ti.
    10. `/pacru offer` ofrece un empate, deshacer una jugada, una pausa o tu asiento; `/pacru plan` prepara tu próxima respuesta; `/pacru resign` pregunta antes de abandonar. `/pacru preferences`: colores, lado, tableros como texto; `/pacru time`: vacaciones y recordatorios. `/pacru data`: lo que sé de ti.

# La respuesta a /pacru help topic:privacy: 2000 caracteres como mucho.
help-privacy =
    Qué se guarda de ti, y por qué:
    - **Para organizar y puntuar partidas:** tu identificador y tu nombre de Discord, tus partidas con cada turno y su hora, los resultados, tus puntuaciones y los torneos en los que participas.
    - **Porque lo has elegido:** preferencias, idioma, zona horaria, horas de silencio, vacaciones, turnos planeados y probados, notas, problemas respondidos, qué partidas sigues, para qué buscas rivales, a quién bloqueas y de quién has rechazado invitaciones. También el idioma de tu Discord, para responderte en él.
    - **Para saber qué se hizo:** lo que quienes administran un servidor hacen con partidas y miembros, y sus motivos.
    - **Lo que no se guarda:** los mensajes. No leo ninguno, no pido a Discord nada más sobre ti que tus roles donde los hay por puntuación, y nada se vende, se usa para publicidad ni se entrega a nadie.
    - **Quién lo ve:** los miembros del servidor ven tus partidas, puntuaciones y perfil; las de los mensajes directos, solo tú; quienes lo administran pueden exportar sus partidas; quien me mantiene en marcha guarda los datos.
    - **Cuánto tiempo:** respuestas y mensajes entregados, una semana; copias de seguridad, cuatro semanas; todo lo demás, hasta que se borre.
    - **Cómo se borra:** `/pacru data` te lo da todo, y te borra en todas partes un día después de pedirlo; quienes administran un servidor borran miembros de él con `/pacru-admin erase`. Abandonas lo que juegas y desde entonces eres un antiguo jugador sin nombre: los turnos se quedan, tu identificador y tu nombre no.
