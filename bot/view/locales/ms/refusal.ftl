### Sebab sesuatu tidak boleh dilakukan, untuk ahli yang memintanya: apa yang salah dan apa yang boleh dibuat. `$code` ialah kod permainan.
### Nama opsyen (`game`, `thread`, `from`, `to`), apa yang ditaip dan arahan kekal seperti sedia ada.

refusal-no-such-game = Tiada permainan `{ $code }` di sini; `/pacru games` menyenaraikan permainan anda dan meja terbuka.
refusal-no-game = Anda tidak mempunyai permainan yang sedang berlangsung; `/pacru games` menyenaraikan meja terbuka dan `/pacru new` membuka meja baharu.
refusal-no-game-here = Tiada permainan yang sedang berlangsung di saluran ini; `/pacru new` membuka meja.
refusal-no-server = Itu hanya boleh dilakukan di pelayan: gunakan arahan ini di salah satu salurannya.
refusal-only-computers = Dalam mesej langsung anda hanya boleh bermain lawan komputer; untuk bermain dengan orang lain, buka meja di saluran pelayan.
refusal-nothing-to-watch = Tiada orang lain yang sedang bermain di saluran ini; pilih permainan lain dengan `game:`.
refusal-paused = `{ $code }` sedang dijeda; mana-mana pemain boleh menekan **{ button-resume }** pada mesej terakhirnya.
refusal-not-paused = `{ $code }` tidak dijeda; permainan sedang berjalan.
refusal-nothing-to-claim = Tiada apa-apa untuk dituntut dalam `{ $code }`: belum ada yang kehabisan masa, atau saya sendiri menguruskannya.
refusal-no-clock = Tiada jam yang berjalan dalam `{ $code }`, jadi tiada sesiapa memerlukan masa tambahan.
refusal-own-clock = Kini giliran anda sendiri dalam `{ $code }`; lawan boleh memberi anda masa tambahan, atau mulakan cuti dengan `/pacru preferences vacation:`.
refusal-time-given = Anda boleh memberi satu minit hingga 14 hari sekali gus, contohnya `1d` atau `12h`.
refusal-vacation =
    { $days ->
        [0] Cuti anda untuk tahun ini sudah habis; mulai Januari anda mendapat 30 hari lagi.
        [1] Cuti yang bermula sekarang hanya boleh sehari: itulah baki anda.
       *[other] Cuti yang bermula sekarang boleh selama 1 hingga { $days } hari: itulah baki anda.
    }
