# Bobby Lee: deployment, orders, strategic moves, surrender.

how-march = on the march
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
prompt-staff = Does a headquarters that was active move now?
prompt-forced = Whose forced march is decided next?
prompt-surrender = The besieged in { $place } are asked to surrender: what do they answer?

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

event-deployed = { $block } is placed in { $place }.
event-moved = { $block } goes from { $origin } to { $place }, { $how }.
event-seen-moving = A block goes from { $origin } to { $place }, { $how } ({ $side }).
event-attack = { $place } is attacked from { $origin }: { $side }.
event-pledged = A forced march is ordered from { $origin } to { $place }.
event-forced-success = The die is { $roll }: the forced march from { $origin } reaches { $place } ({ $side }){ $loss ->
    [0] .
   *[1] , at the price of a step.
}
event-forced-failure = The die is { $roll }: the forced march from { $origin } does not reach { $place } ({ $side }){ $loss ->
    [0] .
   *[1] , and it costs a step.
}
event-forced-no-room = No more blocks may attack { $place } from { $origin }: the forced march ends ({ $side }).
event-demanded = The surrender of { $place } is demanded: { $side }.
event-refused = The besieged in { $place } hold out: { $side }.
event-surrender = The besieged in { $place } surrender: { $side }.

## Why not

deny-other-side = { $block } is of the other side.
deny-name-first = An exchange is written once: name { $block } first.
deny-strategic-only = { $block } moves by strategic orders only.
deny-out-of-command = { $block } is in the radius of no active headquarters: only the supreme one can send it, by strategic orders.
deny-moved-already = { $block } has moved in this campaign turn.
deny-staff-moves-last = { $block } is active, and moves when all others have.
deny-staff-only = Only headquarters that were active move now, each once; { $block } is not one of them.
deny-supreme-never-fights = { $block } never enters a battle.
deny-name-the-side = { $place } can be attacked from several hexes: name the one that it is entered from.
deny-not-over-that-side = { $place } cannot be entered from { $origin } with the march that is left.
deny-attack-limit = No more blocks may attack { $place } from { $origin } this turn: the limit is { $number }.
deny-closed-ground = No block may march into { $place }.
deny-there-already = { $block } stands in { $place }.
deny-too-far = { $place } is not within the march of { $block }.
deny-no-forced-march = A forced march adds one hex to a full march; for { $block }, { $origin } to { $place } is not that hex.
deny-not-forcing = { $block } is not on a forced march.
deny-no-supreme = Strategic moves need the supreme headquarters to be active.
deny-too-few-moves = That takes { $price ->
    [one] 1 strategic move
   *[other] { $price } strategic moves
}, and { $points ->
    [one] 1 is left
   *[other] { $points } are left
}.
deny-no-railway = No railroad runs through { $place }.
deny-railway-not-yours = The railroad in { $place } is not yours to use.
deny-not-held = A move by rail ends in a friendly hex, and { $place } is not one.
deny-no-line = No railroad of yours leads from { $origin } to { $place }.
deny-no-supply-hex = { $place } is not a supply hex in your hands.
deny-no-great-river = No major river without bridge or ford lies between { $origin } and { $place }.
deny-navigable = Between { $origin } and { $place } the river is navigable: there blocks go by sea.
deny-no-attack-across = No block may attack { $place } across a major river.
deny-infantry-only = Only infantry divisions land from the sea, and { $block } is not one.
deny-norfolk = Without Norfolk the Confederates do not sail.
deny-ports-sail = { $place } is a port in your hands: there blocks go by sea as usual.
deny-no-shore = { $place } does not lie on the sea or a navigable river, or is not yours to leave.
deny-no-port = { $place } is not a port in your hands.
deny-water-closed = A port of the enemy closes the way by water from { $origin } to { $place }.
deny-not-besieged = Nobody is besieged in { $place }.
deny-named-by = That siege goes by the name of { $place }.
deny-demanded-already = The surrender of { $place } has been demanded in this turn.
deny-surrender-first = A surrender comes before the first headquarters is activated.

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
note-can-fire = { $count ->
    [0] then none of your blocks can fire: foot and horse fire only at those they have closed with, and who closes now fires only in a later turn
    [one] then 1 block can fire from where it stands
   *[other] then { $count } blocks can fire from where they stand
}
note-unfired = { $count ->
    [0] nobody is left to fire
    [one] 1 block could still fire
   *[other] { $count } blocks could still fire
}
