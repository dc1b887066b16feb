# Savannah: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-advance = Non avanza nessun altro
action-done-at-dig = Non scavare in nessun (altro) punto
action-done-at-fire = Nessun (altro) pezzo apre il fuoco
action-done-at-join-fire = Non spara nessun altro
action-done-at-movement = Non muove nessun (altro): finire la fase
action-done-at-rally = Non ci prova nessun (altro)
action-pass-at-cancel = Lasciarla valere
action-pass-at-cards = Non giocare carte
action-pass-at-extra-card = Non pescare un'altra carta
