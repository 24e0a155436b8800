### Jak se tah skládá a vypráví: na co se hráč ptá, co která volba znamená a co tah způsobil.

## Nač je hráč tázán

turns-ask-piece = Který kámen?
turns-ask-way = Kam půjde kámen z { $from }?
turns-ask-marker = Na které pole oblasti kolem { $centre } dáte svou značku?
turns-ask-connection = Tah vytváří spojení.
turns-ask-connection-or-marker = Vytvoříte spojení, nebo dáte značku do oblasti kolem { $centre }?
turns-ask-bonus = Setkání! Na které pole dáte bonusovou značku?
turns-ask-twist = Kámen překračuje hranici: pootočíte ho na poli { $at }?
turns-ask-pass = Žádný z vašich kamenů nemůže táhnout, takže pasujete.
turns-ask-payment-first =
    { $price ->
        [one] Odevzdejte { $price } značku: zvolte ji.
        [few] Odevzdejte { $price } značky: zvolte první.
        [many] Odevzdejte { $price } značky: zvolte první.
       *[other] Odevzdejte { $price } značek: zvolte první.
    }
turns-ask-payment-next = Zvolte další značku k odevzdání ({ $number }/{ $price }).
turns-ask-payment-last = Zvolte poslední značku k odevzdání.
turns-ask-passage = Který sloupec si vezmete jako průchod?
turns-ask-ka = Který žeton se stane vaším ka?
turns-ask-target = Kam půjde vaše ka?
turns-ask-line = Co vaše ka na { $at } sebere?

## Co která volba znamená; na tlačítku, v závorce nebo v seznamu

turns-note-targets =
    { $count ->
        [one] může na { $count } pole
        [few] může na { $count } pole
        [many] může na { $count } pole
       *[other] může na { $count } polí
    }
turns-note-only-turned = lze ho jen otočit
turns-note-move = tah
turns-note-crosses-border = překračuje hranici
turns-note-connection = spojení
turns-note-connection-or-marker = spojení nebo hraniční značka
turns-note-meeting = setkání
turns-note-capture = sebrání
turns-note-turn-left =
    { $price ->
        [one] otočit o { $degrees }° doleva za { $price } značku
        [few] otočit o { $degrees }° doleva za { $price } značky
        [many] otočit o { $degrees }° doleva za { $price } značky
       *[other] otočit o { $degrees }° doleva za { $price } značek
    }
turns-note-turn-right =
    { $price ->
        [one] otočit o { $degrees }° doprava za { $price } značku
        [few] otočit o { $degrees }° doprava za { $price } značky
        [many] otočit o { $degrees }° doprava za { $price } značky
       *[other] otočit o { $degrees }° doprava za { $price } značek
    }
turns-note-marker = hraniční značka na { $field }
turns-note-transformation = přeměna na { $field } ({ $player })
turns-note-bonus = setkání, bonus na { $field }
turns-note-payment = odevzdat { $field }
turns-note-gain =
    { $markers ->
        [0] žádná nová značka
        [one] { $markers } značka
        [few] { $markers } značky
        [many] { $markers } značky
       *[other] { $markers } značek
    }
turns-note-gain-removed =
    { $markers ->
        [0] žádná nová značka, kámen odchází
        [one] { $markers } značka, kámen odchází
        [few] { $markers } značky, kámen odchází
        [many] { $markers } značky, kámen odchází
       *[other] { $markers } značek, kámen odchází
    }
turns-note-no-twist = bez pootočení
turns-note-twist-left = pootočení doleva
turns-note-twist-right = pootočení doprava
turns-note-pass = nelze táhnout
turns-note-captures = bere { $tokens } za { $points }
turns-note-lines =
    { $lines ->
        [one] { $lines } linie
        [few] { $lines } linie
        [many] { $lines } linie
       *[other] { $lines } linií
    }

## Co tah způsobil

turns-captured = bere kámen hráče { $player }
turns-connection-jump = skok po spojení
turns-connection = spojení přes { $fields }
turns-border-change = hraniční značka na { $field }
turns-border-transformation = hraniční přeměna na { $field } (předtím { $player })
turns-twisted-left = pootočení doleva
turns-twisted-right = pootočení doprava
turns-removed = kámen opouští hrací plán
turns-meeting = setkání s kamenem na { $partner }, bonus na { $bonus }
turns-turned-left = { $field } se otáčí o { $degrees } stupňů doleva a odevzdává značky na { $fields }
turns-turned-right = { $field } se otáčí o { $degrees } stupňů doprava a odevzdává značky na { $fields }
turns-passes = { $player } nemůže táhnout a pasuje
turns-skipped = { $player } je neaktivní a vynechává
turns-out-captured = { $player } přichází o poslední kámen a vypadává ze hry
turns-out-blocked = { $player } nemůže táhnout a vypadává ze hry
turns-resigns = { $player } se vzdává
turns-out-of-time = { $player } překračuje čas
turns-passage = průchod { $column }
turns-ka = žeton z { $from } se stává ka na { $to }
turns-ka-moves = ka { $from }-{ $to }
turns-takes = { $tokens } za { $points }
turns-suntuk = { $player } nemá co sebrat a je suntuk

turns-told = { $player } { $parts }
turns-told-moves = táhne z { $from } na { $to }
turns-told-jumps = skáče z { $from } na { $to }
turns-told-connects = táhne z { $from } na { $to } se spojením
turns-told-captures = táhne z { $from } na { $to } a bere kámen hráče { $player }
turns-told-claims = získává { $fields }
turns-told-twists-left = pootáčí kámen doleva
turns-told-twists-right = pootáčí kámen doprava
turns-told-leaves = opouští plán
turns-told-turns-left = otáčí kámen na { $field } o { $degrees } stupňů doleva a odevzdává značky na { $fields }
turns-told-turns-right = otáčí kámen na { $field } o { $degrees } stupňů doprava a odevzdává značky na { $fields }
turns-told-passage = bere si za průchod sloupec { $column }
turns-told-enters = dělá z žetonu z { $from } ka na { $to }
turns-told-moves-ka = táhne svým ka z { $from } na { $to }
turns-told-takes = bere { $tokens } za { $points }
