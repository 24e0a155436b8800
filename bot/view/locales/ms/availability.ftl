### Cuti dan peringatan.

vacation-until = Anda bercuti sehingga { $moment }: jam anda berhenti dan anda masih boleh bermain. `/pacru time vacation days:0` menamatkannya.
vacation-none = Anda tidak bercuti.
vacation-left = Daripada 30 hari tahun ini, baki anda: { $left }.
vacation-by-itself = Apabila masa anda hampir habis, satu hari diambil dengan sendirinya.
vacation-never-by-itself = Cuti tidak pernah bermula dengan sendirinya.
vacation-counts = Cuti dikira dalam semua permainan kecuali yang diukur dalam minit.
reminders-off = Anda tidak diingatkan tentang permainan yang menunggu; papan setiap giliran masih memanggil anda.
reminders-channel = Peringatan dihantar ke saluran permainan: pada separuh masa anda, sehari dan dua jam sebelum tamat; satu mesej untuk semua permainan.
reminders-direct = Peringatan dihantar melalui mesej terus: pada separuh masa anda, sehari dan dua jam sebelum tamat; satu mesej untuk semua permainan.
reminders-quiet = Waktu tenang: { $from } hingga { $until } ({ $zone }); pada waktu itu hanya panggilan terakhir sebelum masa anda tamat yang dihantar.
reminders-never-quiet = Tiada waktu tenang.
