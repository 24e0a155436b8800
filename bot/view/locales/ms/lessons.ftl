### Halaman peraturan.

lessons-heading = { $game }, halaman { $number } daripada { $pages }: { $title }
