### Stránka, na které se hraje dotykem hracího plánu.

page-empty = { $place }, prázdné
page-black = { $place }, černý žeton
page-white = { $place }, bílý žeton
page-hole = { $place }, miska
page-ka = { $place }, ka: { $colour }
page-open = Otevřít hrací plán
page-type = Napište tah
page-show = Ukázat
page-not-played = Ještě nezahráno
page-close = Zavřít
page-save = Uložit
page-turns = Tahy
page-offline = Bez spojení. Zkouším to znovu…
page-signed-out = Tento prohlížeč není přihlášen. Na Discordu stiskněte pod svým hracím plánem **{ button-move }** a potom **{ page-open }**: tento odkaz vás přihlásí.
page-sign-in-question = Chcete v tomto prohlížeči hrát jako **{ $name }**? Přihlášení platí 30 dní. Pokud to nejste vy, stránku zavřete.
page-sign-in = Hrát jako { $name }
page-link-over = Tento odkaz už neplatí: dá se použít jen jednou, a to do deseti minut. Na Discordu stiskněte pod svým hracím plánem **{ button-move }** a dostanete nový.
page-too-many = To bylo příliš mnoho najednou. Počkejte několik sekund a zkuste to znovu.
page-sign-out = Odhlásit všude
page-signed-out-now = Všechny vaše prohlížeče jsou odhlášeny a starší odkazy už neplatí.
