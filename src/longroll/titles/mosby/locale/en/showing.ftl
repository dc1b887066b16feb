# What a question about a thing tells.

show-turn = { $turn }
show-points = { $count }, { $needed } needed
show-off-map = off the map
show-in-container = in the container
show-wounded = wounded
show-healthy = healthy
show-unit-awake = { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } men
} at { $space }, awake
show-unit-asleep = { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } men
} at { $space }, asleep
show-leader-at = { $leader } at { $space }
show-depot-at = { $space }, worth { $count }
show-inside = inside
show-outside = outside
show-camp-ready = yes
show-camp-sent = yes, has sent a unit this turn
show-whole = whole
show-demolished = demolished
label-turn = turn
label-mosby = Mosby
label-health = health
label-units = Union units
label-leaders = leaders
label-depots = depots
label-place = space
label-region = county
label-lines = Union lines
label-hidden = unrevealed
label-confederacy = Mosby's Confederacy
label-camp = large camp
label-railroad = railroad
label-bridge = bridge
label-depot = depot, worth
label-checks = checks on entering
label-beside = beside
label-slow = slow in winter
label-leader = leader
label-at = where
label-until = until the end of
label-unit = unit
label-kind = kind
label-strength = strength
label-awake = awake
label-event = whose
label-copies = copies
label-permanent = permanent
label-held = in hand
label-in-deck = in the deck
label-here = here
show-mosby = Mosby
