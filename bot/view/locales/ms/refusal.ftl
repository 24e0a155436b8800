### Sebab sesuatu tidak boleh dilakukan, untuk ahli yang memintanya: apa yang salah dan apa yang boleh dibuat. `$code` ialah kod permainan.
### Nama opsyen (`game`, `thread`, `from`, `to`), apa yang ditaip dan perintah kekal seperti sedia ada.

refusal-no-such-game = Tiada permainan `{ $code }` di sini; `/pacru games` menyenaraikan permainan anda dan meja yang dibuka.
refusal-no-game = Anda tiada permainan yang sedang berlangsung; `/pacru games` menyenaraikan meja yang dibuka dan `/pacru new` membuka meja baharu.
refusal-no-game-here = Tiada permainan yang sedang dimainkan dalam saluran ini; `/pacru new` membuka meja.
refusal-no-server = Itu milik pelayan: gunakan perintah ini dalam salah satu salurannya.
refusal-only-computers = Dalam mesej langsung anda bermain melawan komputer di semua tempat; meja bersama yang lain dibuka dalam saluran pelayan.
refusal-nothing-to-watch = Tiada permainan orang lain dalam saluran ini; nyatakan satu dengan opsyen `game`.
refusal-paused = `{ $code }` sedang direhatkan; mana-mana pemain boleh menekan **{ button-resume }** pada mesej terakhirnya.
refusal-not-paused = `{ $code }` tidak direhatkan; permainan diteruskan.
refusal-nothing-to-claim = Tiada apa-apa untuk dituntut dalam `{ $code }`: tiada sesiapa kehabisan masa, atau bot menguruskannya.
refusal-no-clock = Tiada jam yang berjalan dalam `{ $code }`, jadi tiada sesiapa memerlukan masa tambahan.
refusal-own-clock = Kini giliran anda sendiri dalam `{ $code }`; lawan boleh memberi anda masa, atau mulakan cuti dengan `/pacru preferences vacation:`.
refusal-time-given = Antara satu minit dengan 14 hari boleh diberi sekali gus, contohnya `1d` atau `12h`.
refusal-vacation =
    { $days ->
        [0] Cuti anda untuk tahun ini sudah habis; mulai Januari anda mendapat 30 hari semula.
        [1] Cuti boleh selama satu hari: itulah baki anda tahun ini.
       *[other] Cuti boleh selama 1 hingga { $days } hari: itulah baki anda tahun ini.
    }
refusal-no-vacation = Anda tidak bercuti; `/pacru preferences vacation:7` memulakan cuti.
refusal-time-zone = `{ $name }` bukan nama zon waktu; pilih satu daripada senarai, contohnya Europe/Vienna.
refusal-picture-name = Nama untuk gambar mempunyai 1 hingga 32 aksara; `none` mengembalikan nama biasa anda.
refusal-picture-name-without-font = Gambar tidak dapat menunjukkan { $name }: sebahagian hurufnya tiada fon di sini.
refusal-quiet-hours = Waktu senyap ditulis seperti `22:00-7:30`; `none` menamatkannya.

