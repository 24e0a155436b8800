### Stránky s pravidly.

lessons-heading = { $game }, stránka { $number } z { $pages }: { $title }
example-heading = { $game }, ukázková partie, { $number } z { $steps }
