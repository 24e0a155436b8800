### Las páginas de reglas.

lessons-heading = { $game }, página { $number } de { $pages }: { $title }
example-heading = { $game }, partida de ejemplo, { $number } de { $steps }
