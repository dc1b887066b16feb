# Siege works, siege and bombardment, breaches (X4.4, X4.5, X4.6, X4.19, T.SB).

prompt-dig = Siege works: where do you begin to dig? Still to place: { $count }.
prompt-align = The works in { $hex } are complete: which hexsides do they cover?
prompt-bombard = Do you roll for siege and bombardment?
prompt-repair = Which breach is repaired?
prompt-breach = Which enemy works are breached?
prompt-wreck = Which battery is lost in the accident?
prompt-blame = Which army's morale suffers?
prompt-aim = Which hex of the town do the mortars aim at?
prompt-ruins = { $hex } is in ruins: which unit loses a step?

action-dig = Dig in { $a1 }
action-align = { $a1 }: { $a2 }
action-bombard = Roll
action-hold-fire = Hold fire
action-repair = Repair { $a1 }
action-repair-abatis = Repair the abatis { $a1 }
action-breach = Breach { $a1 }
action-breach-abatis = Breach the abatis { $a1 }
action-blame = { $a1 }
action-aim = Aim at { $a1 }

event-works-begun = The French begin siege works in { $hex }.
event-works-complete = The siege works in { $hex } are complete: { $directions }.
event-works-razed = { $unit } { AGREE($unit, "fills", "fill") } in the trenches begun in { $hex }.
event-works-removed = A siege works counter leaves the game.
event-bombardment = { $side } bombard: { $result } (roll { $roll }{ $amount ->
    [0] {""}
   *[other] , modified by { $amount } to { $count }
}, on table { $table ->
    [1] I
    [2] II
   *[other] ?
}).
event-fire-ships = Fire ships: roll { $roll }, { $needed } needed.
event-breached = The works { $hexside } are breached.
event-breached-abatis = The abatis { $hexside } is breached.
event-repaired = The works { $hexside } are repaired.
event-repaired-abatis = The abatis { $hexside } is repaired.
event-city-destroyed = The houses in { $hex } are destroyed.
event-scatter = The shells come down at { $hex } (roll { $roll }).
event-morale-bombardment = Morale of { $army } { $amount } for the bombardment, now { $count }.

hex-off-map = a place off the map

deny-align = No counter left marks those hexsides of { $hex }.
deny-dig-ground = You cannot dig siege works in { $hex }.
deny-dig-enemy = There are British units in { $hex } or next to it.
deny-dig-distance = The first works must be exactly { $count } hexes from the lines, and { $hex } is not.
deny-dig-too-near = { $hex } is too near the lines: the works of this turn must be at least { $count } hexes away.
deny-dig-extension = The first works of a turn must extend those already there, and { $hex } does not.
deny-dig-taken = There are already works in { $hex }.

result-none = no bombardment
result-repair = a breach may be repaired
result-british-fire-weaker = British defensive fire -1 this turn
result-british-fire-stronger = British defensive fire +1 this turn
result-british-morale-down = British morale falls
result-british-morale-up = British morale rises
result-french-morale-up = French morale rises
result-french-morale-down = French morale falls
result-american-morale-down = American morale falls
result-american-morale-up-two = American morale rises by two
result-both-morale-down = French and American morale fall
result-allied-morale-down = French or American morale falls
result-british-artillery-lost = an accident in a British battery
result-french-artillery-lost = an accident in a French battery
result-breach = a breach in the enemy works
result-breach-or-morale = a breach in the siege works
result-two-breaches-or-morale = two breaches in the siege works
result-city-hex = the town is bombarded
result-french-artillery-doubled = French artillery moves twice as far this turn
result-graham-doubled = Graham's Light Infantry moves twice as far this turn
result-beekman-fires = Beekman's guns may fire at once
result-fire-ships = fire ships drift towards the harbor

directions-n-ne-se = north, northeast and southeast
directions-ne-se-s = northeast, southeast and south
directions-se-s-sw = southeast, south and southwest
directions-s-sw-nw = south, southwest and northwest
directions-n-sw-nw = north, southwest and northwest
directions-n-ne-nw = north, northeast and northwest
directions-n-ne = north and northeast
directions-ne-se = northeast and southeast
directions-se-s = southeast and south
directions-s-sw = south and southwest
directions-sw-nw = southwest and northwest
directions-n-nw = north and northwest

action-align-n-ne-se = { $a1 }: north, northeast and southeast
action-align-ne-se-s = { $a1 }: northeast, southeast and south
action-align-se-s-sw = { $a1 }: southeast, south and southwest
action-align-s-sw-nw = { $a1 }: south, southwest and northwest
action-align-n-sw-nw = { $a1 }: north, southwest and northwest
action-align-n-ne-nw = { $a1 }: north, northeast and northwest
action-align-n-ne = { $a1 }: north and northeast
action-align-ne-se = { $a1 }: northeast and southeast
action-align-se-s = { $a1 }: southeast and south
action-align-s-sw = { $a1 }: south and southwest
action-align-sw-nw = { $a1 }: southwest and northwest
action-align-n-nw = { $a1 }: north and northwest
deny-bombard-turn = The track marks no bombardment for this turn.
deny-bombard-weather = Nobody can bombard in this weather.
deny-bombard-works = The French must first complete a hexside of siege works.
deny-bombard-first = The British answer a bombardment; they do not begin it.
deny-bombard-card = A card forbids it this turn.
