### Co si člen naplánoval v partii pro dva: „když zahraje toto, odpovím tamto“.

plans-planned = V partii { $title } máte naplánováno: { $line }. Než se to zahraje, nikdo jiný to nevidí.
plans-nothing = V partii { $title } nemáte nic naplánováno. Stiskněte **{ button-try }**, klepněte na tah soupeře a pak na svou odpověď a stiskněte **{ button-plan-line }**; nebo napište příkaz `/pacru plan line:e9-e8 e1-e2`, který na e9-e8 odpoví tahem e1-e2.
plans-all = Toto všechno máte naplánováno:
plans-heading = { $title }: váš plán
plans-forget = Smazat celý plán
plans-first = po { $turn } odpovíte { $answer }
plans-next = potom po { $turn } odpovíte { $answer }
