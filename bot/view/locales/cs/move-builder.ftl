### Tah, který se skládá klepáním, krok za krokem.

move-builder-heading = { $title } tah { $turn }, jste na tahu { $sign }
move-builder-turned = Hrací plán je otočený: vaše strana je dole.
move-builder-moved-on = Partie se mezitím posunula dál.
move-builder-newest = Nejnovější hrací plán: { $link }
move-builder-borderland = oblast { $centre }
move-builder-row = řada { $row }
move-builder-first-region = Nejdřív zvolte část hracího plánu.
move-builder-in-region = { $question } ({ $region })

## Dosavadní kroky

move-builder-so-far = Zatím `{ $turn }…`: { $steps }
move-builder-piece = kámen z { $field }
move-builder-way = na { $field }
move-builder-way-note = na { $field } ({ $note })
move-builder-ka = žeton z { $point } jako ka
move-builder-target = ka na { $point }
move-builder-passage = sloupec { $column } jako průchod
move-builder-alone = { $step } (jiná možnost není)

## Na tlačítkách to, co na obrázku nikde neleží

move-builder-column = sloupec { $column }
move-builder-line =
    { $line ->
        [hb] řada, černé
        [hw] řada, bílé
        [vb] sloupec, černé
        [vw] sloupec, bílé
        [b] černé
       *[w] bílé
    }

## Než se tah zahraje

move-builder-done = { $player }: { $turn }.
move-builder-like-this = **Takto?**
move-builder-start-again = Začít znovu
move-builder-all-turns =
    { $count ->
        [one] Nebo zvolte jediný tah
        [few] Nebo zvolte ze všech { $count } tahů
        [many] Nebo zvolte ze všech { $count } tahu
       *[other] Nebo zvolte ze všech { $count } tahů
    }
move-builder-choices = Možnosti: { $choices }.
