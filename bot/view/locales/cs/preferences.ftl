### Co si člen může zvolit.

preferences-heading = **Vaše předvolby** platí ve všech partiích všude tam, kde hrací plán vidíte jen vy.
preferences-name = Na obrázcích se jmenujete **{ $name }**.
preferences-language = Váš jazyk: { $language }.
preferences-beta = České texty jsou v betě: pokud některý zní špatně, řekněte to prosím správci bota.
preferences-sample = Ukázka:
preferences-sample-alt = Hrací plán hry Pacru, jak ho vidí hráč na severu.
preference-confirm-tapped = Potvrzovat tahy sestavené klepáním
preference-confirm-always = Potvrzovat i napsané tahy
preference-confirm-never = Nepotvrzovat nic: tah se zahraje posledním klepnutím
preference-side-own = Moje strana hracího plánu dole
preference-targets-marked = Číslovat na obrázku, co mohu zvolit
preference-show-picture = Hrací plány jako obrázky
preference-show-text = Hrací plány jako text
preference-theme-slate = Barvy: břidlice
preference-theme-contrast = Barvy: vysoký kontrast
preference-theme-wood = Barvy: dřevo
preference-theme-print = Barvy: tisk
preferences-form = Předvolby
preferences-form-boards = Hrací plány a partie
preferences-form-theme = Barvy
preferences-form-confirm = Potvrzování tahů
preferences-form-language = Jazyk
preferences-form-name = Vaše jméno na obrázcích
preferences-form-usual-name = Když pole necháte prázdné, použije se vaše obvyklé jméno.
form-discord = Jako v Discordu
