### Warna para pemain.

colour-blue = biru
colour-orange = jingga
colour-green = hijau
colour-yellow = kuning
player-blue = Biru
player-orange = Jingga
player-green = Hijau
player-yellow = Kuning
player-former = bekas pemain
player-with-colour = { $player } ({ $colour })
