### Stránka, na které se hraje dotykem hracího plánu.

page-empty = { $place }, prázdné
page-black = { $place }, černý žeton
page-white = { $place }, bílý žeton
page-hole = { $place }, otvor
page-ka = { $place }, ka: { $colour }
page-open = Otevřít hrací plán
page-type = Napište tah
page-show = Ukázat
page-not-played = Ještě nezahráno
page-close = Zavřít
page-offline = Bez spojení. Zkouším to znovu…
page-not-begun = Tato partie ještě nezačala: její stůl je v kanálu.
