# For the People: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-campaign = Acabar aquí la campaña
action-done-at-concentrate-units = No viene nadie más: atacar
action-done-at-event-forts = No construir más fuertes
action-done-at-fill-state = Dejar vacíos los demás
action-done-at-mark = No colocar más indicadores
action-done-at-raids = Fin de las incursiones
action-done-at-reorganise = Terminar la reorganización
action-done-at-strategic = Terminar el desplazamiento estratégico
action-done-at-unmark = No retirar más indicadores
action-pass-at-activate = No activar a nadie
action-pass-at-battle-card = No jugar carta
action-pass-at-enlarge = Sigue siendo una brigada de 1
action-pass-at-intercept = No interceptar
action-pass-at-interrupt-activation = Dejarlos marchar
action-pass-at-interrupt-storm = Dejarlos zarpar
action-pass-at-river-sail = No va nadie por río
action-pass-at-sail = No zarpa nadie
