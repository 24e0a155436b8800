### Ukázková partie Shacru: ke každému kroku komentář. Co je mezi zpětnými apostrofy, je zápis, ve všech jazycích stejný. Pole a čísla
### se kontrolují podle partie.

example-shacru-1 = Oba vstupují do oblasti kolem b5. Žlutá využívá pootočení: kámen na b6 mířil doprava dolů a teď míří přímo doprava.
example-shacru-2 = Značky zůstávají napořád. Pole b4 je tak do konce partie zavřené pro žlutou a b1 pro zelenou.
example-shacru-3 = Zelená vstupuje do středu a pootáčí kámen: na d4 teď míří doprava nahoru. Žlutá zapojuje další kámen.
example-shacru-4 = Zelená začíná stavět zeď, na d4 a d5. Žlutá jde podél dolního kraje, kde je málo místa na zatáčení.
example-shacru-5 = Po pootočení míří žlutý kámen na d1 doprava dolů, proti kraji: zbývá mu jen pole e1.
example-shacru-6 = Zeď stojí: d2, d3, d4 a d5 jsou zelená. Tudy už žádný žlutý kámen neprojde.
example-shacru-7 = Zelená se staví před žlutý kámen na b6. Žlutá chybuje a hraje jinde; tah `b6-c7>` by ho vyvedl ven.
example-shacru-8 = Zelená obsazuje c7. Žlutému kameni na b6 zbývá jen c5.
example-shacru-9 = Zelená vstupuje na zelenou značku a nic nezískává, ale míří na c5. Žlutá toho využívá a pokládá devátou značku.
example-shacru-10 = Zelená obsazuje c5. Žlutý kámen na b6 má před sebou tři zelené značky a už nikdy nepotáhne.
example-shacru-11 = Vpravo staví zelená druhou zeď, na h3 a g3. Žlutá včas pootáčí kámen na g1 a míří doprava nahoru, pryč od kraje.
example-shacru-12 = Oba sbírají značky a žlutá vede 14 : 13. Důležité ale je, kdo bude moci táhnout dál.
example-shacru-13 = Žlutá naráží na horní kraj: z d9 zbývalo jen c9 a to zelená obsazuje. Druhý žlutý kámen je zablokovaný napořád.
example-shacru-14 = Na i7 míří třetí žlutý kámen ven z plánu. Žlutá může táhnout už jen kamenem na g1.
example-shacru-15 = Zelená zavírá i4, a tím i poslední cestu ven. Žlutá vede 19 : 18, ale už nemá kam táhnout.
example-shacru-16 = Žlutá musí pasovat, zatímco zelená pokračuje: s b5, a5 a i8 je to 21 : 19. Další značku už nikdo nezíská a zelená vyhrává.
