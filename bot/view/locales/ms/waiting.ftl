### Apa yang menunggu seorang ahli selepas gilirannya, dan bila giliran seterusnya dijangka.

waiting-more = { $count } permainan lagi menunggu anda.
waiting-none = Tiada permainan lain menunggu anda.
waiting-nothing = Tiada permainan menunggu anda.
waiting-direct =
    { $count ->
        [1] Satu permainan menunggu dalam mesej langsung dengan saya: { $code }.
       *[other] { $count } permainan menunggu dalam mesej langsung dengan saya; yang pertama ialah { $code }.
    }
waiting-elsewhere = { $count } permainan menunggu di pelayan lain: `/pacru games` menyenaraikannya.
waiting-about = Seterusnya `{ $code }`: giliran { $player }, dan giliran anda dijangka tiba { $moment }.
waiting-any-moment = Seterusnya `{ $code }`: giliran { $player }, dan giliran anda boleh tiba bila-bila masa.
waiting-latest = Seterusnya `{ $code }`: giliran { $player }, yang masanya tamat { $moment }.
