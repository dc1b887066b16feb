# The U.S. Civil War: what ends a question is called, by the question.

action-done-at-action = No (more) actions: end the phase
action-done-at-call = Nobody (else) comes along
action-done-at-grant = Nobody: the transfer lapses
action-done-at-intercept = Nobody (else) intercepts
action-done-at-strategic = No (more) SP move
action-done-at-transfer = Nobody (else) is transferred
action-halt-at-cruise = End the voyage here
action-halt-at-flag = He stays in port
action-halt-at-march = End the march here
action-halt-at-reembark = Back to where they sailed from
action-halt-at-sail = Sail no further: stay here
action-pass-at-fort = Neither begin nor improve one
action-pass-at-redeploy = No (more) ships of this kind
