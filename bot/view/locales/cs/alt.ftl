### Obrázek hracího plánu slovy, pro ty, kdo ho nevidí.

alt-after = { $game } { $code }, po tahu { $turn }.
alt-start = { $game } { $code }, na začátku.
alt-seat = { $player }, sedí na straně: { $side }
alt-to-move = Na tahu je { $player }.
alt-markers =
    { $count ->
        [one] { $count } značka
        [few] { $count } značky
        [many] { $count } značky
       *[other] { $count } značek
    }
alt-markers-of = { $count } z potřebných { $target } značek
alt-chevrons =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }
alt-out = mimo hru
alt-ka = ka na { $point }
alt-held = { $colour }: { $fields }
alt-chevron = kámen { $field } { $direction }
alt-chevron-on-marker = kámen { $field } { $direction } na značce
alt-north = k severu
alt-northeast = k severovýchodu
alt-east = k východu
alt-southeast = k jihovýchodu
alt-south = k jihu
alt-southwest = k jihozápadu
alt-west = k západu
alt-northwest = k severozápadu
alt-rows = Řady, sloupce a až k, b černý, w bílý, S a N jsou ka, tečka prázdno: { $rows }.
