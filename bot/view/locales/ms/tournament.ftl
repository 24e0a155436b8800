### Pertandingan, liga dan tangga. `$tournament` ialah nama yang diberikan oleh penganjur.

tournament-done-created = { $tournament } telah disediakan dan pengumumannya akan menyusul. `/pacru-organise invite` menjemput ahli. Sebelum pertandingan bermula, **{ tournament-button-format }** mengubah cara ia dimainkan; **{ tournament-button-rules }** ada perkara lain. `/pacru-organise run` membuka mesej ini semula.
tournament-done-edited = { $tournament } telah dikemas kini.
tournament-done-joined =
    { $count ->
        [1] Anda menyertai { $tournament } sebagai peserta pertama.
       *[other] Anda menyertai { $tournament }; setakat ini ada { $count } peserta.
    }
tournament-done-meets-blocked = Seorang ahli yang anda sekat turut menyertai. Sekatan tidak mengubah siapa lawan siapa.
tournament-done-left = Anda tidak lagi menyertai { $tournament }.
tournament-done-declined = Anda telah menolak jemputan untuk menyertai { $tournament }.
tournament-done-invited = { $player } dijemput menyertai { $tournament }.
tournament-done-started =
    { $games ->
        [0] { $tournament } telah bermula.
       *[other] { $tournament } telah bermula dengan { $games } permainan.
    }
tournament-done-round =
    { $games ->
        [0] { $tournament }: pusingan { $round } bermula.
       *[other] { $tournament }: pusingan { $round } bermula dengan { $games } permainan.
    }
tournament-done-ruled = Keputusan permainan { $players } dalam { $tournament } telah ditetapkan seperti yang anda berikan.
tournament-done-bye = { $tournament }: { $player } mendapat bye dalam pusingan { $round }.
tournament-done-withdrawn = { $player } tidak lagi menyertai { $tournament }.
tournament-done-reinstated = { $player } menyertai { $tournament } semula.
tournament-done-substitute-asked = { $substitute } telah ditanya sama ada mahu menggantikan { $player } dalam { $tournament }; sehingga dia menerima, { $player } terus bermain.
tournament-done-plays-on = Anda kini bermain dalam { $tournament } menggantikan { $player }, dengan mata yang dikumpulnya.
tournament-done-swapped = { $tournament }: { $player } dan { $other } bertukar tempat dalam pusingan seterusnya.
tournament-done-paused = { $tournament } dijeda: tiada pusingan baharu sehingga anda meneruskannya.
tournament-done-resumed = { $tournament } diteruskan.
tournament-done-extended = Pusingan { $tournament } kini berlangsung hingga { $when }.
tournament-done-ended = { $tournament } telah tamat.
tournament-done-season = { $tournament }: musim { $season } telah disediakan dengan semua peserta yang tidak menarik diri.
tournament-done-challenged = Anda telah mencabar { $player }, yang perlu menjawab dalam masa 14 hari.
tournament-done-challenged-away = Anda telah mencabar { $player }, yang sedang bercuti hingga { $until }. Selepas itu tempoh 14 hari untuk menjawab bermula.
tournament-done-challenge-accepted = Anda telah menerima cabaran; papan akan dihantar sebentar lagi.
tournament-done-challenge-declined = Anda telah menolak cabaran itu, jadi pencabar mengambil anak tangga anda.
tournament-done-challenge-taken-back = Cabaran anda ditarik balik.
tournament-refused-game = Penganjur pertandingan yang menentukan apa yang berlaku kepada `{ $code }`: minta keputusan atau pengganti daripadanya.
tournament-refused-unknown = Tiada pertandingan seperti itu di sini; `/pacru-tournament list` menyenaraikan semuanya.
tournament-refused-several = Ada beberapa pertandingan di sini: { $names }. Pilih satu dengan `tournament:`.
tournament-refused-season-open = Musim seterusnya sudah disediakan; lihat `/pacru-tournament list`.
tournament-refused-too-many = Paling banyak { $most } pertandingan boleh berlangsung serentak di sini; tamatkan satu dengan `/pacru-organise run`.
tournament-refused-name = Nama pertandingan mestilah 1 hingga { $most } aksara.
tournament-refused-name-taken = Pertandingan lain di sini sudah ada nama ini; pilih nama yang membezakannya.
tournament-refused-description = Keterangan tidak boleh melebihi { $most } aksara.
tournament-refused-only-two = Liga dan tangga hanya untuk permainan dua orang; bagi meja yang lebih besar, pilih semua lawan semua atau Sistem Swiss.
tournament-refused-group-size = Satu kumpulan mestilah mempunyai 3 hingga 16 peserta.
tournament-refused-rounds = Bilangan pusingan Sistem Swiss mestilah 1 hingga 64.
tournament-refused-rounds-open = Sekurang-kurangnya satu pusingan mesti berjalan pada satu-satu masa (`rounds_open`).
tournament-refused-promotion = Paling banyak satu pertiga pemain sesebuah divisyen boleh naik.
tournament-refused-reach = Cabaran mesti boleh mencapai sekurang-kurangnya satu anak tangga ke atas (`reach`).
tournament-refused-round-days = Satu pusingan mestilah berlangsung selama 1 hingga 365 hari.
tournament-refused-most = Had bilangan peserta mestilah antara 2 dan { $most }.
tournament-refused-more-entered = Sudah ada { $count } peserta, jadi had itu tidak boleh lebih rendah.
tournament-refused-ratings = Rating terendah tidak boleh lebih tinggi daripada rating tertinggi.
tournament-refused-start-time = Masa mula mestilah dalam setahun dari sekarang, contohnya `in 3 days` atau `2026-12-24 18:00`.
tournament-refused-closed = Penyertaan telah ditutup; `/pacru-tournament list` menyenaraikan pertandingan lain.
tournament-refused-joined = Anda sudah menyertai; `/pacru-tournament games` menyenaraikan permainan anda.
tournament-refused-only-swiss = Hanya Sistem Swiss ada bye; di sini anda hanya boleh menarik keluar pemain buat selama-lamanya.
tournament-refused-only-ladder = Ahli hanya boleh saling mencabar dalam tangga; `/pacru-tournament list` menyenaraikan semua pertandingan.
tournament-refused-no-rounds = Tangga tiada pusingan: ahli saling mencabar dengan `/pacru-tournament ladder`.
tournament-refused-trf = TRF hanya untuk Sistem Swiss dengan permainan dua orang; pilih CSV atau JSON.
tournament-refused-entered = Ahli itu sudah menyertai.
tournament-refused-not-entered = { $player } tidak menyertai pertandingan ini; `/pacru-tournament show` menunjukkan semua peserta.
tournament-refused-has-left = { $player } telah menarik diri; `/pacru-tournament show` menunjukkan siapa yang masih menyertai.
tournament-refused-full = Kesemua { $most } tempat sudah penuh; anda boleh masuk jika ada yang menarik diri.
tournament-refused-rating = Rating anda { $own }, dan pertandingan ini dibuka untuk { $ratings }. Penganjur masih boleh menjemput anda.
tournament-refused-bot = { $player } ialah bot dan tidak boleh menyertai; jemput seorang ahli.
tournament-refused-started = Pertandingan telah bermula, jadi perkara itu tidak boleh diubah lagi; `/pacru-organise edit` menunjukkan apa yang masih boleh anda ubah.
tournament-refused-not-started = Pertandingan belum bermula; `/pacru-organise run` memulakannya.
tournament-refused-over = Pertandingan telah tamat; `/pacru-tournament standings` menunjukkan kedudukan akhir.
tournament-refused-not-over = Pertandingan belum tamat; `/pacru-organise run` menamatkannya lebih awal.
tournament-refused-too-few = Sekurang-kurangnya { $needed } peserta diperlukan (setakat ini: { $got }); jemput ahli lain dengan `/pacru-organise invite`.
tournament-refused-no-more-rounds = Semua pusingan telah bermula; `/pacru-organise run` menamatkan pertandingan lebih awal.
tournament-refused-too-many-rounds = { $entrants } peserta boleh bermain paling banyak { $most } pusingan tanpa bertemu lawan yang sama dua kali: kurangkan pusingan dengan `/pacru-organise format`, atau jemput ahli lain.
tournament-refused-no-such-round = Pertandingan ini hanya ada { $rounds } pusingan.
tournament-refused-games-open =
    { $count ->
       *[other] { $count } permainan pusingan ini belum tamat; tetapkan keputusannya dengan `/pacru-organise run`.
    }
