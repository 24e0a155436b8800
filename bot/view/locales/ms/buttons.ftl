### Label butang yang disebut dalam ayat atau muncul di beberapa tempat; paling banyak 34 aksara.

-play = Main
button-play = { -play } { $turn }
button-move = Gerak
button-back = Kembali
button-next = Seterusnya
button-join = Sertai
button-add-computer = Tambah komputer
button-share = Kongsi
button-try-again = Cuba lagi
button-resign = Menyerah kalah
button-play-on = Terus bermain
