### Pertandingan, liga dan tangga. `$tournament` ialah nama yang diberikan oleh penganjur.

tournament-done-created = { $tournament } telah disediakan; pengumumannya akan menyusul. `/pacru-organise invite` menjemput ahli, `/pacru-organise edit` ada pilihan lain, dan `/pacru-organise run` membuka mesej anda, yang memulakannya.
tournament-done-edited = { $tournament } telah diubah.
tournament-done-joined =
    { $count ->
        [1] Anda menyertai { $tournament } sebagai yang pertama.
       *[other] Anda menyertai { $tournament }; setakat ini { $count } orang.
    }
tournament-done-meets-blocked = Seseorang yang anda sekat turut serta: sekatan tidak mengubah siapa lawan siapa.
tournament-done-left = Anda tidak lagi menyertai { $tournament }.
tournament-done-declined = Anda telah menolak jemputan ke { $tournament }.
tournament-done-invited = { $player } dijemput ke { $tournament }.
tournament-done-started =
    { $games ->
        [0] { $tournament } telah bermula.
       *[other] { $tournament } telah bermula: { $games } permainan dimulakan.
    }
tournament-done-round =
    { $games ->
        [0] Pusingan { $round } { $tournament } bermula.
       *[other] Pusingan { $round } { $tournament } bermula dengan { $games } permainan.
    }
