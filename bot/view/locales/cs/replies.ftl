### Krátké odpovědi členovi a krátké zprávy, každá o jedné nebo dvou větách.

replies-play-on = V partii `{ $code }` hrajete dál.
replies-not-erased = Nic se nevymazalo.
replies-nothing-to-export = Na tomto serveru zatím nebyl otevřen žádný stůl.
replies-drawing = Kreslí se tahy { $first } až { $last }…
replies-shown-to-all = Teď to vidí všichni v tomto kanálu.
replies-shares = { $member } sdílí:
replies-not-here = Tuto partii nevidí všichni, kdo čtou tento kanál, a proto ji tu nelze sdílet. Můžete ji sdílet v kanálu, kde se hrála.
replies-resign-two = { $game }: opravdu se chcete vzdát? Vyhraje váš soupeř.
replies-resign-more = { $game }: opravdu se chcete vzdát? Vaše kameny z plánu zmizí, značky zůstanou a ostatní hrají dál.
replies-until = Do { $date }, { $remaining }.
replies-played-in = Hraje se ve vlákně { $thread }.
replies-channel-gone = Kanál této partie už neexistuje: pokračuje se zde.
replies-followed-over = Partie { $game }, kterou sledujete, skončila.
replies-position-turn = **{ $game }**. Na tahu: { $colour }.
replies-position-over = **{ $game }**. { $result }.
