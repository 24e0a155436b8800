### Hasil permainan seorang ahli.

profile-none = **{ $name }** belum pernah bermain di pelayan ini.
profile-since = **{ $name }** bermain di pelayan ini sejak { $since }.
profile-pool = • { $pool }: { $games } permainan, { $results }
profile-pool-rated = • { $pool }: { $games } permainan, { $results }; kadar { $rating }
profile-won = { $games } menang
profile-lost = { $games } kalah
profile-shared = { $games } seri
profile-shared-first = { $games } kongsi tempat pertama
profile-second = { $games } tempat kedua
profile-third = { $games } tempat ketiga
profile-fourth = { $games } tempat keempat
profile-reliable = Setiap permainan diteruskan hingga tamat.
profile-less-reliable = { $finished } daripada { $games } permainan diteruskan hingga tamat; yang lain kalah kerana masa atau ditinggalkan.
profile-titles = 🏆 Telah memenangi { $tournaments }.
profile-titles-more = { $count } lagi
profile-best-win = Kemenangan terbaik: `{ $code }`, menentang { $player } ({ $rating }).
profile-longest = Permainan terpanjang: `{ $code }`, { $turns } giliran.
profile-head-to-head = Anda menentangnya: { $games } permainan, { $results }.
profile-activity = Giliran dalam dua belas bulan lalu: { $turns }, pada { $days } hari.
profile-activity-title = Giliran setiap hari
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
