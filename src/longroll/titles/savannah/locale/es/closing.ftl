# Savannah: cómo se llama lo que cierra una pregunta, según la pregunta.

action-done-at-advance = No avanza nadie más
action-done-at-dig = No cavar en ningún (otro) sitio
action-done-at-fire = No abre fuego ninguna pieza (más)
action-done-at-join-fire = No dispara nadie más
action-done-at-movement = No mueve nadie (más): terminar la fase
action-done-at-rally = No lo intenta nadie (más)
action-pass-at-cancel = Dejar que valga
action-pass-at-cards = No jugar carta
action-pass-at-extra-card = No robar carta extra
