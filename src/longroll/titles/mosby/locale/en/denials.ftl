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
deny-not-in-space = There is no such unit in Mosby's space.
deny-no-carrier = { $unit } { AGREE($unit, "is", "are") } neither courier nor supply wagon.
deny-guarded = An awake combat unit guards { $unit }.
deny-no-target = There is nothing of that kind at { $space }.
deny-outside-lines = { $space } lies outside the Union lines.
deny-demolished = That has already been demolished at { $space }.
deny-no-leader = That leader is not in Mosby's space.
deny-no-foe = No Union combat unit is in Mosby's space.
deny-no-food = Mosby carries no food.
deny-nobody-to-ask = There is nobody to question just now.
deny-action-points = That takes { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}, and { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
deny-no-such-card = You hold no such card.
deny-nobody-to-mislead = No awake unit elsewhere can be led astray.
deny-permanent = { $card } is permanent: it always counts.
deny-card-entering = { $card } is played as you ride into a space.
deny-card-overcoats = { $card } are played with a ride or a kidnapping.
deny-card-when-asked = You will be offered { $card } when it can be played.
deny-card-operations = { $card } can be played only in operations.
deny-card-rounds = { $card } is for rounds, when somebody is after you.
deny-card-first = { $card } is played before anything else in the phase.
deny-nothing-hidden = No ? marker lies near enough to be looked at.
deny-seen = An awake unit in the same space sees you.
deny-inside-lines = { $space } lies inside the Union lines.
deny-foe-here = A Union combat unit is at { $space }.
deny-phase-begun = Scattering takes a whole phase, and this one has begun.
deny-not-confederacy = { $space } is not in Mosby's Confederacy.
