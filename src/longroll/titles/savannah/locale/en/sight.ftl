# Line of sight (G11.4).
show-sight-clear = the line of sight is clear
show-sight-blocked = the line of sight is blocked
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
label-verdict = Line of sight
label-blocked = Blocked by
label-distance = Distance
label-clear = Clear
