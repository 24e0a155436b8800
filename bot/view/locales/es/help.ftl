### La respuesta a /pacru help: 2000 caracteres como mucho.

help =
    Conmigo puedes jugar a **Pacru**, **Azacru** y **Shacru**, de dos a cuatro jugadores, y a **Pasang**, entre dos.
    1. `/pacru rules` enseña un juego en unas pocas páginas con imágenes.
    2. `/pacru new` abre una mesa en este canal: elige un juego, nombra rivales o deja que cualquiera pulse **{ button-join }**. ¿No hay nadie? Con `computer:` o **{ button-add-computer }** tienes rival enseguida, y `/pacru hint` te ayuda contra él.
    3. Cuando todos los asientos están ocupados, se sortea el orden, se publica el tablero y se avisa a quien empieza.
    4. **{ button-move }**, debajo del tablero, te pregunta paso a paso qué quieres hacer. Nada se juega hasta que pulsas **{ -play }**.
    5. O escribe: `/pacru move` te propone turnos mientras tecleas, por ejemplo `e1-e2`. Sin nada más abre la siguiente partida que te espera.
    6. El tablero muestra lo último que ha pasado: el movimiento, lo ganado y lo capturado. Solo se avisa a quien tiene que actuar.
    7. `/pacru board` muestra el tablero más reciente desde tu lado, o cualquiera anterior; solo lo ves tú.
    8. `/pacru games` muestra tus partidas, de quién es el turno y las mesas abiertas aquí; `/pacru people profile`, `/pacru people rating` y `/pacru people leaderboard` cuentan cómo le va a cada miembro.
    9. `/pacru study history` es el registro de una partida, `/pacru study replay` la muestra como animación y `/pacru study analyse` dice dónde se ganó y se perdió.
    10. `/pacru offer` ofrece un empate, deshacer una jugada, una pausa o tu asiento; `/pacru plan` prepara tu próxima respuesta; `/pacru resign` pregunta antes de abandonar. `/pacru preferences`: colores, lado, tableros como texto; `/pacru time`: vacaciones y recordatorios. `/pacru data`: lo que sé de ti.
