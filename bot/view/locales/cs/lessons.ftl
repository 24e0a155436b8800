### Stránky s pravidly.

lessons-heading = { $game }, stránka { $number } z { $pages }: { $title }
