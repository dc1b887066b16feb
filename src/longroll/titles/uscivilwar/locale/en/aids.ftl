# Tracks, charts, overlays, odds, notes.

## Charts

chart-standing = Standing
chart-standing-about = The Union has a point for each construction point that it takes or destroys in the South, and three while the whole Mississippi is open; the Confederates have points for what they take in the North. The points due are the reference number that the turn track prints: whoever is at the end of a turn twelve points better than that wins at once.
chart-victory = Victory conditions
chart-turns = Turns
chart-leaders = Generals to come
chart-points = Victory points
chart-blockade = The blockade
chart-blockade-about = By zone: open ports, what they add to the die, and the points that the next roll brings.
chart-income = Confederate income
chart-income-about = Before war industry grows and the blockade is run: what those bring is added.
chart-cards = Cards
chart-displaced = Displaced strength points
chart-combat = Combat results
chart-combat-about = Losses of the enemy by strength and modified roll; the higher result wins; * beats d (the diamond of the printed chart), and d beats a plain number.

label-balance = victory points, Union less Confederates
label-reference = points due this turn
label-strength = strength points on the map
label-hand = cards in hand
label-to-win = needed
label-reached = reached
label-clause = clause
label-aim-ahead = points at the end of a turn
label-aim-behind = points at the end of a turn
label-aim-election = points at the election of 1864
label-aim-final = points at the end of the game
label-aim-hold-out = points at the end of the game
label-what = what
label-points = points
label-captured = Resource hexes of the South in Union hands
label-burned = destroyed hexes that the South holds again
label-mississippi = the Mississippi, not open
label-mississippi-open = the Mississippi, open
label-total = in total
label-invasion = invasion of the North
label-panic = panic in Washington
label-blockade-held = ports that are blockaded, at the end
label-border-held = Objectives of Border states held, at the end
label-ports = open ports
label-modifier = modifier
label-runs-least = least
label-runs-most = most
label-zone-north-atlantic = North Atlantic
label-zone-south-atlantic = South Atlantic
label-zone-gulf = Gulf
label-income-resources = Resource hexes
label-income-arsenals = war industry
label-income-border = Border states
label-income-salt = salt works lost
label-maintenance = maintenance
label-without-runners = total, before the blockade runners
label-winter-takes = strength points lost to winter
label-makes-strength = strength points raised
label-held = held
label-in-deck = in the full deck
label-all-cards = cards of all kinds
label-displaced = displaced
label-east = East
label-west = West
label-trans-mississippi = Trans-Mississippi
label-strength-0 = 0
label-strength-1 = 1
label-strength-2 = 2
label-strength-3 = 3–4
label-strength-4 = 5–6
label-strength-5 = 7–8
label-strength-6 = 9–12
label-strength-7 = 13–16
label-strength-8 = 17+

show-turn = Turn { $turn }: { $season } { $year }
show-reference = points due: { $number }
show-at-least = { $number } or more
show-at-most = { $number } or less
show-less-than = less than { $number }
show-act-enter-stars-theatre = arrives in { $theatre } ({ $stars }★)
show-act-promote-stars = is promoted ({ $stars }★)
show-act-promote-stars-theatre = is promoted ({ $stars }★) and goes to { $theatre }
show-act-remove = leaves the game
show-act-relieve = is relieved
show-act-unassign = is without command
show-act-demote-stars = is demoted ({ $stars }★)
show-act-demote-stars-theatre = is demoted ({ $stars }★) and goes to { $theatre }
show-act-transfer-theatre = is transferred to { $theatre }
show-act-return-theatre = returns to { $theatre }
show-card = { $card }
show-roll-or-less = { $roll } or less
show-roll-exactly = { $roll }
show-roll-or-more = { $roll } or more

## What is shown of a place or a General

