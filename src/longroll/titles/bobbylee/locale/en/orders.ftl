# Bobby Lee: deployment, orders, strategic moves, surrender.

# The plain march is never said: by this word the texts choose their verb.
how-march = march
how-force = by a forced march
how-send = by strategic orders
how-rail = by rail
how-transfer = off the map, from one supply hex to another
how-sail = by ship
how-invade = to land from the sea
how-evacuate = taken off by ships
how-cross = over the river in boats

## Questions

prompt-deploy = Which two blocks change places?
prompt-orders = { $points ->
    [0] Which block moves, and where?
    [one] One strategic move is left: which block moves, and where?
   *[other] { $points } strategic moves are left: which block moves, and where?
}
prompt-staff = Does a headquarters that was active march now?
prompt-forced = Which forced march is decided next?
prompt-surrender = The besieged in { $place } are called on to surrender: what do they answer?

## Actions

action-exchange = Exchange { $a1 } and { $a2 }
action-march = { $a1 }: to { $a2 }
action-march-3 = { $a1 }: attack { $a2 } from { $a3 }
action-force = { $a1 }: to { $a2 }, and by force to { $a3 }
action-send = { $a1 }: strategic orders to { $a2 }
action-send-3 = { $a1 }: strategic orders to attack { $a2 } from { $a3 }
action-rail = { $a1 }: by rail to { $a2 }
action-transfer = { $a1 }: off the map to { $a2 }
action-sail = { $a1 }: by sea to { $a2 }
action-invade = { $a1 }: land in { $a2 }
action-evacuate = { $a1 }: by ship to { $a2 }
action-cross = { $a1 }: over the river to { $a2 }
action-throw = { $a1 }: throw the die
action-demand = Demand the surrender of { $a1 }
action-yield = Surrender in { $a1 }
action-refuse = Hold out

## Events

