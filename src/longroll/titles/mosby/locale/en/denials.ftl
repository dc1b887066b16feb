# Why not.

deny-no-space = There is no such space on the map.
deny-here-already = Mosby is already at { $space }.
deny-not-adjacent = { $space } is not adjacent to Mosby's space: ride closer first.
deny-no-free-ride = Mosby cannot reach { $space } by riding outside the lines.
deny-no-entry-card = Only { card-2 } and { card-11 } let Mosby ride in without checks.
deny-no-kidnap-card = Only { card-11 } helps with a kidnapping.
deny-not-in-hand = { $card } is not in your hand.
deny-ames-leads = Ames is already leading the way.
deny-nothing-to-check = Riding into { $space } brings no checks: the card would be wasted.
deny-not-hidden = { $space } has no ? marker.
deny-scouted = { $space } has already been scouted this turn.
deny-not-in-space = That unit is not in Mosby's space.
deny-no-carrier = { $unit } { AGREE($unit, "is", "are") } neither a courier nor a supply wagon.
deny-guarded = An awake combat unit guards { $unit }.
deny-no-target = There is nothing of that kind at { $space }.
deny-outside-lines = { $space } is outside the Union lines.
deny-demolished = That has already been demolished at { $space }.
deny-no-leader = That leader is not in Mosby's space.
deny-no-foe = There is no Union combat unit in Mosby's space.
deny-no-food = Mosby carries no food.
deny-nobody-to-ask = There is nobody to question just now.
deny-action-points = That takes { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}, and { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
deny-no-such-card = You do not hold that card.
deny-mislead-whom = Choose an awake combat unit outside Mosby's space to lead astray.
deny-nobody-to-mislead = There is no awake combat unit elsewhere to lead astray.
deny-permanent = { $card } is permanent: it always counts.
deny-card-entering = Play { $card } as you ride into a space.
deny-card-overcoats = { $card } are played with a ride or a kidnapping.
deny-card-when-asked = You will be offered { $card } when it can be played.
deny-card-operations = { $card } can be played only in operations.
deny-card-rounds = { $card } is for rounds, when somebody is after you.
deny-card-first = { $card } must be played before anything else in the phase.
deny-nothing-hidden = There is no ? marker near enough to look at.
deny-seen = An awake combat unit in your space sees you.
deny-inside-lines = { $space } is inside the Union lines.
deny-foe-here = There is a Union combat unit at { $space }.
deny-phase-begun = Scattering takes a whole phase, and this one has already begun.
deny-not-confederacy = { $space } is not in Mosby's Confederacy.
