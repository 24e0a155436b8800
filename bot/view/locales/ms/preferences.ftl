### Apa yang boleh dipilih oleh ahli.

preferences-heading = **Pilihan anda** digunakan dalam semua permainan, di mana sahaja papan hanya dilihat oleh anda.
preferences-name = Dalam gambar, nama anda ialah **{ $name }**.
preferences-language = Bahasa anda: { $language }.
preferences-beta = Teks bahasa Melayu ini masih beta: jika ada yang janggal, sila beritahu pengendali bot ini.
preferences-sample = Contoh:
preferences-sample-alt = Papan Pacru, dilihat oleh pemain di utara.
preference-confirm-tapped = Sahkan langkah yang dibuat dengan butang
preference-confirm-always = Sahkan juga langkah yang ditaip
preference-confirm-never = Tanpa pengesahan: ketikan terakhir saya terus memainkan langkah
preference-side-own = Sebelah saya sentiasa di bawah
preference-targets-marked = Nomborkan pilihan saya pada gambar
preference-show-picture = Papan sebagai gambar
preference-show-text = Papan sebagai teks
preference-theme-slate = Warna: batu loh
preference-theme-contrast = Warna: kontras tinggi
preference-theme-wood = Warna: kayu
preference-theme-print = Warna: cetak
preferences-form = Pilihan
preferences-form-boards = Papan dan permainan
preferences-form-theme = Warna
preferences-form-confirm = Pengesahan langkah
preferences-form-language = Bahasa
preferences-form-name = Nama anda dalam gambar
preferences-form-usual-name = Biarkan kosong untuk nama biasa anda.
form-discord = Seperti dalam Discord
