# Fleets, forts and naval weapons: chapter 6.

## Prompts

prompt-sail = From which port does a force sail?
prompt-load = How many strength points of infantry go aboard in { $space }?
prompt-load-general = Does a general go aboard in { $space }?
prompt-land = Where does the force from { $space } land?
prompt-sail-army = Which army sails?
prompt-river-sail = From which port does a division set out by river?
prompt-river-land = Where does the division from { $space } land?
prompt-fort = Where do you build a fort?
prompt-ironclad = In which port do you put an ironclad?
prompt-torpedoes = In which port do you lay torpedoes?
prompt-hunley = In which port do you put the Hunley?
prompt-sink = Which ironclad is lost?

## Actions

action-sail = Sail from { $a1 }
action-load = Load infantry: { $a1 }
action-load-general = With { $a1 }
action-no-general = Without a general
action-land = Land at { $a1 }
action-land-2 = Land at { $a1 }, past { $a2 }
action-land-3 = Land at { $a1 }, past { $a2 } and { $a3 }
action-sail-army = Embark the { $a1 }
action-fort = Build a fort in { $a1 }
action-ironclad = Put it in { $a1 }
action-torpedoes = Lay torpedoes in { $a1 }
action-hunley = Put the Hunley in { $a1 }
action-sink = Take off the ironclad in { $a1 }

## Events

event-embarked = { $The-side } embarks { $count } { $count ->
    [one] strength point
   *[other] strength points
} in { $space }.
event-general-embarked = { $general } embarks in { $space } with { $count } { $count ->
    [one] strength point
   *[other] strength points
}.
event-army-embarked = The { $army } embarks in { $space } with { $count } { $count ->
    [one] strength point
   *[other] strength points
}.
event-nobody-sails = There is no force that can sail.
event-sailed = { $The-side } sends a force by sea from { $from } to { $to }.
event-farragut-passes = Farragut slips past the fort in { $space }.
event-guns-run = The fleet gets past the guns of { $space }: { $roll } with a modifier of { $modifier }, needed { $needed }.
event-guns-fail = The fleet fails before the guns of { $space } and turns back: { $roll } with a modifier of { $modifier }, needed { $needed }.
event-landed = { $The-side } lands a force at { $space }.
event-back-in-port = The force is back in { $space }.
event-fort-built = { $The-side } builds a fort in { $space }.
event-ironclad-placed = An ironclad is launched in { $space }.
event-ironclad-removed = The ironclad in { $space } is lost.
event-torpedoes-placed = Torpedoes are laid in { $space }.
event-torpedoes-removed = The torpedoes in { $space } are cleared.
event-hunley-placed = The Hunley lies in { $space }.
event-hunley-removed = The Hunley is lost in { $space }.
event-river-flotilla = The river flotilla rolls { $roll }{ $before ->
    [0] {""}
   *[other] , and needed more than { $before }
}; the Union's amphibious modifier is { $count }.

## Why not

deny-no-port = { $space } is not a port.
deny-port-not-held = The Union does not control { $space }.
deny-nobody-to-sail = There is no Union infantry or general in { $space } to sail.
deny-naval-value = A naval move needs a card of value { $count }, a campaign or an event.
deny-load-absent = { $count ->
    [one] There is no strength point
   *[other] There are fewer than { $count } strength points
} in { $space } that may sail.
deny-naval-size = No more than { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} can sail together.
deny-no-units-aboard = A force needs a strength point to sail.
deny-general-not-in-port = { $general } is not in that port.
deny-sailor-moved = { $general } has already moved with this card.
deny-strands-general = { $general } would stay behind without a strength point.
deny-too-many-behind = Too many generals would stay behind in { $space }.
deny-already-in-port = The force is already in { $space }.
deny-name-the-forts = Several routes lead to { $space }, or a fort lies on the way: choose the fort to pass.
deny-no-fort-to-name = No fort lies on the way to { $space }: name the port alone.
deny-two-forts = The route to { $space } passes more than one fort, and a fleet can run only one.
deny-ironclad-in-the-way = An ironclad bars the way to { $space }.
deny-coastal-fort-in-the-way = A Confederate coastal fort bars the way to { $space }.
deny-sea-closed = In the first turn of this scenario only rivers are open.
deny-army-not-in-play = The { $army } is not on the map.
deny-campaign-begun = An army sails instead of all the moves of the card, not as one of them.
deny-army-commander = The commander of the { $army } may not take an army to sea.
deny-army-port = The { $army } is not in a port under Union control.
deny-army-route = There is no water that the { $army } can sail now.
deny-army-landing = An army cannot land at { $space } from there.
deny-army-load = No more than { $count ->
    [one] { $count } infantry strength point
   *[other] { $count } infantry strength points
} can sail with it.
deny-no-army-sails = No Union army that could sail is on the map.
deny-confederate-army-sails = Confederate armies cannot sail.
deny-river-move-operations = A Confederate river move needs a card played for operations.
deny-no-river-division = There is no Confederate infantry in { $space }.
deny-no-river-route = No port can be reached by river from { $space }.
deny-river-enemy = There is a Union force or fort in { $space }.
deny-river-closed = No water free of Union control leads to { $space }.
deny-river-enemy-state = A division may not enter { $space }: the space is the enemy's, and the state is not yours.
deny-coastal-garrison = The coastal fort of { $space } can hold only one strength point.
deny-fort-not-held = You do not control { $space }.
deny-coastal-fort-there = { $space } is a coastal fort.
deny-fort-stands = There is already a fort in { $space }.
deny-fort-enemy-units = There are enemy units in { $space }.
deny-fort-no-lc = { $space } has no line of communication.
deny-fort-value = A fort needs a card of value { $count }.
deny-fort-counters-out = { $The-side } has no fort counter left.
deny-no-fort-site = { $The-side } has nowhere to build a fort: it needs a space of its own with a line of communication, without a fort or enemies.
deny-weapon-no-port = { $space } is neither a port nor a coastal fort.
deny-weapon-not-held = The Confederacy does not control { $space }.
deny-weapon-twice = There is already one in { $space }.
deny-no-ironclad = There is no ironclad in { $space }.
