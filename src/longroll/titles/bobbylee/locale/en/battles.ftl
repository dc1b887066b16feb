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
prompt-regroup = Victory at { $place }: does any block move on?

## Actions

action-fight = The battle at { $a1 }
action-deploy = { $a1 }: { $a2 }
action-retreat = { $a1 }: retreat to { $a2 }
action-move = { $a1 }: to { $a2 }
action-flank = { $a1 }: around the flank to { $a2 }
action-volley = Fire with every block that has only one target
action-fire = { $a1 }: fire at { $a2 }
action-hit = { $a1 }
action-reinforce = Bring up { $a1 }
action-stay = Stay for another day
action-stay-1 = Stay, at a step of { $a1 }
action-leave = Leave by night
action-regroup = { $a1 }: to { $a2 }

## Events

event-battle-in = The battle of { $place }, day { $day }.
event-battle-turn = { $place }, battle turn { $hour }: { $the-side } to act.
event-retreated = { THE($block) } retreats from { $origin } to { $place }.
event-unseen-retreated = { $The-side } pulls a block back from { $origin } to { $place }.
event-fired = { THE($block) } fires at { $area }: { $dice } ({ $level ->
    [1] single fire, hits on a 6
    [2] double fire, hits on 5 and 6
   *[3] triple fire, hits on 4 to 6
}), { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-rout = { $The-side } is routed at { $place }.
event-trapped = { THE($block) } cannot get away from { $place }.
event-morale = { THE($block) } wavers: the die shows { $roll }, needed { $needed } or more to stand.
event-shifted = { THE($block) } moves to { $area }.
event-unseen-shifted = { $The-side } moves a block to { $area }.
event-flanking = { THE($block) } sets out around the flank for { $area }.
event-unseen-flanking = { $The-side } sends a block around the flank to { $area }.
event-flanked = { THE($block) } rolls { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, needed { $needed } or more: { $success ->
    [0] it loses its way and is dispersed.
   *[1] it has turned the flank.
}
event-reinforcement-die = The road from { $place }: the die shows { $roll }, needed { $needed } or more.
event-reinforced = { THE($block) } comes up from { $origin } to the battle of { $place }.
event-unseen-reinforced = { $The-side } brings up a block from { $origin } to the battle of { $place }.
event-night = Night falls on day { $day }.
event-paid-for-a-day = { THE($block) } spends a step: the battle of { $place } goes on.
event-stays = { $The-side } stays at { $place } for another day.
event-leaves = { $The-side } leaves { $place } under cover of night.
event-won = { $The-side } wins the battle of { $place }.
event-regrouped = { THE($block) } moves on from { $origin } to { $place }.
event-unseen-regrouped = { $The-side } moves a block on from { $origin } to { $place }.

## Why not

deny-not-under-fire = { THE($block) } is not under fire.
deny-not-the-strongest-hit = The strongest block takes the hit first, and { THE($block) } is not the strongest.
deny-tired = { THE($block) } is disorganised until nightfall.
deny-reserve-only = { THE($block) } stays in the reserve: heavy guns and the supreme headquarters never stand in the line.
deny-deployed-already = { THE($block) } is already deployed.
deny-not-your-line = Blocks deploy in their own line.
deny-fort-centre = In front of a fort only the centre and the reserve are used.
deny-centre-first = The first block to deploy goes to the centre.
deny-never-engages = { THE($block) } fights only at a distance: guns and headquarters never engage.
deny-one-direction = In one turn blocks may enter a column or leave it, but not both.
deny-not-free = The enemy holds { $area }.
deny-centre-empty = The centre is never left empty.
deny-moved = { THE($block) } has already moved this turn: each block moves one area.
deny-fort-flank = There is no way around a fort.
deny-flank-from-reserve = Only blocks in the reserve can march around a flank.
deny-no-flank = A march around a flank leads to the left or the right wing, never to the centre or the reserve.
deny-own-flank = A march around a flank may end on your own wing only while both sides fight there.
deny-not-the-next-area = { THE($block) } cannot go there: a free block moves straight ahead, from its centre to a wing or from its reserve into its line; one that is engaged or in the enemy’s line only falls straight back.
deny-nobody-there = There is no enemy in that area.
deny-no-guns-in-forest = In a forest guns cannot fire at a distance.
deny-engaged-there = Guns do not fire into a melee.
deny-not-facing = { THE($block) } cannot fire there: it fires only at the enemy straight ahead.
deny-no-enfilade = Only infantry or cavalry that hold an enemy wing with no enemy left in it can enfilade the centre.
deny-not-engaged = { THE($block) } fires only at enemies it is engaged with: it must close with them first.
deny-fired = { THE($block) } has already fired this turn.
deny-moved-no-fire = { THE($block) } has moved, and cannot fire this turn.
deny-fresh-enfilade = { THE($block) } has just come around the flank, and cannot enfilade yet.
deny-dispersed = { THE($block) } is dispersed: it can only march around a flank again, or back to the reserve.
deny-guns-engaged = { THE($block) } is engaged, and fires only at the enemies in its own area.
deny-landed = { THE($block) } came by sea, and retreats by land only to friendly hexes: { $place } is not one.
deny-in-battle = { THE($block) } is already in a battle.
deny-no-way = There is no way to { $place }.
deny-not-the-way-you-came = The attacker retreats the way he came, and not by { $place }.
deny-enemy-way = The defender cannot retreat to { $place }: the enemy came from there, or is there.
deny-ships-last = By sea, { THE($block) } gets back to { $place } only if no way by land is left and no enemy stands there, and never from a rout.
deny-side-full = No more blocks may cross the hexside to { $place }.
deny-never-reinforces = { THE($block) } cannot reinforce a battle: garrisons, heavy guns and the supreme headquarters never do.
deny-not-beside = { THE($block) } is not next to the battle.
deny-die-against = The die for the road from { $place } has failed: nobody else comes from there.
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