label-place = place
label-state = state
label-theatre = theatre
label-ground = ground
label-features = on it
label-blockade-modifier = blockade modifier
label-resource = resource
label-holder = held by
label-zones = zone of influence of
label-units-union = the Union
label-units-confederate = the Confederates
label-general = General
label-side = side
label-rank = stars
label-movement = movement
label-attack = attack
label-defence = defence
label-leads = leads strength points
label-traits = is
label-where = stands
label-turn = turn
label-points-union = points of the Union
label-points-confederate = points of the Confederates
show-state = { $state }
show-holder = { $the-side }
show-nobody = nobody
show-border-state = { $state }, { $neutral ->
    [1] neutral
   *[0] with { $the-side }
}
show-theatre = { $theatre }
show-ground = { $ground }
show-feature = { $feature }
show-worth = worth { $number }
show-burned = destroyed, worth { $number } still
show-strength = { $number } SP
show-demoralised = demoralised
show-foraging = foraging
show-no-supply = without full supply
show-no-line = without a line of communication
show-fortress = without a line of communication, supplied by a fort
show-isolated = isolated
show-general = { $general } ({ $stars }★)
show-militia = militia
show-fort = a fort of level { $level }
show-fort-begun = a fort of level { $level } under construction
show-entrenched = entrenchments
show-trait = { $trait }
show-at = in { $place }
show-displaced = displaced ({ $theatre })
show-to-come = still to come
show-gone = out of the game
show-unassigned = without command
ground-clear = clear
ground-woods = woods
ground-swamp = swamp
ground-mountain = mountains
ground-morass = morass, impassable
ground-unplayable = closed to all
ground-sea = sea
ground-lake = lake
feature-city = city
feature-town = town
feature-capital = capital
feature-objective = Objective
feature-ocean-port = ocean port
feature-river-port = river port
feature-coastal-fort = Coastal Fort
feature-island = island
feature-salt = salt works
trait-cautious = cautious
trait-cavalry = cavalry

## Overlays

overlay-supply = Supply
overlay-supply-source = source of supply
overlay-supply-free = full supply
overlay-supply-cut = SP without full supply
overlay-supply-enemy = Enemy supply
overlay-supply-enemy-source = source of supply
overlay-supply-enemy-free = full supply
overlay-supply-enemy-cut = SP without full supply
overlay-lines = LOC
overlay-lines-source = source of supply
overlay-lines-free = has a line of communication
overlay-lines-cut = SP without supply
overlay-lines-own = SP that live on a fort
overlay-lines-enemy = Enemy LOC
overlay-lines-enemy-source = source of supply
overlay-lines-enemy-free = has a line of communication
overlay-lines-enemy-cut = SP without supply
overlay-lines-enemy-own = SP that live on a fort
overlay-railroads = Railroads
overlay-railroads-own = friendly control
overlay-railroads-enemy = enemy control
overlay-railroads-both = both sides' control
overlay-waters = Naval Control
overlay-waters-own = under friendly control
overlay-waters-enemy = under enemy control
overlay-waters-both = some sides friendly, others the enemy’s or nobody’s
overlay-zones = Zones
overlay-zones-own = friendly zone of influence
overlay-zones-enemy = enemy zone of influence
overlay-zones-both = zones of both sides
overlay-prizes = Objectives
overlay-prizes-own = held, with its value if any
overlay-prizes-enemy = held by the enemy, with its value if any
overlay-prizes-both = held by neither side
overlay-prizes-block = destroyed
overlay-reach = Reach
overlay-reach-source = the force
overlay-reach-reach = MP to get there
overlay-reach-fight = can be attacked
overlay-reach-other = Its reach
overlay-reach-other-source = from there
overlay-reach-other-reach = MP to get there
overlay-reach-other-fight = can be attacked

## Odds and notes

event-modifier-generals = { $side }: { $amount } for the Generals.
event-modifier-demoralised = { $side }: { $amount } for demoralised SP.
event-modifier-card = { $side }: { $amount } for the card.
event-modifier-works = { $side }: { $amount } for the works.
event-modifier-ground = { $side }: { $amount } for the ground.
note-go = { $cost } MP, { $left } left{ $joins ->
    [1] ; Kentucky joins { $the-side }
   *[0] {""}
}
note-go-zone = { $cost } MP, { $left } left{ $number ->
    [0] {""}
    [one] ; 1 hex in enemy ZOI
   *[other] ; { $number } hexes in enemy ZOI
}{ $caught ->
    [0] {""}
   *[other] ; interception ≤ { $caught }%
}{ $joins ->
    [1] ; Kentucky joins { $the-side }
   *[0] {""}
}
note-joins = Kentucky joins { $the-side }
note-go-zone-about = ZOI: zone of influence.{ $caught ->
    [0] {""}
   *[other] {" "}The chance of an interception is that if all enemy stacks try that may; fewer may try.
}
note-ride = { $cost } MP{ $caught ->
    [0] {""}
   *[other] ; interception ≤ { $caught }%
}
note-ride-about = MP of the railroad bonus, not of the General.{ $caught ->
    [0] {""}
   *[other] {" "}The chance of an interception is that if all enemy stacks try that may; fewer may try.
}
note-attack = { $cost } MP; wins { $chance }%, loses { $own } SP on average, the enemy { $theirs }{ $joined ->
    [0] {""}
   *[other] ; up to { $joined }% that the enemy is reinforced
}
note-overrun = { $cost } MP; overruns them without a battle{ $joined ->
    [0] {""}
   *[other] ; up to { $joined }% that the enemy is reinforced
}
note-assault = { $sea ->
    [0] {""}
   *[1] after a naval battle, won { $naval }% of the time:{" "}
}wins { $chance }%, loses { $own } SP on average, the enemy { $theirs }{ $joined ->
    [0] {""}
   *[other] ; up to { $joined }% that the enemy is reinforced
}
note-assault-overrun = { $sea ->
    [0] {""}
   *[1] after a naval battle, won { $naval }% of the time:{" "}
}overruns them without a battle{ $joined ->
    [0] {""}
   *[other] ; up to { $joined }% that the enemy is reinforced
}
note-stake = with the card { $chance }%
note-suffer = { $chance ->
    [0] no loss is possible
   *[other] { $chance }% to lose SP: { $mean } of { $number } on average
}
note-march = { $cost ->
    [one] 1 Action Point
   *[other] { $cost } Action Points
}; { $number } SP at most, { $movement } MP
note-cost = { $cost ->
    [one] 1 Action Point
   *[other] { $cost } Action Points
}
note-fort = { $level ->
    [1] a new fort, of level 1
   *[other] improves the fort to level { $level }
}
note-improve = to level { $level }
note-unspent = { $number ->
    [0] {""}
    [one] 1 point lost
   *[other] { $number } points lost
}{ $lost ->
    [1] { $number ->
        [0] 1 SP lost: nobody has moved on Richmond
       *[other] ; and 1 SP: nobody has moved on Richmond
    }
   *[0] {""}
}
deny-enemy-held = The enemy controls { $place }.

