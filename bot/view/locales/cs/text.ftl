### Hrací plán jako text, pro ty, kdo obrázky nevidí nebo nechtějí, a co stojí pod ním.

text-chevrons-legend = Velká písmena jsou kameny, s +, pokud stojí na značce; malá písmena jsou značky.
text-pasang-legend = b je černý, w bílý, S a N jsou ka, # je miska.
text-chevrons = kameny { $chevrons }
text-no-chevrons = bez kamenů
text-took = sebrané žetony (černé { $black }, bílé { $white })
text-ka = ka { $seat } na { $point }
text-choices = Možnosti:
text-capture = { $place } (sebrání)
text-sign-blue = M
text-sign-orange = O
text-sign-green = Z
text-sign-yellow = Ž
