### Warna para pemain.

colour-blue = biru
colour-orange = jingga
colour-green = hijau
colour-yellow = kuning
player-former = bekas pemain
player-with-colour = { $player } ({ $colour })
