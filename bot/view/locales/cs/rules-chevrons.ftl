### Co odmítají Pacru, Azacru a Shacru a co by bylo možné. Zápis tahů, názvy možností a písmena míst a směrů se píší ve všech
### jazycích stejně.

rules-chevrons-notation =
    { $game ->
        [Azacru] To není tah: napište například `e1-e2`, `a8-d8` nebo `a3-b4<`.
        [Shacru] To není tah: napište například `e1-e2` nebo `c3-c4<`.
       *[Pacru] To není tah: napište například `e1-e2`, `g9-f8(f8)` nebo `d9>(a7,b7)`.
    }
rules-chevrons-field = Pole je písmeno od a do i a číslo od 1 do 9, například e5.
rules-chevrons-seats = { $game } potřebuje místa S a N, nebo N, E a W, nebo všechna čtyři.
rules-chevrons-switch = { $option } musí být on nebo off.
rules-chevrons-rounds = noProgressRounds musí být počet kol; 0 znamená bez omezení.
rules-chevrons-position-form = Pozice musí mít devět řad oddělených znakem / a za nimi místo, které je na tahu, například `4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S`.
rules-chevrons-position-row = Řada { $rank } v pozici nepopisuje devět polí.
rules-chevrons-position-stranger = { $seat } je v pozici, ale nehraje.
rules-chevrons-position-turn = { $seat } má být v pozici na tahu, ale je ze hry venku.
rules-chevrons-position-winners = Cílového počtu značek dosáhl v pozici víc než jeden hráč.
rules-chevrons-no-piece = Na { $field } nemáte žádný kámen; vaše kameny stojí na { $yours }.
rules-chevrons-stuck = Váš kámen na { $field } nemůže nic udělat; zvolte kámen na { $able }.
rules-chevrons-direction = Kámen jde rovně, nebo o 45 stupňů doleva či doprava: { $ways }.
rules-chevrons-occupied = Na { $to } stojí kámen: { $ways }.
rules-chevrons-enemy-marker = Žádný kámen se nemůže zastavit na cizí značce, jako je ta na { $to }: { $ways }.
rules-chevrons-in-the-way = V cestě stojí kámen na { $between } a překoná ho jen skok mezi dvěma vašimi značkami: { $ways }.
rules-chevrons-yours-turn = váš na { $from } se může jen otočit
rules-chevrons-yours-move = váš kámen na { $from } může na { $moves }
rules-chevrons-yours-capture = váš kámen na { $from } může jen brát, a to na { $captures }
rules-chevrons-yours-move-capture = váš z { $from } může na { $moves }, nebo brát na { $captures }
rules-chevrons-far =
    { $most ->
        [one] To je příliš daleko. Váš kámen na { $from } táhne o { $most } pole: { $ways }.
        [few] To je příliš daleko. Váš kámen na { $from } táhne nejvýše o { $most } pole: { $ways }.
        [many] To je příliš daleko. Váš kámen na { $from } táhne nejvýše o { $most } pole: { $ways }.
       *[other] To je příliš daleko. Váš kámen na { $from } táhne nejvýše o { $most } polí: { $ways }.
    }
rules-chevrons-power =
    { $markers ->
        [0] Váš kámen na { $from } táhne o 1 pole, protože v jeho oblasti nemáte žádnou značku: { $ways }.
        [one] Váš kámen na { $from } táhne o 1 pole, protože v jeho oblasti máte { $markers } značku: { $ways }.
        [few] Váš kámen na { $from } táhne nejvýše o { $most } pole, protože v jeho oblasti máte { $markers } značky: { $ways }.
        [many] Váš kámen na { $from } táhne nejvýše o { $most } pole, protože v jeho oblasti máte { $markers } značky: { $ways }.
       *[other] Váš kámen na { $from } táhne nejvýše o { $most } polí, protože v jeho oblasti máte { $markers } značek: { $ways }.
    }