tournament-refused-other-system = Itu tidak boleh dilakukan dalam pertandingan jenis ini; `/pacru-tournament show` menunjukkan cara pertandingan ini dimainkan.
tournament-refused-paused = Pertandingan sedang dijeda; `/pacru-organise run` meneruskannya.
tournament-refused-not-paused = Pertandingan tidak dijeda; anda boleh menjedanya dengan `/pacru-organise run`.
tournament-refused-no-pauses = Penganjur menetapkan bahawa permainan dalam pertandingan ini tidak boleh dijeda.
tournament-refused-no-deadline = Pusingan pertandingan ini tiada tarikh akhir: setiap permainan ada jamnya sendiri.
tournament-refused-extension = Satu pusingan boleh dilanjutkan 1 hingga 365 hari.
tournament-refused-no-board = Permainan itu bukan sebahagian daripada pertandingan ini; pilih satu daripada senarai.
tournament-refused-result = Tulis tempat yang diperoleh setiap pemain mengikut turutan duduk, dengan nombor yang sama bagi tempat yang dikongsi: `1 2`, `1 1`, `1 2 2 4`, dan `-` bagi yang tidak bermain.
tournament-refused-result-stands = Keputusan itu muktamad: permainan itu tidak dikira lagi.
tournament-refused-paired = Pusingan { $round } sudah dipasangkan; `/pacru-tournament show` menunjukkan permainannya.
tournament-refused-swap = Kedua-dua pemain itu tidak boleh bertukar tempat dalam pusingan seterusnya; `/pacru-organise run` menunjukkan pemasangannya.
tournament-refused-oneself = Pilih dua ahli yang berlainan.
tournament-refused-reach-of =
    { $reach ->
        [1] Anda hanya boleh mencabar ahli yang betul-betul di atas anda; `/pacru-tournament ladder` menunjukkan siapa.
       *[other] Anda boleh mencabar ahli sehingga { $reach } anak tangga di atas anda; `/pacru-tournament ladder` menunjukkan siapa.
    }
