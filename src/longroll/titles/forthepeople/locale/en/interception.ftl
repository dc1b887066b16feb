# Interception (5.8).

## Prompts

prompt-intercept = The enemy is about to enter { $space }: do you intercept?
prompt-intercept-second = Which general comes along to { $space }?
prompt-intercept-garrison = Does a strength point stay to hold the fort?

## Actions

action-intercept = Intercept with { $a1 }
action-garrison-0 = Leave nobody in the fort
action-garrison-1 = Leave a strength point in the fort
action-interrupt-2 = Intercept with { $a2 }: { $a1 }

## Events

event-interception-succeeds = { $general } intercepts: { $roll }, with { $number } or less needed.
event-interception-fails = { $general } comes too late: { $roll }, with { $number } or less needed.
event-interception-by-card = { $general } intercepts by card.
event-intercepted =
    { $count ->
        [one] { $count } strength point comes from { $from } to { $space }.
       *[other] { $count } strength points come from { $from } to { $space }.
    }

## Why not

deny-intercept-alone = { $general } has no strength points to intercept with.
deny-intercept-not-adjacent = No road or railroad leads { $general } to { $space }.
deny-intercept-river = A river bars the way of { $general } to { $space }.
deny-intercept-rough-road = Nobody intercepts over the roads of north-east Alabama or the Baltimore and Ohio: not { $general } either.
deny-brigade-intercepts-alone = { $general }'s brigade comes with the force that it stands with, not alone.
deny-not-in-command = { $general } does not command where he stands: the commander there intercepts.
deny-intercept-nobody-goes = { $general } could bring no strength point along.
deny-intercept-too-far = The card does not bring { $general } there.
deny-intercept-at-sea = No card intercepts a naval move.
