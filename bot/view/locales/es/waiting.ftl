### Lo que espera a un miembro después de su jugada, y cuándo se espera su próximo turno.

waiting-more =
    { $count ->
        [one] Te espera { $count } partida más.
       *[other] Te esperan { $count } partidas más.
    }
waiting-none = No te espera ninguna otra partida.
waiting-nothing = No te espera ninguna partida.
waiting-direct =
    { $count ->
        [one] En los mensajes directos conmigo te espera { $count } partida: { $code }.
       *[other] En los mensajes directos conmigo te esperan { $count } partidas; la primera es { $code }.
    }
waiting-elsewhere =
    { $count ->
        [one] En otro servidor te espera { $count } partida: la muestra `/pacru games`.
       *[other] En otros servidores te esperan { $count } partidas: las muestra `/pacru games`.
    }
waiting-about = La siguiente es `{ $code }`: le toca a { $player }, y se calcula que te tocará { $moment }.
waiting-any-moment = La siguiente es `{ $code }`: le toca a { $player }, y tu turno puede llegar en cualquier momento.
waiting-latest = La siguiente es `{ $code }`: le toca a { $player }, y su tiempo se agota { $moment }.
