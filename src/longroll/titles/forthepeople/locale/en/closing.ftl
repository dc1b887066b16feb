# For the People: what ends a question is called, by the question.

action-done-at-campaign = End the campaign here
action-done-at-concentrate-units = Nobody else comes: attack
action-done-at-event-forts = Build no more forts
action-done-at-fill-state = Leave the others empty
action-done-at-mark = Place no more markers
action-done-at-raids = End of raids
action-done-at-reorganise = End the reorganisation
action-done-at-strategic = End strategic movement
action-done-at-unmark = Remove no more markers
action-pass-at-activate = Activate nobody
action-pass-at-battle-card = Play no card
action-pass-at-enlarge = It stays a brigade of 1
action-pass-at-intercept = Do not intercept
action-pass-at-interrupt-activation = Let them march
action-pass-at-interrupt-storm = Let them sail
action-pass-at-river-sail = Nobody goes by river
action-pass-at-sail = Nobody sails
