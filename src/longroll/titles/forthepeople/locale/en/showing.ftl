# What `show` tells.

## Labels

label-turn = turn
label-will-union = will, Union
label-will-confederate = will, Confederacy
label-blockade = blockade
label-amphibious = amphibious
label-last-turn = last turn
label-wins = what wins
label-states-union = states, Union
label-states-confederate = states, Confederacy
label-moving = on the move
label-movement = movement left
label-generals = its generals
label-forces-union = forces, Union
label-forces-confederate = forces, Confederacy
label-hands = cards
label-queue-union = queue, Union
label-queue-confederate = queue, Confederacy
label-space = space
label-control = control
label-resource = resource centre
label-port = port
label-union = Union
label-confederate = Confederacy
label-generals-union = Union generals
label-generals-confederate = Confederate generals
label-army = army
label-fort = fort
label-ironclad = ironclad
label-torpedoes = torpedoes
label-links = links
label-state = state
label-spaces-union = Union spaces
label-spaces-confederate = Confederate spaces
label-spaces-neutral = neutral spaces
label-needed = needed for control
label-value = value
label-enough = has enough
label-passes = as things stand, passes to
label-valley = the Valley
label-general = general
label-side = side
label-ratings = ratings
label-cavalry = cavalry
label-where = where
label-leads = commands
label-brigade = strength points
label-due = due
label-commander = commander
label-elite = elite units
label-units = strength points
label-card = card
label-operations = value
label-event = event
label-pile = where

## Values

place-absent = not in play
place-track = on the turn track
place-removed = out of the war
place-moving = on the move
place-both = both sides
place-discarded = discarded
place-unseen = not seen yet
place-queued = in a queue of operations
place-in-hand = in your hand
show-will = { $count } ({ $fortune ->
    [rising] rising
   *[falling] falling
})
show-hands = Union { $union }, Confederacy { $confederate }, deck { $deck }
show-queue = { $general }, { $count ->
    [one] { $count } operation
   *[other] { $count } operations
}
show-stand = { $count } { $space }{ $others }
show-stand-army = { $count } { $space } ({ $army } under { $general }{ $others })
show-nobody-moves = nobody
show-force = { $side }: { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} in { $space }, from { $from }
show-force-army = { $side }: { $army }, { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} in { $space }, from { $from }
show-leads = { $general } (leads)
show-officer = { $general }
show-movement = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $bonus ->
    [0] { "" }
   *[other] , and { $bonus } by rail
}
show-space = { $space }, { $state }
show-destroyed = { $count } (destroyed)
show-port-ocean-union = ocean port, Union naval control
show-port-ocean-denied = ocean port, naval control denied
show-port-river-union = river port, Union naval control
show-port-river-denied = river port, naval control denied
show-coastal-fort = coastal fort: { $side }
show-units = { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}, { $supply ->
    [supplied] supplied
   *[cut-off] out of supply
}{ $rail ->
    [near] { "" }
   *[far] , away from the railroad
}
show-army = { $army } under { $general }
show-link = { $space } ({ $kind ->
    [rail] rail
    [water] water
   *[road] road
}{ $rule })
show-link-river = { $space } ({ $kind ->
    [rail] rail
    [water] water
   *[road] road
}, over the { $river }{ $rule })
show-count = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
show-needed = { $count } of { $all }
show-valley = each space of the Shenandoah Valley counts two for the Union
show-ratings = politics { $politics }, strategy { $strategy }, offence { $offense }, defence { $defense }
show-wins-1861 = 1861: the Union with Missouri, Kentucky and West Virginia, or Confederate will below 80; the Confederacy with Missouri and Kentucky, or Union will below 85; both or neither: a draw [13.2]
show-wins-1862 = 1862: the Union with the higher will, else the Confederacy [14.7]
show-wins-1863 = 1863: the Union with the higher will after the count of strength, else the Confederacy [15.7]
show-wins-campaign = the campaign: the Union with ten states, else the Confederacy [17.3]
show-wins-at-once = before that: Confederate will 0, or every resource centre destroyed and every runner port closed (Union); at a turn's end Confederate will more than twice the Union's, or Union will below 50 in Fall 1864 (Confederacy) [17.2]
show-on-the-way = { $space }, on the move
