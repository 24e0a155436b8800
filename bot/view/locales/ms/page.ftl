### Halaman untuk bermain dengan menyentuh papan.

page-empty = { $place }, kosong
page-black = { $place }, buah hitam
page-white = { $place }, buah putih
page-hole = { $place }, gadong
page-ka = { $place }, ka { $colour }
page-open = Buka papan
page-type = Taip langkah
page-show = Tunjuk
page-not-played = Belum dimainkan
page-close = Tutup
page-save = Simpan
page-turns = Langkah
page-offline = Tiada sambungan. Mencuba lagi…
page-signed-out = Pelayar ini belum log masuk. Dalam Discord, tekan **{ button-move }** di bawah papan anda, kemudian **{ page-open }**: pautan itu membolehkan anda log masuk.
page-sign-in-question = Mahu bermain sebagai **{ $name }** dalam pelayar ini? Log masuk kekal selama 30 hari. Jika ini bukan anda, tutup halaman ini.
page-sign-in = Main sebagai { $name }
page-link-over = Pautan ini tidak berfungsi lagi: ia hanya boleh digunakan sekali, dalam masa sepuluh minit. Dalam Discord, tekan **{ button-move }** di bawah papan anda untuk mendapatkan yang baharu.
page-too-many = Terlalu banyak permintaan sekali gus. Tunggu beberapa saat dan cuba lagi.
page-sign-out = Log keluar di semua tempat
page-signed-out-now = Semua pelayar anda telah log keluar, dan pautan lama tidak berfungsi lagi.
