### Hledání: ke kterým partiím členové hledají soupeře.

seeks-yours = **Hledáte soupeře**
seeks-others = **Kdo další hledá soupeře**
seeks-none = Na tomto serveru nikdo nehledá soupeře.
seeks-how = `/pacru seek game:` hledá soupeře po dobu 30 dní; přidat můžete volby `players`, `pace` a rozmezí jejich ratingu. Partie začne automaticky, až bude totéž hledat dost členů.

seeks-menu = Hrát s někým, kdo hledá soupeře…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, do { $date }
seeks-stands = Hledáte soupeře: { $seek }. Partie začne automaticky, až bude totéž hledat dost členů, v tomto kanálu nebo v kanálu staršího hledání; do té doby, nebo do { $date }, vaše hledání ukazuje `/pacru seek`.
seeks-withdrawn = Vaše hledání je zrušeno.

seeks-from-to = rating od { $from } do { $to }
seeks-from = rating od { $from }
seeks-to = rating do { $to }
