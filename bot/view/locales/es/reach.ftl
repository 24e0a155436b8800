### Partidas en cuyo canal el bot no puede escribir.

reach-gone = El canal de esta partida se ha eliminado. Para continuarla en otro canal de este servidor, usa allí `/pacru board`.
reach-access = No puedo ver { $channel }, el canal de esta partida.
reach-permission = No tengo permiso para escribir en { $channel }, el canal de esta partida.
reach-thread = No puedo escribir en { $channel }, el hilo de esta partida: está bloqueado.
reach-closed = Mis mensajes directos no llegan a { $player }.
reach-trouble = Discord no acepta mis mensajes en { $channel }, el canal de esta partida.
reach-called = Por eso te envío el tablero aquí.
reach-stopped = El reloj de { $player } está parado hasta que llegue el tablero, como mucho una semana.
reach-directly = He enviado el tablero a { $player } por mensaje directo y su reloj corre.
reach-short = el reloj está parado porque no puedo escribir en su canal
