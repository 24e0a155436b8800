### Untuk pengurus pelayan, dan apa yang dibaca oleh saluran.

moderation-called-off = { $title } dibatalkan oleh pengurus pelayan ini dan tidak dikira: { $reason }
moderation-frozen = { $title } dibekukan oleh pengurus pelayan ini; jam dihentikan.
moderation-erased = { $title } dibatalkan dan tidak dikira: data salah seorang pemainnya telah dipadam.
moderation-annulled = { $title }: { $who } memansuhkan keputusannya; permainan ini tidak dikira lagi.
moderation-restored = { $title }: { $who } memulihkan keputusannya; permainan ini dikira semula.
moderation-reason = Sebab: { $reason }
moderation-new-ratings = Rating baharu: { $changes }.
moderation-no-rating = tanpa rating
settings-channel = Meja hanya boleh dibuka di { $channel } dan bebenangnya.
settings-anywhere = Meja boleh dibuka di mana-mana saluran.
settings-one-of-two = Pilih `channel` atau `anywhere` sahaja, dan `call_role` atau `call_nobody` sahaja: tiada apa-apa yang berubah.
settings-pace-rated = Kawalan masa lalai bagi meja baharu: { $pace }, dengan rating.
settings-pace-unrated = Kawalan masa lalai bagi meja baharu: { $pace }, tanpa rating.
settings-turned = Dalam permainan dua orang, sebelah pemain yang mendapat giliran ditunjukkan di bahagian bawah papan.
settings-not-turned = Papan sentiasa ditunjukkan dengan sebelah selatan di bawah.
settings-boards-all = Semua papan sesuatu permainan kekal di salurannya.
settings-boards-newest = Hanya papan terbaharu sesuatu permainan kekal di salurannya; papan lama dipadam.
settings-threads = Secara lalai, setiap permainan dimainkan dalam bebenangnya sendiri.
settings-no-threads = Secara lalai, permainan dimainkan di saluran itu sendiri, tanpa bebenang sendiri.
settings-call-role = { $role } dimaklumkan tentang meja baharu yang terbuka kepada sesiapa sahaja, paling kerap sekali sejam.
settings-call-nobody = Tiada sesiapa dimaklumkan tentang meja baharu; gunakan `call_role` untuk memilih peranan yang dimaklumkan.
settings-language = Bahasa saluran: { $language }.
settings-form = Tetapan pelayan ini
settings-form-tables = Tetapan lalai meja baharu
settings-form-channel = Meja dibuka di
settings-form-anywhere = Termasuk bebenangnya; jika tiada saluran dipilih, meja boleh dibuka di mana-mana saluran.
settings-form-role = Peranan yang dimaklumkan tentang meja baharu
settings-form-nobody = Jika tiada peranan dipilih, tiada sesiapa dimaklumkan.
settings-form-language = Bahasa saluran
exported =
    { $count ->
        [1] Ini satu-satunya permainan pelayan ini, dalam satu baris JSON.
       *[other] Ini kesemua { $count } permainan pelayan ini, setiap satu dalam satu baris JSON.
    }
export-too-large = Permainan pelayan ini melebihi { $limit } MB yang diterima oleh Discord; pengendali bot boleh mendapatkannya dengan `{ $command }`.
erase-question = Padam data { $member } daripada pelayan ini? Dalam { $count } permainan, namanya menjadi “bekas pemain”.
erase-playing = Dia akan menyerah kalah dalam { $count } permainan yang sedang berlangsung.
erase-tables = { $count } meja terbuka akan ditinggalkan atau ditutup.
erase-rest = Pilihan, peringatan dan sekatannya turut dipadam, kecuali jika ahli itu bermain di pelayan lain. Mesej di saluran kekal. Tindakan ini tidak boleh dibatalkan.
erase-button = Padam
erase-keep-button = Kekalkan
ruling-end = { $title } ({ $players }; langkah { $turn }): batalkan permainan ini? Ia tidak akan dikira, dan sebabnya diumumkan di salurannya: { $reason }
ruling-end-table = { $title } ({ $players }): tutup meja ini? Sebabnya diumumkan di salurannya: { $reason }
ruling-freeze = { $title } ({ $players }): bekukan permainan ini? Tiada sesiapa boleh bermain dan jam dihentikan sehingga `/pacru-admin thaw` meneruskannya.
ruling-replace = { $title } ({ $players }): berikan tempat { $player } kepada { $substitute }? Ini hanya boleh diubah dengan `/pacru-admin replace` sekali lagi.
ruling-annul = { $title } ({ $players }): mansuhkan keputusannya? Permainan ini tidak akan dikira lagi untuk rating, profil dan musim, dan rating selepas setiap permainan jenis ini yang kemudian dikira semula. Keputusan dan pemasangan pertandingan kekal. Sebabnya diumumkan di salurannya: { $reason }
ruling-restore = { $title } ({ $players }): pulihkan keputusannya? Permainan ini akan dikira, dan rating selepas setiap permainan jenis ini yang kemudian dikira semula.
ruling-end-button = Batalkan permainan
ruling-freeze-button = Bekukan
ruling-replace-button = Gantikan
ruling-annul-button = Mansuhkan keputusan
ruling-restore-button = Pulihkan keputusan
ruling-nothing-button = Biarkan seadanya
ruling-nothing = Tiada apa-apa berubah dalam `{ $code }`.
