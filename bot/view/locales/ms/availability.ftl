### Cuti dan peringatan.

vacation-until = Anda bercuti sehingga { $moment }: jam anda berhenti dan anda masih boleh bermain. `/pacru time vacation days:0` menamatkannya.
vacation-none = Anda tidak bercuti.
vacation-left = Daripada 30 hari tahun ini, baki anda: { $left }.
vacation-by-itself = Apabila masa anda hampir habis, satu hari diambil dengan sendirinya.
vacation-never-by-itself = Cuti tidak pernah bermula dengan sendirinya.
vacation-counts = Cuti dikira dalam semua permainan kecuali yang diukur dalam minit.
reminders-off = Anda telah mematikan peringatan: tiada satu pun dihantar.
reminders-channel = Peringatan dihantar ke saluran permainan, satu mesej untuk semua permainan.
reminders-direct = Peringatan dihantar melalui mesej terus, satu untuk semua permainan.
reminders-quiet = Waktu senyap: { $from } hingga { $until } ({ $zone }); pada waktu itu hanya panggilan terakhir sebelum masa anda tamat yang dihantar.
reminders-never-quiet = Tiada waktu senyap.

notifications-heading = **Cara anda dimaklumkan**
notifications-turn = Papan setiap giliran memanggil anda. Peringatan dihantar pada separuh masa anda, sehari sebelum masa itu tamat dan dua jam sebelum masa itu tamat.
notifications-daily = Setiap hari pada { $hour } ({ $zone }) satu mesej menyenaraikan semua permainan yang menunggu anda, dengan papannya; yang berikutnya dihantar { $next }. Selain itu hanya peringatan terakhir sesuatu giliran dihantar, dua jam sebelum masa anda tamat.
notifications-short = Tiada papan memanggil anda. Peringatan hanya dihantar pada hari terakhir masa anda.
notifications-never = Tiada apa-apa memanggil anda dan tiada peringatan dihantar: `/pacru games` menyenaraikan apa yang menunggu anda.
notifications-in-game = **{ button-more }** di bawah papan membolehkan anda memilih cara lain untuk satu permainan.
notifications-hour = Mesej harian dihantar pada { $hour }
notify-turn = Panggil saya pada setiap giliran
notify-daily = Sekali sehari, semua permainan dalam satu mesej
notify-short = Hanya apabila masa saya tinggal sedikit
notify-never = Jangan maklumkan saya
notify-as-always = Dalam permainan ini: seperti dalam semua permainan
notify-in-game = Dalam permainan ini: { $choice }
reminders-place-channel = Peringatan di saluran permainan
reminders-place-direct = Peringatan melalui mesej terus
reminders-place-nowhere = Tiada peringatan
notifications-chosen = `{ $code }`: mulai sekarang anda dimaklumkan seperti yang anda pilih.
