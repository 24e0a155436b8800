### Jugadas que un miembro prueba en una partida, solo para sí.

try-heading = 🔬 { $game }, a prueba desde la jugada { $turn }: juegas por todos los lados. Solo lo ves tú, y nada cambia en la partida.
try-line = Variante: { $line }
try-tried = Probado desde aquí: { $turns }
try-played = En la partida: `{ $turn }`
try-alt = { $game }, a prueba
try-shared = 🔬 { $game }, una variante desde la jugada { $turn }: { $line }
try-noted = 📝 La variante está en tu nota sobre la jugada { $turn }.
try-no-room = Tu nota sobre la jugada { $turn } es demasiado larga para la variante: puedes acortarla con **{ button-note }** bajo **{ button-board }**.
