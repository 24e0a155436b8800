### Záznam partie a její animace.

record-after-turn = { $game } po tahu { $ply }
record-too-long = Záznam je na zprávu příliš dlouhý; je v souboru.

record-replay = { $game }, tahy { $from } až { $to }.
record-replay-half = Animace je v poloviční velikosti, aby Discord soubor přijal.
record-replay-some = Animace je v poloviční velikosti a ukazuje jen každý { $step }. tah, aby Discord soubor přijal.
record-replay-alt = Hrací plán partie { $name } { $code } od tahu { $from } do tahu { $to }, každý tah jednu sekundu; tahy vypíše `/pacru study history`.
record-start = Začátek
record-turn = Tah { $ply }
