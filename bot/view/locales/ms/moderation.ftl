### Untuk pengurus pelayan, dan apa yang dibaca oleh saluran.

moderation-called-off = { $title } dibatalkan oleh pengurus pelayan ini dan tidak dikira: { $reason }
moderation-frozen = { $title } ditahan oleh pengurus pelayan ini; jam dihentikan.
moderation-erased = { $title } dibatalkan dan tidak dikira: salah seorang pemainnya sudah tiada.
settings-channel = Meja dibuka di { $channel } dan bebenangnya.
settings-anywhere = Meja dibuka di mana-mana saluran.
settings-pace-rated = Meja yang tidak menetapkan sebaliknya mempunyai rentak: { $pace }; permainannya berkadar.
settings-pace-unrated = Meja yang tidak menetapkan sebaliknya mempunyai rentak: { $pace }; permainannya tidak berkadar.
settings-turned = Papan di meja dua pemain dipusing kepada pemain yang mendapat giliran.
settings-not-turned = Papan menunjukkan sebelah selatan di bawah.
settings-boards-all = Semua papan bagi sesuatu permainan kekal dalam salurannya.
settings-boards-newest = Hanya papan terbaharu bagi sesuatu permainan kekal dalam salurannya; papan lama dipadamkan.
settings-threads = Permainan dimainkan dalam bebenangnya sendiri melainkan mejanya menyatakan sebaliknya.
settings-no-threads = Permainan dimainkan dalam bebenangnya sendiri hanya jika mejanya menyatakan demikian.
settings-call-role = Meja baharu yang terbuka kepada sesiapa sahaja memanggil { $role }, paling kerap sekali sejam.
settings-call-nobody = Meja baharu tidak memanggil sesiapa; `call_role` menamakan peranan yang dipanggil.
settings-language = Bahasa saluran: { $language }.
exported = Kesemua { $count } permainan pelayan ini, setiap satu sebaris JSON.
export-too-large = Permainan pelayan ini tidak muat dalam { $limit } MB yang diterima Discord; pengendali bot memperolehnya dengan `{ $command }`.
erase-question = Padamkan { $member } daripada pelayan ini? Dalam { $count } permainan namanya menjadi "bekas pemain".
erase-playing = { $count } permainan yang sedang berlangsung akan diserah kalah.
erase-tables = { $count } meja terbuka akan ditinggalkan atau ditutup.
erase-rest = Pilihan, peringatan dan sekatan turut dipadam, kecuali jika ahli itu bermain di pelayan lain. Mesej dalam saluran kekal. Tindakan ini tidak boleh dibuat asal.
erase-button = Padam
erase-keep-button = Kekalkan

ruling-end = { $title } ({ $players }; giliran { $turn }): batalkan permainan ini? Ia tidak akan dikira, dan salurannya diberitahu sebabnya: { $reason }
ruling-end-table = { $title } ({ $players }): tutup meja ini? Salurannya diberitahu sebabnya: { $reason }
ruling-freeze = { $title } ({ $players }): tahan permainan ini? Tiada siapa boleh bermain dan jam dihentikan sehingga `/pacru-admin thaw` meneruskannya.
ruling-replace = { $title } ({ $players }): patutkah { $substitute } terus bermain menggantikan { $player }? Hanya `/pacru-admin replace` yang lain dapat membatalkannya.
ruling-end-button = Batalkan permainan
ruling-freeze-button = Tahan
ruling-replace-button = Gantikan
ruling-nothing-button = Biarkan seadanya
ruling-nothing = Tiada apa-apa berubah dalam `{ $code }`.
