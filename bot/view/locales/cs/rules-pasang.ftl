### Co odmítá Pasang a co by bylo možné. Zápis tahů, hodnoty možností a písmena se píší ve všech jazycích stejně.

rules-pasang-notation = To není tah: napište sloupec jako `c`, nové ka jako `b4c4vb` nebo tah svého ka jako `c7b`.
rules-pasang-point = Bod musí být písmeno od a do k a číslo od 1 do 11, například c7.
rules-pasang-ka-rule = `ka` musí být slide, jump nebo either.
rules-pasang-opening = `opening` musí být quadrant nebo free.
rules-pasang-seats = Pasang potřebuje místo S, které začíná, a místo N.

rules-pasang-position-form = Pozice musí mít jedenáct řad oddělených znakem /, potom X nebo O, fázi od 1 do 3, průchody jako cj nebo -- a body jako 8-9.
rules-pasang-position-row = Řada { $row } pozice nepopisuje jedenáct bodů.
rules-pasang-position-phase = Ka a průchody v pozici neodpovídají její fázi.

rules-pasang-pattern-number = Tradiční vzory mají čísla 1 až 39.
rules-pasang-pattern-form = Vzor musí mít jedenáct řad po jedenácti písmenech b a w, oddělených znakem /, s # pro misku f6.
rules-pasang-pattern-count =
    { $black ->
        [one] Vzor má 60 černých a 60 bílých žetonů; v tomto je { $black } černý.
        [few] Vzor má 60 černých a 60 bílých žetonů; v tomto jsou { $black } černé.
        [many] Vzor má 60 černých a 60 bílých žetonů; v tomto je { $black } černého.
       *[other] Vzor má 60 černých a 60 bílých žetonů; v tomto je { $black } černých.
    }
rules-pasang-pattern-symmetry = Vzor musí po otočení o 180 stupňů vypadat stejně; { $point } neodpovídá protějšímu bodu.

rules-pasang-passage = Vaším průchodem může být sloupec { $open }.
rules-pasang-passage-first = Nejdřív si zvolte průchod: napište písmeno jeho sloupce, { $open }.
rules-pasang-ka = Žeton na { $from } se nemůže stát vaším ka; zvolte žeton na { $able }.
rules-pasang-ka-now = Teď si zvolte ka: napište, kde leží jeho žeton, kam v průchodu přijde a co sebere, například `{ $example }`.
rules-pasang-landing = Žeton na { $from } se stane vaším ka na { $to }: napište `{ $from }{ $to }`.
rules-pasang-target = Vaše ka z { $from } na { $to } nedosáhne, nebo by tam nic nesebralo; může na { $able }.
rules-pasang-move-now = Napište, kam vaše ka jde a jakou barvu tam bere, například `{ $example }`.
rules-pasang-line-missing = Určete, kterou linii berete: napište { $turns }.
rules-pasang-line-black = Není tam žádná lichá linie černých žetonů, kterou by šlo sebrat: napište { $turns }.
rules-pasang-line-white = Není tam žádná lichá linie bílých žetonů, kterou by šlo sebrat: napište { $turns }.
rules-pasang-no-pass = V Pasangu se nepasuje: kdo nemůže nic sebrat, prohrál.