tournament-done-ruled = Permainan { $players } dalam { $tournament } mendapat keputusan yang anda berikan.
tournament-done-bye = { $player } tidak bermain dalam pusingan { $round } { $tournament }.
tournament-done-withdrawn = { $player } tidak lagi menyertai { $tournament }.
tournament-done-replaced = { $substitute } meneruskan { $tournament } dengan mata ahli ini: { $player }.
tournament-done-swapped = { $player } dan { $other } bertukar tempat dalam pusingan seterusnya { $tournament }.
tournament-done-paused = { $tournament } direhatkan: tiada pusingan baharu sehingga anda meneruskannya.
tournament-done-resumed = { $tournament } diteruskan.
tournament-done-extended = Pusingan { $tournament } berlangsung sehingga { $when }.
tournament-done-ended = { $tournament } telah tamat.
tournament-done-season = Musim { $season } { $tournament } telah disediakan, dengan semua yang tidak menarik diri.
tournament-done-challenged = { $player } dicabar; jawapan ditunggu dalam masa 14 hari.
tournament-done-challenge-accepted = Anda telah menerima; papan akan menyusul.
tournament-done-challenge-declined = Anda telah menolak: pencabar mengambil anak tangga anda.
tournament-done-challenge-taken-back = Cabaran anda ditarik balik.
tournament-refused-game = Nasib `{ $code }` ditentukan oleh penganjur pertandingannya: mintalah keputusan atau pengganti daripadanya.
tournament-refused-unknown = Tiada pertandingan sedemikian di sini; `/pacru-tournament list` menyenaraikan semuanya.
tournament-refused-several = Ada beberapa di sini: { $names }. Namakan satu dengan pilihan `tournament`.
tournament-refused-season-open = Musim seterusnya sudah disediakan; lihat `/pacru-tournament list`.
tournament-refused-too-many = Paling banyak { $most } pertandingan serentak di sini; tamatkan satu dengan `/pacru-organise run`.
tournament-refused-name = Pertandingan memerlukan nama 1 hingga { $most } aksara.
tournament-refused-description = Keterangan paling panjang { $most } aksara.
tournament-refused-only-two = Liga dan tangga adalah untuk permainan dua orang; bagi meja lebih besar pilih liga penuh atau Sistem Swiss.
tournament-refused-group-size = Satu kumpulan ada 3 hingga 16 peserta.
tournament-refused-rounds = Sistem Swiss ada 1 hingga 64 pusingan.
tournament-refused-rounds-open = Sekurang-kurangnya satu pusingan mesti dibuka pada satu masa (`rounds_open`).
tournament-refused-promotion = Paling banyak satu pertiga divisyen naik.
tournament-refused-reach = Cabaran mesti boleh mencapai sekurang-kurangnya satu anak tangga di atas (`reach`).
tournament-refused-round-days = Satu pusingan berlangsung 1 hingga 365 hari.
tournament-refused-most = Antara 2 dan { $most } orang boleh menyertai.
tournament-refused-ratings = Kadar terendah lebih tinggi daripada kadar tertinggi.
tournament-refused-start-time = Ia bermula dalam masa setahun dari sekarang, contohnya `in 3 days` atau `2026-12-24 18:00`.
tournament-refused-closed = Penyertaan telah ditutup; `/pacru-tournament list` menyenaraikan pertandingan lain.
tournament-refused-joined = Anda sudah menyertai; `/pacru-tournament games` menyenaraikan permainan anda.
tournament-refused-only-swiss = Hanya Sistem Swiss ada bye; yang menarik diri keluar terus.
tournament-refused-only-ladder = Cabaran hanya untuk tangga; `/pacru-tournament list` menyenaraikan apa yang ada.
tournament-refused-no-rounds = Tangga tiada pusingan: ahli saling mencabar dengan `/pacru-tournament ladder`.
tournament-refused-trf = TRF adalah untuk Sistem Swiss dua orang; pilih CSV atau JSON.
tournament-refused-entered = Sudah menyertai.
tournament-refused-not-entered = { $player } tidak menyertai; `/pacru-tournament show` menunjukkan siapa yang menyertai.
tournament-refused-has-left = { $player } telah menarik diri; `/pacru-tournament show` menunjukkan siapa yang masih menyertai.
tournament-refused-full = Semua { $most } tempat telah diisi; jika ada yang menarik diri, satu tempat kosong.
tournament-refused-rating = Kadar anda { $own }, dan penganjur menerima { $ratings }. Anda masih boleh dijemput.
tournament-refused-bot = { $player } ialah bot dan tidak boleh menyertai.
tournament-refused-started = Ia telah bermula, jadi hal itu tetap; yang masih terbuka boleh diubah dengan `/pacru-organise edit`.
tournament-refused-not-started = Ia belum bermula; `/pacru-organise run` memulakannya.
tournament-refused-over = Ia telah tamat; `/pacru-tournament standings` menunjukkan kedudukan akhir.
tournament-refused-not-over = Ia belum tamat; `/pacru-organise run` menamatkannya lebih awal.
tournament-refused-too-few = Sekurang-kurangnya { $needed } peserta diperlukan (setakat ini: { $got }); jemput yang lain dengan `/pacru-organise invite`.
tournament-refused-no-more-rounds = Semua pusingan telah bermula; `/pacru-organise run` menamatkannya lebih awal.
tournament-refused-too-many-rounds = { $entrants } peserta boleh bermain paling banyak { $most } pusingan tanpa bertemu dua kali: pilih kurang dengan `/pacru-organise edit`, atau jemput yang lain.
tournament-refused-no-such-round = Ia ada { $rounds } pusingan.
tournament-refused-games-open =
    { $count ->
       *[other] { $count } permainan pusingan ini masih terbuka; `/pacru-organise run` memutuskannya.
    }
tournament-refused-no-pairing = Tiada lagi pemasangan; tamatkan pertandingan, atau tunggu sehingga ada yang menyertai.
tournament-refused-other-system = Itu tidak boleh dilakukan dalam pertandingan jenis ini; `/pacru-tournament show` menunjukkan cara ia dimainkan.
tournament-refused-paused = Ia sedang rehat; `/pacru-organise run` meneruskannya.
tournament-refused-not-paused = Ia tidak dijeda; `/pacru-organise run` menjedanya.
tournament-refused-no-pauses = Penganjur telah menetapkan bahawa permainan pertandingan ini tidak direhatkan.
tournament-refused-no-deadline = Pusingannya tiada tarikh akhir: setiap permainan ada jamnya sendiri.
tournament-refused-extension = Satu pusingan boleh dipanjangkan 1 hingga 365 hari.
tournament-refused-no-board = Permainan itu bukan dalam pertandingan ini; pilih satu dari senarai.
tournament-refused-result = Berikan kedudukan setiap pemain mengikut turutan tempat, kedudukan yang dikongsi sama: `1 2`, `1 1`, `1 2 2 4`, dan `-` bagi yang tidak bermain.
tournament-refused-result-stands = Keputusan itu kekal: permainan itu tidak lagi dikira.
tournament-refused-paired = Pusingan { $round } sudah dipasangkan; `/pacru-tournament show` menunjukkan keadaan pertandingan.
tournament-refused-swap = Kedua-duanya tidak boleh bertukar tempat; `/pacru-organise run` menunjukkan pemasangan.
tournament-refused-oneself = Namakan dua ahli yang berbeza.
tournament-refused-reach-of =
    { $reach ->
       *[other] Anda boleh mencabar yang berada sehingga { $reach } anak tangga di atas anda; `/pacru-tournament ladder` menunjukkan siapa mereka.
    }
