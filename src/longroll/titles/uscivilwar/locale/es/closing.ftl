# The U.S. Civil War: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-action = Terminar la fase de acción
action-done-at-call = Marchar con estos
action-done-at-grant = Nadie: la transferencia se pierde
action-done-at-intercept = Ninguna interceptación más
action-done-at-strategic = Terminar el movimiento estratégico
action-done-at-transfer = Fin de las transferencias
action-done-at-transfer-before = Ninguna más antes del contador de turnos
action-halt-at-cruise = Acabar aquí el viaje
action-halt-at-flag = Se queda en puerto
action-halt-at-march = Acabar aquí la marcha
action-halt-at-reembark = Volver adonde zarparon
action-halt-at-sail = No navegar más: quedarse aquí
action-pass-at-fort = Ni empezar ni mejorar ninguno
action-pass-at-redeploy = Los demás de esta clase se quedan