rules-chevrons-it-turn = může se jen otočit
rules-chevrons-it-capture = může jen brát, a to na { $captures }
rules-chevrons-it-move-capture = může na { $moves }, nebo brát na { $captures }
rules-chevrons-write-capture = Na { $to } stojí cizí kámen: chcete-li ho sebrat, napište `{ $from }x{ $to }`.
rules-chevrons-write-move = Na { $to } žádný kámen nestojí: chcete-li tam jít, napište `{ $from }-{ $to }`.
rules-chevrons-no-capture = Sebrat lze cizí kámen, který napadají dva vaše; na { $to } žádný takový není.
rules-chevrons-marker-missing = Tento tah vstupuje do oblasti kolem { $centre }: uveďte v ní pole pro svou značku, např. `{ $turn }({ $example })`.
rules-chevrons-connection-missing = Tento tah tvoří spojení: napište `{ $turn }(*)`.
rules-chevrons-connection-or-marker-missing = Tento tah tvoří spojení: napište `{ $turn }(*)`, nebo uveďte pole pro značku, např. `{ $turn }({ $example })`.
rules-chevrons-marker = Vaše značka nemůže na { $field }; může na { $targets }.
rules-chevrons-only-connection = Tento tah žádnou značku neklade, ale tvoří spojení: napište `{ $turn }(*)`.
rules-chevrons-no-connection = Tento tah spojení netvoří: jsou k němu třeba vaše značky na obou koncích, pole mezi nimi a na něm žádný kámen.
rules-chevrons-bonus-missing = Vaše kameny se setkávají: uveďte pole pro bonusovou značku, např. `{ $turn }!{ $example }`.
rules-chevrons-bonus = Bonusová značka nemůže na { $field }: zvolte pole, které není vaše a na kterém nestojí kámen.
rules-chevrons-marker-without-border = Tento tah nepřekračuje hranici, takže neklade značku: napište `{ $turn }`.
rules-chevrons-marker-without-field = Žádné pole oblasti kolem { $centre } teď značku přijmout nemůže: napište `{ $turn }`.
rules-chevrons-second-marker = Tento tah klade jen jednu značku: napište `{ $turn }`.
rules-chevrons-bonus-without-meeting = Tento tah nevede k setkání, takže bonus nepřináší: napište `{ $turn }`.
rules-chevrons-bonus-for-turning = Otočení kamene bonus nepřináší: napište `{ $turn }`.
rules-chevrons-marks-itself = V této hře tah označuje pole, na kterém končí, a žádné jiné se neuvádí: napište `{ $turn }`.
rules-chevrons-twist-without-border = Tento tah nepřekračuje hranici, takže se kámen nepootáčí: napište `{ $turn }`.
rules-chevrons-twist-of-nothing = Kámen opouští hrací plán, takže se nepootáčí: napište `{ $turn }`.
rules-chevrons-too-poor =
    { $have ->
        [0] Otočení o { $degrees } stupňů stojí { $due } značky a vy nemáte žádnou, kterou byste mohli odevzdat.
        [one] Otočení o { $degrees } stupňů stojí { $due } značky a vy můžete odevzdat jen { $have } značku.
        [few] Otočení o { $degrees } stupňů stojí { $due } značky a vy můžete odevzdat jen { $have } značky.
        [many] Otočení o { $degrees } stupňů stojí { $due } značky a vy můžete odevzdat jen { $have } značky.
       *[other] Otočení o { $degrees } stupňů stojí { $due } značky a vy můžete odevzdat jen { $have } značek.
    }
rules-chevrons-angle = Kámen se otáčí o 45 stupňů (`<` nebo `>`), nebo o 90 stupňů (`<<` nebo `>>`).
rules-chevrons-no-other-mobile = Kámen na { $field } lze otočit, jen dokud může táhnout jiný váš kámen.
rules-chevrons-price = Otočení o { $degrees } stupňů stojí { $due } vaše značky: uveďte v závorce { $due } různá pole.
rules-chevrons-payment = Značku na { $field } odevzdat nemůžete: zvolte svou značku, na které nestojí kámen.
rules-chevrons-no-twist = V Pacru se kámen po tahu nepootáčí: překročení hranice místo toho přináší značku.
rules-chevrons-no-captures = V této hře se nebere: kameny chodí jen na volná pole.
rules-chevrons-no-reorientation = V této hře se kámen pootáčí jen po tahu přes hranici, například `a3-b4<`.
rules-chevrons-must-move = Můžete táhnout, například kamenem na { $example }, takže pasovat nesmíte.
rules-chevrons-must-pass = Žádný z vašich kamenů nemůže táhnout: napište `pass`.
rules-chevrons-no-pass = V Pacru se nepasuje: kdo nemůže táhnout, je ze hry venku.