refusal-offer-closed = Tawaran itu dalam `{ $code }` tidak dibuka lagi; mesej terbaharu permainan menunjukkan keadaannya.
refusal-offered-already = Anda sudah menawarkannya dalam `{ $code }`; tawaran itu kekal sehingga dijawab atau satu giliran dimainkan.
refusal-asked-already = { $player } sudah meminta perkara yang sama dalam `{ $code }`; itu perlu dijawab dahulu.
refusal-just-declined = Itu baru sahaja ditolak dalam `{ $code }`; anda boleh meminta lagi selepas giliran seterusnya.
refusal-own-offer = Itu tawaran anda sendiri dalam `{ $code }`; pemain lain yang menerimanya.
refusal-agreed-already = Anda sudah bersetuju dengannya dalam `{ $code }`; yang lain masih ditunggu.
refusal-nobody-to-ask = Tiada sesiapa lagi dalam `{ $code }` untuk bersetuju; `/pacru resign` untuk menyerah kalah.
refusal-nothing-to-take-back = Anda tiada giliran dalam `{ $code }` yang boleh diambil semula.
refusal-left-since = Seorang pemain telah meninggalkan `{ $code }` sejak giliran terakhir anda, jadi giliran itu tidak boleh diambil semula.
refusal-too-late-to-call-off = Semua pemain sudah bergerak dalam `{ $code }`, jadi permainan itu dikira; anda boleh menawarkan seri, atau menyerah kalah dengan `/pacru resign`.
refusal-nothing-to-pause = `{ $code }` tiada jam, jadi tiada apa-apa untuk direhatkan.
refusal-not-your-seat = Hanya { $player } boleh mengekalkan tempat itu dalam `{ $code }`.
refusal-seat-for-others = Anda sudah bermain dalam `{ $code }`; tempat kosong itu untuk orang lain.

refusal-plan-for-two = `{ $code }` bukan permainan berdua, dan hanya permainan berdua boleh dirancang; dengan `/pacru try` anda boleh mencuba giliran.
refusal-plan-on-own-turn = Kini giliran anda dalam `{ $code }`; anda boleh merancang semasa giliran lawan.
refusal-plan-step = `{ $turn }` tidak sesuai di situ.
refusal-plan-past-end = Permainan akan tamat sebelum `{ $turn }`; tinggalkannya.
refusal-plan-without-answer = Baris rancangan bermula dengan giliran { $player } dan berakhir dengan jawapan anda, contohnya `e9-e8 e1-e2`.
refusal-planned-otherwise = Di situ anda sudah merancang `{ $turn }`; `/pacru plan` tanpa baris menunjukkan rancangan anda, dan melupakannya dengan satu tekanan.
refusal-plan-too-long = Anda boleh menyimpan 20 baris dengan 20 giliran setiap satu; ini melebihinya.

refusal-several = Anda mungkin maksudkan { $games }: nyatakan satu dengan opsyen `game`.
refusal-other-games = yang lain
refusal-not-a-player = Anda tidak bermain dalam `{ $code }`; `/pacru board` menunjukkannya kepada anda, dan `/pacru new` membuka meja anda sendiri.
refusal-not-your-turn = Kini giliran { $player } dalam `{ $code }`; papan seterusnya menunjukkan apabila tiba giliran anda.
refusal-out = Anda sudah terkeluar daripada `{ $code }`; yang lain terus bermain, dan `/pacru board` menunjukkan keadaannya.
refusal-not-begun = `{ $code }` belum bermula; permainan bermula apabila semua tempat terisi.
refusal-not-over = `{ $code }` belum tamat; lawan semula boleh menunggu hingga tamat.
refusal-begun = `{ $code }` sudah bermula; `/pacru board` menunjukkannya, dan `/pacru new` membuka meja lain.
refusal-over = `{ $code }` sudah tamat; `/pacru study history` menunjukkan rekodnya, dan `/pacru new` membuka meja lain.
refusal-called-off = `{ $code }` telah dibatalkan dan tidak dikira; **{ button-rematch }** pada papan terakhirnya menyediakan permainan lain.
refusal-cancelled = `{ $code }` telah ditutup atau dibatalkan; `/pacru new` membuka meja lain.
refusal-frozen = `{ $code }` ditahan, dan tiada apa-apa yang hilang; sesiapa yang mengurus pelayan ini boleh meneruskannya dengan `/pacru-admin thaw`.
refusal-stays-frozen = `{ $code }` kekal ditahan: rekodnya tidak membawa kepada kedudukan yang disimpan. Tiada apa-apa yang hilang; sila beritahu pengendali bot ini.
refusal-not-frozen = `{ $code }` tidak ditahan; tiada apa-apa untuk diteruskan.
refusal-other-rules = `{ $code }` bermula dengan versi { $version } peraturan, yang tidak dikenali oleh bot ini; sila beritahu pengendalinya.
refusal-full = Semua tempat di `{ $code }` sudah terisi; `/pacru new` membuka meja lain.
refusal-not-invited = Jemputan ke `{ $code }` adalah untuk orang lain; `/pacru new` membuka meja anda sendiri.
refusal-seated = Anda sudah mendapat tempat di `{ $code }`; permainan bermula apabila semua tempat terisi.
refusal-not-the-creator = Hanya { $player }, yang membuka `{ $code }`, boleh melakukannya; anda boleh meninggalkan meja itu.
refusal-too-few = { $game } memerlukan sekurang-kurangnya { $least } pemain; tunggu sehingga { $missing } orang lagi menyertai.
refusal-players = { $game } untuk { $numbers } pemain, bukan untuk { $asked }.
refusal-too-many-opponents = Meja untuk { $players } orang ada tempat bagi { $opponents } lawan selain anda; anda menamakan { $named }.
refusal-too-many-computers =
    { $free ->
        [0] Semua { $players } tempat sudah terisi atau dikhaskan: tiada tempat untuk komputer.
       *[other] Di meja untuk { $players } orang ini ada { $free } tempat kosong untuk komputer.
    }