tournament-refused-has-challenged = { $player } sudah mencabar seseorang, dan boleh berbuat demikian lagi setelah itu selesai.
tournament-refused-is-challenged = { $player } sudah dicabar; tunggu sehingga itu selesai.
tournament-refused-no-challenge = Tiada cabaran menunggu jawapan; `/pacru-tournament ladder` menunjukkan siapa yang boleh anda cabar.
tournament-refused-for-somebody-else = Itu untuk dijawab oleh { $player }.
tournament-refused-impossible = Itu tidak dapat dilakukan buat masa ini; `/pacru-tournament show` menunjukkan keadaannya.
tournament-overruled = { $game }: dibatalkan tanpa mengubah kadar, kerana pertandingannya telah memutuskannya.
tournament-heading = 🏆 **{ $tournament }**
tournament-heading-season = 🏆 **{ $tournament }**, musim { $season }
tournament-game = Permainan: { $game }. Pemain di satu papan: { $players }. Rentak: { $pace }.
tournament-rated = Permainannya berkadar.
tournament-unrated = Permainannya tidak berkadar.
tournament-fill-byes = Yang tiada lawan bermain dengan komputer; komputer tiada kedudukan.
tournament-no-vacations = Cuti tidak menghentikan jam.
tournament-no-pauses = Permainan tidak direhatkan.
tournament-series = Setiap pertemuan ialah siri { $games } permainan.
tournament-all-play-all = Setiap orang lawan setiap orang.
tournament-all-play-all-twice = Setiap orang lawan setiap orang dua kali.
tournament-all-play-all-tables = Setiap orang bertemu setiap orang di meja.
tournament-swiss = Sistem Swiss: dalam setiap pusingan lawan anda mempunyai mata yang lebih kurang sama.
tournament-swiss-tables = Sistem Swiss: dalam setiap pusingan anda duduk dengan yang mempunyai mata lebih kurang sama.
tournament-league =
    { $promoted ->
       *[other] Liga: divisyen kira-kira { $size } orang; setiap musim { $promoted } naik dan { $promoted } turun.
    }
tournament-ladder =
    { $reach ->
       *[other] Tangga: yang menang cabaran, sehingga { $reach } anak tangga di atasnya, mengambil anak tangga itu.
    }
tournament-round-days =
    { $days ->
       *[other] Satu pusingan berlangsung { $days } hari.
    }
