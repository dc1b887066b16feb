# Savannah: what ends a question is called, by the question.

action-done-at-advance = Nobody else advances
action-done-at-dig = Dig no more
action-done-at-fire = The other guns hold their fire
action-done-at-join-fire = Nobody else fires
action-done-at-movement = End the movement phase
action-done-at-rally = End of rallying
action-pass-at-cancel = Let it stand
action-pass-at-cards = Play no card
action-pass-at-extra-card = Draw no extra card