refusal-level = Tahapnya ialah { $levels }.
refusal-no-free-seat = Tiada pemain yang tidak hadir dalam `{ $code }`: komputer hanya boleh mengambil tempat yang kosong.
refusal-no-hints = `{ $code }` ialah permainan berkadar antara manusia: tiada petunjuk di dalamnya untuk sesiapa pun.
refusal-analysed-later = `{ $code }` belum tamat: permainan boleh dianalisis selepas tamat.
refusal-none-finished = Tiada permainan anda yang sudah tamat; nyatakan yang lain dengan opsyen `game`.
refusal-nothing-played = `{ $code }` tiada giliran untuk dianalisis.
refusal-one-analysis = Satu permainan masih dianalisis untuk anda; minta yang seterusnya selepas anda membaca jawapannya.
refusal-one-hint = Satu petunjuk masih dalam perjalanan kepada anda; minta yang seterusnya selepas ia tiba.
refusal-one-replay = Satu animasi masih dilukis untuk anda; minta yang seterusnya selepas ia tiba.
refusal-engine = Komputer sedang sibuk atau dimulakan semula; sila cuba lagi dalam seminit.

refusal-invited-self = Anda tidak boleh menjemput diri sendiri; namakan orang lain, atau jangan namakan sesiapa supaya sesiapa sahaja boleh menyertai.
refusal-invited-twice = { $player } dinamakan dua kali; satu jemputan sudah cukup.
refusal-invited-bot = { $player } ialah bot dan tidak boleh bermain; namakan seorang ahli, atau jangan namakan sesiapa supaya sesiapa sahaja boleh menyertai.
refusal-not-invitable = { $player } tidak menerima jemputan buat masa ini; namakan orang lain, atau jangan namakan sesiapa supaya sesiapa sahaja boleh menyertai.
refusal-invited-blocked = Anda telah menyekat { $player }; `/pacru people block` menarik balik sekatan itu.
refusal-no-seat-for-you = Tiada tempat untuk anda di `{ $code }`; `/pacru games` menyenaraikan meja lain, dan `/pacru new` membuka meja baharu.
refusal-many-tables = Anda ada { $most } meja yang dibuka, iaitu had bagi seorang ahli; tunggu sehingga satu terisi, atau tinggalkan satu dengan `/pacru games`.
refusal-many-tables-here = { $most } meja dibuka di pelayan ini, iaitu hadnya; `/pacru games` mempunyai butang untuk menyertai salah satunya.
refusal-many-invitations = Anda boleh mempunyai { $most } jemputan tanpa jawapan pada satu masa; tunggu jawapannya, atau jangan namakan sesiapa supaya sesiapa sahaja boleh menyertai.
refusal-elsewhere = Di pelayan ini meja dibuka di { $channel }.
refusal-in-thread = Ini sudah pun bebenang: tinggalkan `thread`, dan permainan dimainkan di sini.
refusal-blocked-self = Anda tidak boleh menyekat diri sendiri.
refusal-watched-own = Anda sendiri bermain dalam `{ $code }`; `/pacru preferences` menunjukkan cara anda dimaklumkan tentang giliran anda.
refusal-not-a-manager = Hanya ahli dengan kebenaran **Manage Server** boleh melakukannya.
refusal-everybodys-role = Semua orang mempunyai peranan itu; pilih yang lain.
refusal-elevated-role = Peranan { $role } membenarkan ahlinya mengurus pelayan ini, menyelia ahli lain atau menyebut semua orang; peranan begitu tidak saya berikan kepada sesiapa. Sesiapa yang mengurus pelayan ini boleh memilih yang lain, atau menarik balik kebenaran itu daripadanya.
refusal-managed-role = Discord sendiri yang memberi peranan { $role }, misalnya kepada bot atau penggalak pelayan, jadi saya tidak boleh; pilih yang lain.
refusal-may-not-give-roles = Hanya ahli dengan kebenaran **{ -permissions-manage-roles }** boleh memilih peranan untuk saya berikan.
refusal-role-too-high = Anda hanya boleh memilih peranan di bawah peranan tertinggi anda sendiri, dan { $role } tidak di bawahnya.
refusal-no-rating-band = Nyatakan kadar terendah (`from`), tertinggi (`to`), atau kedua-duanya.
refusal-many-seeks = Anda sudah mempunyai { $most } carian di sini; `/pacru seek` menarik balik salah satunya.
refusal-seek-gone = Carian itu sudah tiada: ia telah bertemu lawan, ditarik balik, atau tamat tempoh sebulannya; `/pacru seek` menunjukkan yang masih ada.
refusal-own-seek = Carian itu milik anda sendiri; ia menunggu orang lain.
refusal-seek-for-others = Carian { $player } adalah untuk orang lain; `/pacru seek` membuka carian anda sendiri.
refusal-does-not-play = { $player } tidak bermain dalam `{ $code }`; `/pacru board` menunjukkan siapa yang bermain.
refusal-one-seat = Anda sendiri bermain dalam `{ $code }`, dan tiada sesiapa mendapat dua tempat; orang lain boleh mengambil tempat ini.
refusal-plays-already = { $player } sudah bermain dalam `{ $code }`; namakan orang lain.
refusal-resign-by-command = Untuk menyerah kalah dalam `{ $code }` gunakan `/pacru resign`, yang bertanya sekali lagi.
refusal-random-pattern = Corak rawak ialah salah satu daripada: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.
refusal-no-page = Peraturan { $game } tiada halaman seperti itu; `/pacru rules` membukanya pada halaman pertama.
refusal-turns-reversed = `from` mesti mendahului `to`.
refusal-no-such-turn = `{ $code }` tiada giliran seperti itu: kini pada giliran { $last }, dan giliran 0 ialah permulaan.
refusal-moved-on = `{ $code }` sudah bergerak ke hadapan sejak butang itu dibuat; gunakan papan terbaharu.
refusal-superseded = Selepas giliran ini anda menghantar satu lagi dalam `{ $code }`, jadi giliran ini tidak dimainkan; papan terbaharu menunjukkan kedudukan.

refusal-pace-unreadable = Rentak ditulis seperti `3d+1d cap 7d` (3 hari, tambah 1 setiap giliran, paling banyak 7), `2d/move`, `20m+10s` atau `none`.
refusal-pace-out-of-range = Rentak memberi sekurang-kurangnya satu minit dan paling banyak 90 hari, contohnya `3d+1d cap 7d`.
