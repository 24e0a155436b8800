### Hledání: ke kterým partiím členové hledají soupeře.

seeks-yours = **Hledáte soupeře**
seeks-others = **Kdo hledá soupeře**
seeks-none = Na tomto serveru nikdo nehledá soupeře.
seeks-how = `/pacru seek game:` zadá hledání, podle přání s volbami `players`, `pace` a ratingem soupeřů: platí 30 dní a partie začne sama, když se shodne s jinými.

seeks-menu = Odpovědět na hledání…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, do { $date }
seeks-stands = Hledáte soupeře: { $seek }. Partie začne sama, až budou jiní hledat totéž, v tomto kanálu nebo tam, kde bylo zadáno starší hledání; do té doby, nebo do { $date }, ho ukazuje `/pacru seek`.
seeks-withdrawn = Vaše hledání je zrušeno.

seeks-from-to = rating od { $from } do { $to }
seeks-from = rating od { $from }
seeks-to = rating do { $to }
