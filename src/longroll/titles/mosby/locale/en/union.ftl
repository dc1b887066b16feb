# Rounds, the Union, combat, notes.

event-round = Round { $count }.
event-initiative-mosby = Initiative, die { $roll } at alert { $alert }: Mosby.
event-initiative-union = Initiative, die { $roll } at alert { $alert }: the Union.
event-unit-moves = { $unit } rides to { $space }, die { $roll }.
event-unit-stays = { $unit } stays at { $space }, die { $roll }.
event-unit-stops = { $unit } gives up at { $space }, die { $roll }.
event-carries-alarm = { $unit } carries the alarm to { $space }.
event-combat = { $side } attacks at { $space }: Mosby has { $own } men, the Union { $men }.
event-modifier-ratio = { $amount } for the ratio.
event-modifier-reaction = { $amount } for the Union's reaction.
event-modifier-cards = { $amount } for cards.
event-modifier-colts = { $amount } for Colt revolvers.
event-modifier-howitzer = { $amount } for the mountain howitzer.
event-combat-roll = Die { $roll }, modified { $count }: { $result }.
event-combat-won = Mosby wins at { $space }.
event-combat-lost = Mosby loses at { $space } and disbands.
event-band-loses = The band loses { $men } men.
event-howitzer-lost = The mountain howitzer is lost.
event-unit-reduced = { $unit }: { $men } men left.
event-unit-eliminated = { $unit } is eliminated.
event-unit-retreats = { $unit } retreats to { $space }.
event-unit-strays = { $unit } wanders off to { $space }.
event-disbands = The band disbands at { $space }.
event-casualty-hit = Casualty check, die { $roll }: Mosby is hit.
event-casualty-none = Casualty check, die { $roll }: nothing.
event-wounded = Mosby is wounded, this turn and the next.
event-killed = Mosby is dead.
note-entry = Checks: { $checks }. { $chance }% chance that somebody wakes.
note-entry-priced = Points: { $cost }, left: { $left }. Checks: { $checks }. { $chance }% chance that somebody wakes.
note-entry-quiet = No checks.
note-entry-quiet-priced = Points: { $cost }, left: { $left }. No checks.
note-scout = Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}; a failure brings checks.
note-scout-priced = Points: { $cost }, left: { $left }. Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}; a failure brings checks.
note-demolish = Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}. Checks: { $checks }; after a success { $chance }% chance that somebody wakes.
note-demolish-priced = Points: { $cost }, left: { $left }. Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}. Checks: { $checks }; after a success { $chance }% chance that somebody wakes.
note-kidnap = Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}; either way he is gone.
note-kidnap-priced = Points: { $cost }, left: { $left }. Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}; either way he is gone.
note-combat = Mosby wins on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}.
note-combat-priced = Points: { $cost }, left: { $left }. Mosby wins on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}.
note-price = Points: { $cost }, left: { $left }.
note-disband = 2 points lost, and a wound on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}; the turn ends.
