### Carian: permainan yang ahli carikan lawan.

seeks-yours = **Anda mencari lawan**
seeks-others = **Siapa mencari lawan**
seeks-none = Tiada sesiapa mencari lawan di pelayan ini.
seeks-how = `/pacru seek game:` membuka carian, dengan `players`, `pace` dan kadar lawan jika anda mahu: ia kekal selama 30 hari, dan permainan bermula sendiri apabila ia bertemu carian lain.

seeks-menu = Jawab satu carian…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, hingga { $date }
seeks-stands = Anda mencari lawan: { $seek }. Permainan bermula sendiri apabila orang lain mencari yang sama, di saluran ini atau di tempat carian yang lebih lama dibuka; hingga itu, atau hingga { $date }, `/pacru seek` menunjukkannya.
seeks-withdrawn = Carian anda ditarik balik.

seeks-from-to = kadar { $from } hingga { $to }
seeks-from = kadar dari { $from }
seeks-to = kadar hingga { $to }
