### La respuesta a /pacru help: 2000 caracteres como mucho.

help =
    Organizo partidas de **Pacru**, **Azacru** y **Shacru** para dos a cuatro jugadores, y de **Pasang** para dos.
    - **Jugar:** `/pacru new` abre una mesa; con `computer:` juegas sin nadie más. `/pacru seek` busca rivales. **{ button-move }** bajo el tablero, o `/pacru move`, te guía toque a toque por tu jugada; nada se juega hasta que pulsas **{ -play }**. `/pacru offer` propone un empate, una pausa o deshacer una jugada.
    - **Seguir:** `/pacru games` muestra las partidas y las mesas abiertas, `/pacru people` muestra puntuaciones y `/pacru-tournament list` muestra torneos. `/pacru-organise new` prepara uno y `/pacru-organise run` lo dirige.
    - **Aprender:** `/pacru rules` enseña con imágenes; `/pacru puzzle` y `/pacru hint` te entrenan; `/pacru study` repasa partidas.
    - **Ajustar:** `/pacru preferences` cambia colores, avisos y vacaciones; `/pacru data` muestra todo lo que sé de ti.

# La respuesta a /pacru help topic:privacy: 2000 caracteres como mucho.
help-privacy =
    Qué se guarda de ti, y por qué:
    - **Para organizar y puntuar partidas:** tu identificador y tu nombre de Discord, tus partidas con cada jugada y su hora, los resultados, errores que repasar, tus puntuaciones y los torneos en los que participas.
    - **Porque lo has elegido:** preferencias, idioma, zona horaria, cómo se te avisa, horas de silencio, vacaciones, jugadas planeadas y probadas, notas, partidas importadas, problemas respondidos, ejercicios hechos, qué partidas sigues, qué rivales buscas, a quién bloqueas, de quién has rechazado invitaciones y en qué navegadores has iniciado sesión para abrir tableros. También el idioma de tu Discord, para responderte en él.
    - **Para saber qué se hizo:** lo que quienes administran un servidor hacen con partidas y miembros, y sus motivos.
    - **Lo que no se guarda:** los mensajes. No los leo; solo si no sé si ha llegado uno mío, lo busco entre los más recientes de su canal. De ti solo pregunto además a Discord cómo te llamas, si estás en el servidor de una partida y, si el servidor da roles por puntuación, qué roles tienes. No se vende nada, ni se usa para publicidad ni se entrega a nadie.
    - **Quién lo ve:** los miembros del servidor ven tus partidas, puntuaciones y perfil; tus partidas en mensajes directos, solo tú; quienes administran el servidor pueden exportar sus partidas; quien mantiene el bot guarda los datos.
    - **Cuánto tiempo:** respuestas y mensajes entregados, una semana; copias de seguridad, cuatro semanas; todo lo demás, hasta que se borre.
    - **Cómo se borra:** `/pacru data` te lo da todo, y borra tus datos en todos los servidores un día después de que lo pidas; quienes administran un servidor borran los datos de sus miembros con `/pacru-admin erase`. Abandonas las partidas que juegas y desde entonces eres un antiguo jugador sin nombre: las jugadas se quedan, tu identificador y tu nombre no.
