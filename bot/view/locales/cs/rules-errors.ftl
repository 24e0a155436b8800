### Co odmítají pravidla kterékoli hry, a záznamy, které nelze přehrát.

rules-error-over = Partie skončila.
rules-error-not-playing = { $seat } už nehraje.
rules-error-resignation = Vzdát se není tah: použijte `/pacru resign`.
rules-error-cannot-skip = Vynechat lze jen hráče u stolu pro tři nebo čtyři.
rules-error-no-such-choice = To zde nejde; možnosti ukáže `/pacru move` bez tahu.
rules-error-players =
    { $most ->
        [few] { $game } je hra pro { $least } až { $most } hráče.
       *[other] { $game } je hra pro { $least } až { $most } hráčů.
    }
rules-error-exactly-players =
    { $players ->
        [few] { $game } je hra pro { $players } hráče.
       *[other] { $game } je hra pro { $players } hráčů.
    }
rules-error-no-option = { $game } nemá volbu { $option }.
rules-error-options = Volby musí být názvy, samotné nebo s hodnotou, například meeting9=off nebo pattern=32.
rules-error-seat = Místo musí být S, W, N nebo E.
rules-error-seats = Místa musí být dvě až čtyři různá písmena z S, W, N a E; první je to, které začíná.
rules-error-kind = Taková hra tu není; hry jsou { $games }.
rules-error-version = Partie se hrála podle verze pravidel { $version }; tento program zná verze { $first } až { $last }.
rules-error-setup = Partii ze záznamu nelze připravit: { $why }
rules-error-entry = Položka záznamu číslo { $number }, `{ $entry }`, není možná: { $why }
rules-error-more-fields =
    { $count ->
        [one] { $count } další
        [few] { $count } další
        [many] { $count } dalšího
       *[other] { $count } dalších
    }