## Cards

card-1 = East
card-1-effect = One of these, in its theatre: an Action Point; a forced march, +2 MP; a cautious General pushed on; +2 in a land battle that you begin; a fort begun or improved; a stack without supply spared its attrition. Basic game: the Union crosses an enemy river with naval support. Advanced game: the Confederates move a naval battery.
card-2 = West
card-2-effect = One of these, in its theatre: an Action Point; a forced march, +2 MP; a cautious General pushed on; +2 in a land battle that you begin; a fort begun or improved; a stack without supply spared its attrition. Basic game: the Union crosses an enemy river with naval support. Advanced game: the Confederates move a naval battery.
card-3 = Trans-Mississippi
card-3-effect = One of these, in its theatre: an Action Point; a forced march, +2 MP; a cautious General pushed on; +2 in a land battle that you begin; a fort begun or improved; a stack without supply spared its attrition. Basic game: the Union crosses an enemy river with naval support. Advanced game: the Confederates move a naval battery.
card-4 = Naval
card-4-effect = One of these: naval transport; an assault from the sea; +2 in its battle ashore. Advanced game: a stack of ships sails, and the Union’s ocean ironclads may join its battle on the coast; +2 in a naval battle that you begin; the Confederates move a naval battery, but cannot assault with this card. It gives no Action Point on land.
card-5 = Any theatre
card-5-effect = As a card of any one theatre, or as a naval card. Advanced game: the Confederates, too, assault from the sea with it.
label-card = card
label-held-by-you = you hold
label-event = deck of

# What a player may wish not to be asked: what he does not do then.
decline-intercept = Do not intercept
decline-avoid = Do not avoid battle
decline-fall-back = Do not fall back from an interception
decline-chase = Do not intercept ships
place-both = both sides
note-spur = { $number } SP at most, { $movement } MP
show-aim-north = Have { $needed } points or more after turn { $turn }{ $short ->
    [1] {""} (blockade and border states count then as well: { $reached } now)
   *[0] {""} ({ $reached } now)
}. With { $once } or more at the end of this turn, twelve over those that are due, you win at once: { $balance } now.
show-aim-south = Keep the Union below { $needed } points after turn { $turn }{ $short ->
    [1] {""} (blockade and border states count then as well: { $reached } now)
   *[0] {""} ({ $reached } now)
}. With { $once } or less at the end of this turn, twelve under those that are due, you win at once: { $balance } now.
show-aim-south-election = Keep the Union below { $needed } points after turn { $turn } ({ $reached } now). With { $once } or less at the end of this turn, twelve under those that are due, you win at once, and at the election of turn { $election } with { $votes } or less: { $balance } now.

hexside-creek = minor river
hexside-river = navigable river, class 1
hexside-great-river = navigable river, class 2
hexside-rail = railroad
hexside-rail-planned = railroad, built later
hexside-road = road
hexside-ridge = mountain hexside
hexside-gap = mountain pass
hexside-bridge = railroad bridge
hexside-ferry = ferry
hexside-strait = water, no way across
hexside-barrier = no way across
hexside-cut = railroad cut
note-general = { $stars }★, attack { $attack }, defence { $defence }{ $cautious ->
    [1] , cautious
   *[0] {""}
}
