### Halaman untuk bermain dengan menyentuh papan.

page-empty = { $place }, kosong
page-black = { $place }, buah hitam
page-white = { $place }, buah putih
page-hole = { $place }, lubang
page-ka = { $place }, ka { $colour }
page-open = Buka papan
page-type = Taip langkah
page-show = Tunjuk
page-not-played = Belum dimainkan
page-close = Tutup
page-offline = Tiada sambungan. Mencuba lagi…
page-not-begun = Permainan ini belum bermula: mejanya di dalam saluran.
