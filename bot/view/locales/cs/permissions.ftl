### Co musí mít bot povoleno, slovy nastavení Discordu. $permissions je seznam oprávnění.

permissions-missing = V tomto kanálu nemohu zveřejňovat hrací plány; správce serveru mi musí povolit: { $permissions }.
permissions-missing-for-thread = V tomto kanálu nemohu založit vlákno; správce serveru mi musí povolit: { $permissions }. S `thread:False` se hraje přímo v kanálu.
permissions-not-posted = Je to uloženo, ale hrací plán tu nemohu zveřejnit; správce serveru mi musí povolit: { $permissions }. Vám ho ukáže `/pacru board`.
permissions-posted-later = Ostatní to uvidí, jakmile budu moci znovu psát do kanálu partie.
permissions-closed = Moje zprávy k vám teď nedojdou. Pokud to není potíž samotného Discordu, povolte přímé zprávy na některém společném serveru a hrací plány přijdou; do té doby vám ten nejnovější ukáže `/pacru board`.
