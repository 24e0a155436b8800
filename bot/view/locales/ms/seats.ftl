### Empat sisi papan tempat pemain duduk.

seat-south = Selatan
seat-west = Barat
seat-north = Utara
seat-east = Timur
