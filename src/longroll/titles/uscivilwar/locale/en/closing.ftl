# The U.S. Civil War: what ends a question is called, by the question.

action-done-at-action = End the Action Phase
action-done-at-call = March with these
action-done-at-grant = Nobody: the transfer lapses
action-done-at-intercept = No more interceptions
action-done-at-strategic = End strategic movement
action-done-at-transfer = End of transfers
action-done-at-transfer-before = No more before the turn track
action-halt-at-cruise = End the voyage here
action-halt-at-flag = He stays in port
action-halt-at-march = End the march here
action-halt-at-reembark = Back to where they sailed from
action-halt-at-sail = Sail no further: stay here
action-pass-at-fort = Neither begin nor improve one
action-pass-at-redeploy = The rest of this kind stay
