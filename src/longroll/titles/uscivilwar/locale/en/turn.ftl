# The U.S. Civil War: sides, scenarios, the turn.

## Sides, scenarios, words

side-union = Union
side-confederate = Confederacy
side-neutral = Nobody
scenario-1861 = 1861: the war begins
scenario-1862 = 1862: the rivers of the West
scenario-1863 = 1863: Vicksburg and Gettysburg
scenario-campaign = The whole war, 1861 to 1865
scenario-campaign-1862 = The war from 1862
scenario-campaign-1863 = The war from 1863
season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
area-east = the East
area-west = the West
area-trans-mississippi = the Trans-Mississippi
area-ohio-indiana = Ohio and Indiana
area-illinois = Illinois
area-st-louis = St. Louis
card-east = East
card-west = West
card-trans-mississippi = Trans-Mississippi
card-naval = Naval
card-any = Any theatre
zone-north-atlantic = North Atlantic
zone-south-atlantic = South Atlantic
zone-gulf = Gulf
mode-rail = by rail
mode-river = by river
mode-ocean = by sea
mode-road = by road
state-al = Alabama
state-ar = Arkansas
state-dc = District of Columbia
state-fl = Florida
state-ga = Georgia
state-ia = Iowa
state-il = Illinois
state-in = Indiana
state-it = Indian Territory
state-ks = Kansas
state-ky = Kentucky
state-la = Louisiana
state-md = Maryland
state-mo = Missouri
state-ms = Mississippi
state-nc = North Carolina
state-oh = Ohio
state-pa = Pennsylvania
state-sc = South Carolina
state-tn = Tennessee
state-tx = Texas
state-va = Virginia
state-wv = West Virginia

## Questions

prompt-discard = Too many cards: which one goes back? ({ $number } to discard)
prompt-place = { $number } SP for { $area }: where do they arrive?
prompt-fort = Begin or improve a fort?
prompt-arsenal = War industry grows in { $state }: where?
prompt-remove = Winter: from where is an SP taken? ({ $number } due)
prompt-return = { $number ->
    [one] 1 displaced SP comes
   *[other] { $number } displaced SP come
} back to { $area }: where?
prompt-general = Where does { $general } come back?
prompt-militia = Where does the militia of { $state } gather?
prompt-strategic = Strategic movement: which SP?
prompt-leg = { $number } SP in { $place }: where do they go?
prompt-arrival = Where does { $general } take his post?
prompt-grant = The turn track grants a transfer: whose?
prompt-transfer = { $number ->
    [one] 1 free transfer
   *[other] { $number } free transfers
}: which General?
prompt-transfer-to = Where does { $general } go?
prompt-action = { $number ->
    [0] No Action Points are left. What next?
   *[other] Action Points left: East { $east }, West { $west }, Trans-Mississippi { $far }{ $other ->
        [0] {""}
       *[other] , any theatre { $other }
    }. What next?
}
prompt-recruit = Training has raised an SP: where?
prompt-works = { $card }: where is a fort begun or improved?
prompt-attrition = The stack in { $place } suffers attrition: spare it with a card?

## Actions

action-discard = Discard { $a1 }
action-place-1 = { $a1 }: 1 SP
action-place = { $a1 }: { $a2 } SP
action-fort = Begin a fort in { $a1 }
action-improve = Improve the fort of { $a1 }
action-pass = Nothing
action-done = Done
action-build = { $a1 }
action-remove = { $a1 }
action-return = { $a1 } to { $a2 }
action-militia = { $a2 }
action-embark = { $a1 }: { $a2 } SP
action-rail = By rail to { $a1 }
action-river = By river to { $a1 }
action-ocean = By sea to { $a1 }
action-road = By road to { $a1 }
action-stay = Stay here
action-recover = Recover in { $a1 }
action-entrench = Entrench in { $a1 }
action-train = Train ({ $a1 })
action-transfers = Transfer Generals ({ $a1 })
action-card = Play { $a1 } for an action
action-works = Play { $a1 } for a fort
action-post = Militia of { $a1 } to { $a2 }
action-disperse = Disperse { $a2 } SP of { $a1 }
action-spare = Play { $a1 }
action-suffer = Roll the die
action-assign = { $a1 } to { $a2 }
action-grant = { $a1 }
action-transfer = { $a1 }
action-send = { $a1 } to { $a2 }

# What a long list calls orders of a kind that it tells together.
orders-column = March without a General
orders-ships = Carry by ship
orders-entrench = Entrench
orders-post = Send militia
orders-raze = Take a fort down
orders-disperse = Disperse strength points

## Events