tournament-refused-has-challenged = Anda sudah mencabar { $player }. Setelah cabaran itu selesai, anda boleh mencabar orang lain; `/pacru-tournament ladder` dengan `take_back` menarik balik cabaran itu.
tournament-refused-plays-challenge = Cabaran anda terhadap { $player } sedang dimainkan. Setelah permainan itu tamat, anda boleh mencabar orang lain.
tournament-refused-all-challenged = Semua yang berada dalam jangkauan anda sudah dicabar: { $players }. Anda boleh mencabar mereka setelah cabaran itu selesai.
tournament-refused-top-rung = Anda berada di anak tangga teratas, jadi tiada sesiapa di atas anda. Pemain di bawah boleh mencabar anda.
tournament-refused-not-on-ladder = Anda tiada dalam tangga ini. Tekan **{ button-join }** di bawah pengumumannya, atau gunakan `/pacru-tournament join`: anda bermula di anak tangga terendah dan boleh terus mencabar.
tournament-refused-ladder-closed = Anda tiada dalam tangga ini, dan tiada sesiapa boleh menyertainya lagi; `/pacru-tournament list` menyenaraikan pertandingan lain.
tournament-refused-left-ladder = Anda telah meninggalkan tangga ini, jadi anda tidak boleh lagi mencabar sesiapa di dalamnya; hanya penganjur boleh membenarkan anda masuk semula.
tournament-refused-is-challenged = { $player } sudah dicabar; tunggu hingga cabaran itu selesai.
tournament-refused-no-challenge = Tiada cabaran yang menunggu jawapan; `/pacru-tournament ladder` menunjukkan siapa yang boleh anda cabar.
tournament-refused-for-somebody-else = Hanya { $player } yang boleh menjawabnya.
tournament-refused-impossible = Itu tidak dapat dilakukan sekarang; `/pacru-tournament show` menunjukkan keadaan pertandingan.
tournament-overruled = { $game }: dibatalkan tanpa mengubah rating, kerana keputusannya telah ditetapkan dalam pertandingan.
tournament-heading = 🏆 **{ $tournament }**
tournament-heading-season = 🏆 **{ $tournament }**, musim { $season }
tournament-game = Permainan: { $game }, dengan { $players } pemain di setiap meja.
tournament-rounds = Terdapat { $rounds } pusingan.
tournament-rounds-needed = Bilangan pusingan mengikut bilangan peserta: { $rounds } untuk { $entrants } peserta.
tournament-late-swiss = Anda masih boleh menyertai selepas permulaan, sehingga separuh daripada pusingan dipasangkan; pusingan yang terlepas tidak memberi mata.
tournament-no-late = Tiada sesiapa boleh menyertai selepas permulaan.
tournament-fill-byes = Peserta yang tiada lawan bermain dengan komputer; komputer tidak mendapat tempat dalam kedudukan.
tournament-no-vacations = Cuti tidak menghentikan jam.
tournament-no-pauses = Pemain tidak boleh menjeda permainan mereka.
tournament-series = Setiap perlawanan ialah siri { $games } permainan.
tournament-all-play-all = Setiap peserta melawan semua peserta lain sekali.
tournament-all-play-all-twice = Setiap peserta melawan semua peserta lain dua kali.
tournament-all-play-all-tables = Semua lawan semua, di meja untuk lebih daripada dua pemain.
tournament-swiss = Sistem Swiss: dalam setiap pusingan, lawan anda mempunyai mata yang lebih kurang sama.
tournament-swiss-tables = Sistem Swiss: dalam setiap pusingan, anda semeja dengan peserta yang mempunyai mata lebih kurang sama.
tournament-league =
    { $promoted ->
        [1] Liga: divisyen kira-kira { $size } orang; setiap musim seorang naik dan seorang turun.
       *[other] Liga: divisyen kira-kira { $size } orang; setiap musim { $promoted } orang naik dan { $promoted } orang turun.
    }
tournament-ladder =
    { $reach ->
        [1] Tangga: cabar ahli yang betul-betul di atas anda; jika menang, anda mengambil anak tangganya.
       *[other] Tangga: cabar ahli sehingga { $reach } anak tangga di atas anda; jika menang, anda mengambil anak tangganya.
    }
tournament-round-days =
    { $days ->
        [1] Satu pusingan berlangsung sehari.
       *[other] Satu pusingan berlangsung { $days } hari.
    }
