# Interception (5.8).

## Prompts

prompt-intercept = The enemy is about to enter { $space }: do you intercept?
prompt-intercept-second = Which general goes along to { $space }?
prompt-intercept-garrison = Does a strength point stay to hold the fort?

## Actions

action-intercept = Intercept with { $a1 }
action-garrison-0 = Leave nobody in the fort
action-garrison-1 = Leave a strength point in the fort
action-interrupt-2 = Intercept with { $a2 }: { $a1 }

## Events

event-interception-succeeds = { $general } intercepts: { $roll }, and needed { $number } or less.
event-interception-fails = { $general } comes too late: { $roll }, and needed { $number } or less.
event-interception-by-card = { $general } intercepts by card.
event-intercepted = { $count ->
        [one] { $count } strength point marches up from { $from } to { $space }.
       *[other] { $count } strength points march up from { $from } to { $space }.
    }

## Why not

deny-intercept-alone = { $general } has no strength points to intercept with.
deny-intercept-not-adjacent = No road or railroad leads { $general } to { $space }.
deny-intercept-river = A river bars { $general } from { $space }.
deny-intercept-rough-road = Nobody can intercept over the roads of north-east Alabama or the Baltimore and Ohio: not even { $general }.
deny-brigade-intercepts-alone = { $general }'s brigade cannot intercept alone: it goes with the force it is with.
deny-not-in-command = { $general } is not in command in his space: the commander there intercepts.
deny-intercept-nobody-goes = { $general } has no strength point to bring along.
deny-intercept-too-far = The card cannot bring { $general } that far.
deny-intercept-at-sea = No card can intercept a naval move.
note-reacts = { $least ->
    [100] certain
   *[other] { $chance }% to succeed
}
note-reacts-between = { $least }% to { $chance }% to succeed
