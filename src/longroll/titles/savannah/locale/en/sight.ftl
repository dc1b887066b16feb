# Line of sight (G11.4).
show-sight-clear = { $to } is seen from { $from } ({ $count ->
    [one] one hex
   *[other] { $count } hexes
}), § { $clause }
show-sight-blocked = { $to } is not seen from { $from } ({ $count ->
    [one] one hex
   *[other] { $count } hexes
}), § { $clause }
show-blocked-woods = woods in { $hex } block it
show-blocked-light-woods = light woods in { $hex } block it
show-blocked-city = the houses of the city in { $hex } block it
show-blocked-covered-way = the covered way in { $hex } blocks it
show-blocked-units = units in { $hex } block it
show-blocked-slope = the slope between { $from } and { $hex } blocks it

overlay-sight = Line of sight
overlay-sight-source = seen from here
overlay-sight-free = in sight; the number is the range
overlay-sight-cut = out of sight
overlay-sight-own = own units in sight
overlay-sight-enemy = enemies in sight
overlay-sight-block = units that hide what lies behind them
overlay-sight-weather = { $weather }: nobody sees less far, but fire is at { $amount } to hit
overlay-sight-weather-silent = { $weather }: nobody fires
label-verdict = Line of sight
label-blocked = Blocked by
label-distance = Distance
label-clear = Clear
