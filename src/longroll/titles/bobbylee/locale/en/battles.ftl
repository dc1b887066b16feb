# Bobby Lee: battles.

area-union-left = the Union’s left
area-union-centre = the Union’s centre
area-union-right = the Union’s right
area-union-reserve = the Union’s reserve
area-confederate-left = the Confederates’ left
area-confederate-centre = the Confederates’ centre
area-confederate-right = the Confederates’ right
area-confederate-reserve = the Confederates’ reserve
area-union-dispersed = the Union’s blocks out of the line
area-confederate-dispersed = the Confederates’ blocks out of the line

## Questions

prompt-fight = Which battle is fought next?
prompt-stations = Battle at { $place }: where does each block stand?
prompt-retreat = Battle at { $place }: who retreats?
prompt-withdraw = Battle at { $place }: all must leave. Where do they go?
prompt-move = Battle at { $place }: who moves?
prompt-fire = Battle at { $place }: who fires?
prompt-hit = Which block takes { $number ->
    [one] the last hit
   *[other] the next of { $number } hits
}?
prompt-reinforce = Battle at { $place }: who joins the reserve?
prompt-night = Night at { $place }: stay or leave?
prompt-regroup = Won at { $place }: does anybody move on?

## Actions

action-fight = The battle at { $a1 }
action-deploy = { $a1 }: { $a2 }
action-retreat = { $a1 }: retreat to { $a2 }
action-move = { $a1 }: to { $a2 }
action-flank = { $a1 }: around the flank to { $a2 }
action-volley = All fire who have a single target
action-fire = { $a1 }: fire at { $a2 }
action-hit = { $a1 }
action-reinforce = Bring up { $a1 }
action-stay = Stay for another day
action-stay-1 = Stay, at a step of { $a1 }
action-leave = Leave by night
action-regroup = { $a1 }: to { $a2 }

## Events

event-battle-in = Battle at { $place }, day { $day }.
event-battle-turn = { $place }, turn { $hour }: { $side }.
event-retreated = { $block } retreats from { $origin } to { $place }.
event-unseen-retreated = A block retreats from { $origin } to { $place } ({ $side }).
event-fired = { $block } fires at { $area }: { $dice } ({ $level ->
    [1] single
    [2] double
   *[3] triple
}): { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-rout = Rout in { $place }: { $side }.
event-trapped = { $block } cannot get away from { $place }.
event-morale = { $block } is shaken: the die is { $roll }.
event-shifted = { $block } goes to { $area }.
event-unseen-shifted = A block goes to { $area } ({ $side }).
event-flanking = { $block } sets out to come around to { $area }.
event-unseen-flanking = A block sets out to come around to { $area } ({ $side }).
event-flanked = { $block } throws { $roll }: { $success ->
    [0] it is dispersed.
   *[1] it has come around.
}
event-reinforcement-die = The way from { $place }: the die is { $roll }.
event-reinforced = { $block } comes from { $origin } to the battle at { $place }.
event-unseen-reinforced = A block comes from { $origin } to the battle at { $place } ({ $side }).
event-night = Night falls on day { $day }.
event-paid-for-a-day = { $block } spends a step: the battle at { $place } goes on.
event-stays = { $side }: stays in { $place }.
event-leaves = { $side }: leaves { $place } by night.
event-won = The battle at { $place } is won: { $side }.
event-regrouped = { $block } goes on from { $origin } to { $place }.
event-unseen-regrouped = A block goes on from { $origin } to { $place } ({ $side }).

## Why not

deny-not-under-fire = { $block } is not under fire.
deny-not-the-strongest-hit = The strongest block takes hits first, and { $block } is not it.
deny-tired = { $block } is disorganised until nightfall.
deny-reserve-only = { $block } stays in the reserve: heavy guns and the supreme headquarters never stand in the line.
deny-deployed-already = { $block } has been deployed already.
deny-not-your-line = Blocks are deployed in their own line.
deny-fort-centre = Before a fort only the centre and the reserve are used.
deny-centre-first = The first block that is deployed goes to the centre.
deny-never-engages = { $block } fights from afar only: guns and headquarters never engage.
deny-one-direction = In one turn a column is entered or left, not both.
deny-not-free = { $area } is held by the enemy.
deny-centre-empty = The centre is never left empty.
deny-moved = { $block } has moved in this turn: each block moves one area.
deny-fort-flank = There is no way around a fort.
deny-flank-from-reserve = Only blocks of the reserve march around a flank.
deny-no-flank = A march around a flank leads to the left or right wing, not to the centre or the reserve.
deny-own-flank = A march around a flank may end on your own wing only while both sides fight there.
deny-not-the-next-area = That area is not next to { $block }: a block moves straight ahead, straight back, or between its own centre or reserve and its own columns.
deny-nobody-there = No enemy stands in that area.
deny-no-guns-in-forest = In a forest guns do not fire from afar.
deny-engaged-there = Guns do not fire into a fight.
deny-not-facing = { $block } fires at those who face it only: at the enemies straight ahead.
deny-no-enfilade = Only foot or horse that hold an enemy wing with no enemy left in it enfilade the centre.
deny-not-engaged = { $block } fires only at those it is engaged with: it has to close with the enemy first.
deny-fired = { $block } has fired in this turn already.
deny-moved-no-fire = { $block } has moved, and does not fire in this turn.
deny-fresh-enfilade = { $block } has just come around the flank, and cannot enfilade yet.
deny-no-way = There is no way to { $place }.
deny-not-the-way-you-came = The attacker goes back the way he came, and not by { $place }.
deny-enemy-way = The defender cannot go to { $place }: the enemy came from there, or is there.
deny-side-full = No more blocks may cross the hexside to { $place }.
deny-never-reinforces = { $block } never reinforces a battle: garrisons, heavy guns and the supreme headquarters do not.
deny-not-beside = { $block } is not beside the battle.
deny-die-against = The die for the way from { $place } has failed: nobody else comes from there.
deny-staff-must-pay = A field headquarters in the battle must spend a step.
deny-not-into-battle = There are enemies in { $place }.

## The sheet of a battle

sheet-left = Left
sheet-centre = Centre
sheet-right = Right
sheet-reserve = Reserve
sheet-dispersed = Out of the line
sheet-night = Night
display-battle = Battle at { $place }
battle-deployment = Attackers: { $attacker }. Day { $day }: both sides deploy.
battle-hour = Attackers: { $attacker }. Day { $day }, turn { $turn } of 8: { $side }.
battle-night = Attackers: { $attacker }. The night of day { $day }.
marker-battle = battle
badge-tired = disorganised
badge-retreating = retreating
badge-face-up = shown