event-deployed = { THE($block) } is placed in { $place }.
event-moved = { THE($block) } { $how ->
    [march] marches from { $origin } to { $place }
   *[other] moves from { $origin } to { $place }, { $how }
}.
event-seen-moving = { $The-side } { $how ->
    [march] marches a block from { $origin } to { $place }
   *[other] moves a block from { $origin } to { $place }, { $how }
}.
event-attack = { $The-side } attacks { $place } from { $origin }.
event-pledged = A forced march sets out from { $origin } towards { $place }.
event-forced-success = The die shows { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, needed { $needed } or more, cavalry { $mounted }: { $the-side } forces its march from { $origin } as far as { $place }{ $loss ->
    [0] .
   *[1] , at the price of a step.
}
event-forced-failure = The die shows { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, needed { $needed } or more, cavalry { $mounted }: { $the-side } forces its march from { $origin } and fails to reach { $place }{ $loss ->
    [0] .
   *[1] , and loses a step by it.
}
event-forced-no-room = { $The-side } ends its forced march: no more blocks may attack { $place } from { $origin }.
event-demanded = { $The-side } demands the surrender of { $place }.
event-refused = { $The-side }, besieged in { $place }, holds out.
event-surrender = { $The-side }, besieged in { $place }, surrenders.

## Why not

deny-other-side = { THE($block) } belongs to the other side.
deny-name-first = Each exchange is listed once: name { THE($block) } first.
deny-strategic-only = { THE($block) } moves only by strategic orders.
deny-out-of-command = { THE($block) } is not within the radius of an active headquarters: only the supreme one can send it, by strategic orders.
deny-moved-already = { THE($block) } has already moved this campaign turn.
deny-staff-moves-last = { THE($block) } is active, and moves after all the others.
deny-staff-only = Only headquarters that were active move now, once each; { THE($block) } is not one of them.
deny-supreme-never-fights = { THE($block) } never enters a battle.
deny-name-the-side = { $place } can be attacked from several hexes: name the one you attack from.
deny-not-over-that-side = The march that is left is not enough to enter { $place } from { $origin }.
deny-attack-limit = No more blocks may attack { $place } from { $origin } this turn: the limit is { $number }.
deny-closed-ground = No block may march into { $place }.
deny-there-already = { THE($block) } is already in { $place }.
deny-too-far = { $place } is too far for { THE($block) } to march.
deny-closed-side = No march leads straight from { $origin } to { $place }, and the way around is too long for { THE($block) }.
deny-no-forced-march = A forced march adds one hex to a full march; for { THE($block) }, { $origin } to { $place } is not that hex.
deny-not-forcing = { THE($block) } is not on a forced march.
deny-no-supreme = Strategic moves need an active supreme headquarters.
deny-too-few-moves = That takes { $price ->
    [one] 1 strategic move
   *[other] { $price } strategic moves
}, and { $points ->
    [one] 1 is left
   *[other] { $points } are left
}.
deny-no-railway = No railroad runs through { $place }.
deny-railway-not-yours = You may not use the railroad in { $place }.
deny-not-held = A move by rail ends in a friendly hex, and { $place } is not one.
deny-no-line = No railroad of yours leads from { $origin } to { $place }.
deny-no-supply-hex = { $place } is not a supply hex in your hands.
deny-no-great-river = No major river without bridge or ford lies between { $origin } and { $place }.
deny-navigable = Between { $origin } and { $place } the river is navigable: blocks cross there by sea.
deny-no-attack-across = Blocks cannot attack { $place } across a major river.
deny-infantry-only = Only infantry divisions can land from the sea, and { THE($block) } is not one.
deny-norfolk = Without Norfolk the Confederates cannot move by sea.
deny-ports-sail = { $place } is a port in your hands: blocks go by sea from there as usual.
deny-no-shore = { $place } is not on the sea or a navigable river, or you may not leave it.
deny-no-port = { $place } is not a port in your hands.
deny-water-closed = An enemy port closes the way by water from { $origin } to { $place }.
deny-southern-waters = The Confederates sail only on the James and the Appomattox.
deny-not-besieged = Nobody is besieged in { $place }.
deny-named-by = That siege goes by the name of { $place }.
deny-demanded-already = The surrender of { $place } has already been demanded this turn.
deny-surrender-first = A surrender must be demanded before the first headquarters is activated.

## What an order costs

note-march = { $cost } of { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
note-attack = an attack, { $cost } of { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
note-attack-strategic = an attack, { $cost ->
    [one] 1 strategic move
   *[other] { $cost } strategic moves
}, { $left } left
note-force = arrives on { $count ->
    [one] 1 roll
   *[other] { $count } rolls
} in 6{ $lost ->
    [0] { "" }
   *[other] , loses a step on { $lost }
}
note-force-last = arrives on { $count ->
    [one] 1 roll
   *[other] { $count } rolls
} in 6{ $lost ->
    [0] { "" }
   *[other] , is destroyed on { $lost }
}
note-force-shut-out = stays: no more blocks may attack over that side
note-strategic = { $cost ->
    [one] 1 strategic move
   *[other] { $cost } strategic moves
}, { $left } left
note-replacement = { $cost ->
    [one] 1 replacement point
   *[other] { $cost } replacement points
}, { $left } left
note-conscript = conscripts, no points; { $left ->
    [0] none left
   *[other] { $left } left
}
note-call = { $cost ->
    [one] 1 victory point
   *[other] { $cost } victory points
} for the enemy; raises { $least } to { $most } blocks of infantry
note-emancipate = { $points } victory points; the Confederates have twice their replacement points this turn
note-worn = costs it a step, { $left } left
note-worn-out = costs it its last step: it is lost

## What an answer leads to

note-bid = { $number ->
    [one] costs 1 step if you go first
   *[other] costs { $number } steps if you go first
}
note-bid-nought = costs nothing; if both bid 0, the month ends
note-rout = then { $the-side } is routed
note-can-fire = { $count ->
    [0] then none of your blocks can fire: foot and horse fire only at those they have closed with, and who closes now fires only in a later turn
    [one] then 1 block can fire from where it stands
   *[other] then { $count } blocks can fire from where they stand
}
note-can-fire-flank = { $count ->
    [0] then no block can fire from where it stands
    [one] then 1 block can fire from where it stands
   *[other] then { $count } blocks can fire from where they stand
}, { $flank ->
    [one] 1 more if it comes around a flank
   *[other] { $flank } more as they come around a flank
}
note-unfired = { $count ->
    [0] nobody is left to fire
    [one] 1 block could still fire
   *[other] { $count } blocks could still fire
}

# What a player may wish not to be asked: what he does not do then.
decline-surrender = Do not surrender
