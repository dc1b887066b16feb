# Bobby Lee: tracks and charts.

chart-points = Victory points
chart-standing = The month
chart-calendar = The calendar
chart-victory = Victory conditions
chart-tournament = Tournament points
chart-sources = Where the points come from
chart-prizes = What places are worth
chart-headquarters = Headquarters
chart-seen = What was seen of the enemy
chart-pool = Blocks off the map
chart-costs = What replacements cost
chart-arms = The arms
chart-replacements = Replacement points of a month
chart-calls = Calls to arms of the year
chart-points-about = One marker for both: points for one side are points lost by the other. At the end of a month ten are a decisive victory.
chart-sources-about = Positive points are the Union’s. The last lines are what the end of this month would add, as things stand. Points that are not for places: what the marker stood at when the scenario began, beyond the places that were taken by then, and what time, calls to arms, emancipation and the ends of months have added.
chart-seen-about = Blocks that stand upright now, as they were when their face was last seen. Since then they may have gained or lost steps.
chart-calls-about = The number of calls so far, and how many victory points the next one gives to the enemy.

## Labels

label-points-union = Union
label-points-confederate = Confederates
label-weather = Roads
label-on-the-map = Blocks on the map
label-to-spend = Points to spend
label-conscripts = Blocks to raise free
label-to-win = needed
label-reached = reached
label-clause = clause
label-aim-decisive = Decisive victory, at the end of a month
label-aim-marginal = Marginal victory, at the end of October
label-aim-draw = A draw, at the end of October: at most
label-aim-campaign = The election, October 1864: the Union short of a decisive victory
label-aim-october = Each October from 1864 on: the Union not ahead
label-tournament-points = points
label-points = points
label-held-by = held by
label-at = where
label-steps = steps
label-radius = radius
label-arm = arm
label-when = when
label-block = new block
label-step = a step
label-speed = hexes
label-fire = fire
label-rout = lost in a rout
label-union = Union
label-confederate = Confederates
label-calls = calls
label-next-price = the next costs
label-political = Not for places: start, time, calls
label-marker = The marker
label-month = Month
label-blocks = Blocks
label-upright = Upright
label-hex = Hex
label-ground = Ground
label-forage = Can live here without supply
label-in-supply = In supply of
label-side = Side
label-condition = Condition
label-seen = Last seen

## Cells

show-mud = mud
show-dry = dry
show-month-points = { $union ->
    [one] 1 point
   *[other] { $union } points
} for the Union, { $confederate } for the Confederates
show-time-point = a point for the South
show-mud-rolled = a die for mud
show-decisive = Decisive: { $points } or more
show-marginal = Marginal, with { $points }
show-draw = A draw, each
show-held = { $side }
show-contested = nobody
show-marker-at = { $union ->
    [0] { $confederate ->
        [0] 0
       *[other] Confederates { $confederate }
    }
   *[other] Union { $union }
}
show-fed = { $count ->
    [0] no block: each loses a step
    [one] 1 block; each one more loses a step
   *[other] { $count } blocks; each one more loses a step
}
show-at-most = Union: { $points } at most
show-month-end = At the end of the month: { $reason }
show-arm = { $arm }
show-pool = to be raised
show-gone = out of the game
show-fire = { $level ->
    [0] none
    [1] single
    [2] double
   *[3] triple
}
show-whole-block = the block
show-year = { NUMBER($year, useGrouping: 0) }
show-crowd = { $arm }: { $count ->
    [one] 1 block
   *[other] { $count } blocks
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
show-block = { $block }: { $steps } of { $most ->
    [one] 1 step
   *[other] { $most } steps
}
show-upright = { $side }: { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
show-forest = forest
show-of = { $steps } of { $most }
show-tired = disorganised
show-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }
show-seen = { $place }, { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

arm-infantry = infantry
arm-brigade = brigade
arm-garrison = garrison
arm-cavalry = cavalry
arm-artillery = artillery
arm-heavy-artillery = heavy artillery
arm-hq = field headquarters
arm-supreme-hq = supreme headquarters

## Odds

note-fire = { $count ->
    [one] one die
   *[other] { $count } dice
}, hits on { $least ->
    [6] 6
   *[other] { $least } or more
}: { $share }% chance of a step
event-fire-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}: { THE($block) }, { $level ->
    [1] single
    [2] double
   *[3] triple
} fire.
event-fire-cover = { $count } hits a step, behind cover.
event-fire-spare = { $count ->
    [one] 1 hit left over, not yet enough for a step
   *[other] { $count } hits left over, not yet enough for a step
}.
show-aim-year = Have the marker on your side of the track at the end of October: { $marginal } or more wins marginally. { $decisive } at the end of any month wins decisively. Now: { show-marker-at }.
show-aim-campaign-union = Bring the marker to { $decisive } on your side at the end of any month until the election of October 1864. Now: { show-marker-at }.
show-aim-campaign-confederate = Keep the Union short of { $decisive } until the election of October 1864, or reach { $decisive } yourself at the end of a month. Now: { show-marker-at }.
show-aim-war-union = Bring the marker to { $decisive } on your side at the end of any month. From October 1864 on, each October must find it at { $marginal } or more on your side, or the war is lost. Now: { show-marker-at }.
show-aim-war-confederate = Reach { $decisive } at the end of a month, or keep the Union short of { $decisive } until an October from 1864 on that finds it short of { $marginal }. Now: { show-marker-at }.

ground-clear = clear
ground-woods = forest
ground-mountains = mountain
ground-sea = open water
hexside-river = minor river
hexside-great-river = major river
hexside-rail = railroad
hexside-rail-broad = railroad, broad gauge
hexside-ridge = mountain hexside, closed
hexside-gap = gap
hexside-turnpike = turnpike
hexside-bog = swamp
hexside-bridge = bridge
hexside-ford = ford