refusal-no-vacation = Anda tidak sedang bercuti; `/pacru preferences vacation:7` memulakan cuti.
refusal-time-zone = `{ $name }` bukan nama zon masa; pilih satu daripada senarai, contohnya Asia/Kuala_Lumpur.
refusal-picture-name = Nama dalam gambar mestilah 1 hingga 32 aksara; `none` menggunakan semula nama biasa anda.
refusal-picture-name-without-font = Gambar tidak dapat menunjukkan { $name } kerana sebahagian hurufnya tiada dalam fon gambar; pilih nama lain.
refusal-quiet-hours = Waktu senyap ditulis seperti `22:00-7:30`; `none` menamatkannya.
refusal-offer-closed = Tawaran dalam `{ $code }` itu tidak menunggu jawapan lagi; mesej terbaharu permainan menunjukkan keadaannya.
refusal-offered-already = Anda sudah menawarkannya dalam `{ $code }`; tawaran itu kekal sehingga dijawab atau ada yang membuat langkah.
refusal-asked-already = { $player } sudah meminta perkara yang sama dalam `{ $code }`; jawab permintaan itu dahulu.
refusal-just-declined = Anda sudah memintanya dalam `{ $code }` sejak langkah terakhir; anda boleh meminta lagi selepas langkah seterusnya.
refusal-own-offer = Itu tawaran anda sendiri dalam `{ $code }`; hanya pemain lain yang boleh menerimanya.
refusal-agreed-already = Anda sudah bersetuju dengannya dalam `{ $code }`; pemain lain masih perlu menjawab.
refusal-nobody-to-ask = Tiada sesiapa lagi dalam `{ $code }` untuk bersetuju; untuk menyerah kalah, gunakan `/pacru resign`.
refusal-nothing-to-take-back = Anda belum membuat langkah dalam `{ $code }` yang boleh diambil semula.
refusal-left-since = Seorang pemain telah keluar daripada `{ $code }` sejak langkah terakhir anda, jadi langkah itu tidak boleh diambil semula.
refusal-too-late-to-call-off = Semua pemain sudah membuat langkah dalam `{ $code }`, jadi permainan itu dikira; anda boleh menawarkan seri, atau menyerah kalah dengan `/pacru resign`.
refusal-nothing-to-pause = `{ $code }` tidak mempunyai jam, jadi tiada apa-apa untuk dijeda.
refusal-not-your-seat = Hanya { $player } boleh mengekalkan tempat itu di `{ $code }`.
refusal-seat-for-others = Anda sudah bermain dalam `{ $code }`; tempat kosong itu untuk orang lain.
refusal-plan-for-two = Anda hanya boleh merancang dalam permainan dua orang, dan `{ $code }` bukan permainan dua orang; dengan `/pacru try` anda boleh mencuba langkah.
refusal-plan-on-own-turn = Kini giliran anda dalam `{ $code }`; anda hanya boleh merancang semasa giliran lawan.
refusal-plan-step = `{ $turn }` tidak boleh dimainkan di situ.
refusal-plan-past-end = Permainan akan tamat sebelum `{ $turn }`; gugurkan langkah itu.
refusal-plan-without-answer = Variasi mestilah bermula dengan langkah { $player } dan berakhir dengan balasan anda, contohnya `e9-e8 e1-e2`.
refusal-planned-otherwise = Di situ anda sudah merancang `{ $turn }`; `/pacru plan` tanpa variasi menunjukkan rancangan anda, dengan butang untuk memadamnya.
refusal-plan-too-long = Anda boleh menyimpan paling banyak 20 variasi, setiap satu 20 langkah.
refusal-several = Mungkin maksud anda { $games }: pilih satu dengan `game:`.
refusal-other-games = yang lain
refusal-not-a-player = Anda tidak bermain dalam `{ $code }`; `/pacru board` menunjukkannya kepada anda, dan `/pacru new` membuka meja anda sendiri.
refusal-not-your-turn = Kini giliran { $player } dalam `{ $code }`; papan seterusnya memberitahu apabila tiba giliran anda.
refusal-out = Anda sudah tersingkir daripada `{ $code }`; yang lain terus bermain, dan `/pacru board` menunjukkan posisinya.
refusal-not-begun = `{ $code }` belum bermula; permainan bermula apabila semua tempat terisi.
refusal-not-over = `{ $code }` belum tamat; anda boleh meminta lawan semula selepas tamat.
refusal-begun = `{ $code }` sudah bermula; `/pacru board` menunjukkannya, dan `/pacru new` membuka meja lain.
refusal-over = `{ $code }` sudah tamat; `/pacru study history` menunjukkan rekodnya, dan `/pacru new` membuka meja lain.
refusal-called-off = `{ $code }` telah dibatalkan dan tidak dikira; **{ button-rematch }** pada papan terakhirnya menyediakan permainan lain.
refusal-cancelled = `{ $code }` telah ditutup atau dibatalkan; `/pacru new` membuka meja lain.
refusal-nothing-to-annul = `{ $code }` tidak mengubah apa-apa rating: anda hanya boleh memansuhkan permainan dengan rating yang sudah tamat.
refusal-annulled-already = Keputusan `{ $code }` sudah dimansuhkan; `/pacru-admin restore` memulihkannya.
refusal-not-annulled = Keputusan `{ $code }` tidak dimansuhkan; tiada apa-apa untuk dipulihkan.
refusal-frozen = `{ $code }` dibekukan, tetapi tiada apa-apa yang hilang; pengurus pelayan ini boleh meneruskannya dengan `/pacru-admin thaw`.
refusal-stays-frozen = `{ $code }` kekal dibekukan: rekodnya tidak sepadan dengan posisi yang disimpan. Tiada apa-apa yang hilang; sila beritahu pengendali bot ini.
refusal-not-frozen = `{ $code }` tidak dibekukan; tiada apa-apa untuk diteruskan.
refusal-other-rules = `{ $code }` bermula dengan versi { $version } peraturan, yang tidak dikenali oleh bot ini; sila beritahu pengendalinya.
refusal-full = Semua tempat di `{ $code }` sudah terisi; `/pacru new` membuka meja lain.
refusal-not-invited = Jemputan ke `{ $code }` adalah untuk orang lain; `/pacru new` membuka meja anda sendiri.
refusal-seated = Anda sudah mempunyai tempat di `{ $code }`; permainan bermula apabila semua tempat terisi.
refusal-not-the-creator = Hanya { $player }, yang membuka `{ $code }`, boleh melakukannya; anda boleh keluar dari meja itu.
refusal-too-few =
    { $missing ->
        [1] { $game } memerlukan sekurang-kurangnya { $least } pemain; tunggu seorang lagi menyertai.
       *[other] { $game } memerlukan sekurang-kurangnya { $least } pemain; tunggu { $missing } orang lagi menyertai.
    }
