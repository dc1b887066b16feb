# Bobby Lee: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-activate = Ningún cuartel general más: a las órdenes
action-done-at-build = Fin de los bloques nuevos: los puntos sobrantes se pierden
action-done-at-deploy = Los bloques se quedan como están
action-done-at-fire = Alto el fuego
action-done-at-move = Fin de los movimientos: al fuego
action-done-at-orders = Fin de los movimientos
action-done-at-politics = Pasar a los reemplazos
action-done-at-regroup = Los demás se quedan donde están
action-done-at-reinforce = Fin de los refuerzos
action-done-at-relief = Nadie los alimenta: pierden fuerza
action-done-at-retreat = Los demás aguantan
action-done-at-staff = Los cuarteles generales se quedan donde están
action-done-at-strengthen = Fin de los pasos: a los bloques nuevos
action-pass-at-activate = No activar ninguno: pasar
