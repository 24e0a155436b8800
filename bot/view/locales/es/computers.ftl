### Los jugadores de ordenador: su nivel y las jugadas que recomiendan.

level-novice = Principiante
level-learner = Aprendiz
level-casual = Aficionado
level-regular = Habitual
level-skilled = Hábil
level-experienced = Experimentado
level-club = Avanzado
level-strong = Fuerte
level-master = Maestro
level-grandmaster = Gran Maestro
level-fair = Un rival a tu medida
level-rated = { $level } ({ $rating })

# The name of a computer player, such as "Club computer" or, where there are several of a level, "Club computer 2".
computer-name = Ordenador { $level }

level-about-fair = Tan fuerte como tú contra los ordenadores; la primera vez, un Aprendiz
level-about-novice = Se lleva todo lo que puede y se le escapa casi todo lo demás
level-about-learner = Captura lo que puede y se le escapa parte de lo demás
level-about-casual = Elige lo que parece mejor, y apenas piensa en tu respuesta
level-about-regular = Ve casi todo lo que una jugada consigue enseguida
level-about-skilled = Piensa en algunas de tus respuestas
level-about-experienced = Piensa en la mayoría de tus respuestas
level-about-club = Calcula algunas jugadas por adelantado
level-about-strong = Calcula más jugadas por adelantado y ve casi todas las trampas
level-about-master = Calcula muchas jugadas por adelantado, hasta donde le da el tiempo
level-about-grandmaster = Piensa hasta 20 segundos, mientras no espere nadie más
levels-question = { $title }: ¿qué nivel debe tener el ordenador?
levels-placeholder = Elige un nivel
hints-heading = { $title }: jugadas que vale la pena considerar, de mejor a peor, con la probabilidad de ganar según un ordenador.
hints-line = { $number }. `{ $turn }` ({ $chance }): { $reasons }.
hints-plain-line = { $number }. `{ $turn }` ({ $chance }).
hints-alt = Marcado en la imagen: { $turns }.
percent = { $percent } %
reason-wins = gana
reason-shares-win = comparte el primer puesto
reason-puts-out = elimina a { $player }
reason-captures = captura una flecha de { $player }
reason-takes = captura { $tokens } por { $points }
counted-tokens =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
counted-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
reason-claims =
    { $count ->
        [one] ocupa { $count } casilla
       *[other] ocupa { $count } casillas
    }
reason-meets = logra una reunión
reason-confines =
    { $count ->
        [0] no deja a { $player } ningún destino
        [one] deja a { $player } solo { $count } destino
       *[other] deja a { $player } solo { $count } destinos
    }
reason-gains-room =
    { $count ->
        [one] llega antes que los demás a { $count } casilla más
       *[other] llega antes que los demás a { $count } casillas más
    }
reason-gains-moves =
    { $count ->
        [one] gana { $count } destino más
       *[other] gana { $count } destinos más
    }
reason-prevents = impide `{ $turn }` ({ $effect })
reason-threatens = amenaza con `{ $turn }` ({ $effect })
reason-prepares = prepara `{ $turn }` como respuesta a `{ $answer }` ({ $effect })
