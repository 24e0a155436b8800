### Halaman peraturan.

lessons-heading = { $game }, halaman { $number } daripada { $pages }: { $title }
example-heading = { $game }, contoh permainan, { $number } daripada { $steps }
