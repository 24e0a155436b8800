### Jawapan ringkas kepada ahli, dan siaran ringkas, setiap satu sebaris dua.

replies-play-on = Anda terus bermain dalam `{ $code }`.
replies-not-erased = Tiada apa-apa dipadamkan.
replies-nothing-to-export = Belum ada meja dibuka di pelayan ini.
replies-drawing = Melukis giliran { $first } hingga { $last } …
replies-shown-to-all = Kini semua orang di saluran ini melihatnya.
replies-shares = { $member } berkongsi:
replies-resign-two = { $game }: betulkah anda mahu menyerah kalah? Lawan anda menang.
replies-resign-more = { $game }: betulkah anda mahu menyerah kalah? Anak panah anda keluar dari papan, penanda anda kekal, dan yang lain terus bermain.
replies-until = Sehingga { $date }, { $remaining }.
replies-played-in = Permainan berlangsung di { $thread }.
replies-channel-gone = Saluran permainan ini sudah tiada: permainan diteruskan di sini.
replies-followed-over = { $game }, yang anda ikuti, sudah tamat.
replies-position-turn = **{ $game }**. Giliran: { $colour }.
replies-position-over = **{ $game }**. { $result }.