tournament-starts = Bermula pada { $when }.
tournament-starts-by-hand = Penganjur, { $organiser }, menentukan masa pertandingan bermula.
tournament-ratings = Pertandingan ini dibuka untuk { $ratings }, dan untuk ahli yang dijemput.
tournament-nobody = Belum ada peserta.
tournament-entrants = Peserta ({ $count } daripada paling banyak { $most }): { $names }
tournament-groups-now = Jika pertandingan bermula sekarang, inilah kumpulannya:
tournament-late = Penyertaan masih dibuka.
tournament-running = Pusingan { $round } daripada { $rounds }; permainan pusingan ini yang tamat: { $over } daripada { $games }.
tournament-running-earlier = Permainan pusingan terdahulu yang masih berjalan: { $open }.
tournament-running-at-once = { $over } daripada { $games } permainan telah tamat.
tournament-round-ends = Pusingan ini tamat pada { $when }.
tournament-is-paused = Pertandingan sedang dijeda: tiada pusingan baharu bermula.
tournament-is-over = Pertandingan telah tamat.
tournament-round-begins = **{ $tournament }**: pusingan { $round } bermula.
tournament-rounds-begin = **{ $tournament }**: pusingan { $first } hingga { $last } bermula serentak.
tournament-round-thread = Semua papan ada dalam bebenang di bawah; setiap pemain dimaklumkan sekali di situ.
tournament-round-heading = **Pusingan { $round }**
tournament-calls = **{ $tournament }**: permainan anda, dengan pautan ke setiap papan.
tournament-byes = Tidak bermain dalam pusingan ini: { $names }.
tournament-invitation = { $member }, anda dijemput menyertai **{ $tournament }**.
tournament-substitute =
    { $member }, mahukah anda menggantikan { $player } dalam **{ $tournament }**? { $open ->
        [0] Matanya dikekalkan untuk anda.
       *[other] Matanya dikekalkan untuk anda, dan anda mengambil alih { $open } permainan yang belum tamat.
    }
tournament-substitute-declined = { $member }, { $substitute } tidak mahu menggantikan { $player } dalam **{ $tournament }**. Dengan `/pacru-organise run` anda boleh bertanya kepada orang lain.
# $why is why $member, who is mentioned, no longer takes part.
tournament-excluded =
    { $why ->
        [forfeits] { $member }, anda tidak lagi menyertai **{ $tournament }** kerana dua kali kalah tanpa bertanding: anda menyerah kalah atau kehabisan masa sebelum langkah kedua anda.
        [computer] { $member }, penganjur telah menggantikan anda dengan komputer dalam **{ $tournament }**.
       *[organiser] { $member }, penganjur telah menarik anda keluar daripada **{ $tournament }**.
    }
tournament-excluded-struck = Anda telah bermain kurang daripada separuh permainan anda, jadi tiada satu pun dikira bagi sesiapa.
# $organiser is a mention.
tournament-excluded-back = Jika ini satu kesilapan, beritahu { $organiser }, yang boleh membenarkan anda bermain semula dengan butang di bawah.
tournament-reinstated = { $member }, penganjur membenarkan anda bermain semula dalam **{ $tournament }**. Mata anda kekal dan anda bermain dalam pusingan seterusnya.
tournament-reinstated-ladder = { $member }, penganjur membenarkan anda bermain semula dalam **{ $tournament }**. Anda bermula di anak tangga terbawah.

tournament-overdue = { $member }, masa pusingan { $round } **{ $tournament }** telah tamat, dan permainan ini belum tamat. Dengan `/pacru-organise run` anda boleh melanjutkan pusingan, menetapkan keputusan permainan, atau memasangkan pusingan Sistem Swiss yang seterusnya.
tournament-waits = **{ $tournament }**: pemain ini ditunggu oleh orang lain, yang paling lama dahulu:
tournament-waits-line = `{ $code }`: giliran { $player }, lawan { $others } (giliran bermula { $since }).
tournament-start-missed = { $member }, **{ $tournament }** tidak dapat bermula kerana peserta terlalu sedikit. Anda boleh memulakannya dengan `/pacru-organise run` sebaik sahaja peserta mencukupi.
tournament-edited = **{ $tournament }**: penganjur telah mengubah tetapan sejak anda menyertai pertandingan ini. Jika anda tidak mahu bermain lagi, tekan **{ tournament-button-leave }**. Inilah tetapannya sekarang:
tournament-called-off = { $member }, satu permainan **{ $tournament }** dibatalkan: { $names }. Tentukan keputusannya dengan `/pacru-organise run`, permainan `{ $code }`.
tournament-challenge = { $member }, { $player } mencabar anda untuk anak tangga { $rung } dalam **{ $tournament }**. Jika tiada jawapan dalam 14 hari, anak tangga itu menjadi miliknya.
tournament-challenge-reminder = { $member }, { $player } mencabar anda untuk anak tangga { $rung } dalam **{ $tournament }**. Jika anda tidak menjawab sebelum { $until }, anda kehilangan anak tangga itu.
tournament-challenge-settled =
    { $outcome ->
        [accepted] **{ $tournament }**: { $other } menerima cabaran { $player } untuk anak tangga { $rung } ({ $game }).
        [declined] **{ $tournament }**: { $other } menyerahkan anak tangga { $rung } kepada { $player } tanpa bermain.
        [unanswered] **{ $tournament }**: { $other } tidak menjawab dalam 14 hari, jadi anak tangga { $rung } menjadi milik { $player }.
        [taken-back] **{ $tournament }**: { $player } menarik balik cabarannya kepada { $other } untuk anak tangga { $rung }.
        [void] **{ $tournament }**: cabaran { $player } kepada { $other } terbatal, kerana salah seorang daripada mereka telah meninggalkan tangga.
        [won] **{ $tournament }**: { $player } mengalahkan { $other } dan mengambil anak tangga { $rung }.
       *[kept] **{ $tournament }**: { $other } mempertahankan anak tangga { $rung } daripada { $player }.
    }
