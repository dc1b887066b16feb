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
event-marched = The force moves from { $from } to { $to }.
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
event-force-stays = The force in { $space } stays where it is.

## Why not

deny-general-off-map = { $general } is not on the map on your side.
deny-general-moved = { $general } has moved with this card already.
deny-strategy = { $general } needs a card of value { $count } or a campaign.
deny-strategy-hand = { $general } needs a card of value { $count } or a campaign, and you hold none.
deny-card-first = { $general } can move when you play a card of value { $count }{ $count ->
    [3] {""}
   *[other] {" "}or more
} for operations.
deny-card-first-division = A division can leave { $space } when you play a card for operations.
deny-cavalry-leads-no-corps = { $general } is a cavalry general: his brigade moves alone or with others.
deny-general-without-units = { $general } has no strength points with him.
deny-army-moved = The { $army } has moved with this card already.
deny-second-moved = The second in command of the { $army } has moved with this card and may not be left behind.
deny-units-moved = Those strength points in { $space } have moved with this card already.
deny-leaves-general-alone = { $general } would be left without a strength point.
deny-not-cavalry = { $general } leads no cavalry brigade.
deny-no-infantry = You have no infantry in { $space }.
deny-division-strands = A division from { $space } would leave a general there without a strength point.
deny-division-card = This card moves a division of { $count } at most.
deny-not-this-general = This card activates another force.
deny-without-general = This event moves strength points without a general.
deny-not-so-many-here = { $count ->
    [one] There is not { $count } infantry strength point
   *[other] There are not { $count } infantry strength points
} in { $space }.
deny-not-so-many-moving = The force has not { $count ->
    [one] { $count } infantry strength point
   *[other] { $count } infantry strength points
}.
deny-too-large = The formation holds { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} at most.
deny-must-have-units = A force like this keeps at least one strength point.
deny-army-without-units = An army keeps at least one strength point.
deny-everything-goes = Every strength point and general has to go, but for one that may hold the fort.
deny-takes-no-general = This force takes no general along.
deny-one-extra-general = A corps has one general besides the one who leads it.
deny-general-not-here = { $general } is not here.
deny-outranks-lead = { $general } has more influence than the general who is activated.
deny-leaves-no-general = Only an army leaves generals behind when it sets out.
deny-general-not-in-force = { $general } does not move with this force.
deny-lead-stays = { $general } was activated and stays with the force.
deny-picks-nothing-up = Only an army or a corps under a general picks up units and generals.
deny-not-under-way = Units and generals change places only once the force has left its first space.
deny-exchanged-here = The force has made that exchange in this space already.
deny-nobody-to-command = { $general } needs a strength point or a fort of yours in { $space }.
deny-only-army-converts = Only an army places control markers as it moves.
deny-convert-needs-infantry = An army without infantry places no control markers.
deny-own-space = You control { $space } already.
deny-convert-needs-supply = Without a line of communication no marker is placed in { $space } before 1864.
deny-no-movement-left = The force has no movement points left.
deny-bonus-rail-only = The two extra spaces are for moves made wholly by rail between your own spaces.
deny-bonus-own-spaces = The rail bonus leads only into spaces that you control, and { $space } is none.
deny-bonus-into-enemy = The rail bonus does not lead into { $space }, where the enemy stands.
deny-no-such-space = There is no such space.
deny-leads-nowhere = No way out of { $space } is open to this force, and it has nothing to do there.
deny-not-adjacent = No road or railroad leads from here to { $space }.
deny-water-link = Only water joins this space and { $space }.
deny-name-the-route = Two routes lead to { $space }: name the northern or the southern one.
deny-baltimore-and-ohio = This stretch of the Baltimore and Ohio serves strategic movement only.
deny-rough-road = Only Confederate generals use the roads of north-east Alabama.
deny-rough-road-card = The roads of north-east Alabama take a card of value 3 or a campaign.
deny-river-fort = A fort in { $space } bars the way over the river.
deny-river-gunboats = Union gunboats bar the way over the river to { $space }.
deny-generals-enemy-control = Generals without strength points may not enter { $space }, which the enemy controls.
deny-generals-enemy-force = Generals without strength points may not enter { $space }, where the enemy stands.
deny-division-border = A division may not enter { $space } while its border state is neutral and the enemy controls it.
deny-division-enemy-state = A division may not enter { $space }: the enemy controls both the space and its state.
deny-must-attack = The force must try to attack first.
deny-attack-out-of-reach = From { $space } no attack could be made any more.
deny-shortest-path = The army marches to { $space } by a shortest path.
deny-must-convert = In { $space } the army first places its control marker.