event-turn = Turn { $turn }: { $season } { NUMBER($year, useGrouping: 0) }.
event-reinforcement = Reinforcement: { $side }.
event-arrived = { $number } SP in { $place } ({ $side }).
event-sp-lost = { $number ->
    [one] 1 SP for { $area } finds no place and is lost
   *[other] { $number } SP for { $area } find no place and are lost
} ({ $side }).
event-fort-begun = A fort of level { $level } is begun in { $place } ({ $side }).
event-fort = The fort of { $place } is ready: level { $level } ({ $side }).
event-drew = You draw { $card }.
event-drew-cards = { $side }: { $number ->
    [one] 1 card drawn
   *[other] { $number } cards drawn
}.
event-discarded = You discard { $card }.
event-discarded-card = { $side }: a card is discarded.
event-arsenal-state = War industry: { $number }, { $state }.
event-arsenal-lost = No hex of { $state } can grow: the arsenal is lost.
event-arsenal = An arsenal in { $place }: { $number ->
    [one] 1 point
   *[other] { $number } points
} now.
event-income = Points: { $resources } of resources, { $arsenals } of arsenals, { $border } of Border states.
event-blockade = Blockade, { $zone }: { $roll }; { $points ->
    [one] 1 point gets through
   *[other] { $points } points get through
}, maintenance rises by { $number }.
event-raised = { $points ->
    [one] 1 point after maintenance raises
   *[other] { $points } points after maintenance raise
} { $number } SP.
event-removed = { $number ->
    [one] 1 SP leaves
   *[other] { $number } SP leave
} { $place } ({ $side }).
event-displaced = { $number ->
    [one] 1 displaced SP comes
   *[other] { $number } displaced SP come
} back in { $area }, as many are lost ({ $side }).
event-returned = { $general } is back in { $place }.
event-militia = Militia of { $state } in { $place } ({ $side }).
event-strategic = Strategic movement: { $side }.
event-leg = { $number } SP { $mode } from { $origin } to { $place } ({ $side }).
event-rank = { $general } has { $stars } stars now.
event-left = { $general } leaves the field.
event-succeeded = { $general } takes the place of { $other }.
event-general = { $general } takes his post in { $place }.
event-displaced-general = { $general } finds no place in { $area } and waits.
event-transferred = { $general } is transferred to { $place }.
event-action-phase = Action Phase { $number }.
event-initiative-won = Initiative: Union { $union }, Confederates { $confederate }. First to move: { $side }. The difference is what each side may spend: { $number ->
    [one] 1 Action Point in each theatre
   *[other] { $number } Action Points
}.
event-initiative-tied = Initiative: Union { $union }, Confederates { $confederate }. A tie: both draw a card and roll again.
event-side-begins = { $side }: { $number ->
    [one] 1 Action Point in each theatre
   *[other] { $number } Action Points
}.
event-garrison = The garrison of { $place } is back.
event-dispersed = { $number ->
    [one] 1 SP of { $place } disperses
   *[other] { $number } SP of { $place } disperse
} ({ $side }).
event-entrenched = { $place } is entrenched ({ $side }).
event-played = { $side } plays { $card }.
event-trained = Training: { $number ->
    [one] 1 point
   *[other] { $number } points
} ({ $side }).
event-forage = SP in { $place } forage ({ $side }).
event-spared = { $card } spares the stack in { $place } ({ $side }).
event-attrition = Attrition in { $place }: { $roll }, { $number } SP displaced ({ $side }).
event-displaced-leader = { $general } leaves { $place } without SP.
event-surrender-check = Isolated: { $hexes }. A roll of { $roll } brings them to { $points ->
    [one] 1 surrender point
   *[other] { $points } surrender points
}, at three they surrender ({ $side }).
event-surrendered = { $place } surrenders ({ $side }).
event-end-phase = The End Phase.
event-control-marker = { $place } is now under control ({ $side }).
event-destroyed = The industry of { $place } burns, { $number ->
    [one] 1 point
   *[other] { $number } points
} of arsenals with it.
event-marker-removed = { $place } in the North is lost again.
event-border-state = { $state } is with: { $side }.
event-recovered = SP in { $place } recover ({ $side }).
event-mississippi = The whole Mississippi is { $number -> 
    [0] closed again: the Union loses { $points } points
   *[1] open: { $points } points for the Union
}.
event-invasion = The North is invaded: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the Confederates.
event-fading = Glory fades: { $points } point less for the Confederates.
event-panic = { $place } has fallen: the North is in panic.
event-score = Points: Union { $union }, Confederates { $confederate }; difference { $balance }.
ending-automatic = The points are twelve away from those that were due.
ending-election = Lincoln loses the election.
ending-scenario = The points of the scenario.
ending-campaign = The points at the end of the war.

