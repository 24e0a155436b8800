### Barvy hráčů.

colour-blue = modrá
colour-orange = oranžová
colour-green = zelená
colour-yellow = žlutá
player-former = bývalý hráč
player-with-colour = { $player } ({ $colour })
