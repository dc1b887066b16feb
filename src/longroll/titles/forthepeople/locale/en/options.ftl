# The optional rules (5.5.6, 5.6.7, 19, 20).

## Prompts

prompt-enlarge = { $general } in { $space }: does the brigade take up a unit and grow to 2 strength points?
prompt-service = How does Sheridan serve in { $space }?
prompt-queue = For which general do you begin an operations queue?

## Actions

action-enlarge = Enlarge the brigade of { $a1 } to 2 strength points
action-ride = Set out as a cavalry brigade: { $a1 } and 1 strength point
action-serve = Place { $a1 }
action-queue = Begin the queue for { $a1 }

## Events

event-mcclellan-hailed = The country hails { $general } at the head of the { $army }.
event-takes-to-horse = { $general } takes a cavalry brigade into the field at { $space }.
event-brigade-enlarged = The brigade of { $general } grows to 2 strength points.
event-brigade-reduced = The brigade of { $general } is reduced to 1 strength point.
event-general-replaced = { $general } succeeds { $other } and enters in turn { $turn }.
event-queue-grows = { $The-side } adds { $card } to the queue of { $general }, now of { $count } operations.
event-queue-full = The queue of { $general } is full: he is activated.
event-queue-in-vain = { $general } has nobody to lead: his queue goes for nothing.
event-queue-lost = { $The-side } loses the operations queue of { $general }.

## Denials

deny-brigade-stays-small = The brigade of { $general } can never have more than 1 strength point.
deny-brigade-is-large = The brigade of { $general } already has 2 strength points.
deny-no-unit-to-take-up = There is no infantry with { $general } for his brigade to take up.
deny-rides-not = Only Van Dorn or Sheridan, leading a corps, may set out as a cavalry brigade.
deny-rides-alone = { $general } must set out alone with one unit to become a cavalry brigade.
deny-army-rail = { $space } has no line of communication by rail.
deny-far-from-rail = { $space } is away from your railroads and costs 2 movement points.
deny-fed-enough = Your armies have already taken in 3 units this way this turn.
deny-queue-needless = This card can activate { $general } by itself.
deny-queue-for-nobody = { $card } cannot begin a queue for any of your generals on the map.