tournament-starts = Ia bermula { $when }.
tournament-starts-by-hand = Ia bermula apabila penganjur memutuskannya: { $organiser }.
tournament-ratings = Dibuka untuk { $ratings }, dan untuk yang dijemput.
tournament-nobody = Belum ada yang menyertai.
tournament-entrants = Peserta ({ $count } daripada paling banyak { $most }): { $names }
tournament-late = Masih boleh menyertai.
tournament-running = Pusingan { $round } daripada { $rounds }; permainan tamat: { $over } daripada { $games }.
tournament-running-at-once = Permainan tamat: { $over } daripada { $games }.
tournament-round-ends = Pusingan tamat { $when }.
tournament-is-paused = Ia sedang rehat: tiada pusingan baharu.
tournament-is-over = Ia telah tamat.
tournament-round-begins = **{ $tournament }**: pusingan { $round } bermula.
tournament-rounds-begin = **{ $tournament }**: pusingan { $first } hingga { $last } bermula serentak.
tournament-round-thread = Papan ada dalam bebenang di bawah, yang memanggil setiap pemain sekali.
tournament-round-heading = **Pusingan { $round }**
tournament-calls = **{ $tournament }**: permainan anda, setiap satu dengan pautan ke papannya.
tournament-byes = Tiada permainan dalam pusingan ini: { $names }.
tournament-invitation = { $member }, anda dijemput ke **{ $tournament }**.
tournament-overdue = { $member }, masa pusingan { $round } **{ $tournament }** telah tamat, dan permainan ini masih terbuka. `/pacru-organise run` memberi masa lagi, memutuskan permainan, atau meneruskan pemasangan Sistem Swiss.
tournament-waits = **{ $tournament }**: siapa menunggu siapa, yang paling lama dahulu.
tournament-waits-line = `{ $code }` giliran { $player }, lawan { $others } ({ $since }).
tournament-start-missed = { $member }, **{ $tournament }** tidak dapat bermula kerana peserta terlalu sedikit. `/pacru-organise run` memulakannya apabila sudah cukup.
tournament-called-off = { $member }, satu permainan **{ $tournament }** dibatalkan: { $names }. Tentukan nilainya: `/pacru-organise run`, permainan `{ $code }`.
tournament-challenge = { $member }, { $player } mencabar anda untuk anak tangga { $rung } **{ $tournament }**. Tanpa jawapan dalam 14 hari, anak tangga itu miliknya.
tournament-challenge-accepted = **{ $tournament }**: { $other } menerima cabaran { $player } untuk anak tangga { $rung }: { $game }.
tournament-challenge-declined = **{ $tournament }**: { $other } menyerahkan anak tangga { $rung } kepada { $player } tanpa permainan.
tournament-challenge-unanswered = **{ $tournament }**: { $other } tidak menjawab dalam 14 hari, maka anak tangga { $rung } milik { $player }.
tournament-challenge-taken-back = **{ $tournament }**: { $player } menarik balik cabaran kepada { $other } untuk anak tangga { $rung }.
tournament-challenge-won = **{ $tournament }**: { $player } mengalahkan { $other } dan mengambil anak tangga { $rung }.
tournament-challenge-kept = **{ $tournament }**: { $other } mengekalkan anak tangga { $rung } daripada { $player }.
tournament-ruled = ⚖️ **{ $tournament }**: { $organiser } memutuskan permainan `{ $code }`: { $result }.
tournament-ruled-before = Keputusan sebelumnya: { $result }. Kadar tidak berubah.
tournament-ruled-open = Permainan itu masih terbuka; ia dibatalkan tanpa mengubah kadar.
tournament-ruled-reason = Sebab: { $reason }
tournament-ruled-own = { $organiser } bermain dalam permainan ini dan memutuskannya sendiri.
tournament-podium = 🏆 **{ $tournament }** telah tamat.
tournament-podium-void = Permainan yang dibatalkan tanpa mengubah kadar: { $count }.
tournament-lots = Sama dalam semuanya, jadi undian menentukan siapa naik atau turun, mengikut susunan ini: { $names }.
tournament-next-season = Musim seterusnya bermula dalam seminggu, dengan semua peserta; yang tidak mahu meneruskan boleh menekan **{ tournament-button-leave }** di bawah pengumumannya.
tournament-organiser = -# Hanya anda melihatnya, keadaan { $when }. Butangnya memperbaharuinya; `/pacru-organise run` membukanya semula.
tournament-choose-game = Putuskan permainan…
tournament-choose-member = Tarik diri, ganti, tukar, bye: pilih peserta…
tournament-choose-days = Panjangkan pusingan…
tournament-choose-bye = Bye…
tournament-choose-swap = Tukar tempat dengan…
tournament-game-open = Pusingan { $round }, terbuka
tournament-game-over = Pusingan { $round }, tamat: betulkan
tournament-invited = Dijemput, belum menjawab
tournament-days =
    { $days ->
       *[other] { $days } hari lagi
    }
