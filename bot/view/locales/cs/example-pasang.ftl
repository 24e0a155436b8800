### Ukázková partie Pasang: ke každému kroku komentář. Co je mezi zpětnými apostrofy, je zápis, ve všech jazycích stejný. Pole a čísla
### se kontrolují podle partie.

example-pasang-1 = Zelená si bere prostřední sloupec: pět černých žetonů, 5 bodů. Po f může žlutá zvolit kterýkoli jiný sloupec.
example-pasang-2 = Žlutá si bere c v horní polovině: tři bílé a dva černé žetony, 8 bodů.
example-pasang-3 = Žeton z g5 se posouvá do průchodu a stává se zeleným ka. Vlevo od něj leží pět bílých žetonů, e5 až a5: pět je lichý počet, takže zelená sebere všechny, za 10 bodů.
example-pasang-4 = Žluté ka přichází z d7 na c7. Sbírá ve sloupci dolů, kde je černý jen c6: jeden žeton za jeden bod.
example-pasang-5 = Zelené ka jde po řadě, kterou vyprázdnilo, až na b5. Po tahu v řadě sbírá ve sloupci: b4, b3 a b2, tři bílé žetony. Žlutá si teď může vybrat jen ze dvou tahů.
example-pasang-6 = Jeden z nich je dobrý: na c10 vidí ka na jedné straně b10, na druhé d10 a e10, všechny bílé. Jeden a dva jsou tři, za 6 bodů.
example-pasang-7 = Zelená bere jen g6, jeden bod. Ať ale žlutá zahraje cokoli, bude mít zelená na výběr aspoň čtyři tahy, a to je důležitější než body.
example-pasang-8 = Žluté ka přechází na sousední d10 a sbírá ve sloupci nahoře i dole: d8, d9 a d11, 6 bodů. Stav je 22 : 21.
example-pasang-9 = Zpátky na b5 vidí ka nahoře čtyři černé žetony a dole za prázdnými body b1. To je pět a zelená bere všechny.
example-pasang-10 = Rozhodující chyba. Žlutá bere b11 za 2 body a nedívá se, co bude moci její ka sebrat příště; počítač by zahrál `d8w`.
example-pasang-11 = Zelené ka jde nahoru na b9, těsně pod žluté, a bere a9. Cesta dolů je zavřená: žluté zbývá jediný tah.
example-pasang-12 = Žlutá ho hraje: ka jde na d10 a bere černý žeton na d6. Víc už žlutá nesebere.
example-pasang-13 = Zelené ka přichází na d9, bere d4 a sloupec opět zavírá. Na c10 a d11 by žluté ka vidělo po dvou bílých žetonech, na e10 čtyři: samé sudé počty. Žlutá je suntuk a zelená vyhrává 120 : 0.
