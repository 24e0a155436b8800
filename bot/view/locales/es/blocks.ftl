### A quién ha bloqueado un miembro y qué partidas sigue. $member es una mención, $members una lista de ellas, $game el nombre y
### el código de una partida.

blocks-blocked = { $member } no puede invitarte ni unirse a una mesa donde estés, y no se le dice por qué. Las partidas empezadas continúan. Repite el comando para quitar el bloqueo.
blocks-lifted = { $member } puede volver a jugar contigo.
blocks-nobody = No has bloqueado a nadie.
blocks-everybody = Has bloqueado a:
blocks-followed = Sigues { $game }: te escribiré cuando termine, y hasta entonces `/pacru board` te la muestra. Repite el comando para dejar de seguirla.
blocks-not-followed = Ya no sigues { $game }.
blocks-followed-in-thread = Sigues { $game } en su hilo { $thread }; para dejarlo, sal del hilo.
