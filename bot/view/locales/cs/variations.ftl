### Tahy, které si člen v partii zkouší, jen pro sebe.

try-heading = 🔬 { $game }, zkoušení od tahu { $turn }: táhnete za všechny hráče. Vidíte to jen vy a v partii se nic nemění.
try-line = Varianta: { $line }
try-tried = Odtud vyzkoušeno: { $turns }
try-played = V partii: `{ $turn }`
try-alt = { $game }, zkoušení
try-shared = 🔬 { $game }, varianta od tahu { $turn }: { $line }

try-noted = 📝 Varianta je ve vaší poznámce k tahu { $turn }.
try-no-room = Do vaší poznámky k tahu { $turn } se varianta nevejde: zkraťte poznámku tlačítkem **{ button-note }** pod tlačítkem **{ button-board }**.
