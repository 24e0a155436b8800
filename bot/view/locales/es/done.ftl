### Lo que un miembro acaba de hacer; solo lo lee esa persona. `$code` es el código de la partida.

done-played = Has jugado `{ $turn }` en `{ $code }`.
done-resigned = Has abandonado la partida `{ $code }`.
done-opened = La mesa `{ $code }` está abierta; la partida empieza cuando todos los asientos estén ocupados. Hasta entonces puedes cerrarla aquí o en `/pacru games`.
done-begun = `{ $code }` empieza; enseguida llega el tablero.
done-joined =
    { $missing ->
        [0] Tienes un asiento en `{ $code }`. Ya no falta nadie: enseguida llega el tablero.
        [one] Tienes un asiento en `{ $code }`; la partida empieza cuando se una otra persona.
       *[other] Tienes un asiento en `{ $code }`; la partida empieza cuando se unan otras { $missing } personas.
    }
done-left = Has salido de la mesa `{ $code }`.
done-invitation-declined = Has rechazado la invitación a `{ $code }`.
done-given-up = La mesa `{ $code }` queda cerrada.
done-seat-taken = Has ocupado un asiento libre en `{ $code }`; enseguida llega el tablero.
done-returned = Te doy la bienvenida de nuevo a `{ $code }`; enseguida llega el tablero.
done-goes-on = `{ $code }` continúa; enseguida llega el tablero.
done-claimed = Has reclamado por tiempo en `{ $code }`; en el canal se anuncia lo que sigue.
done-time-given = { $player } tiene { $time } más en `{ $code }`.
done-computer-seated = Un ordenador de nivel { $level } se ha unido a `{ $code }`; la partida empieza cuando todos los asientos estén ocupados.
done-computer-seated-begins = Un ordenador de nivel { $level } se ha unido a `{ $code }`. Ya no falta nadie: enseguida llega el tablero.
done-computer-took-over = Un ordenador de nivel { $level } ha ocupado el asiento en `{ $code }`; quien lo tenía ya no puede volver a él.
done-unrated = La partida es amistosa, porque juega un ordenador.
done-unrated-from-now-on = Desde ahora la partida es amistosa.
done-offered-draw = Has ofrecido un empate en `{ $code }`; tu propuesta sigue en pie hasta que se responda o alguien juegue.
done-offered-takeback = Has pedido deshacer tu jugada en `{ $code }`; tu petición sigue en pie hasta que se responda o alguien juegue.
done-offered-abort = Has pedido anular `{ $code }`; tu petición sigue en pie hasta que se responda o alguien juegue.
done-offered-pause = Has pedido una pausa en `{ $code }`; tu petición sigue en pie hasta que se responda o alguien juegue.
done-offered-substitute = Has ofrecido tu asiento en `{ $code }` a quien lo quiera; sigues jugando hasta que alguien lo ocupe.
done-agreed = Has aceptado en `{ $code }`; falta que respondan los demás.
done-granted-draw = `{ $code }` termina en empate.
done-granted-takeback = La jugada en `{ $code }` queda deshecha.
done-granted-abort = `{ $code }` queda anulada.
done-granted-pause = `{ $code }` está en pausa; cualquier jugador puede pulsar **{ button-resume }**.
done-granted-substitute = El asiento en `{ $code }` ya tiene quien lo ocupe.
done-took-back = Has deshecho la jugada { $ply } en `{ $code }`.
done-declined = Has rechazado la propuesta o petición en `{ $code }`.
done-withdrawn = Has retirado tu propuesta o petición en `{ $code }`.
done-seat-kept = Conservas tu asiento en `{ $code }`.
done-took-over = Ahora es tuyo el asiento de `{ $code }`; ¡buena suerte!
done-plans-forgotten = Se ha borrado todo tu plan para `{ $code }`.
done-called-off = `{ $code }` queda anulada; el motivo se publica en su canal.
done-annulled = El resultado de `{ $code }` queda invalidado y las puntuaciones están calculadas de nuevo; sus jugadores lo leen en su canal.
done-restored = El resultado de `{ $code }` vuelve a contar y las puntuaciones están calculadas de nuevo; sus jugadores lo leen en su canal.
done-frozen = `{ $code }` está detenida; `/pacru-admin thaw` la reanuda.
done-replaced = { $substitute } sustituye ahora a { $player } en `{ $code }`.
done-erased = Se han borrado los datos de este miembro; en sus partidas figura ahora como «antiguo jugador».
done-forgotten = Eso ya estaba hecho.
