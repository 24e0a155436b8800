### Počítačoví hráči: jak silně hrají a jaké tahy doporučují.

level-novice = Nováček
level-learner = Učeň
level-casual = Amatér
level-regular = Pokročilý
level-skilled = Zdatný
level-experienced = Zkušený
level-club = Vyspělý
level-strong = Silný
level-master = Mistr
level-grandmaster = Velmistr
level-fair = Vyrovnaný soupeř
level-rated = { $level } ({ $rating })

# The name of a computer player, such as "Club computer" or, where there are several of a level, "Club computer 2".
computer-name = Počítač úrovně { $level }

level-about-fair = Stejně silný jako vy v partiích s počítači; napoprvé Učeň
level-about-novice = Bere hned, co může, a většinu ostatního přehlédne
level-about-learner = Bere, co může, a něco z ostatního přehlédne
level-about-casual = Volí, co vypadá nejlépe, a na vaši odpověď skoro nemyslí
level-about-regular = Vidí většinu přímých důsledků tahu
level-about-skilled = Myslí na některé vaše odpovědi
level-about-experienced = Myslí na většinu vašich odpovědí
level-about-club = Myslí několik tahů dopředu
level-about-strong = Myslí dál dopředu a prohlédne většinu léček
level-about-master = Myslí mnoho tahů dopředu, kolik jich za chvilku stihne
level-about-grandmaster = Přemýšlí až 20 sekund, pokud nečeká někdo jiný
levels-question = { $title }: jak silně má počítač hrát?
levels-placeholder = Zvolte úroveň
hints-heading = { $title }: tahy, které stojí za úvahu, od nejlepšího, se šancí na výhru podle počítače.
hints-line = { $number }. `{ $turn }` ({ $chance }): { $reasons }.
hints-plain-line = { $number }. `{ $turn }` ({ $chance }).
hints-alt = Označeno je { $turns }.
percent = { $percent } %
reason-wins = vyhrává
reason-shares-win = dělí se o první místo
reason-puts-out = vyřazuje soupeře ({ $player })
reason-captures = bere soupeřův kámen ({ $player })
reason-takes = bere { $tokens } za { $points }
counted-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
counted-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
reason-claims =
    { $count ->
        [one] zabírá { $count } pole
        [few] zabírá { $count } pole
        [many] zabírá { $count } pole
       *[other] zabírá { $count } polí
    }
reason-meets = vytváří setkání
reason-confines =
    { $count ->
        [0] nenechává hráči { $player } žádný tah
        [one] nechává hráči { $player } jen { $count } cíl
        [few] nechává hráči { $player } jen { $count } cíle
        [many] nechává hráči { $player } jen { $count } cíle
       *[other] nechává hráči { $player } jen { $count } cílů
    }
reason-gains-room =
    { $count ->
        [one] dorazí před ostatními na { $count } další pole
        [few] dorazí před ostatními na { $count } další pole
        [many] dorazí před ostatními na { $count } dalšího pole
       *[other] dorazí před ostatními na { $count } dalších polí
    }
reason-gains-moves =
    { $count ->
        [one] získává { $count } další cíl
        [few] získává { $count } další cíle
        [many] získává { $count } dalšího cíle
       *[other] získává { $count } dalších cílů
    }
reason-prevents = brání tahu `{ $turn }` ({ $effect })
reason-threatens = hrozí tahem `{ $turn }` ({ $effect })
reason-prepares = připravuje na `{ $answer }` odpověď `{ $turn }` ({ $effect })
