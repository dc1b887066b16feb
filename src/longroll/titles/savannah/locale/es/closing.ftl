# Savannah: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-advance = No avanza nadie más
action-done-at-dig = Dejar de cavar
action-done-at-fire = Las demás piezas no abren fuego
action-done-at-join-fire = No dispara nadie más
action-done-at-movement = Terminar la fase de movimiento
action-done-at-rally = Fin de los intentos de reagrupar
action-pass-at-cancel = Dejar que valga
action-pass-at-cards = No jugar carta
action-pass-at-extra-card = No robar carta extra
