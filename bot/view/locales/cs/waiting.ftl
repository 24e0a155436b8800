### Co na člena čeká po jeho tahu a kdy lze čekat jeho příští tah.

waiting-more =
    { $count ->
        [one] Čeká na vás ještě { $count } partie.
        [few] Čekají na vás ještě { $count } partie.
        [many] Čeká na vás ještě { $count } partie.
       *[other] Čeká na vás ještě { $count } partií.
    }
waiting-none = Žádná další partie na vás nečeká.
waiting-nothing = Žádná partie na vás nečeká.
waiting-direct =
    { $count ->
        [one] V přímých zprávách se mnou čeká { $count } partie: { $code }.
        [few] V přímých zprávách se mnou čekají { $count } partie, první je { $code }.
        [many] V přímých zprávách se mnou čeká { $count } partie, první je { $code }.
       *[other] V přímých zprávách se mnou čeká { $count } partií, první je { $code }.
    }
waiting-elsewhere =
    { $count ->
        [one] Na jiném serveru čeká { $count } partie: ukáže ji `/pacru games`.
        [few] Na jiných serverech čekají { $count } partie: ukáže je `/pacru games`.
        [many] Na jiných serverech čeká { $count } partie: ukáže je `/pacru games`.
       *[other] Na jiných serverech čeká { $count } partií: ukáže je `/pacru games`.
    }
waiting-about = Další je `{ $code }`: na tahu je { $player } a váš tah se očekává { $moment }.
waiting-any-moment = Další je `{ $code }`: na tahu je { $player } a váš tah může přijít každou chvíli.
waiting-latest = Další je `{ $code }`: na tahu je { $player } a čas vyprší { $moment }.
