# The U.S. Civil War: battles.

prompt-stake = The attack on { $place }: play a card? (modifiers { $attack } against { $defence }; a chance of { $chance }%)
prompt-remain = Generals without SP: do they remain in { $place }?
prompt-retreat = { $number ->
    [one] 1 SP retreats
   *[other] { $number } SP retreat
} from { $place }: where to?
prompt-yield = The SP in { $place } are pushed aside: where to?
action-attack = Attack { $a1 }
action-escort = Cross to { $a2 } under escort: play { $a1 }
action-stake = Play { $a1 }
action-withhold = No card
action-remain = They remain
action-withdraw = They leave for the Displaced box
action-retreat = Retreat to { $a1 }
action-stand = Retreat no further
action-stand-at-avoid = Stand and fight
action-stand-at-fall-back = Fight
action-yield = Make way to { $a1 }
event-battle = Battle of { $place }: { $number } SP attack ({ $side }), { $defenders } defend.
event-battle-dice = The attack rolls { $attack }: { $done }; the defence { $defence }: { $suffered }.
event-battle-losses = Losses: { $number } SP of the attack ({ $side }), { $defenders } of the defence.
event-battle-won = The attack on { $place } is won ({ $side }).
event-battle-lost = The attack on { $place } is beaten off ({ $side }).
event-battle-tied = The attack on { $place } decides nothing ({ $side }).
event-overrun = { $number ->
    [one] 1 SP in { $place } is overrun and displaced
   *[other] { $number } SP in { $place } are overrun and displaced
} ({ $side }).
event-escorted = { $side }: { $card } escorts the crossing.
event-militia-displaced = The militia of { $state } disperses ({ $side }).
event-fort-captured = The fort of { $place } is taken: level { $level } now ({ $side }).
event-retreated = { $number ->
    [one] 1 SP retreats
   *[other] { $number } SP retreat
} from { $origin } to { $place } ({ $side }).
event-pushed = { $number ->
    [one] 1 SP makes way
   *[other] { $number } SP make way
} from { $origin } to { $place } ({ $side }).
event-no-retreat = { $number ->
    [one] 1 SP in { $place } cannot retreat, and surrenders
   *[other] { $number } SP in { $place } cannot retreat, and surrender
} ({ $side }).
deny-nobody-there = There is nobody to attack in { $place }.
deny-attack-way = { $place } is not beside the force, or no way leads there: march beside it first.
deny-no-escort = Only the Union's Generals cross rivers under escort.
deny-no-enemy-river = No river under enemy control lies between the force and { $place }.
deny-retreat-way = No retreat leads over that hexside to { $place }.
deny-retreat-back = A retreat does not lead back to { $place }.
deny-retreat-enemy = The enemy stands in { $place } and cannot be pushed aside.
deny-retreat-shut = { $place } is shut: an Objective or Resource hex or works of the enemy, or closed ground.
deny-retreat-attackers = { $place } lay in the zone of the attackers.
deny-retreat-strong = { $place } lies in the zone of an enemy of as many SP.
deny-retreat-zone = { $place } lies in an enemy zone, and there is a way outside.
deny-retreat-mountain = The way to { $place } leads over mountains, and there is another.
deny-retreat-supply = { $place } has no supply, and another hex has.
deny-retreat-dead-end = The retreat could not go on from { $place }.
deny-retreat-on = The retreat cannot end in { $place } yet.
deny-general-in-zone = A General without SP does not enter the enemy zone in { $place }.
deny-militia-home = Militia does not leave its state for { $place }.
