### Carian: permainan yang ahli carikan lawan.

seeks-yours = **Anda mencari lawan**
seeks-others = **Siapa mencari lawan**
seeks-none = Tiada sesiapa mencari lawan di pelayan ini.
seeks-how = `/pacru seek game:` membuka carian, dengan `players`, `pace` dan rating lawan jika anda mahu: carian kekal selama 30 hari, dan permainan bermula secara automatik apabila ada carian lain yang sepadan.

seeks-menu = Jawab satu carian…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, hingga { $date }
seeks-stands = Anda mencari lawan: { $seek }. Permainan bermula secara automatik apabila orang lain mencari yang sama, di saluran ini atau di tempat carian yang lebih awal dibuka; sementara itu, hingga { $date }, `/pacru seek` menunjukkannya.
seeks-withdrawn = Carian anda ditarik balik.

seeks-from-to = rating { $from } hingga { $to }
seeks-from = rating dari { $from }
seeks-to = rating hingga { $to }
