### Apa yang menunggu seorang ahli selepas gilirannya, dan bila giliran seterusnya dijangka.

waiting-more = { $count } permainan lagi menunggu anda.
waiting-none = Tiada permainan lain menunggu anda.
waiting-nothing = Tiada permainan menunggu anda.
waiting-direct =
    { $count ->
        [1] { $count } menunggu dalam mesej terus dengan saya: { $code }.
       *[other] { $count } menunggu dalam mesej terus dengan saya; yang pertama ialah { $code }.
    }
waiting-elsewhere = { $count } menunggu di pelayan lain: `/pacru games` menyenaraikannya.
waiting-about = Seterusnya `{ $code }`: menunggu { $player }, dan giliran anda dijangka { $moment }.
waiting-any-moment = Seterusnya `{ $code }`: menunggu { $player }, dan giliran anda boleh tiba bila-bila masa.
waiting-latest = Seterusnya `{ $code }`: menunggu { $player }, dan masanya tamat { $moment }.
