### Partie hrané jinde, přečtené ze souboru nebo z vloženého textu.

import-form = Nahrát partii
import-form-text = Záznam
import-form-text-hint = Záznam, zpráva z AbstractPlay, nebo na každém řádku jeden tah. Delší text se vejde do souboru.
import-form-game = Hra
import-form-game-hint = Jen pokud ji text neuvádí.

import-kept = Partie { $game } je nahraná a vidíte ji jen vy. `/pacru board` s jejím kódem ji zase ukáže.
import-origin = Hráno: { $origin }
import-endless-play = Tam, kde se tato partie hrála, neukončuje partii opakování ani nedostatek pokroku, proto zde tato pravidla neplatí.
import-turned = Tam, kde se partie hrála, byl hrací plán tehdy otočený o 90 stupňů; zde mají pole obvyklá jména.
import-winners = Zpráva uvádí jiné vítěze: { $players }.
import-not-over = Text uvádí výsledek, ale podle těchto pravidel partie neskončila, takže zde nikdo nevyhrál.
import-points = Text uvádí jiný výsledek: { $result }.
import-variants = Tato pravidla ze zprávy zde nejsou známá a nebrala se v úvahu: { $variants }.
import-breaks-off = Záznam končí dřív než partie, takže nikdo nevyhrál.

import-too-long = Soubor je příliš dlouhý: záznam může mít nejvýš 256 KiB.
import-not-text = Tento soubor není textový: záznam je textový soubor nebo zpráva z AbstractPlay ve formátu JSON.
import-no-turns = V záznamu nejsou žádné tahy; pod název hry napište na každý řádek jeden tah nebo jedno kolo.
import-too-many-turns = Partie zde může mít nejvýš 1500 tahů.
import-no-game = Není jasné, o kterou hru jde: napište na první řádek její název, například `Azacru 3` pro tři hráče, nebo vyberte `game`.
import-not-report = Řádek { $line } souboru nepatří do zprávy z AbstractPlay.
import-other-game = Zpráva je o hře { $name }; číst lze jen zprávy o hrách Pacru a Azacru.
import-setup = Partie nemůže začít tak, jak uvádí text. { $why }
import-head = { $at }, `{ $text }`, nelze přečíst: není to tah ani část hlavičky.
import-comment = { $at }: zde začíná komentář, který nikde nekončí; chybí mu uzavírací složená závorka.
import-turn = { $at }, `{ $turn }`: { $why }
import-not-their-turn = { $at }: je to tah jiného hráče; na tahu je zde { $seat }.
import-after-end = { $at }, `{ $turn }`: následuje až po konci partie.
import-at-line = Řádek { $line }
import-at-round = Kolo { $round }, hráč { $player }

import-report = { $game } jako zpráva, kterou přečte AbstractPlay.
import-untold-game = Z těchto her má AbstractPlay jen Pacru a Azacru.
import-untold-rules = Partie { $game } se nehrála podle pravidel AbstractPlay: začala z jiné pozice, měla jiné volby, nebo v ní byly vynechány tahy.
import-untold-order = AbstractPlay má pro tři a čtyři hráče jiné pořadí tahů, takže takovou partii nepřečte.
import-untold-goes-on = Partie { $game } nemá výsledek a zpráva ho potřebuje.
