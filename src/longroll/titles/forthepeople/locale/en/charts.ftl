# Tracks, charts and overlays beside the map.

## Charts

chart-will = Strategic will
chart-will-about = How ready each side is to fight on; most games begin near 100. Rising and falling are the fortunes of war (12.4): they tell which way it went last. A turn to rising brings 2 more, a turn to falling costs 3 more.
chart-cards = At a glance
chart-turns = Turns and arrivals
chart-states = The states
chart-reinforcements = Next reinforcements
chart-blockade = Blockade level
chart-runners = Blockade runners
chart-amphibious = Amphibious modifier
chart-works = Forts and weapons
chart-capitals = Seats of government
chart-discards = Cards seen

label-hand = cards
label-deck = deck
label-open = open
label-roll = to get through
label-on-map = on the map
label-at-most = at most
label-east = East
label-center = Centre
label-west = West
label-penalty = lost to raids and Europe
label-from-states = from the states, at most
label-from-border = from border states
label-levy = McClellan's own
label-returning = of fallen brigades
label-strategic = strategic moves
label-removed = out of the game

show-fortune = { $fortune ->
    [rising] rising
   *[falling] falling
}
show-level = { $count }
show-roll-above = over { $count }
show-card = { $card }
show-pile = { $pile ->
    [removed] out of the game
   *[discarded] discarded
}

## Overlays

overlay-supply-union = Union supply
overlay-supply-union-source = a source of supply
overlay-supply-union-free = supply flows through here
overlay-supply-union-cut = units out of supply
overlay-supply-confederate = Confederate supply
overlay-supply-confederate-source = a source of supply
overlay-supply-confederate-free = supply flows through here
overlay-supply-confederate-cut = units out of supply
overlay-naval-control = Naval control
overlay-naval-control-own = Union naval control
overlay-naval-control-enemy = denied to the Union
overlay-naval-control-block = Confederate fort or ironclad
overlay-reach = Reach
overlay-reach-source = the force
overlay-reach-reach = movement points that it takes
overlay-reach-fight = the enemy is there
overlay-reach-other = Its reach
overlay-reach-other-source = from there
overlay-reach-other-reach = movement points that it takes
overlay-reach-other-fight = its enemy is there

chart-victory = Victory conditions

label-to-win = needed
label-reached = reached
label-clause = clause
label-aim-will-zero = Confederate will down to
label-aim-resources = resource centres destroyed, and at once
label-aim-ports = … runner ports still open
label-aim-double-will = Confederate will, more than twice the Union's
label-aim-weary = Union will after the fall of 1864
label-aim-higher-will = Union will, at the end
label-aim-no-lower-will = Confederate will, at the end at least
label-aim-counted-will = Union will at the end, strength counted
label-aim-no-lower-counted = Confederate will at the end, strength counted, at least
label-aim-states = states that count for the Union, at the end
label-aim-states-held = states that count for the Union, at the end
label-aim-border-union = Missouri, Kentucky and West Virginia
label-aim-border-rebel = Missouri and Kentucky
label-aim-broken-union = or Confederate will
label-aim-broken-rebel = or Union will

show-above = above { $count }
show-below = below { $count }
show-aim-border-union = At the end of 1861 hold Missouri, Kentucky and West Virginia (now { $held } of { $of }), or have brought Confederate will below { $below } (now { $confederate }). Your own: { $union }.
show-aim-border-confederate = At the end of 1861 hold Missouri and Kentucky (now { $held } of { $of }), or have brought Union will below { $below } (now { $union }). Your own: { $confederate }.
show-aim-will-union = Have the higher will when the last turn ends: now { $union } against { $confederate }. Confederate will at 0 wins at once.
show-aim-will-confederate = Have no less will than the Union when the last turn ends: now { $confederate } against { $union }. More than twice the Union's at the end of a turn wins at once.
show-aim-strength-union = Have the higher will when the last turn ends: now { $union } against { $confederate }, after the count of strength points { $union-then } against { $confederate-then }. Confederate will at 0 wins at once.
show-aim-strength-confederate = Have no less will than the Union when the last turn ends: now { $confederate } against { $union }, after the count of strength points { $confederate-then } against { $union-then }. More than twice the Union's at the end of a turn wins at once.
show-aim-states-union = Have { $needed } states count for you at the end of the war (now { $count }), bring Confederate will to 0 (now { $confederate }), or destroy every resource centre with no runner port open. Your own ({ $union }) must not end a turn below half of theirs{ $vote ->
    [past] .
   *[ahead] , nor the fall of 1864 below { $weary }.
}
show-aim-states-confederate = Leave the Union with fewer than { $needed } states at the end of the war (now { $count }), or have more than twice its will at the end of a turn (now { $confederate } against { $union }){ $vote ->
    [past] .
   *[ahead] , or bring it below { $weary } at the end of the fall of 1864.
} Your own must not come to 0.
