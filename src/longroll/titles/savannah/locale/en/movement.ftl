# Movement, stacking, the covered way, sorties (G7, G8, G9, X4.1, X4.9, X4.10).

## Prompts

prompt-movement = Movement: who moves next?
prompt-deny-done-pinned = Movement: who moves next? It cannot end yet. { deny-done-pinned }
prompt-deny-done-disrupted = Movement: who moves next? It cannot end yet. { deny-done-disrupted }
prompt-deny-done-arrivals = Movement: who moves next? It cannot end yet. { deny-done-arrivals }
prompt-deny-part-allied = Movement: who leaves? The Americans and the French in { $hex } must part before anybody else moves.
prompt-deny-part-french = Movement: who leaves? The regulars and the colonial militia in { $hex } must part before anybody else moves.
prompt-deny-done-allied = Movement: who moves next? It cannot end yet. { deny-done-allied }
prompt-deny-done-french = Movement: who moves next? It cannot end yet. { deny-done-french }
prompt-deny-done-artillery = Movement: who moves next? It cannot end yet. { deny-done-artillery }
prompt-deny-done-destaing = Movement: who moves next? It cannot end yet. { deny-done-destaing }
prompt-deny-stack-negro-volunteers = Movement: who moves next? It cannot end yet. { deny-stack-negro-volunteers }
prompt-deny-stack-huger = Movement: who moves next? It cannot end yet. { deny-stack-huger }
prompt-march = { $unit } in { $hex }: where to? Movement points left: { $count }.
prompt-pins = { $count ->
    [one] One of your units is
   *[other] { $count } of your units are
} pinned: stand and fight, or withdraw all of them at the cost of army morale?
prompt-delay = Too many in { $hex }: which reinforcement waits for a turn?

## Actions

action-move = Move { $a1 }
action-move-leader = Move { $a1 }
action-go = Go to { $a1 }
action-stop = End the move here
action-join = Take { $a1 } along
action-join-leader = { $a1 } leads the sortie
action-stand = Stand and fight
action-disengage = Withdraw all pinned units
action-delay = { $a1 } waits
action-done = Done

# Beneath the hex in which a unit or leader stands.
brief-move = { $a1 }
brief-move-leader = { $a1 }

## Notes beside actions: movement points

note-step = costs { $cost }, leaves { $left }
note-step-off-road = costs { $cost }, leaves { $left } off the roads (fog)
note-step-road = costs { $cost }, leaves { $left }, by road { $far }
note-step-zone = costs { $cost }; ends in an enemy zone
note-step-last = costs { $cost }; goes no farther

## Events

event-movement = { $side } begin their movement.
event-moved = { $unit } { $count ->
    [0] { AGREE($unit, "goes", "go") }
    [1] { AGREE($unit, "moves", "move") }
   *[other] and those with { AGREE($unit, "it", "them") } move
} to { $hex }.
event-zone-halts = { $unit } { AGREE($unit, "halts", "halt") } in { $hex }, in an enemy zone of control (§ G8.31).
event-way-kept = { $unit } { AGREE($unit, "finds", "find") } the way along the covered way to { $hex } (roll { $roll }{ $amount ->
    [0] {""}
   *[other] , modifiers { $amount }
}; lost from { $needed } up).
event-way-lost = { $unit } { AGREE($unit, "loses", "lose") } { AGREE($unit, "its", "their") } way on the covered way in { $hex } (roll { $roll }{ $amount ->
    [0] {""}
   *[other] , modifiers { $amount }
}; lost from { $needed } up).
event-way-found = { $unit } { AGREE($unit, "finds", "find") } { AGREE($unit, "its", "their") } bearings again.
event-sortie = { $leader } leads a sortie out of the lines to { $hex }.
event-leader-taken = { $unit } { AGREE($unit, "finds", "find") } an enemy leader alone in { $hex }.
event-pins-stand = { $side } stand and fight where they are pinned.
event-pins-disengage = { $side } withdraw their pinned units.
event-pins-removed = { $count ->
    [one] A pin comes
   *[other] { $count } pins come
} off, and { $army } pay for it.
event-morale-sortie = Morale of { $army } { $amount } for the sortie, now { $count }.
event-morale-pins = Morale of { $army } { $amount } for pins left behind, now { $count }.

## Why not