## Why not

deny-army-commander = { $general } commands an army, and is transferred by the turn track only.
deny-arsenal-full = Arsenals may raise a hex to { $number } times its value at most.
deny-building-already = A fort is under construction in { $place } already.
deny-cavalry = { $general } leads cavalry, and is transferred by the turn track only.
deny-fort-already = { $place } has a fort already.
deny-fort-full = A Coastal Fort takes { $number } SP at most.
deny-general-alone = A General in { $place } would be left without SP: leave him one.
deny-highest-fort = The fort of { $place } is of the highest level.
deny-isolated = { $place } is isolated.
deny-limit = { $number ->
    [one] 1 SP is more than
   *[other] { $number } SP are more than
} may still go that way.
deny-no-fort = There is no fort in { $place }.
deny-no-grant = The turn track grants { $general } no transfer now.
deny-no-home = Displaced SP do not come back to { $place }.
deny-no-line = { $place } has no line of communication.
deny-no-marker = All { $number } fort markers are in use.
deny-no-place-for-a-fort = No fort can be built in { $place }.
deny-no-resources = { $place } is no Resource hex.
deny-no-shelter = A strategic move cannot end in { $place }: it ends in a town, port, Objective or Resource hex of yours, or where a fort or a General of yours is.
deny-no-strength = There are no such SP in { $place }.
deny-no-such-card = You hold no card { $card }.
deny-no-way = No strategic move leads out of { $place }: no railroad, river, ocean or line of communication does.
deny-no-rail = No free railroad leads to { $place }.
deny-no-river = No river under control leads to { $place }.
deny-no-ocean = Ships cannot sail to { $place } from here.
deny-no-road = No line of communication within the theatre leads to { $place }.
deny-not-by-the-track = The turn track does not send him to { $place }.
deny-from-there = They set out from { $place }: the move has to end in another place.
deny-no-company = { $general } has no SP, and none are in reach.
deny-not-gone-yet = The SP of { $place } must go somewhere.
deny-not-held = { $place } is not under your control.
deny-not-in-area = { $place } is not in { $area }.
deny-not-objective = { $place } is no Objective or Resource hex.
deny-not-supplied = { $place } has no full supply.
deny-not-yours = { $general } is not yours.
deny-nowhere = There is nowhere for { $general } to go: a transfer leads to SP or a fort of yours that is not isolated.
deny-off-the-map = { $general } is not on the map.
deny-one-by-one = They come back one by one: first say where { $general } takes his post.
deny-other-state = It must be in { $state }.
deny-so-many = There { $number ->
    [one] is 1 SP
   *[other] are { $number } SP
} to place.
deny-state-full = A state takes { $number } SP in a turn at most.
deny-other-theatre = { $card } is not a card for this theatre.
deny-nobody = Nobody there can be transferred.
deny-no-points = No Action Point is left for that.
deny-naval-card = { $card } serves ships only.
deny-no-site = No fort can be begun with { $card }.
deny-no-militia = The militia of { $state } is not on the map.
deny-posted-already = The militia of { $state } was sent in this phase already.
deny-not-demoralised = The SP in { $place } are not demoralised.
deny-has-moved = SP in { $place } have been activated already.
deny-not-your-state = { $place } lies in no state of yours.
deny-works-already = { $place } has works already.
deny-active-already = { $general } has been activated already.
deny-there-already = He is in { $place } already.
deny-militia-there = The militia stands in { $place } already.
event-garrison-fled = The garrison of { $place } flees.
option-political-limits = Stars of Generals keep SP from strategic movement
option-salt = Captured Salt hexes cost the Confederates points
option-reinforcing = Interceptions that reinforce a hex under attack add two
option-army-markers = Army markers
option-army-morale = Armies of high morale throw ones again
option-manoeuvre = Stacks may manoeuvre beside a force
action-army = An Army marker for { $a1 }
event-army = { $general } commands an Army now.
event-morale-high = The army of { $general } is of high morale.
event-morale-lost = The army of { $general } has lost its high morale.
event-salt = Salt is short: { $points ->
    [one] 1 point is lost
   *[other] { $points } points are lost
}.
deny-stars = As many SP as their Generals' stars ask for stay in { $place }: move fewer.
deny-no-armies = Army markers are an optional rule that is not in use.
deny-no-army-commander = { $general } has fewer than three stars, or is not on the map.
deny-army-already = { $general } has a marker already.
deny-no-army-marker = All { $number } markers are in use.
action-raze = Take the fort of { $a1 } down by a level
event-razed = The fort of { $place } is taken down to level { $level } ({ $side }).
