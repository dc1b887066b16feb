# Savannah: what ends a question is called, by the question.

action-done-at-advance = Nobody else advances
action-done-at-dig = Dig nowhere (else)
action-done-at-fire = No (other) gun opens fire
action-done-at-join-fire = Nobody else fires
action-done-at-movement = Nobody (else) moves: end the phase
action-done-at-rally = Nobody (else) tries to rally
action-pass-at-cancel = Let it stand
action-pass-at-cards = Play no card
action-pass-at-extra-card = Draw no extra card