tournament-ruled = ⚖️ **{ $tournament }**: { $organiser } menetapkan keputusan permainan `{ $code }` ({ $result }).
tournament-ruled-before = Keputusan sebelumnya: { $result }. Rating tidak berubah.
tournament-ruled-open = Permainan itu belum selesai; ia dibatalkan tanpa mengubah rating.
tournament-ruled-reason = Sebab: { $reason }
tournament-ruled-own = { $organiser } menetapkan keputusan permainan ini walaupun turut bermain di dalamnya.
tournament-ratings-question = `{ $code }` mengubah rating apabila tamat. Mansuhkan keputusannya di situ juga? Ia tidak akan dikira lagi untuk rating, profil dan musim, dan pemainnya dimaklumkan tentang rating baharu. Jika tidak, rating kekal.
tournament-ratings-stay-button = Kekalkan rating
tournament-podium = 🏆 **{ $tournament }** telah tamat.
tournament-place-shared = Tempat { $place } dikongsi oleh { $count } orang.
tournament-podium-void = { $count } permainan dibatalkan tanpa mengubah rating.
tournament-lots = Pemain ini seri dalam semua pemutus seri, jadi undian telah menentukan siapa naik atau turun. Susunannya: { $names }.
tournament-next-season = Musim seterusnya bermula seminggu lagi dengan semua peserta yang tidak menarik diri. Jika tidak mahu meneruskan, tekan **{ tournament-button-leave }** di bawah pengumumannya.
tournament-organiser = -# Hanya anda melihatnya. Dikemas kini { $when }: **{ tournament-button-renew }** menunjukkan keadaan sekarang, dan `/pacru-organise run` membukanya semula.
tournament-choose-game = Tetapkan keputusan permainan…
tournament-choose-member = Pilih peserta untuk ditarik keluar, diganti, ditukar tempat atau diberi bye…
tournament-choose-days = Panjangkan pusingan…
tournament-choose-bye = Beri bye…
tournament-choose-swap = Tukar tempat dengan…
tournament-game-open = Pusingan { $round }, belum tamat
tournament-game-over = Pusingan { $round }, tamat: betulkan
tournament-invited = Dijemput, belum menjawab
tournament-days =
    { $days ->
       *[other] Tambah { $days } hari
    }
tournament-bye-of = Pusingan { $round }, mata: { $points }
tournament-about = **{ $tournament }**: apakah yang patut dilakukan untuk { $player }?
tournament-pairing-on = { $open } permainan belum tamat dan dikira seri untuk pemasangan.
tournament-swapping = **{ $tournament }**: tukarkan tempat { $player } dan { $other } dalam pusingan { $round }?
tournament-provisional = Pemasangan ini sementara: { $open } permainan yang belum tamat dikira seri di sini dan masih boleh mengubahnya. Pertukaran tempat tetap dibuat.
tournament-flaw-rematch = ⚠️ { $player } dan { $other } sudah pernah berlawan.
tournament-flaw-bye = ⚠️ { $player } sudah melalui satu pusingan tanpa permainan.
tournament-flaw-uneven = ⚠️ Termasuk pusingan ini, { $player } bermain dahulu dalam { $first } permainan dan bermain kedua dalam { $second } permainan.
tournament-giving-bye = **{ $tournament }**: beri { $player } bye dalam pusingan { $round }? Mata untuknya: { $points }.
tournament-extending = **{ $tournament }**: panjangkan pusingan { $round } sehingga { $when }? { $open } permainan belum tamat.
tournament-pausing =
    { $open ->
        [0] **{ $tournament }**: jeda pertandingan ini? Tiada pusingan baharu sehingga anda meneruskannya.
       *[other] **{ $tournament }**: jeda pertandingan ini? Tiada pusingan baharu sehingga anda meneruskannya. { $open } permainan yang belum tamat terus berjalan.
    }
tournament-resuming = **{ $tournament }**: teruskan pertandingan ini? { $open } permainan belum tamat.
tournament-removing = **{ $tournament }**: keluarkan { $player }? Ahli itu boleh menyertai semula.
tournament-substituting =
    { $open ->
        [0] **{ $tournament }**: gantikan { $player } dengan komputer? Ahli itu tidak boleh kembali.
       *[other] **{ $tournament }**: gantikan { $player } dengan komputer? Ahli itu tidak boleh kembali. Komputer mengambil alih { $open } permainan.
    }
tournament-withdrawing = **{ $tournament }**: tarik keluar { $player }? { $open ->
        [0] Tiada permainannya yang akan dihentikan.
       *[other] { $open } permainannya akan dihentikan.
    } { $void ->
        [0] Keputusannya tetap dikira.
       *[other] { $void } permainan tidak lagi dikira bagi sesiapa.
    }
