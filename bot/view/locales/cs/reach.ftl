### Partie, do jejichž kanálu bot nemůže psát.

reach-gone = Kanál této partie byl smazán. Chcete-li v ní pokračovat v jiném kanálu tohoto serveru, zadejte tam `/pacru board`.
reach-access = Nevidím { $channel }, kanál této partie.
reach-permission = Nesmím psát do { $channel }, kanálu této partie.
reach-thread = Nemohu psát do { $channel }, vlákna této partie: je zamčené.
reach-closed = Moje přímé zprávy k hráči { $player } nedojdou.
reach-trouble = Discord nepřijímá moje zprávy v { $channel }, kanálu této partie.
reach-called = Proto vám hrací plán posílám sem.
reach-stopped = Hodiny hráče { $player } stojí, dokud hrací plán nedojde, nejdéle však týden.
reach-directly = { $player } má hrací plán v přímé zprávě a hodiny běží.
reach-short = hodiny stojí, protože nemohu psát do kanálu partie
