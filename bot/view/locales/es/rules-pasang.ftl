### Lo que Pasang rechaza, y lo que sería posible. La notación, los valores de las opciones y las letras se escriben igual en todos los idiomas.

rules-pasang-notation = Eso no es una jugada: escribe una columna como `c`, una nueva ka como `b4c4vb` o un movimiento de tu ka como `c7b`.
rules-pasang-point = Un punto debe ser una letra de la a a la k y un número del 1 al 11, por ejemplo c7.
rules-pasang-ka-rule = `ka` debe ser slide, jump o either.
rules-pasang-opening = `opening` debe ser quadrant o free.
rules-pasang-seats = Para jugar a Pasang hacen falta los asientos S, que empieza, y N.
rules-pasang-position-form = Una posición debe tener once filas separadas por /, después X u O, la fase del 1 al 3, los pasillos como cj o -- y los puntos como 8-9.
rules-pasang-position-row = La fila { $row } de la posición no describe once puntos.
rules-pasang-position-phase = Las kas y los pasillos de la posición no corresponden a su fase.
rules-pasang-pattern-number = Los patrones tradicionales llevan los números del 1 al 39.
rules-pasang-pattern-form = Un patrón debe tener once filas de once letras b y w, separadas por /, con # para el cuenco de f6.
rules-pasang-pattern-count =
    { $black ->
        [one] Un patrón tiene 60 fichas negras y 60 blancas; este tiene { $black } negra.
       *[other] Un patrón tiene 60 fichas negras y 60 blancas; este tiene { $black } negras.
    }
rules-pasang-pattern-symmetry = Un patrón tiene que verse igual después de media vuelta; { $point } no coincide con el punto opuesto.
rules-pasang-passage = Tu pasillo puede ser la columna { $open }.
rules-pasang-passage-first = Primero elige tu pasillo: escribe la letra de su columna, { $open }.
rules-pasang-ka = La ficha de { $from } no puede ser tu ka; elige la de { $able }.
rules-pasang-ka-now = Ahora elige tu ka: escribe dónde está la ficha, a qué punto de tu pasillo va y qué captura, por ejemplo `{ $example }`.
rules-pasang-landing = La ficha de { $from } se convierte en tu ka en { $to }: escribe `{ $from }{ $to }`.
rules-pasang-target = Tu ka de { $from } no llega a { $to }, o allí no capturaría nada; puede ir a { $able }.
rules-pasang-move-now = Escribe adónde va tu ka y el color que captura allí, por ejemplo `{ $example }`.
rules-pasang-line-missing = Di qué línea capturas: escribe { $turns }.
rules-pasang-line-black = Allí no hay ninguna línea impar de fichas negras que capturar: escribe { $turns }.
rules-pasang-line-white = Allí no hay ninguna línea impar de fichas blancas que capturar: escribe { $turns }.
rules-pasang-no-pass = En Pasang no se pasa: quien no puede capturar ha perdido.
