### Volby zahájení hry Pasang.

opening-ka-slide = žeton se posune o krok do průchodu
opening-ka-jump = žeton skočí do průchodu přes jiný žeton
opening-ka-either = obojí je dovoleno
opening-quadrant = kterýkoli sloupec na opačné straně, než je sloupec prvního hráče
opening-free = kterýkoli sloupec kromě sloupce prvního hráče
opening-random = { $typed }: nový vzor ({ $symmetry })
