### Lo que un miembro ha planeado en una partida de dos: «si juega esto, respondo aquello».

plans-planned = Has planeado esto en { $title }: { $line }. Nadie más lo ve antes de que se juegue.
plans-nothing = No has planeado nada en { $title }. Pulsa **{ button-try }**, toca la jugada de tu rival y luego tu respuesta, y pulsa **{ button-plan-line }**; o escribe `/pacru plan line:e9-e8 e1-e2`, que responde a e9-e8 con e1-e2.
plans-all = Esto es todo lo que has planeado:
plans-heading = { $title }: tu plan
plans-forget = Borrar todo el plan
plans-first = si { $turn }, respondes { $answer }
plans-next = después, si { $turn }, respondes { $answer }
