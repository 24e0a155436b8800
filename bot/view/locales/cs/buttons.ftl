### Nápisy na tlačítkách, o kterých mluví věty nebo která jsou na více místech; nejvýše 34 znaků.

-play = Zahrát
button-play = { -play } { $turn }
button-move = Táhnout
button-back = Zpět
button-next = Další
button-join = Přidat se
button-add-computer = Přidat počítač
button-share = Sdílet
button-try-again = Zkusit znovu
button-resign = Vzdát se
button-play-on = Hrát dál
