### Hasil permainan seorang ahli.

profile-none = **{ $name }** belum pernah bermain di pelayan ini.
profile-since = **{ $name }** bermain di pelayan ini sejak { $since }.
profile-pool = • { $pool }: { $games } permainan, { $results }
profile-pool-rated = • { $pool }: { $games } permainan, { $results }; rating { $rating }
profile-won = { $games } menang
profile-lost = { $games } kalah
profile-shared = { $games } seri
profile-shared-first = { $games } tempat pertama bersama
profile-second = { $games } tempat kedua
profile-third = { $games } tempat ketiga
profile-fourth = { $games } tempat keempat
profile-reliable = Setiap permainannya diteruskan hingga tamat.
profile-less-reliable = Ahli ini bermain hingga tamat dalam { $finished } daripada { $games } permainan; selebihnya kalah kerana kehabisan masa atau ditinggalkan.
profile-titles = 🏆 Juara { $tournaments }.
profile-titles-more = { $count } lagi
profile-best-win = Kemenangan terbaik: `{ $code }`, lawan { $player } ({ $rating }).
profile-longest = Permainan terpanjang: `{ $code }`, { $turns } langkah.
profile-head-to-head = Anda telah memainkan { $games } permainan melawan ahli ini: { $results }.
profile-activity = Ahli ini telah membuat { $turns } langkah dalam dua belas bulan terakhir, pada { $days } hari.
profile-activity-title = Langkah setiap hari
profile-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mac
        [4] Apr
        [5] Mei
        [6] Jun
        [7] Jul
        [8] Ogos
        [9] Sep
        [10] Okt
        [11] Nov
       *[12] Dis
    }
profile-month-year = { $month } { $year }
profile-no-game = Tiada permainan yang sedang berlangsung.
profile-under-way = **Sedang berlangsung**
