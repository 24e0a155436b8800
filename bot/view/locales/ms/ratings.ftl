### Rating: perubahan selepas permainan, rating seorang ahli, yang terbaik di pelayan.

ratings-changed = Rating: { $changes }.
ratings-unchanged = Rating tidak berubah: { $why }.
ratings-will-not-change = Rating tidak akan berubah: { $why }.
ratings-unchanged-series = Rating tidak berubah, dan siri kekal seperti sebelumnya: { $why }.
ratings-series-unchanged = Siri kekal seperti sebelumnya: { $why }.
ratings-why-computer = ada komputer yang bermain
ratings-why-substitute = salah seorang tidak bermain dari awal
ratings-why-substitutes = kurang daripada dua orang bermain dari awal
ratings-why-short = permainan tamat sebelum setiap pemain membuat dua langkah
ratings-why-annulled = keputusannya telah dimansuhkan

ratings-pool-two = { $game } untuk dua orang
ratings-pool-many = { $game } untuk tiga atau empat orang

ratings-own-none = Anda belum ada rating di pelayan ini: anda akan mendapatnya apabila satu permainan dengan rating tamat.
ratings-own-none-of-game = Anda belum ada rating untuk permainan ini di pelayan ini: anda akan mendapatnya apabila satu permainan dengan rating tamat.
ratings-none = { $name } belum ada rating di pelayan ini: ahli ini akan mendapatnya apabila satu permainan dengan rating tamat.
ratings-none-of-game = { $name } belum ada rating untuk permainan ini di pelayan ini: ahli ini akan mendapatnya apabila satu permainan dengan rating tamat.
ratings-own-heading = **Rating anda di pelayan ini**
ratings-heading = **Rating { $name } di pelayan ini**
ratings-of-pool = • { $pool }: **{ $rating }** selepas { $games } permainan
ratings-up =
    { $games ->
        [1] naik { $points } dalam permainan terakhir
       *[other] naik { $points } dalam { $games } permainan terakhir
    }
ratings-down =
    { $games ->
        [1] turun { $points } dalam permainan terakhir
       *[other] turun { $points } dalam { $games } permainan terakhir
    }
ratings-level =
    { $games ->
        [1] tidak berubah dalam permainan terakhir
       *[other] tidak berubah dalam { $games } permainan terakhir
    }
ratings-provisional = Tanda soal bermakna rating itu masih sementara: ia masih boleh banyak berubah.

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

ratings-leaderboard = **Papan pendahulu pelayan ini: { $pool }**
ratings-leaderboard-empty = Belum ada permainan { $pool } dengan rating yang tamat di pelayan ini; `/pacru new` membuka meja.
ratings-entry = { $name }: { $standing }
ratings-entry-own = **{ $name } (anda)**: { $standing }
ratings-standing = **{ $rating }**, { $games } permainan
ratings-newcomers = Kurang daripada { $games } permainan dengan rating:
ratings-more-newcomers = dan { $count } lagi
ratings-own-place = Anda berada di tempat ke-{ $place } daripada { $count }: { $standing }
ratings-own-standing = Anda: { $standing }
ratings-own-no-game = Anda belum bermain permainan dengan rating jenis ini.

season-name = { $first }–{ $last } { $year }
season-heading = **Musim { $season }: { $pool }**
season-empty = Tiada satu pun permainan { $pool } dengan rating tamat dalam musim { $season }.
season-standing = **{ $points }** daripada { $games } permainan
season-rule = Dalam setiap permainan dengan rating, anda mendapat 1 mata bagi setiap lawan yang tamat di belakang anda dan ½ mata bagi setiap lawan yang berkongsi tempat anda.
season-own-no-game = Anda belum menamatkan satu pun permainan jenis ini dengan rating dalam musim ini.
season-ends = Musim ini akan tamat ({ $when }).
season-ended = Musim ini telah tamat ({ $when }).