tournament-way-back = Anda boleh membenarkan ahli itu bermain semula selagi masih ada pusingan yang belum dipasangkan.
tournament-no-way-back = Ahli itu tidak boleh kembali.
tournament-reinstating = **{ $tournament }**: benarkan { $player } bermain semula? Matanya kekal. Permainan yang kalah kerana menarik diri tetap kalah.
tournament-has-left = Tidak lagi menyertai
tournament-ruling-result = Keputusan { $code }
tournament-ruling-reason = Sebab, secara ringkas; semua orang boleh membacanya
tournament-ruling-hint = Permainan yang belum tamat dibatalkan, rating tidak berubah. { $members } ahli dimaklumkan.
tournament-ruling-places = Tempat bagi setiap pemain: 1 2 2, dan - bagi yang tidak bermain. { $members } ahli dimaklumkan.
tournament-result-wins = { $player } menang
tournament-result-draw = Seri
tournament-result-unplayed = { $player } menang tanpa bermain
tournament-result-neither = Kedua-duanya tidak bermain, jadi kedua-duanya kalah
tournament-replacing = Siapa menggantikan { $player }?
tournament-replacing-hint =
    { $open ->
        [0] Mata dikekalkan.
       *[other] Mata dikekalkan, dan { $open } permainan belum tamat diambil alih.
    }
tournament-button-pause = Jeda
tournament-button-resume = Teruskan
tournament-button-season = Musim seterusnya
tournament-button-preview = Pratonton
tournament-button-renew = Segar semula
tournament-button-log = Log
tournament-button-format = Tetapan
tournament-button-rules = Peraturan lain
tournament-button-computer = Ganti dengan komputer
tournament-button-reinstate = Benarkan kembali
tournament-button-replace = Ganti dengan orang lain
tournament-button-swap = Tukar tempat
tournament-button-bye = Beri bye
tournament-button-extend = Panjangkan pusingan
tournament-refused-changed = Ada yang berubah sejak anda membuka soalan ini. Keadaannya sekarang:
tournament-form-new = Pertandingan baharu
tournament-form-name = Nama
tournament-form-system = Siapa lawan siapa
tournament-form-later = Pusingan, kumpulan dan perkara lain: tekan { tournament-button-rules } selepas ini.
tournament-form-all-play-all = Semua lawan semua
tournament-form-swiss = Sistem Swiss: setiap pusingan lawan seseorang yang matanya hampir sama
tournament-form-league = Liga: divisyen dengan kenaikan dan penurunan
tournament-form-ladder = Tangga: ahli mencabar pemain di atas mereka
tournament-form-starts = Permulaan
tournament-form-start = Contohnya in 3 days, atau 2026-12-24 18:00. Jika kosong, anda memulakannya sendiri.
tournament-form-description = Keterangan
tournament-form-anything = Perkara lain yang patut diketahui ahli
tournament-form-rounds = Bilangan pusingan
tournament-form-rounds-needed = Jika kosong: sebanyak yang diperlukan oleh peserta.
tournament-form-group-size = Peserta paling ramai dalam satu kumpulan
tournament-form-usual = Jika kosong: { $usual }.
tournament-form-reach = Berapa anak tangga ke atas boleh dicabar
tournament-form-round-days = Berapa hari satu pusingan berlangsung
tournament-form-rounds-open = Berapa pusingan berjalan serentak
tournament-form-all-at-once = Jika kosong: kesemuanya.
tournament-form-most = Berapa ahli boleh menyertai
tournament-form-typed = Untuk siri, rating peserta dan corak, taip opsyen selepas /pacru-organise edit atau format.
tournament-form-thread = Setiap permainan ada bebenang sendiri
tournament-form-twice = Semua lawan semua dua kali
tournament-form-late-entry = Ahli boleh menyertai selepas permulaan
tournament-form-pair-on = Apabila satu pusingan tamat, yang seterusnya dipasangkan; permainan belum tamat dikira seri
tournament-form-by-hand = Setiap pusingan menunggu anda memulakannya
tournament-form-computers = Komputer menggantikan ahli yang keluar
tournament-form-fill-byes = Komputer bermain dengan ahli yang tiada lawan
tournament-form-weekly = Sekali seminggu saluran membaca siapa menunggu siapa
tournament-log = Apa yang berlaku dalam **{ $tournament }**, yang terbaharu dahulu:
tournament-log-created = Pertandingan disediakan.
tournament-log-edited = Tetapannya diubah.
tournament-log-entered = { $player } telah menyertai.
tournament-log-left = { $player } telah keluar.
tournament-log-computer = Komputer menggantikan { $player }.
# $why is why $player no longer takes part.
tournament-log-excluded =
    { $why ->
        [forfeits] { $player } dua kali kalah tanpa bertanding dan tidak lagi menyertai.
        [computer] Penganjur telah menggantikan { $player } dengan komputer.
       *[organiser] Penganjur telah menarik { $player } keluar.
    }
