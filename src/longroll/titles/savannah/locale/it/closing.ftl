# Savannah: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-advance = Non avanza nessun altro
action-done-at-dig = Smettere di scavare
action-done-at-fire = Gli altri pezzi non aprono il fuoco
action-done-at-join-fire = Non spara nessun altro
action-done-at-movement = Finire la fase di movimento
action-done-at-rally = Fine dei tentativi di riordino
action-pass-at-cancel = Lasciarla valere
action-pass-at-cards = Non giocare carte
action-pass-at-extra-card = Non pescare un'altra carta
