# Bobby Lee: what ends a question is called, by the question.

action-done-at-activate = No more headquarters: on to their orders
action-done-at-build = End of new blocks: points left over are lost
action-done-at-deploy = The blocks stay as they are
action-done-at-fire = Cease fire
action-done-at-move = End of moves: on to the fire
action-done-at-orders = End of moves
action-done-at-politics = On to the replacements
action-done-at-regroup = The rest stay where they are
action-done-at-reinforce = End of reinforcements
action-done-at-relief = Nobody feeds them: they lose steps
action-done-at-retreat = The rest hold
action-done-at-staff = Headquarters stay where they are
action-done-at-strengthen = End of steps: on to new blocks
action-pass-at-activate = Activate none: pass
