### Meja terbuka, dan senarai permainan.

tables-given-up = { $game }: meja ditutup.
tables-begun = { $game } telah bermula: { $players }.
tables-table = { $game }: meja untuk { $seats } pemain.
tables-rematch = { $game }: lawan semula untuk { $seats } pemain.
tables-opener = 🪑 { $player }, pembuka meja
tables-player = 🪑 { $player }
tables-invited = ✉️ { $player } dijemput: **{ $accept }** atau **{ button-decline }**?
tables-declined = { $creator }: { $player } menolak jemputan untuk bermain dalam { $game }; tempat itu kini terbuka kepada sesiapa sahaja.
tables-free = ⬜ kosong: sesiapa boleh menyertai
tables-alone = Belum ada lawan? Pembuka meja ini boleh menekan **{ button-add-computer }**, dan komputer mula bermain serta-merta.
tables-starts = Permainan bermula apabila semua tempat terisi; undian menentukan siapa mula dahulu.
tables-starts-rematch = Permainan bermula apabila semua tempat terisi; setiap pemain beralih satu tempat, jadi { $first } mula dahulu.
tables-line = { $code }: { $game }, { $state }
tables-line-own = { $code }: { $game }, { $state }, dengan { $others }
tables-line-others = { $code }: { $game }, { $state } ({ $others })
tables-under-way = • { $code } { $game }: { $state }
tables-under-way-with = • { $code } { $game } dengan { $others }: { $state }
tables-open =
    { $free ->
        [0] • { $code } { $game } dengan { $players }: tiada tempat kosong
       *[other] • { $code } { $game } dengan { $players }: { $free } tempat kosong
    }
tables-state-invited = anda dijemput: **{ $accept }** atau **{ button-decline }**?
tables-state-waiting = menunggu pemain
tables-state-paused = dijeda
tables-state-your-turn = giliran anda
tables-state-turn = langkah { $turn }
tables-state-on-hold = dibekukan
tables-state-over = tamat
tables-state-given-up = ditutup
tables-state-paused-at = dijeda, langkah { $turn }
tables-state-your-turn-at = **giliran anda**, langkah { $turn }
tables-state-on-hold-at = dibekukan, langkah { $turn }
tables-state-to-move = giliran { $player }, langkah { $turn }
tables-which = Permainan mana yang anda maksudkan?
tables-which-others = Untuk permainan lain, gunakan `game:`.
tables-which-menu = Permainan mana?
tables-yours = **Permainan anda**
tables-none-of-yours = Anda tidak mempunyai permainan yang sedang berlangsung; `/pacru new` membuka meja, dan `/pacru seek` mencari lawan.
tables-here = **Meja terbuka di sini**
tables-none-here = Tiada meja terbuka di saluran ini. `/pacru seek` mencari lawan untuk anda.
tables-no-other-here = Tiada meja terbuka lain di saluran ini.
tables-more = … dan { $count } lagi.
tables-more-games = … dan { $count } lagi; `/pacru board` mencari setiap permainan yang boleh anda lihat.
tables-more-own-games = … dan { $count } lagi; lihat `/pacru games`.
tables-more-tables = … dan { $count } lagi; tekan **{ button-join }** untuk melihatnya.
tables-more-seeks = … dan { $count } lagi; lihat `/pacru seek`.
tables-more-tournaments = … dan { $count } lagi; semuanya dalam `/pacru-tournament list`.
tables-more-pairings = … dan { $count } lagi; semuanya dalam `/pacru-tournament games`.
tables-elsewhere = Anda ada { $count } permainan lagi di tempat lain: `/pacru games` menyenaraikannya untuk anda seorang.
tables-form-game = Permainan apa, untuk berapa pemain
tables-form-opponents = Lawan
tables-form-anybody = Jika tiada yang dipilih, sesiapa sahaja boleh menyertai.
tables-form-computers = Komputer di tempat kosong
tables-form-level = Sekuat mana komputer itu?
tables-form-pace = Masa
tables-form-unread = Tetapan pelayan ini tidak dapat dibaca, jadi ini tetapan lalai bot.
tables-form-terms = Peraturan lain
tables-form-more = Untuk siri, papan dan corak, taip opsyen selepas /pacru new.
tables-form-rated = Keputusan dikira untuk rating
tables-form-thread = Dimainkan dalam bebenang sendiri
tables-form-weekends = Jam berhenti pada hari Sabtu dan Ahad (UTC)
tables-form-claimed = Masa tamat hanya dikira jika lawan menuntutnya
