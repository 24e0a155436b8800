### Las páginas de reglas.

lessons-heading = { $game }, página { $number } de { $pages }: { $title }
