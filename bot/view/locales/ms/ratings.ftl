### Kadar: perubahan selepas permainan, kadar seorang ahli, yang terbaik di pelayan.

ratings-changed = Kadar: { $changes }.
ratings-unchanged = Tiada kadar berubah: { $why }.
ratings-will-not-change = Tiada kadar akan berubah: { $why }.
ratings-unchanged-series = Tiada kadar berubah, dan siri kekal seperti sebelumnya: { $why }.
ratings-series-unchanged = Siri kekal seperti sebelumnya: { $why }.
ratings-why-computer = komputer turut bermain
ratings-why-substitute = salah seorang tidak bermain dari awal
ratings-why-substitutes = kurang daripada dua orang bermain dari awal
ratings-why-short = permainan tamat sebelum semua mengambil dua giliran

ratings-pool-two = { $game } untuk dua orang
ratings-pool-many = { $game } untuk tiga atau empat orang

ratings-own-none = Anda belum mempunyai kadar di pelayan ini: kadar diperoleh apabila satu permainan berkadar tamat.
ratings-own-none-of-game = Anda belum mempunyai kadar bagi permainan ini di pelayan ini: kadar diperoleh apabila satu permainan berkadar tamat.
ratings-none = { $name } belum mempunyai kadar di pelayan ini: kadar diperoleh apabila satu permainan berkadar tamat.
ratings-none-of-game = { $name } belum mempunyai kadar bagi permainan ini di pelayan ini: kadar diperoleh apabila satu permainan berkadar tamat.
ratings-own-heading = **Kadar anda di pelayan ini**
ratings-heading = **Kadar { $name } di pelayan ini**
ratings-of-pool = • { $pool }: **{ $rating }** selepas { $games } permainan
ratings-up = naik { $points } dalam { $games } yang terakhir
ratings-down = turun { $points } dalam { $games } yang terakhir
ratings-level = tidak berubah dalam { $games } yang terakhir
ratings-provisional = Tanda soal bermakna kadar itu sementara: kadar masih berubah dengan langkah besar.

ratings-game = • `{ $code }` dengan { $others }: { $result }, { $rating }
ratings-won = menang
ratings-shared = berkongsi tempat pertama
ratings-lost = kalah
ratings-place =
    { $place ->
        [2] tempat kedua
        [3] tempat ketiga
       *[4] tempat keempat
    }

ratings-leaderboard = **Yang terbaik di pelayan ini: { $pool }**
ratings-leaderboard-empty = Belum ada permainan berkadar { $pool } yang tamat di pelayan ini; `/pacru new` membuka meja.
ratings-entry = { $name }: { $standing }
ratings-entry-own = **{ $name } (anda)**: { $standing }
ratings-standing = **{ $rating }**, { $games } permainan
ratings-newcomers = Kurang daripada { $games } permainan berkadar:
ratings-more-newcomers = dan { $count } lagi
ratings-own-place = Anda di tempat { $place } daripada { $count }: { $standing }
ratings-own-standing = Anda: { $standing }
ratings-own-no-game = Anda belum ada permainan berkadar jenis ini.

season-name = { $first }–{ $last } { $year }
season-heading = **Musim { $season }: { $pool }**
season-empty = Tiada permainan berkadar { $pool } yang tamat dalam musim { $season }.
season-standing = **{ $points }** daripada { $games } permainan
season-rule = Mata: 1 bagi setiap lawan yang anda atasi dalam permainan berkadar, ½ bagi yang berkongsi tempat.
season-own-no-game = Anda tidak menamatkan permainan berkadar jenis ini dalam musim ini.
season-ends = Musim ini tamat { $when }.
season-ended = Musim ini telah tamat { $when }.
