# Rounds, the Union, combat.

event-round = Round { $count }.
event-initiative-mosby = Mosby has the initiative, die { $roll }{ $less ->
    [1] {" "}(−1)
   *[other] {""}
}; at alert { $alert } he needed { $needed } or more.
event-initiative-union = The Union has the initiative, die { $roll }{ $less ->
    [1] {" "}(−1)
   *[other] {""}
}; at alert { $alert } Mosby needed { $needed } or more.
event-unit-moves = { $unit } { AGREE($unit, "rides", "ride") } to { $space }, die { $roll }: { $steps ->
    [-1] a space away from Mosby
    [one] 1 space
   *[other] up to { $steps } spaces
}.
event-unit-stays = { $unit } { AGREE($unit, "stays", "stay") } at { $space }, die { $roll }: { $steps ->
    [-1] a space away from Mosby, but none is farther off
    [one] 1 space allowed, but Mosby is here
   *[other] up to { $steps } spaces allowed, but Mosby is here
}.
event-unit-stops = { $unit } { AGREE($unit, "gives", "give") } up the chase at { $space }, die { $roll }.
event-carries-alarm = { $unit } { AGREE($unit, "carries", "carry") } the alarm to { $space }.
event-combat = { $The-side } attacks at { $space }: Mosby has { $own } men, the Union { $men }.
event-modifier-ratio = { $amount } for the ratio.
event-modifier-reaction = { $amount } for the Union's reaction.
event-modifier-cards = { $amount } for cards.
event-modifier-colts = { $amount } for Colt revolvers.
event-modifier-howitzer = { $amount } for the mountain howitzer.
event-combat-roll = Die { $roll }, modified { $count }: { $result }.
event-combat-won = Mosby wins at { $space }.
event-combat-lost = Mosby loses at { $space } and disbands.
event-band-loses = The band loses { $men } men.
event-howitzer-lost = Mosby loses the mountain howitzer.
event-unit-reduced = { $unit }: { $men } men left.
event-unit-eliminated = { $unit } { AGREE($unit, "is", "are") } wiped out.
event-unit-retreats = { $unit } { AGREE($unit, "retreats", "retreat") } to { $space }.
event-unit-strays = { $unit } { AGREE($unit, "wanders", "wander") } off to { $space }.
event-disbands = The band disbands at { $space }.
event-casualty-hit = Casualty check, die { $roll }, a hit on { $needed } or less: Mosby is hit.
event-casualty-none = Casualty check, die { $roll }, a hit on { $needed } or less: nobody is hit.
event-wounded = Mosby is wounded, for this turn and the next.
event-killed = Mosby is dead.
