### Meja yang dibuka, dan senarai permainan.

tables-given-up = { $game }: meja ditutup.
tables-begun = { $game } telah bermula: { $players }.
tables-table = { $game }: meja untuk { $seats } pemain.
tables-rematch = { $game }: lawan semula untuk { $seats } pemain.
tables-opener = 🪑 { $player }, yang membuka meja ini
tables-player = 🪑 { $player }
tables-invited = ✉️ { $player } dijemput: **{ $accept }** atau **{ button-decline }**?
tables-declined = { $creator }: { $player } menolak jemputan ke { $game }; tempat itu kini terbuka kepada sesiapa sahaja.
tables-free = ⬜ kosong: sesiapa boleh menyertai
tables-alone = Belum ada sesiapa? Yang membuka meja boleh menekan **{ button-add-computer }**: komputer terus bermain.
tables-weekends-free = hujung minggu bebas
tables-claimed = masa yang tamat perlu dituntut
tables-absent-out = yang tidak muncul tersingkir
tables-absent-computer = komputer meneruskan bagi yang tidak muncul
tables-series = { $games } permainan, tempat bergilir
tables-rated = berkadar
tables-unrated = tidak berkadar
tables-unrated-because = tidak berkadar, kerana { $why }
tables-starts = Permainan bermula apabila semua tempat terisi; undian menentukan siapa dahulu.
tables-starts-rematch = Permainan bermula apabila semua tempat terisi; setiap pemain beralih satu tempat, jadi { $first } dahulu.

tables-line = { $code }: { $game }, { $state }
tables-line-own = { $code }: { $game }, { $state }, dengan { $others }
tables-line-others = { $code }: { $game }, { $state }: { $others }
tables-under-way = • { $code } { $game }: { $state }
tables-under-way-with = • { $code } { $game } dengan { $others }: { $state }
tables-open =
    { $free ->
        [0] • { $code } { $game } dengan { $players }: tiada tempat kosong
       *[other] • { $code } { $game } dengan { $players }: { $free } tempat kosong
    }

tables-state-invited = anda dijemput: **{ $accept } atau { button-decline }?**
tables-state-waiting = menunggu pemain
tables-state-paused = direhatkan
tables-state-your-turn = giliran anda
tables-state-turn = giliran { $turn }
tables-state-on-hold = ditahan
tables-state-over = tamat
tables-state-given-up = ditutup
tables-state-paused-at = direhatkan, giliran { $turn }
tables-state-your-turn-at = **giliran anda**, giliran { $turn }
tables-state-on-hold-at = ditahan, giliran { $turn }
tables-state-to-move = menunggu { $player }, giliran { $turn }

tables-which = Permainan mana yang anda maksudkan?
tables-which-others = Yang lain boleh dinyatakan dengan pilihan `game`.
tables-which-menu = Permainan mana?
tables-yours = **Permainan anda**
tables-none-of-yours = Anda tiada permainan yang sedang berlangsung; `/pacru new` membuka meja, `/pacru seek` mencari lawan.
tables-here = **Meja yang dibuka di sini**
tables-none-here = Tiada meja dibuka di saluran ini. `/pacru seek` mencari lawan untuk anda.
tables-no-other-here = Tiada meja lain dibuka di saluran ini.
tables-more = … dan { $count } lagi.

tables-form-game = Permainan apa, untuk berapa pemain
tables-form-opponents = Lawan
tables-form-anybody = Jika tiada yang dipilih, sesiapa sahaja boleh sertai.
tables-form-computers = Komputer di tempat kosong
tables-form-level = Seberapa kuat komputer itu?
tables-form-pace = Masa
tables-form-unread = Yang biasa di sini tidak dapat dibaca: ini ialah tetapan asal bot.
tables-form-terms = Juga dipersetujui
tables-form-more = Untuk lagi, taip pilihan selepas /pacru new: siri, papan, corak.
tables-form-rated = Keputusan dikira untuk penarafan
tables-form-thread = Dimainkan dalam bebenang sendiri
tables-form-weekends = Jam berhenti pada hari Sabtu dan Ahad (UTC)
tables-form-claimed = Lawan yang menyatakan masa telah habis, bukan bot
