# The U.S. Civil War: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-action = Ninguna acción (más): terminar la fase
action-done-at-call = No viene nadie (más)
action-done-at-grant = Nadie: la transferencia se pierde
action-done-at-intercept = No intercepta nadie (más)
action-done-at-strategic = No se mueven (más) PF
action-done-at-transfer = No se transfiere a nadie (más)
action-halt-at-cruise = Acabar aquí el viaje
action-halt-at-flag = Se queda en puerto
action-halt-at-march = Acabar aquí la marcha
action-halt-at-reembark = Volver adonde zarparon
action-halt-at-sail = No navegar más: quedarse aquí
action-pass-at-fort = Ni empezar ni mejorar ninguno
action-pass-at-redeploy = Ningún barco (más) de esta clase
