### Volby zahájení hry Pasang.

opening-ka-slide = posune se o krok do průchodu
opening-ka-jump = přeskočí jeden žeton do průchodu
opening-ka-either = obojí je dovoleno
opening-quadrant = na straně odvrácené od prvního hráče
opening-free = kterýkoli sloupec kromě sloupce prvního hráče
opening-random = { $typed }: nový vzor, { $symmetry }
