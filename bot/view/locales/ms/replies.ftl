### Jawapan ringkas kepada ahli, dan siaran ringkas, setiap satu sebaris dua.

replies-play-on = Anda terus bermain dalam `{ $code }`.
replies-not-erased = Tiada apa-apa yang dipadam.
replies-nothing-to-export = Belum pernah ada meja dibuka di pelayan ini.
replies-drawing = Melukis langkah { $first } hingga { $last }…
replies-shown-to-all = Kini semua orang di saluran ini dapat melihatnya.
replies-shares = { $member } berkongsi:
replies-not-here = Tidak semua orang di saluran ini dapat melihat permainan ini, jadi ia tidak boleh dikongsi di sini. Anda boleh berkongsinya di saluran tempat ia dimainkan.
replies-resign-two = { $game }: betulkah anda mahu menyerah kalah? Lawan anda akan menang.
replies-resign-more = { $game }: betulkah anda mahu menyerah kalah? Anak panah anda keluar dari papan, penanda anda kekal, dan yang lain terus bermain.
replies-until = Hingga { $date } ({ $remaining }).
replies-played-in = Permainan berlangsung di { $thread }.
replies-channel-gone = Saluran permainan ini telah dipadam, jadi permainan diteruskan di sini.
replies-followed-over = { $game }, permainan yang anda ikuti, sudah tamat.
replies-position-turn = **{ $game }**. Giliran: { $colour }.
replies-position-over = **{ $game }**. { $result }.
