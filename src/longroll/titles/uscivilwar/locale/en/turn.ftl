# The U.S. Civil War: sides, scenarios, the turn.

## Sides, scenarios, words

side-union = Union
side-confederate = Confederacy
side-neutral = Nobody
the-side-union = the Union
the-side-confederate = the Confederacy
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
theatre-east = the East
theatre-west = the West
theatre-trans-mississippi = the Trans-Mississippi
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

prompt-discard = Too many cards: which one goes back? ({ $number ->
    [one] one too many
   *[other] { $number } too many
})
prompt-place = { $number ->
    [one] 1 SP for { $area }: where does it arrive?
   *[other] { $number } SP for { $area }: where do they arrive?
}
prompt-fort = Begin or improve a fort?
prompt-arsenal = War industry grows in { $state }: where?
prompt-remove = Winter: from where is an SP taken? ({ $number } due)
prompt-return = { $number ->
    [one] 1 displaced SP comes
   *[other] { $number } displaced SP come
} back to { $area }: where?
prompt-general = Where does { $general } come back?
prompt-militia = Where does the militia of { $state } gather?
prompt-strategic = Strategic movement: which SP? Left: { $rail } by rail, { $river } by river{ $ocean ->
    [0] {""}
   *[other] , { $ocean } by sea
}, { $road } by road.
prompt-leg = { $number } SP in { $place }: where do they go?
prompt-arrival = Where does { $general } ({ $stars }★, attack { $attack }, defence { $defence }) take up his post?
prompt-grant = The turn track grants a transfer: whose?
prompt-transfer = { $number ->
    [one] { $free ->
        [0] 1 transfer is left
       *[1] 1 free transfer
    }
   *[other] { $free ->
        [0] { $number } transfers are left
       *[1] { $number } free transfers
    }
}: which General?
prompt-transfer-before = Before the turn track takes effect, { $number ->
    [one] 1 free transfer
   *[other] { $number } free transfers
}: which General?
prompt-transfer-to = Where does { $general } ({ $stars }★, attack { $attack }, defence { $defence }) go?
prompt-action = { $number ->
    [0] No Action Points are left.
   *[other] { $bound ->
        [0] { $other ->
            [one] 1 Action Point is left.
           *[other] { $other } Action Points are left.
        }
       *[other] Action Points left: East { $east }, West { $west }, Trans-Mississippi { $far }{ $other ->
            [0] {""}
           *[other] , any theatre { $other }
        }.
    }
}{ $onward ->
    [1] {" "}On to Richmond: no force has yet attacked or advanced.
   *[0] {""}
} What next?
prompt-recruit = Training has raised an SP: where?
prompt-works = { $card }: where is a fort begun or improved?
prompt-attrition = The stack in { $place } suffers attrition: spare it with a card?

## Actions

action-discard = Discard { $a1 }
action-place-1 = { $a1 }: 1 SP
action-place = { $a1 }: { $a2 } SP
action-fort = Begin a fort in { $a1 }
action-fort-at-works = Fort in { $a1 }
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
action-recover = Rally in { $a1 }
action-entrench = Entrench in { $a1 }
action-train = Train, with a point of the { $a1 }
action-train-any = Train, with a point of any theatre
action-transfers = Transfer Generals, with a point of the { $a1 }
action-transfers-any = Transfer Generals, with a point of any theatre
action-card = Play “{ $a1 }” for an Action Point
action-works = Play “{ $a1 }” for a fort
action-post = Militia of { $a1 } to { $a2 }
action-disperse = Disperse { $a2 } SP of { $a1 }
action-spare = Play “{ $a1 }”
action-suffer = Roll the die
action-assign = { $a1 } to { $a2 }
action-grant = { $a1 }
action-transfer = { $a1 }
action-send = { $a1 } to { $a2 }

# What a long list calls orders of a kind that it tells together.
orders-column = March without a General
orders-ships = Naval transport
orders-entrench = Entrench
orders-post = Send militia
orders-raze = Demolish forts
orders-disperse = Disperse strength points

