### Co se nepovedlo; čte to člen, který použil příkaz nebo tlačítko.

failures-old-button = Toto tlačítko je z jiné verze bota; vaše partie vypíše `/pacru games`.
failures-old-preferences = Tato nabídka je z jiné verze bota a už nic nemění; `/pacru preferences` otevře formulář, kde vše nastavíte.
failures-conflict = Někdo jiný byl rychlejší a partie už pokročila: podívejte se na nejnovější hrací plán a zkuste to znovu.
failures-unreadable-data = Nedokážu přečíst, co mám o této partii uloženo, a tak se nic nezměnilo: důvod najde správce bota v jeho logu.
failures-not-saved = Neuložilo se to a nic se nezměnilo: zkuste to prosím za chvíli znovu.
failures-in-doubt = Zatím nevím, zda se to uložilo: než to zkusíte znovu, podívejte se prosím na nejnovější hrací plán.
failures-not-reached = Discord nebyl dostupný: podívejte se prosím na nejnovější hrací plán a zkuste to znovu.
failures-not-drawn = Obrázek se nepodařilo nakreslit, partie je ale v pořádku: `/pacru study history` ji ukáže jako text.
failures-unknown-command = Tento příkaz v podobě, v jaké ho posílá váš Discord, neznám. Načtěte Discord znovu (Ctrl+R, nebo aplikaci zavřete a otevřete) a vyberte příkaz ze seznamu ještě jednou; nic se nezměnilo.
failures-unreadable-interaction = Discord mi to poslal v podobě, kterou zatím neumím přečíst, a nic se nezměnilo. Řekněte prosím správci bota, že potřebuji novější verzi.
failures-internal = Něco se pokazilo a chyba je na mé straně. O žádnou partii jste nepřišli: podívejte se prosím na nejnovější hrací plán a zkuste to znovu.
