### Co člen právě udělal; čte to jen on. `$code` je kód partie.

done-played = Zahráli jste `{ $turn }` v partii `{ $code }`.
done-resigned = Vzdali jste se v partii `{ $code }`.
done-opened = Stůl `{ $code }` je otevřený; partie začne, až budou všechna místa obsazená. Do té doby ho můžete zrušit tady nebo v `/pacru games`.
done-begun = Partie `{ $code }` začíná; hrací plán přijde hned.
done-joined =
    { $missing ->
        [0] Máte místo u stolu `{ $code }`. Jsou tu všichni: hrací plán přijde hned.
        [one] Máte místo u stolu `{ $code }`; začne se, až se přidá ještě { $missing } hráč.
        [few] Máte místo u stolu `{ $code }`; začne se, až se přidají ještě { $missing } hráči.
        [many] Máte místo u stolu `{ $code }`; začne se, až se přidá ještě { $missing } hráče.
       *[other] Máte místo u stolu `{ $code }`; začne se, až se přidá ještě { $missing } hráčů.
    }
done-left = Odešli jste od stolu `{ $code }`.
done-invitation-declined = Odmítli jste pozvání ke stolu `{ $code }`.
done-given-up = Stůl `{ $code }` je zrušený.
done-seat-taken = Převzali jste místo v partii `{ $code }`; hrací plán přijde hned.
done-returned = Vítejte zpět v partii `{ $code }`; hrací plán přijde hned.
done-goes-on = Partie `{ $code }` pokračuje; hrací plán přijde hned.
done-claimed = Uplatnili jste vypršení času v partii `{ $code }`; v kanálu uvidíte, co bude dál.
done-time-given = { $player } má v partii `{ $code }` čas navíc: { $time }.
done-computer-seated = Ke stolu `{ $code }` se přidal počítač úrovně { $level }; začne se, až budou všechna místa obsazená.
done-computer-seated-begins = Ke stolu `{ $code }` se přidal počítač úrovně { $level }. Jsou tu všichni: hrací plán přijde hned.
done-computer-took-over = Místo v partii `{ $code }` převzal počítač úrovně { $level }; předchozí hráč se na ně už nemůže vrátit.
done-unrated = Partie není hodnocená, protože hraje počítač.
done-unrated-from-now-on = Od této chvíle je partie nehodnocená.
done-offered-draw = Nabídli jste remízu v partii `{ $code }`; nabídka platí, dokud někdo neodpoví nebo netáhne.
done-offered-takeback = Požádali jste o vrácení svého tahu v partii `{ $code }`; žádost platí, dokud někdo neodpoví nebo netáhne.
done-offered-abort = Požádali jste o zrušení partie `{ $code }`; žádost platí, dokud někdo neodpoví nebo netáhne.
done-offered-pause = Požádali jste o přestávku v partii `{ $code }`; žádost platí, dokud někdo neodpoví nebo netáhne.
done-offered-substitute = Nabízíte své místo v partii `{ $code }` komukoli; dokud ho někdo nepřevezme, hrajete dál.
done-agreed = Souhlasili jste v partii `{ $code }`; čeká se na ostatní.
done-granted-draw = Partie `{ $code }` končí remízou.
done-granted-takeback = Tah v partii `{ $code }` je vrácen.
done-granted-abort = Partie `{ $code }` je zrušena.
done-granted-pause = Partie `{ $code }` je přerušená; kdokoli z hráčů může stisknout **{ button-resume }**.
done-granted-substitute = Místo v partii `{ $code }` je převzato.
done-took-back = Vrátili jste tah { $ply } v partii `{ $code }`.
done-declined = Odmítli jste nabídku nebo žádost v partii `{ $code }`.
done-withdrawn = Vzali jste zpět svou nabídku nebo žádost v partii `{ $code }`.
done-seat-kept = Své místo v partii `{ $code }` si ponecháváte.
done-took-over = V partii `{ $code }` teď hrajete vy; hodně štěstí.
done-plans-forgotten = Celý váš plán pro partii `{ $code }` je smazaný.
done-called-off = Partie `{ $code }` je zrušena; důvod se objeví v jejím kanálu.
done-annulled = Výsledek partie `{ $code }` už neplatí a ratingy jsou spočítané znovu; hráči se to dozvědí v jejím kanálu.
done-restored = Výsledek partie `{ $code }` se opět počítá a ratingy jsou spočítané znovu; hráči se to dozvědí v jejím kanálu.
done-frozen = Partie `{ $code }` je pozastavená; obnoví ji `/pacru-admin thaw`.
done-replaced = { $substitute } nahrazuje v partii `{ $code }` hráče { $player }.
done-erased = Údaje člena jsou vymazané: v jeho partiích teď stojí jen „bývalý hráč“.
done-forgotten = To už je hotové.
