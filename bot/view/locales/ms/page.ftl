### Halaman untuk bermain dengan menyentuh papan.

page-empty = { $place }, kosong
page-black = { $place }, token hitam
page-white = { $place }, token putih
page-ka = { $place }, ka { $colour }
page-open = Buka papan
page-type = Taip langkah
page-show = Tunjuk
page-not-played = Belum dimainkan
page-offline = Tiada sambungan. Mencuba lagi…
page-not-begun = Permainan ini belum bermula: mejanya di dalam saluran.
