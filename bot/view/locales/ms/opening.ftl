### Pilihan pembukaan Pasang.

opening-ka-slide = gelongsor selangkah ke dalam lorong
opening-ka-jump = lompat melepasi satu buah ke dalam lorong
opening-ka-either = kedua-duanya dibenarkan
opening-quadrant = dari sebelah yang bertentangan dengan pemain pertama
opening-free = mana-mana lajur selain lajur pemain pertama
opening-random = { $typed }: corak baharu, { $symmetry }