## Events

event-turn = Turn { $turn }: { $season } { NUMBER($year, useGrouping: 0) }.
event-reinforcement = { $The-side } receives its reinforcements.
event-arrived = { $The-side } receives { $number } SP in { $place }.
event-sp-lost = { $The-side } loses { $number ->
    [one] 1 SP for { $area }, which has nowhere to arrive
   *[other] { $number } SP for { $area }, which have nowhere to arrive
}.
event-fort-begun = { $level ->
    [1] { $The-side } begins a fort in { $place }
   *[other] { $The-side } improves the fort of { $place } to level { $level }
}.
event-fort = { $The-side } completes the fort of { $place }: level { $level }.
event-drew = You draw { $card }.
event-drew-cards = { $The-side } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-discarded = You discard { $card }.
event-discarded-card = { $The-side } discards a card.
event-arsenal-state = War industry: roll { DICE($dice) }, total { $number }; by the Random State Table: { $state }.
event-arsenal-lost = No hex of { $state } can grow any more: the arsenal is lost.
event-arsenal = An arsenal in { $place }, now of { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-income = Points: { $resources } from resources, { $arsenals } from arsenals, { $border } from Border states.
event-blockade = Blockade, { $zone }: roll { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }
}, total { $roll }; in the column of the year: { $points ->
    [one] 1 point gets through
   *[other] { $points } points get through
}{ $number ->
    [0] {""}
   *[other] , maintenance rises by { $number }
}.
event-raised = { $points ->
    [one] 1 point after maintenance raises
   *[other] { $points } points after maintenance raise
} { $number } SP.
event-penalised = { $The-side } takes 1 SP off the map in { $place }: nobody marched on Richmond.
event-removed = { $The-side } takes { $number ->
    [one] 1 SP
   *[other] { $number } SP
} off the map in { $place }.
event-displaced = { $The-side } gets back { $number ->
    [one] 1 displaced SP
   *[other] { $number } displaced SP
} in { $area } and loses as many.
event-returned = { $general } is back in { $place }.
event-militia = { $The-side } calls out the militia of { $state } in { $place }.
event-militia-sent = { $The-side } sends the militia of { $state } to { $place }.
event-onward = On to Richmond! { $The-side } must attack or capture a hex with Confederate SP, a fort or resources in Virginia, Maryland or Pennsylvania in this phase, or lose an SP.
event-strategic = { $The-side } begins its strategic movement.
event-leg = { $The-side } moves { $number } SP { $mode } from { $origin } to { $place }.
event-rank = { $general } now has { $stars } stars.
event-left = { $general } leaves the field.
event-succeeded = { $general } succeeds { $other }.
event-general = { $general } takes up his post in { $place }.
event-displaced-general = { $general } finds no post in { $area } and waits.
event-transferred = { $general } is transferred to { $place }.
event-action-phase = Action Phase { $number }.
event-initiative-won = Initiative, a die each: Union { $union }, Confederates { $confederate }. { $The-side } moves first. The difference is what each side may spend: { $number ->
    [one] 1 Action Point in each theatre
   *[other] { $number } Action Points
}.
event-initiative-tied = Initiative, a die each: Union { $union }, Confederates { $confederate }. A tie: both draw a card and roll again.
event-side-begins = { $The-side } begins its phase.
event-garrison = The garrison of { $place } returns.
event-dispersed = { $The-side } disperses { $number ->
    [one] 1 SP
   *[other] { $number } SP
} of { $place }.
event-entrenched = { $The-side } digs in at { $place }.
event-played = { $The-side } plays a card: { $card }, for { $use }.
use-card = an Action Point
use-works = a fort
use-spur = pushing a cautious General on
use-ships = naval transport
use-card-fleet = a naval action
use-battery = moving a battery
use-stake = +2 in the battle
use-naval-stake = +2 in the naval battle
event-trained = { $The-side } trains: { $number ->
    [one] 1 point so far
   *[other] { $number } points so far
}, of { $needed } for an SP.
event-forage = { $The-side } forages in { $place }.
event-spared = { $The-side } plays a card: { $card }, to spare the stack in { $place } attrition.
event-attrition = { $The-side } suffers attrition in { $place }: roll { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }
}, total { $roll }, losses from { $needed } up; { $number ->
    [0] no loss
   *[other] { $number } SP displaced
}.
event-displaced-leader = { $general } has no SP left in { $place } and goes to the Displaced box.
event-surrender-check = { $The-side } is isolated in { $hexes }: roll { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }
}, total { $roll }, needed { $needed } to hold out. { $success ->
    [0] They do not hold out
    [1] They hold out
   *[other] The result
}: { $more ->
    [0] no more surrender points
    [one] 1 more surrender point
   *[other] { $more } more surrender points
}, { $points } in all (at three they surrender).
event-surrendered = { $The-side } has to surrender at { $place }{ $number ->
    [0] {""}
   *[other] {" "}and loses { $number } SP
}.
event-surrendered-leader = { $general } escapes from { $place } to the Displaced box.
event-end-phase = The End Phase.
event-control-marker = { $The-side } now controls { $place }.
event-destroyed = The industry of { $place } burns{ $number ->
    [0] {""}
    [one] , 1 point of arsenals with it
   *[other] , { $number } points of arsenals with it
}.
event-marker-removed = The Confederates lose their hold on { $place } in the North.
event-border-state = { $state } joins { $the-side }.
event-recovered = { $The-side } rallies its SP in { $place }.
event-mississippi = The whole Mississippi is { $number ->
    [0] no longer open: the Union loses { $points } points
   *[1] open: the Union gains { $points } points
}.
event-invasion = The Confederates have invaded the North and gain { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-fading = Glory fades: the Confederates lose { $points } point.
event-panic = { $place } has fallen: panic spreads through the North.
event-score = Points: Union { $union }, Confederates { $confederate }; difference { $balance }.
ending-automatic = The points are twelve away from those that were due.
ending-election = Lincoln loses the election.
ending-scenario = Points at the end of the scenario.
ending-campaign = Points at the end of the war.

## Why not

deny-army-commander = { $general } commands an army: only the turn track can transfer him.
deny-arsenal-full = Arsenals can raise a hex to no more than { $number } times its value.
deny-building-already = A fort is already under construction in { $place }.
deny-cavalry = { $general } leads cavalry: only the turn track can transfer him.
deny-fort-already = { $place } already has a fort.
deny-fort-full = A Coastal Fort holds no more than { $number } SP.
deny-general-alone = A General in { $place } would be left without SP: leave him one.
deny-highest-fort = The fort of { $place } already has the highest level.
deny-isolated = { $place } is isolated.
deny-limit = { $number ->
    [one] 1 SP is more than
   *[other] { $number } SP are more than
} may still go that way.
deny-no-fort = There is no fort in { $place }.
deny-no-grant = The turn track grants { $general } no transfer now.
deny-no-home = Displaced SP cannot come back to { $place }.
deny-no-line = { $place } has no line of communication.
deny-no-marker = All { $number } fort markers are in use.
deny-no-place-for-a-fort = No fort can be built in { $place }.
deny-no-resources = { $place } is not a Resource hex.
deny-no-shelter = A strategic move cannot end in { $place }: it must end in a town, port, Objective or Resource hex of yours, or where you have a fort or a General.
deny-no-strength = Those SP are not in { $place }.
deny-no-such-card = You do not hold the card { $card }.
deny-way-limit = { $number ->
    [0] No more SP
    [one] Only 1 SP
   *[other] Only { $number } SP
} may still leave { $place } { $mode }, and no other way out of there takes more.
deny-no-way = No strategic move leads out of { $place }: there is no railroad, river, ocean or line of communication.
deny-no-rail = No free railroad leads to { $place }.
deny-no-river = No river under your control leads to { $place }.
deny-no-ocean = Ships cannot sail to { $place } from here.
deny-no-road = No line of communication within the theatre leads to { $place }.
deny-not-by-the-track = The turn track does not send him to { $place }.
deny-transfer-after = { $general } can be transferred only after the turn track has taken effect.
deny-transferred-already = { $general } has had his free transfer in this turn.
deny-from-there = A leg to { $place } gains nothing: they have been there in this move, or could have gone straight there.
deny-no-company = { $general } has no SP, and there are none within his reach.
deny-not-gone-yet = The SP of { $place } must go somewhere.
deny-not-held = { $place } is not under your control.
deny-not-in-area = { $place } is not in { $area }.
deny-no-northern-objective = { $place } is no Objective hex of a Northern state.
deny-not-objective = { $place } is not an Objective or Resource hex.
deny-not-supplied = { $place } has no full supply.
deny-not-yours = { $general } is not yours.
deny-nowhere = { $general } has nowhere to go: a transfer must lead to SP or a fort of yours that is not isolated.
deny-off-the-map = { $general } is not on the map.
deny-one-by-one = They come back one by one: first say where { $general } takes up his post.
deny-other-state = It must be in { $state }.
deny-militia-home-state = The militia of { $state } serves in its own state only.
deny-so-many = There { $number ->
    [one] is 1 SP
   *[other] are { $number } SP
} to place.
deny-state-full = A state takes no more than { $number } SP a turn.
deny-other-theatre = { $card } is not a card for this theatre.
deny-nobody = Nobody can be transferred there.
deny-no-points = You do not have enough Action Points left for that.
deny-other-points = No point for that is left, only { $bound ->
    [0] { $other } for any theatre
   *[other] those for the East ({ $east }), the West ({ $west }) and the Trans-Mississippi ({ $far }){ $other ->
        [0] {""}
       *[other] {" "}and { $other } for any theatre
    }
}.
deny-one-point = That takes two Action Points, and only one is left for it.
deny-naval-card = { $card } is for ships only.
deny-no-site = There is nowhere to begin a fort with { $card }.
deny-no-militia = The militia of { $state } is not on the map.
deny-posted-already = The militia of { $state } has already been sent this phase.
deny-not-demoralised = The SP in { $place } are not demoralised.
deny-has-moved = SP in { $place } have already been activated.
deny-not-your-state = Nobody entrenches in { $place }: it is not in one of your states.
deny-works-already = { $place } already has works.
deny-active-already = { $general } has already been activated.
deny-there-already = { $general } is already in { $place }.
deny-militia-there = The militia of { $state } is already in { $place }.
event-garrison-fled = The garrison of { $place } flees.
option-political-limits = Generals' stars hold SP back from strategic movement
option-salt = Captured Salt hexes cost the Confederates points
option-reinforcing = Interceptions into a hex under attack add 2
option-army-markers = Army markers
option-army-morale = Armies with high morale re-roll ones
option-manoeuvre = Reaction manoeuvre: stacks may shadow a moving force
action-army = An Army marker for { $a1 }
event-army = { $general } now commands an Army.
event-morale-high = The army of { $general } has high morale.
event-morale-lost = The army of { $general } has lost its high morale.
event-salt = Salt is short: the Confederates lose { $points ->
    [one] 1 point
   *[other] { $points } points
}.
deny-stars = The Generals' stars keep SP in { $place }: move fewer.
deny-no-armies = Army markers are an optional rule, and this game does not use it.
deny-no-army-commander = { $general } has fewer than three stars, or is not on the map.
deny-army-already = { $general } already has a marker.
deny-no-army-marker = All { $number } markers are in use.
action-raze = Demolish a level of the fort in { $a1 }
event-razed = { $The-side } demolishes its fort in { $place }{ $level ->
    [0] {""}
   *[other] {" "}down to level { $level }
}.
