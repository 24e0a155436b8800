### Barvy hráčů.

colour-blue = modrá
colour-orange = oranžová
colour-green = zelená
colour-yellow = žlutá
player-blue = Modrá
player-orange = Oranžová
player-green = Zelená
player-yellow = Žlutá
player-former = bývalý hráč
player-with-colour = { $player } ({ $colour })
