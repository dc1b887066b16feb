# Defensive artillery fire and mortars (G11, X4.12).

## Prompts

prompt-fire = Defensive fire: which gun opens fire, and at whom?
prompt-join-fire = Who else fires at { $unit }?
prompt-shell = Which hex { AGREE($unit, "does", "do") } { $unit } shell?
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

event-fires = { $gun } { AGREE($gun, "fires", "fire") } at { $unit } in { $hex }.
event-fire-modifier-light = { $amount }: the target is light infantry.
event-fire-modifier-cover = { $amount }: the target is in woods, town or covered way.
event-fire-modifier-works = { $amount }: the fire comes through works or a dike.
event-fire-modifier-weather = { $amount } for the weather.
event-fire-modifier-large = { $amount }: the target is artillery or horse.
event-fire-modifier-open = { $amount }: the target is in rice fields or on the raised road.
event-fire-modifier-cards = { $amount } for events of this turn.
event-fire-modifier-first-shot = { $amount } for the first mortar shot of the game.
event-fire-hits = Roll { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}, { $needed } needed: { $unit } { AGREE($unit, "is", "are") } hit.
event-fire-misses = Roll { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}, { $needed } needed: { $unit } { AGREE($unit, "is", "are") } missed.
event-fire-damage = Damage roll: { $roll }{ $guns ->
    [0] , in the column for foot and horse
    [1] , in the column for artillery
   *[other] {""}
}.
event-fire-result-r = { $unit } must retreat.
event-fire-result-d = { $unit } { AGREE($unit, "is", "are") } thrown into disorder.
event-fire-result-1 = { $unit } { AGREE($unit, "takes", "take") } a loss.
event-fire-result-am = { $unit } { AGREE($unit, "is", "are") } shaken, and { AGREE($unit, "its", "their") } army with { AGREE($unit, "it", "them") }.
event-mortar-fires = { $unit } { AGREE($unit, "fires", "fire") } at { $hex }.
event-mortar-wasted = The shell of { $unit } hits nobody.
event-mortar-bursts = Roll { $roll }; sound on { $needed } or more: a piece of { $unit } bursts.
event-mortar-breaks-down = Roll { $roll }; sound on { $needed } or more: the recoil wrecks a carriage of { $unit }.
event-mortar-sound = Roll { $roll }; sound on { $needed } or more: { $unit } { AGREE($unit, "is", "are") } sound.

## Why not

deny-fire-no-gun = { $unit } { AGREE($unit, "is", "are") } not artillery on the map.
deny-fire-mortar = { $unit } { AGREE($unit, "fires", "fire") } in the Allied turn, by { AGREE($unit, "its", "their") } own rules.
deny-fire-disorder = { $unit } { AGREE($unit, "is", "are") } in disorder and cannot fire: { AGREE($unit, "it has", "they have") } to rally first.
deny-fire-twice = { $unit } { AGREE($unit, "has", "have") } already fired this phase.
deny-fire-target-twice = { $unit } { AGREE($unit, "has", "have") } already been fired at this phase.
deny-fire-no-enemy = { $unit } { AGREE($unit, "is", "are") } not an enemy on the map.
deny-fire-range = { $unit } { AGREE($unit, "is", "are") } more than { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} away.
deny-fire-sight = There is no line of sight to { $unit } in { $hex }.
deny-mortar-moved = { $unit } { AGREE($unit, "has", "have") } moved: on this track { AGREE($unit, "it moves or fires", "they move or fire") }, not both.
deny-mortar-range = { $hex } is not two to five hexes away.
