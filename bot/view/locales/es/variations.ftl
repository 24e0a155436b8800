### Jugadas que un miembro prueba en una partida, solo para sí.

try-heading = 🔬 { $game }, pruebas desde la jugada { $turn }: juegas con todos los bandos. Solo lo ves tú, y nada cambia en la partida.
try-line = Variante: { $line }
try-tried = Probado desde aquí: { $turns }
try-played = En la partida: `{ $turn }`
try-alt = { $game }, pruebas
try-shared = 🔬 { $game }, una variante desde la jugada { $turn }: { $line }
try-noted = 📝 La variante está en tu nota sobre la jugada { $turn }.
try-no-room = En tu nota sobre la jugada { $turn } no cabe la variante: acorta la nota con **{ button-note }** bajo **{ button-board }**.