tournament-log-reinstated = Penganjur telah membenarkan { $player } bermain semula.
tournament-log-replaced = { $player } menggantikan pemain lain, dengan mata pemain itu.
tournament-log-swapped = { $player } dan { $other } bertukar tempat dalam pusingan seterusnya.
tournament-log-started = Pertandingan telah bermula.
tournament-log-round = Pusingan { $round } telah dipasangkan, dengan { $games } permainan.
tournament-log-bye = { $player } mendapat bye dalam pusingan { $round }; mata: { $points }.
tournament-log-extended = Pusingan kini berlangsung sehingga { $when }.
tournament-log-paused = Pertandingan dijeda.
tournament-log-resumed = Pertandingan diteruskan.
tournament-log-ruled = Penganjur menetapkan keputusan permainan `{ $code }`.
tournament-standings = Kedudukan **{ $tournament }**.
tournament-ladder-standings = Tangga **{ $tournament }**: anak tangga, nama, bilangan permainan.
tournament-challengeable = Anda boleh mencabar { $players }.
tournament-challenging = **{ $tournament }**: siapa yang anda mahu cabar? Jika menang, anda mengambil anak tangganya.
tournament-choose-challenge = Pilih pemain…
tournament-rung = Anak tangga { $rung }
tournament-group = Kumpulan { $number }
tournament-division = Divisyen { $number }
tournament-zones = ↑ naik, ↓ turun.
tournament-ties = Jika mata sama: { $tie-breaks }.
tournament-tie-direct = keputusan sesama sendiri
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = bilangan kemenangan
tournament-tie-difference = beza penanda atau mata dalam permainan
tournament-tie-buchholz-cut = Buchholz tanpa yang terendah
tournament-tie-buchholz = Buchholz
tournament-tie-firsts = bilangan tempat pertama
tournament-tie-seconds = bilangan tempat kedua
tournament-tie-opponents = jumlah mata lawan
tournament-cross-table = Jadual silang **{ $tournament }**; titik menandakan permainan yang belum dimainkan.
tournament-not-paired = Belum ada pemasangan.
# What a round was for a player, in a list after their name. $names are the opponents.
tournament-met =
    { $result ->
        [won] menang lawan { $names }
        [drawn] seri lawan { $names }
        [lost] kalah kepada { $names }
        [won-unplayed] menang lawan { $names } tanpa bermain
        [lost-unplayed] kalah kepada { $names } tanpa bermain
       *[open] sedang bermain lawan { $names }
    }
tournament-placed = tempat { $place } di meja dengan { $names }
tournament-rested = tiada permainan (mata: { $points })
tournament-absent = tidak hadir (mata: { $points })
# In a cell, after the points: at most 8 characters.
tournament-cell-bye = bye
tournament-scoring = Begini cara mengira mata dalam **{ $tournament }**:
tournament-points-two = Kemenangan bernilai 1 mata, seri ½ mata dan kekalahan 0 mata.
tournament-points-tables = Di meja empat orang, tempat pertama hingga keempat bernilai 1, ⅔, ⅓ dan 0 mata; di meja tiga orang 1, ½ dan 0. Pemain yang berkongsi tempat berkongsi matanya.
tournament-points-bye = Jika bilangan peserta ganjil, seorang pemain tidak bermain dan mendapat 1 mata; seboleh-bolehnya tiada yang berehat dua kali.
tournament-leaving-struck = Jika seseorang menarik diri sebelum separuh permainannya dimainkan, semua permainannya tidak dikira bagi sesiapa; jika dia menarik diri kemudian, baki permainannya dikira kalah.
tournament-leaving-tables = Jika seseorang menarik diri sebelum separuh permainannya dimainkan, dia tidak mendapat tempat; jika dia menarik diri kemudian, dia mendapat tempat. Pemain lain di mejanya terus bermain.
tournament-leaving-lost = Pemain yang menarik diri kalah dalam permainan yang sedang dimainkannya.
tournament-leaving-ladder = Apabila seseorang meninggalkan tangga, semua di bawahnya naik.
tournament-forfeits = Sesiapa yang menyerah kalah atau kehabisan masa sebelum membuat dua langkah dikira kalah tanpa bertanding; jika ini berlaku dua kali, penyertaannya tamat.
tournament-shared = Jika semua itu masih sama, tempat dikongsi: tiada undian.
tournament-shared-lots = Pemain yang sama dalam semua itu berkongsi tempat. Jika tempat itu menentukan siapa naik atau turun, undian dibuat pada akhir musim: undian itu dikira daripada semua keputusan musim itu, dan pengumuman terakhir menyatakan hasilnya.
tournament-mine = Permainan anda dalam **{ $tournament }**:
tournament-mine-none = Anda tidak mempunyai permainan dalam **{ $tournament }**.
tournament-mine-turn = { $code } lawan { $names }: giliran anda.
tournament-mine-waits = { $code } lawan { $names }: menunggu { $player }.
tournament-mine-until = Hingga { $when }.
tournament-mine-left = { $code } lawan { $names }: diteruskan tanpa anda.
tournament-mine-held = { $code } lawan { $names }: dibekukan.
tournament-mine-called-off = `{ $code }` lawan { $names }: dibatalkan; penganjur akan menetapkan keputusannya.
tournament-mine-over = { $code } lawan { $names }: tamat; mata: { $points }.
tournament-mine-unplayed = Lawan { $names }: keputusan ditetapkan tanpa bermain; mata: { $points }.
tournament-mine-void = Lawan { $names }: tidak dikira bagi sesiapa.
tournament-leaving = **{ $tournament }** telah bermula. Jika anda menarik diri, anda kalah dalam permainan anda yang belum selesai, atau permainan itu tidak dikira bagi sesiapa, dan hanya penganjur boleh membenarkan anda masuk semula. Adakah anda mahu menarik diri?
tournament-declining = **{ $tournament }**: serahkan anak tangga { $rung } anda kepada { $player } tanpa bermain?
tournament-starting = **{ $tournament }**: mulakan sekarang? { $games ->
        [0] Belum ada permainan yang bermula: ahli saling mencabar.
       *[other] { $games } permainan bermula.
    } { $members ->
        [0] Tiada sesiapa dimaklumkan.
       *[other] { $members } ahli dimaklumkan sekali.
    }
