### The board as text, for those who cannot see pictures or do not want any, and what stands under it.

text-chevrons-legend = Capital letters are chevrons, with a + if they stand on a marker; small letters are markers.
text-pasang-legend = b is black, w white, S and N are the kas, # is the bowl.

# What a player of Pacru, Azacru or Shacru has: $chevrons is a list such as "a1 north, b2 south".
text-chevrons = chevrons { $chevrons }
text-no-chevrons = no chevrons

# What a player of Pasang has: numbers of tokens; the letter of a seat and where the ka stands.
text-took = took { $black } black and { $white } white
text-ka = ka { $seat } on { $point }

text-choices = Choices:
# $place is a field on which a chevron would be captured.
text-capture = { $place } (capture)

# One letter for each colour, all different, with which its chevrons and markers are drawn.
text-sign-blue = B
text-sign-orange = O
text-sign-green = G
text-sign-yellow = Y
