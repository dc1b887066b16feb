# Bobby Lee: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-activate = Ningún cuartel general más: a las órdenes
action-done-at-build = Ningún bloque (más): los puntos sobrantes se pierden
action-done-at-deploy = Los bloques se quedan como están
action-done-at-fire = No dispara nadie (más)
action-done-at-move = No mueve nadie (más): al fuego
action-done-at-orders = Ningún movimiento (más)
action-done-at-politics = Nada (más): a los reemplazos
action-done-at-regroup = No sigue nadie (más): se quedan
action-done-at-reinforce = No entra nadie (más)
action-done-at-relief = Nadie los alimenta: pierden fuerza
action-done-at-retreat = No se retira nadie (más)
action-done-at-staff = No se mueve ningún cuartel general (más)
action-done-at-strengthen = Ningún paso (más): a los bloques nuevos
action-pass-at-activate = No activar ninguno: pasar