deny-unit-moved = { $unit } { AGREE($unit, "has", "have") } already moved this phase.
deny-not-your-unit = { $unit } { AGREE($unit, "is", "are") } not one of your units on the map.
deny-not-your-leader = { $leader } is not one of your leaders on the map.
deny-rival-unit = { $unit } { AGREE($unit, "does", "do") } not belong to the army you are moving.
deny-rival-leader = { $leader } does not belong to the army you are moving.
deny-leader-cannot-move = { $leader } has moved, is wounded, or has nowhere to go.
deny-nowhere-to-go = { $unit } { AGREE($unit, "has", "have") } nowhere to go.
deny-shattered-move = { $unit } { AGREE($unit, "is", "are") } shattered and cannot move: { AGREE($unit, "it has", "they have") } to rally first.
deny-withdrawn-move = { $unit } { AGREE($unit, "has", "have") } withdrawn from combat and cannot move until { AGREE($unit, "it rallies", "they rally") }.
deny-hurricane-move = Nobody moves in a hurricane.
deny-fixed-artillery = { $unit } must stay where the historical scenario puts { AGREE($unit, "it", "them") }.
deny-artillery-returns = { $unit } { AGREE($unit, "was", "were") } driven from { AGREE($unit, "its", "their") } place by fire and can only go back to it.
deny-no-such-hex = There is no such hex on the map.
deny-not-adjacent = { $hex } is not adjacent.
deny-prohibited-terrain = The ground of { $hex }, or what lies before it, cannot be crossed.
deny-enemy-held = The enemy holds { $hex }.
deny-zone-halts = An enemy zone of control ends the move in { $hex }.
deny-lost-halts = { $unit } { AGREE($unit, "is", "are") } lost and cannot go farther this turn.
deny-disrupted-one-hex = { $unit } { AGREE($unit, "is", "are") } disrupted and can move only one hex.
deny-one-hex-on-arrival = { $unit } can move only one hex on the turn { AGREE($unit, "it arrives", "they arrive") }.
deny-leader-one-hex = { $leader } can move only one hex on the turn he arrives.
deny-beside-pinned = { $hex } is adjacent to pinned enemies, from whom your units are withdrawing.
deny-way-together = Units that start in one hex go along the covered way together or not at all.
deny-join = Only units that stand here, can move and may go along can be taken.
deny-perimeter = Allied units may not come next to the lines of Savannah, at { $hex }, before the assault is announced.
deny-creeks-inside = The Creeks never enter the lines.
deny-sortie-leader = Until turn 10 { $unit } can leave the lines only with a leader: take one along.
deny-leader-returns-last = { $leader } can return only after the units that left with him.
deny-movement-points = You do not have enough movement points for { $hex }, which costs { $count }.
deny-cannot-stop = The move cannot end in { $hex }: there are too many units, or units that do not stack.
deny-pinned-beside-enemy = { $unit } { AGREE($unit, "is", "are") } pinned and may not end { AGREE($unit, "its", "their") } move next to an enemy.
deny-disrupted-beside-enemy = { $unit } { AGREE($unit, "is", "are") } disrupted and must keep away from as many enemies as { AGREE($unit, "it", "they") } can.
deny-pinned-stands = { $unit } { AGREE($unit, "is", "are") } pinned, and your pinned units stand and fight.
deny-cannot-disengage = { $unit } cannot get away, and all pinned units would have to.
deny-stack-points = { $hex } can hold no more than { $count } strength points of infantry and cavalry.
deny-stack-guns = There is already artillery in { $hex }.
deny-stack-negro-volunteers = The Negro Volunteers and the southern loyalists cannot stack together.
deny-stack-allied = French and American units cannot end a move together in { $hex }.
deny-stack-french = French regulars and colonial militia cannot end a move together in { $hex }.
deny-stack-huger = { $leader } can stack only with American militia and artillery.
deny-done-pinned = Pinned units that can get away must do so.
deny-done-disrupted = A disrupted unit next to the enemy must get away from as many enemies as it can.
deny-done-arrivals = Reinforcements must leave { $hex }, where there are too many units.
deny-part-allied = The Americans and the French in { $hex } must part before anybody else moves.
deny-part-french = The regulars and the colonial militia in { $hex } must part before anybody else moves.
deny-done-allied = The French and the Americans in { $hex } must part.
deny-done-french = The French regulars and the colonial militia in { $hex } must part.
deny-done-artillery = Artillery driven from its place by fire must go back to it.
deny-done-destaing = { $leader } must take part in an attack on turn 16, and still can.
deny-first-unit = That is for a unit on the move: first choose which one moves (“Move ...”).
