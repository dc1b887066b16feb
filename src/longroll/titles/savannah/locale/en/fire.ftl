# Defensive artillery fire and mortars (G11, X4.12).

## Prompts

prompt-fire = Defensive fire: which gun opens fire, and at whom?
prompt-join-fire = Who else fires at { $unit }?
prompt-shell = { $unit }: which hex to shell?
prompt-expose = A shell comes down in { $hex }: which unit may it hit?

## Actions

action-fire = { $a1 }: fire at { $a2 }
action-support = { $a1 } fires too
action-shell = Shell: { $a1 }
action-expose = { $a1 } is in its way

note-fire = a hit: { $chance }%
note-shell = { $side }: { $units }
note-shell-leaders = { $side }: only leaders

## Events

event-fires = { $gun } fires at { $unit } in { $hex }.
event-fire-modifier-light = { $amount }: the target is light infantry.
event-fire-modifier-cover = { $amount }: the target is in woods, town or covered way.
event-fire-modifier-works = { $amount }: the fire comes through works or a dike.
event-fire-modifier-weather = { $amount } for the weather.
event-fire-modifier-large = { $amount }: the target is artillery or horse.
event-fire-modifier-open = { $amount }: the target is in rice fields or on the raised road.
event-fire-modifier-cards = { $amount } for events of this turn.
event-fire-modifier-first-shot = { $amount } for the first mortar shot of the game.
event-fire-hits = Roll { $roll } ({ $amount }) is { $count }, { $needed } needed: { $unit } is hit.
event-fire-misses = Roll { $roll } ({ $amount }) is { $count }, { $needed } needed: { $unit } is missed.
event-fire-damage = Damage roll: { $roll }.
event-fire-result-r = { $unit } must retreat.
event-fire-result-d = { $unit } is thrown into disorder.
event-fire-result-1 = { $unit } takes a loss.
event-fire-result-am = { $unit } is shaken, and its army with it.
event-mortar-fires = { $unit } fires at { $hex }.
event-mortar-wasted = The shell of { $unit } hits nobody.
event-mortar-bursts = Roll { $roll }: a piece of { $unit } bursts.
event-mortar-breaks-down = Roll { $roll }: the recoil wrecks a carriage of { $unit }.
event-mortar-sound = Roll { $roll }: { $unit } is sound.

## Why not

deny-fire-no-gun = { $unit } is no artillery on the map.
deny-fire-mortar = { $unit } fires in the Allied turn, by its own rules.
deny-fire-disorder = { $unit } is in disorder and cannot fire: it has to rally first.
deny-fire-twice = { $unit } has fired in this phase.
deny-fire-target-twice = { $unit } has been fired at in this phase.
deny-fire-no-enemy = { $unit } is no enemy on the map.
deny-fire-range = { $unit } is farther away than { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}.
deny-fire-sight = There is no line of sight to { $unit } in { $hex }.
deny-mortar-moved = { $unit } has moved: on this track it moves or fires.
deny-mortar-range = { $hex } is not two to five hexes away.
