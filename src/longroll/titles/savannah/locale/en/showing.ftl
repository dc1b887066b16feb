# What `show` tells.

## Labels

label-turn = turn
label-weather = weather
label-active = player turn
label-morale-british = British morale
label-morale-french = French morale
label-morale-american = American morale
label-points-british = British points
label-points-french = French points
label-points-american = American points
label-momentum = momentum
label-defences = British defences
label-hands = cards
label-army = army
label-morale = morale
label-points = points
label-strength = strength
label-units = units
label-leaders = leaders
label-hex = hex
label-ground = ground
label-features = features
label-zones = zones of control
label-sides = hexsides
label-unit = unit
label-kind = kind
label-steps = steps
label-movement = movement
label-where = where
label-order = order
label-markers = markers
label-due = due on turn
label-leader = leader
label-ratings = ratings
label-loss = his loss
label-wounded = wounded
label-card = card
label-event = whose
label-when = when
label-pile = where

## Values

show-weather = { $weather }
show-morale = { $count }, { $level }
show-momentum = British { $british }, Allies { $allied }
show-complete = complete
show-incomplete = incomplete
show-hands = British { $british }, Allies { $allied }, deck { $deck }
show-posted = { $unit }: { $hex }, { $count }
show-posted-leader = { $leader }: { $hex }
show-terrain = { $terrain }
show-feature = { $feature }
show-unit-line = { $unit }: { $count }, { $order }
show-side = { $direction }, { $hex }: { $crossings }
show-kind = { $arm }, { $band }
show-strength = { $count } of { $full }
show-steps = { $count } of { $full }
show-order-parade = parade order
show-order-disrupted = disrupted
show-order-shattered = shattered
show-unit-morale = { $amount }, with army and leader { $total }
show-marker-pinned = pinned
show-marker-withdrawn = cavalry withdrawn
show-marker-lost = lost
show-marker-strayed = previously lost
show-marker-on-sortie = on a sortie
show-marker-entered = has been inside the lines
show-marker-shot = has fired
show-marker-moved = has moved
show-marker-fell-back = has fallen back
show-marker-released = may move
show-ratings = { $stars } stars, combat { $combat }, leadership { $leadership }, movement { $movement }
show-loss = enemy +{ $gain }, own -{ $loss }, points { $points }
show-when-strategic = strategic turns
show-when-tactical = tactical turns
show-when-any = any turn
show-when-red = at once when drawn

## Words

order-parade = in order
order-disrupted = disrupted
order-shattered = shattered
place-unseen = not seen
place-discarded = played
place-in-hand = in your hand
crossing-road = road
crossing-track = track
crossing-causeway = causeway
crossing-bridge = bridge
crossing-ford = ford
crossing-creek = creek
crossing-dike = dike
crossing-up = up slope
crossing-down = down slope
crossing-fence = fence
crossing-revetment = revetment
crossing-redoubt = redoubt
crossing-abatis = abatis
crossing-siege-works = siege works
crossing-perimeter = edge of the lines
