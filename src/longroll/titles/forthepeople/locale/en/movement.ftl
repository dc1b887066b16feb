# Land movement (5.1 to 5.5, 5.7, 5.9, 5.10).

## Prompts

prompt-activate = Which force do you activate with a card of value { $count }?
prompt-compose = { $general } in { $space }: who goes along, and how many?
prompt-compose-division = A division in { $space }: how many go?
prompt-march = { $space }: where to? Movement points left: { $count }{ $rail ->
        [0] .
       *[other] , by rail { $rail } more.
    }

## Actions

action-activate = Activate { $a1 }
action-brigade = The brigade of { $a1 }
action-division = A division from { $a1 }
action-bring = Bring { $a1 }
action-leave = Leave { $a1 } behind
action-with = { $a1 ->
    [0] Without infantry
   *[other] With { $a1 } infantry
}
action-go = Go to { $a1 }
action-go-north-route = Go to { $a1 } by the northern route (over the Ohio at Paducah)
action-go-south-route = Go to { $a1 } by the southern route (over the Ohio at Cairo)
action-take = Take { $a1 } infantry along
action-drop = Leave { $a1 } infantry here
action-take-general = Take { $a1 } along
action-drop-general = Leave { $a1 } here
action-convert = Place a control marker here
action-stop = End the move here

# What a long list calls orders of a kind that it tells together.
orders-division = Move a division by itself
orders-sail = Move by sea or river

## Notes beside actions: movement points

note-step = costs { $cost }, leaves { $left }
note-step-rail = costs { $cost }, leaves { $left }, by rail { $far }
note-step-enemy = costs { $cost }; the enemy is there
note-step-overrun = costs { $cost }, leaves { $left }; the enemy is overrun

## Events

event-army-activated = The { $army } sets out from { $space } with { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}.
event-corps-activated = { $general } sets out from { $space } with { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}.
event-brigade-activated = { $general }'s brigade sets out from { $space }.
event-division-activated = A division of { $count } sets out from { $space }.
event-event-corps-activated =
    { $count ->
        [one] { $count } strength point sets out from { $space } as a corps.
       *[other] { $count } strength points set out from { $space } as a corps.
    }
event-marched = The force marches from { $from } to { $to }.
event-units-taken = It takes { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} along from { $space }.
event-units-dropped = It leaves { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} in { $space }.
event-general-joined = { $general } joins it in { $space }.
event-general-left = { $general } stays in { $space }.
event-converted = The army spends a movement point on control of { $space }.
event-force-stays = The force in { $space } stays put.

## Why not

deny-general-off-map = { $general } is not one of your generals on the map.
deny-general-moved = { $general } has already moved with this card.
deny-strategy = { $general } needs a card of value { $count } or a campaign.
deny-strategy-hand = { $general } needs a card of value { $count } or a campaign, and you hold none.
deny-card-first = { $general } can move when you play a card of value { $count }{ $count ->
    [3] {""}
   *[other] {" "}or more
} for operations.
deny-card-first-division = A division can leave { $space } when you play a card for operations.
deny-cavalry-leads-no-corps = { $general } is a cavalry general: his brigade moves alone or with others.
deny-general-without-units = { $general } has no strength points with him.
deny-army-moved = The { $army } has already moved with this card.
deny-second-moved = The second in command of the { $army } has moved with this card and may not be left behind.
deny-units-moved = Those strength points in { $space } have already moved with this card.
deny-leaves-general-alone = { $general } would be left without a strength point.
deny-not-cavalry = { $general } does not lead a cavalry brigade.
deny-no-infantry = You have no infantry in { $space }.
deny-division-strands = A division from { $space } would leave a general there without a strength point.
deny-division-card = This card can move a division of no more than { $count }.
deny-not-this-general = This card activates another force.
deny-without-general = This event moves strength points without a general.
deny-not-so-many-here = { $count ->
    [one] There is no infantry strength point
   *[other] There are fewer than { $count } infantry strength points
} in { $space }.
deny-not-so-many-moving = The force does not have { $count ->
    [one] { $count } infantry strength point
   *[other] { $count } infantry strength points
}.
deny-too-large = The formation can have no more than { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}.
deny-must-have-units = A force like this must keep at least one strength point.
deny-army-without-units = An army must keep at least one strength point.
deny-everything-goes = All strength points and generals must go, except one strength point that may hold the fort.
deny-takes-no-general = This force cannot take a general along.
deny-one-extra-general = A corps can have only one general besides the one who leads it.
deny-general-not-here = { $general } is not here.
deny-outranks-lead = { $general } has more influence than the activated general.
deny-leaves-no-general = Only an army can leave generals behind when it sets out.
deny-general-not-in-force = { $general } is not moving with this force.
deny-lead-stays = { $general } was activated and must stay with the force.
deny-picks-nothing-up = Only an army, or a corps under a general, can pick up units and generals.
deny-not-under-way = Units and generals can be picked up or dropped only once the force has left its first space.
deny-exchanged-here = The force has already made that exchange in this space.
deny-nobody-to-command = { $general } needs a strength point or a fort of his side in { $space }.
deny-only-army-converts = Only an army can place control markers as it moves.
deny-convert-needs-infantry = An army without infantry cannot place control markers.
deny-own-space = You already control { $space }.
deny-convert-needs-supply = Before 1864 a marker cannot be placed in { $space } without a line of communication.
deny-no-movement-left = The force has no movement points left.
deny-bonus-rail-only = The two extra spaces are for moves made wholly by rail between your own spaces.
deny-bonus-own-spaces = The rail bonus leads only into spaces that you control, and { $space } is not one.
deny-bonus-into-enemy = The rail bonus does not lead into { $space }, where the enemy is.
deny-no-such-space = There is no such space on the map.
deny-leads-nowhere = No way out of { $space } is open to this force, and it has nothing to do there.
deny-not-adjacent = No road or railroad leads from here to { $space }.
deny-water-link = Only water joins this space and { $space }.
deny-name-the-route = Two routes lead to { $space }: choose the northern or the southern one.
deny-no-route-to-name = Only one route leads to { $space }: it has no name.
deny-baltimore-and-ohio = This stretch of the Baltimore and Ohio is for strategic movement only.
deny-rough-road = Only Confederate generals can use the roads of north-east Alabama.
deny-rough-road-card = The roads of north-east Alabama need a card of value 3 or a campaign.
deny-river-fort = A fort in { $space } bars the way over the river.
deny-river-gunboats = Union gunboats bar the way over the river to { $space }.
deny-generals-enemy-control = Generals without strength points may not enter { $space }, which the enemy controls.
deny-generals-enemy-force = Generals without strength points may not enter { $space }, where the enemy is.
deny-division-border = A division may not enter { $space } while its border state is neutral and the enemy controls it.
deny-division-enemy-state = A division may not enter { $space }: the enemy controls both the space and its state.
deny-must-attack = The force must first try to attack.
deny-attack-out-of-reach = From { $space } the force could no longer attack.
deny-shortest-path = The army must march to { $space } by a shortest path.
deny-must-convert = In { $space } the army must first place its control marker.
deny-first-card = That is for a force on the move: first play a card for operations, and choose who moves.
deny-first-force = That is for a force on the move: first choose who moves.
