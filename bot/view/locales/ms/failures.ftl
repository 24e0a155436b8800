### Apa yang tidak menjadi, diberitahu kepada ahli yang menggunakan arahan atau butang itu.

failures-old-button = Butang ini daripada versi bot yang lain; `/pacru games` menyenaraikan permainan anda.
failures-old-preferences = Menu ini daripada versi bot yang lain dan tidak mengubah apa-apa lagi; `/pacru preferences` membuka borang pilihan anda.
failures-conflict = Ada yang lebih pantas dan permainan sudah berubah: lihat papan terbaharu dan cuba lagi.
failures-unreadable-data = Saya tidak dapat membaca data permainan ini, jadi tiada apa-apa berubah: pengendali bot dapat melihat puncanya dalam log.
failures-not-saved = Itu tidak dapat disimpan dan tiada apa-apa berubah: sila cuba lagi sebentar lagi.
failures-in-doubt = Saya belum pasti sama ada itu sudah disimpan: sila lihat papan terbaharu sebelum mencuba lagi.
failures-not-reached = Discord tidak dapat dihubungi: sila lihat papan terbaharu dan cuba lagi.
failures-not-drawn = Gambar tidak dapat dilukis, tetapi permainan selamat: `/pacru study history` menunjukkannya sebagai teks.
failures-unknown-command = Saya tidak mengenali arahan ini dalam bentuk yang dihantar oleh Discord anda. Muat semula Discord (Ctrl+R, atau tutup dan buka semula aplikasinya) dan pilih arahan itu sekali lagi daripada senarai; tiada apa-apa berubah.
failures-unreadable-interaction = Discord menghantar ini dalam bentuk yang belum dapat saya baca, dan tiada apa-apa berubah. Sila beritahu pengendali bot bahawa saya memerlukan versi yang lebih baharu.
failures-internal = Ada yang tidak kena, dan itu kesilapan saya. Tiada permainan yang hilang: sila lihat papan terbaharu dan cuba lagi.