tournament-beginning = **{ $tournament }**: mulakan pusingan { $round } sekarang? { $games } permainan bermula. { $members ->
        [0] Tiada sesiapa dimaklumkan.
       *[other] { $members } ahli dimaklumkan sekali.
    }
tournament-boards-in-thread = Semua papan diletakkan dalam satu bebenang.
tournament-ending = **{ $tournament }**: tamatkan sekarang? { $over } daripada { $games } permainan telah tamat. Permainan yang belum selesai dibatalkan; ia tidak dikira dan tidak mengubah rating.
tournament-nothing = Tiada apa-apa berubah dalam **{ $tournament }**.
tournament-list = Pertandingan di pelayan ini:
tournament-list-none = Belum ada pertandingan di pelayan ini.
tournament-list-none-yet = Belum ada pertandingan di pelayan ini. Sediakan satu dengan `/pacru-organise new`: pertandingan beberapa pusingan, liga atau tangga.
tournament-list-entries = **{ $tournament }** ({ $game }): penyertaan dibuka; setakat ini { $count } peserta.
tournament-list-running = **{ $tournament }** ({ $game }): sedang berlangsung dengan { $count } peserta.
tournament-list-over = **{ $tournament }** ({ $game }): tamat.
tournament-button-standings = Kedudukan
tournament-button-cross-table = Jadual silang
tournament-button-mine = Permainan saya
tournament-button-withdraw = Tarik diri
tournament-button-start = Mula
tournament-button-next-round = Pusingan seterusnya
tournament-button-end = Tamatkan
tournament-button-challenge = Cabar
tournament-button-give-rung = Serahkan anak tangga
tournament-button-accept = Terima
tournament-button-decline = Tolak
tournament-button-leave = Keluar
tournament-refused-not-an-organiser = Hanya ahli dengan kebenaran **{ -permissions-manage-events }** dan penganjur pertandingan itu boleh melakukannya.
tournament-column-points = Mata
tournament-column-games = Permainan
tournament-unnamed = Pemain { $number }
tournament-table-season = { $tournament }, musim { $season }
tournament-table-round = pusingan { $round } daripada { $rounds }
tournament-cross-table-rounds = Setiap lajur ialah satu pusingan: 1 menang, ½ seri dan 0 kalah lawan pemain di sebelahnya.
tournament-cross-table-places = Setiap lajur ialah satu pusingan, dengan tempat setiap pemain di mejanya.
tournament-cross-table-unplayed = `*` menandakan keputusan tanpa bermain: seorang pemain tidak bertanding.
tournament-cross-table-ruled = `°` menandakan keputusan yang ditetapkan oleh penganjur.
tournament-exported = { $tournament } dalam bentuk fail:
tournament-preview = **{ $tournament }**: beginilah pusingan { $round } akan dipasangkan sekarang.
tournament-why-schedule = Semua lawan semua; ini pusingan { $round } daripada { $of } dalam jadual.
tournament-why-same-score = Mata kedua-duanya sama: { $points }.
tournament-why-alone = { $player } ({ $points }) dan { $other } ({ $fewer }): tiada peserta lain dengan { $points } mata.
tournament-why-all-met = { $player } ({ $points }) dan { $other } ({ $fewer }): { $player } sudah melawan semua peserta lain dengan { $points } mata.
tournament-why-odd = { $player } ({ $points }) dan { $other } ({ $fewer }): bilangan peserta dengan { $points } mata adalah ganjil.
tournament-why-round = { $player } ({ $points }) dan { $other } ({ $fewer }): dengan cara ini keseluruhan pusingan paling adil.
tournament-why-met = Mereka sudah pernah berlawan; semua pemasangan lain lebih buruk.
tournament-why-instead-of-bye = Jika tidak, { $player } tidak akan bermain dalam pusingan ini.
tournament-why-ranking = Mereka bersebelahan dalam kedudukan, dengan { $fewest } hingga { $most } mata.
tournament-why-ranking-same = Mata mereka semua sama: { $points }.
tournament-why-challenge = Anak tangga { $challenger } mencabar anak tangga { $defender }.
tournament-why-organiser = Penganjur yang memasangkan mereka.