refusal-players = { $game } dimainkan oleh { $numbers } pemain, bukan { $asked }.
refusal-too-many-opponents = Di meja { $players } orang ada tempat untuk { $opponents } lawan selain anda; anda memilih { $named } orang.
refusal-too-many-computers =
    { $free ->
        [0] Kesemua { $players } tempat sudah terisi atau ditempah: tiada lagi tempat untuk komputer.
        [1] Di meja { $players } orang ini hanya satu tempat kosong untuk komputer.
       *[other] Di meja { $players } orang ini ada { $free } tempat kosong untuk komputer.
    }
refusal-level = Pilih salah satu tahap ini: { $levels }.
refusal-no-free-seat = `{ $code }` tidak mempunyai tempat kosong, dan komputer hanya boleh mengambil tempat yang kosong.
refusal-no-hints = `{ $code }` ialah permainan dengan rating antara manusia: tiada petunjuk di dalamnya untuk sesiapa pun.
refusal-analysed-later = `{ $code }` belum tamat: permainan hanya boleh dianalisis selepas tamat.
refusal-none-finished = Belum ada permainan anda yang tamat; pilih permainan lain dengan `game:`.
refusal-nothing-played = Tiada langkah dimainkan dalam `{ $code }`, jadi tiada apa-apa untuk dianalisis.
refusal-one-analysis = Satu permainan masih dianalisis untuk anda; minta yang seterusnya selepas membaca jawapannya.
refusal-one-hint = Satu petunjuk untuk anda masih dicari; minta yang seterusnya selepas ia tiba.
refusal-one-replay = Satu animasi untuk anda masih dilukis; minta yang seterusnya selepas ia tiba.
refusal-engine = Komputer sedang sibuk atau dimulakan semula; sila cuba lagi dalam masa seminit.
refusal-invited-self = Anda tidak boleh menjemput diri sendiri; pilih orang lain, atau biarkan kosong supaya sesiapa sahaja boleh menyertai.
refusal-invited-twice = Anda memilih { $player } dua kali; satu jemputan sudah cukup.
refusal-invited-bot = { $player } ialah bot dan tidak boleh bermain; pilih seorang ahli, atau biarkan kosong supaya sesiapa sahaja boleh menyertai.
refusal-not-invitable = { $player } tidak menerima jemputan buat masa ini; pilih orang lain, atau biarkan kosong supaya sesiapa sahaja boleh menyertai.
refusal-invited-blocked = Anda telah menyekat { $player }; `/pacru people block` menarik balik sekatan itu.
refusal-no-seat-for-you = Tiada tempat untuk anda di `{ $code }`; `/pacru games` menyenaraikan meja lain, dan `/pacru new` membuka meja baharu.
refusal-many-tables = Anda sudah mempunyai { $most } meja terbuka, iaitu had bagi seorang ahli; tunggu hingga satu penuh, atau tutup satu dalam `/pacru games`.
refusal-many-tables-here = Sudah ada { $most } meja terbuka di pelayan ini, iaitu hadnya; `/pacru games` mempunyai butang untuk menyertai salah satunya.
refusal-many-invitations = Anda boleh mempunyai paling banyak { $most } jemputan yang belum dijawab pada satu masa; tunggu jawapannya, atau jangan pilih sesiapa supaya sesiapa sahaja boleh menyertai.
refusal-elsewhere = Di pelayan ini, anda hanya boleh membuka meja di { $channel }.
refusal-in-thread = Ini sudah pun bebenang: gugurkan opsyen `thread`, dan permainan berlangsung di sini.
refusal-blocked-self = Anda tidak boleh menyekat diri sendiri.
refusal-watched-own = Anda sendiri bermain dalam `{ $code }`; `/pacru preferences` menunjukkan cara anda dimaklumkan tentang giliran anda.
refusal-not-a-manager = Hanya ahli dengan kebenaran **{ -permissions-manage-server }** boleh melakukannya.
refusal-everybodys-role = Semua orang ada peranan itu; pilih peranan lain.
refusal-elevated-role = Peranan { $role } membolehkan ahlinya mengurus pelayan ini, menyelia ahli lain atau menyebut semua orang; peranan begitu tidak saya berikan kepada sesiapa. Pengurus pelayan ini boleh memilih peranan lain, atau menarik balik kebenaran itu daripada peranan ini.
refusal-managed-role = Peranan { $role } diberikan oleh Discord sendiri, contohnya kepada bot atau ahli yang memberi Server Boost, jadi saya tidak boleh memberikannya; pilih peranan lain.
refusal-may-not-give-roles = Hanya ahli dengan kebenaran **{ -permissions-manage-roles }** boleh memilih peranan untuk saya berikan.
refusal-role-too-high = Anda hanya boleh memilih peranan di bawah peranan tertinggi anda sendiri; { $role } tidak berada di bawahnya.
refusal-no-rating-band = Nyatakan rating terendah (`from`), tertinggi (`to`), atau kedua-duanya.
refusal-many-seeks = Anda sudah mencari lawan { $most } kali di sini; dengan `/pacru seek` anda boleh menarik balik satu carian.
refusal-seek-gone = Carian itu sudah ditutup: lawan telah ditemui, carian ditarik balik, atau tempohnya tamat selepas sebulan; `/pacru seek` menunjukkan siapa yang sedang mencari.
refusal-own-seek = Itu carian anda sendiri; ia menunggu orang lain.
refusal-seek-for-others = { $player } mencari lawan lain; mulakan carian anda sendiri dengan `/pacru seek`.
refusal-seek-for-ratings = { $player } mencari lawan dengan { $band }, dan rating anda ialah { $rating }; mulakan carian anda sendiri dengan `/pacru seek`.
refusal-does-not-play = { $player } tidak bermain dalam `{ $code }`; `/pacru board` menunjukkan siapa yang bermain.
refusal-one-seat = Anda sudah bermain dalam `{ $code }`, dan seorang tidak boleh mengisi dua tempat; orang lain boleh mengambil tempat ini.
refusal-plays-already = { $player } sudah bermain dalam `{ $code }`; pilih orang lain.
refusal-resign-by-command = Untuk menyerah kalah dalam `{ $code }`, gunakan `/pacru resign`, yang meminta pengesahan.
refusal-random-pattern = Pilih salah satu corak rawak ini: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.
refusal-no-page = Tiada halaman seperti itu dalam peraturan { $game }; `/pacru rules` bermula pada halaman pertama.
refusal-turns-reversed = `from` mesti mendahului `to`.
refusal-no-such-turn = Tiada langkah seperti itu dalam `{ $code }`: pilih dari 0, iaitu permulaan, hingga { $last }.
refusal-settings-changed = Seseorang telah menukar tetapan selepas anda membuka borang ini, jadi tetapan anda tidak disimpan. Buka semula borang untuk melihat tetapan sekarang.
refusal-moved-on = Permainan `{ $code }` sudah berubah sejak butang itu dibuat; gunakan papan terbaharu.
refusal-superseded = Anda sudah menghantar langkah yang lebih baharu dalam `{ $code }`, jadi langkah ini tidak dimainkan; papan terbaharu menunjukkan posisinya.
refusal-pace-unreadable = Kawalan masa ditulis seperti `3d+1d cap 7d` (3 hari, tambah 1 hari setiap langkah, paling banyak 7), `2d/move`, `20m+10s` atau `none`.
refusal-pace-out-of-range = Kawalan masa mestilah antara satu minit dengan 90 hari, contohnya `3d+1d cap 7d`.
