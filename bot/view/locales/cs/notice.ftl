### Nabídky, které čekají na odpověď, a připomínky.

notice-question =
    { $count ->
        [0] Není tu nikdo, kdo by odpověděl.
        [one] { $players }, souhlasíte? Tahem nabídku odmítnete.
        [few] { $players }, souhlasíte všichni? Kdo táhne, nabídku odmítá.
        [many] { $players }, souhlasíte všichni? Kdo táhne, nabídku odmítá.
       *[other] { $players }, souhlasíte všichni? Kdo táhne, nabídku odmítá.
    }
notice-takeback-clocks = Když se tah vrátí, všechny hodiny ukážou to, co ukazovaly před ním, nejméně však minutu.
notice-anybody = Místo může převzít kdokoli, kdo v této partii nehraje.
notice-still-open = Stále platí: { $offer }
notice-reminder = ⏳ { $user }, stále jste na tahu:
notice-reminder-game = • { $game }: do { $date }, { $remaining }.
notice-daily =
    ☀️ { $user }, { $count ->
        [one] čeká na vás { $count } partie:
        [few] čekají na vás { $count } partie:
       *[other] čeká na vás { $count } partií:
    }
notice-daily-elsewhere =
    ☀️ { $user }, { $count ->
        [one] jinde na vás čeká { $count } partie: `/pacru games` ji ukáže jen vám.
        [few] jinde na vás čekají { $count } partie: `/pacru games` je ukáže jen vám.
       *[other] jinde na vás čeká { $count } partií: `/pacru games` je ukáže jen vám.
    }
notice-snoozed = Do { $date } vám připomínky chodit nebudou; jen půl hodiny před koncem vašeho času přijde poslední připomínka.
