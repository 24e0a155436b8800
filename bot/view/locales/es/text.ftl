### El tablero como texto, para quienes no pueden ver imágenes o no las quieren, y lo que va debajo.

text-chevrons-legend = Las mayúsculas son flechas, con un + si están sobre un marcador; las minúsculas son marcadores.
text-pasang-legend = b es negra, w blanca, S y N son las kas, # es el cuenco.
text-chevrons = flechas { $chevrons }
text-no-chevrons = sin flechas
text-took = capturas (negras { $black }, blancas { $white })
text-ka = ka { $seat } en { $point }
text-choices = Opciones:
text-capture = { $place } (captura)
text-sign-blue = Z
text-sign-orange = N
text-sign-green = V
text-sign-yellow = A
