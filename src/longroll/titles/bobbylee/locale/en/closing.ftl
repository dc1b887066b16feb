# Bobby Lee: what ends a question is called, by the question.

action-done-at-activate = No more headquarters: on to their orders
action-done-at-build = No (more) blocks: points left over are lost
action-done-at-deploy = The blocks stay as they are
action-done-at-fire = Nobody (else) fires
action-done-at-move = Nobody (else) moves: on to the fire
action-done-at-orders = No (more) moves
action-done-at-politics = Nothing (else): on to the replacements
action-done-at-regroup = Nobody (else) moves on: they stay
action-done-at-reinforce = Nobody (else) joins
action-done-at-relief = Nobody feeds them: they lose steps
action-done-at-retreat = Nobody (else) retreats
action-done-at-staff = No headquarters moves (any more)
action-done-at-strengthen = No (more) steps: on to new blocks
action-pass-at-activate = Activate none: pass