tournament-bye-of = Pusingan { $round }, mata: { $points }
tournament-about = **{ $tournament }**: apakah yang perlu dibuat tentang { $player }?
tournament-pairing-on = Permainan yang kekal terbuka dan dikira seri untuk pemasangan: { $open }.
tournament-swapping = **{ $tournament }**: tukarkan tempat { $player } dan { $other } dalam pusingan { $round }?
tournament-provisional = Ini sementara: permainan terbuka dikira seri di sini ({ $open }) dan pemasangan mungkin berubah. Yang bertukar tempat tetap bertukar.
tournament-flaw-rematch = ⚠️ { $player } dan { $other } sudah pernah bermain.
tournament-flaw-bye = ⚠️ { $player } pernah tiada permainan dalam satu pusingan.
tournament-flaw-uneven = ⚠️ { $player } akan bergerak dahulu dalam permainan: { $first }, kemudian dalam: { $second }.
tournament-giving-bye = **{ $tournament }**: biarkan { $player } tidak bermain dalam pusingan { $round }? Mata untuknya: { $points }.
tournament-extending = **{ $tournament }**: panjangkan pusingan { $round } sehingga { $when }? Permainan yang terbuka: { $open }.
tournament-pausing = **{ $tournament }**: rehatkan? Tiada pusingan baharu sehingga ia diteruskan. Permainan terbuka yang berjalan terus: { $open }.
tournament-resuming = **{ $tournament }**: teruskan? Permainan yang terbuka: { $open }.
tournament-removing = **{ $tournament }**: keluarkan { $player }? Mereka boleh menyertai semula.
tournament-substituting = **{ $tournament }**: biarkan komputer meneruskan bagi { $player }? Mereka tidak boleh kembali. Permainan yang diambil alih: { $open }.
tournament-withdrawing = **{ $tournament }**: keluarkan { $player }? Mereka tidak boleh kembali. Permainan terbuka yang tamat: { $open }. Permainan yang tidak lagi dikira: { $void }.
tournament-ruling-result = Keputusan { $code }
tournament-ruling-reason = Sebab, secara ringkas; semua membacanya
tournament-ruling-hint = Permainan terbuka dibatalkan, kadar tidak berubah. Ahli yang diberitahu: { $members }.
tournament-ruling-places = Tempat bagi setiap pemain: 1 2 2, - jika tidak bermain. Ahli yang diberitahu: { $members }.
tournament-result-wins = { $player } menang
tournament-result-draw = Seri
tournament-result-unplayed = { $player } menang tanpa bermain
tournament-result-neither = Kedua-duanya tidak bermain dan kalah
tournament-replacing = Yang meneruskan bagi { $player }:
tournament-replacing-hint = Mata dikekalkan. Permainan terbuka yang diambil alih: { $open }.
tournament-button-pause = Rehat
tournament-button-resume = Teruskan
tournament-button-season = Musim seterusnya
tournament-button-preview = Pratonton
tournament-button-renew = Perbaharui
tournament-button-log = Log
tournament-button-computer = Komputer meneruskan
tournament-button-replace = Orang lain meneruskan
tournament-button-swap = Tukar tempat
tournament-button-bye = Beri bye
tournament-button-extend = Panjangkan pusingan
tournament-refused-changed = Ada yang berubah sejak anda ditanya. Keadaannya sekarang:
tournament-log = Apa yang berlaku dalam **{ $tournament }**, yang terbaharu dahulu:
tournament-log-created = Ia disediakan.
tournament-log-edited = Tetapannya diubah.
tournament-log-entered = { $player } menyertai.
tournament-log-left = { $player } tidak lagi menyertai.
tournament-log-computer = Komputer meneruskan bagi { $player }.
tournament-log-replaced = { $player } meneruskan bagi orang lain, dengan matanya.
tournament-log-swapped = { $player } dan { $other } bertukar tempat dalam pusingan seterusnya.
tournament-log-started = Ia telah bermula.
tournament-log-round = Pusingan { $round } telah dipasangkan; permainan: { $games }.
tournament-log-bye = { $player } mendapat bye dalam pusingan { $round }; mata: { $points }.
tournament-log-extended = Pusingan berlangsung sehingga { $when }.
tournament-log-paused = Ia direhatkan.
tournament-log-resumed = Ia diteruskan.
tournament-log-ruled = Penganjur memutuskan permainan `{ $code }`.
tournament-standings = Kedudukan **{ $tournament }**: tempat, nama, mata, permainan.
tournament-ladder-standings = Tangga **{ $tournament }**: anak tangga, nama, permainan.
tournament-group = Kumpulan { $number }
tournament-division = Divisyen { $number }
tournament-zones = ↑ naik, ↓ turun.
tournament-ties = Jika mata sama: { $tie-breaks }.
tournament-tie-direct = permainan sesama sendiri
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = kemenangan
tournament-tie-difference = beza penanda atau mata dalam permainan
tournament-tie-buchholz-cut = Buchholz tanpa yang terendah
tournament-tie-buchholz = Buchholz
tournament-tie-firsts = tempat pertama
tournament-tie-seconds = tempat kedua
tournament-tie-opponents = mata lawan
tournament-cross-table = Jadual silang **{ $tournament }**; titik ialah permainan yang akan datang.
tournament-not-paired = Belum ada pemasangan.
tournament-scoring = Cara pemarkahan **{ $tournament }**:
tournament-points-two = Menang 1 mata, seri ½ dan kalah tiada.
tournament-points-tables = Di meja empat orang tempat bernilai 1, ⅔, ⅓ dan 0 mata, di meja tiga orang 1, ½ dan 0; tempat yang dikongsi membahagi mata.
tournament-points-bye = Yang mendapat bye kerana bilangan ganjil mendapat 1 mata; tiada yang mendapatnya dua kali jika dapat dielakkan.
tournament-leaving-struck = Yang menarik diri sebelum separuh permainannya tidak dikira bagi sesiapa; selepas itu bakinya kalah.
tournament-leaving-lost = Yang menarik diri kalah permainan yang sedang dimainkan.
tournament-leaving-ladder = Apabila seseorang meninggalkan tangga, semua di bawahnya naik.
tournament-forfeits = Yang menyerah sebelum dua giliran, atau kehabisan masa ketika itu, dikira tidak hadir; dua kali begitu menamatkan penyertaan.
tournament-shared = Yang sama dalam semua itu berkongsi tempat: tiada undian.
tournament-shared-lots = Yang sama dalam semua itu berkongsi tempat. Jika ia menentukan siapa naik atau turun, undian dibuat pada akhirnya: ia berpunca daripada semua keputusan musim, dan pengumuman penamat menyatakannya.
tournament-mine = Permainan anda dalam **{ $tournament }**:
tournament-mine-none = Anda tiada permainan dalam **{ $tournament }**.
tournament-mine-turn = `{ $code }` lawan { $names }: giliran anda.
tournament-mine-waits = `{ $code }` lawan { $names }: menunggu { $player }.
tournament-mine-left = `{ $code }` lawan { $names }: diteruskan tanpa anda.
tournament-mine-held = `{ $code }` lawan { $names }: ditahan.
tournament-mine-called-off = `{ $code }` lawan { $names }: dibatalkan; penganjur menentukan nilainya.
tournament-mine-over = `{ $code }` lawan { $names }: tamat; mata: { $points }.
tournament-mine-unplayed = Lawan { $names }: diputuskan tanpa permainan; mata: { $points }.
tournament-mine-void = Lawan { $names }: tidak dikira bagi sesiapa.
tournament-leaving = **{ $tournament }** telah bermula. Jika anda menarik diri, permainan anda yang terbuka kalah, atau tidak dikira bagi sesiapa; anda tidak boleh kembali. Tarik diri?
tournament-declining = **{ $tournament }**: serahkan anak tangga { $rung } anda kepada { $player } tanpa permainan?
tournament-starting = **{ $tournament }**: mulakan sekarang? Permainan yang bermula: { $games }. Ahli yang diberitahu, sekali setiap seorang: { $members }.
tournament-beginning = **{ $tournament }**: mulakan pusingan { $round } sekarang? Permainan yang bermula: { $games }. Ahli yang diberitahu, sekali setiap seorang: { $members }.
tournament-boards-in-thread = Papan diletakkan dalam bebenang.
tournament-ending = **{ $tournament }**: tamatkan seadanya? Permainan tamat: { $over } daripada { $games }. Permainan yang terbuka dibatalkan; tidak dikira dan tidak mengubah kadar.
tournament-nothing = Tiada apa-apa berubah dalam **{ $tournament }**.
tournament-list = Pertandingan di pelayan ini:
tournament-list-none = Belum ada pertandingan di sini.
tournament-list-none-yet = Belum ada pertandingan di sini. `/pacru-organise new` menyediakannya: pertandingan beberapa pusingan, liga atau tangga.
tournament-list-entries = **{ $tournament }** ({ $game }): penyertaan dibuka, setakat ini { $count }.
tournament-list-running = **{ $tournament }** ({ $game }): dimainkan oleh { $count }.
tournament-list-over = **{ $tournament }** ({ $game }): tamat.
tournament-button-standings = Kedudukan
tournament-button-cross-table = Jadual silang
tournament-button-mine = Permainan saya
tournament-button-withdraw = Tarik diri
tournament-button-start = Mula
tournament-button-next-round = Pusingan seterusnya
tournament-button-end = Tamatkan
tournament-button-give-rung = Serahkan anak tangga
tournament-button-accept = Terima
tournament-button-decline = Tolak
tournament-button-leave = Keluar
tournament-refused-not-an-organiser = Pertandingan dianjurkan oleh yang mempunyai kebenaran *Urus Acara*, dan setiap satu oleh yang menyediakannya.
tournament-column-points = Mata
tournament-column-games = Permainan
tournament-unnamed = Pemain { $number }
tournament-table-season = { $tournament }, musim { $season }
tournament-table-round = pusingan { $round } daripada { $rounds }
tournament-cross-table-rounds = Setiap lajur ialah satu pusingan: nombor lawan dan keputusan, atau (2) untuk tempat kedua di meja; satu mata tanpa permainan ialah +1.
tournament-cross-table-unplayed = `+` dan `-` ialah menang dan kalah dalam permainan yang diputuskan tanpa dimainkan.
tournament-cross-table-ruled = `°` menandakan keputusan yang ditetapkan oleh penganjur.
tournament-exported = { $tournament } sebagai fail:
tournament-preview = **{ $tournament }**, pusingan { $round } seperti pemasangannya sekarang.
tournament-why-schedule = Semua bermain dengan semua; inilah pusingan { $round } daripada { $of } dalam jadual.
tournament-why-same-score = Kedua-duanya mempunyai mata yang sama: { $points }.
tournament-why-alone = { $player } ({ $points }) dan { $other } ({ $fewer }): tiada orang lain mempunyai { $points } mata.
tournament-why-all-met = { $player } ({ $points }) dan { $other } ({ $fewer }): semua yang lain dengan { $points } mata sudah ditemui.
tournament-why-odd = { $player } ({ $points }) dan { $other } ({ $fewer }): bilangan yang mempunyai { $points } mata adalah ganjil.
tournament-why-round = { $player } ({ $points }) dan { $other } ({ $fewer }): dengan itu seluruh pusingan paling adil.
tournament-why-met = Mereka sudah pernah bermain; semua pemasangan lain lebih buruk.
tournament-why-instead-of-bye = Tanpa ini { $player } tiada permainan.
tournament-why-ranking = Mereka berjiran dalam kedudukan, dengan { $fewest } hingga { $most } mata.
tournament-why-ranking-same = Semuanya mempunyai mata yang sama: { $points }.
tournament-why-challenge = Anak tangga { $challenger } mencabar anak tangga { $defender }.
tournament-why-organiser = Penganjur yang memasangkan mereka.
