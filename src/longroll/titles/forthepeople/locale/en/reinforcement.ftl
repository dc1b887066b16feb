## Units


prompt-place-units = Place { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}: where?
prompt-place-count = How many go to { $space }?
prompt-cut = Which region goes without a strength point? { $count } to lose.
prompt-raise = Which state raises a strength point? { $count } left.
action-place = Place: { $a1 }
action-count = { $a1 }
action-cut-east = One less in the East
action-cut-center = One less in the Centre
action-cut-west = One less in the West
action-raise = { $a1 }
event-reinforced = { $The-side } receives { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} in { $space }.
event-reinforcements-lost = { $count ->
        [one] { $The-side } loses { $count } strength point that has nowhere to go.
       *[other] { $The-side } loses { $count } strength points that have nowhere to go.
    }
event-blockade-roll = Blockade runners, { $zone }: { $roll }, and needed more than { $level }, the level of the blockade: { $outcome }.
outcome-through = one gets through
outcome-stopped = none gets through
event-zone-closed = { $zone }: every port is closed to blockade runners.
deny-union-friendly = { $space } is friendly to the Union.
deny-other-region = These strength points belong elsewhere, not in { $space }.
deny-one-per-state = { $state } has already raised its strength point this turn.
deny-state-not-confederate = { $state } is not a Confederate state under your control.
deny-state-full = { $state } has no space that could receive it.
deny-coastal-fort-full = { $space } can take only one Confederate strength point.

## Strategic movement


prompt-strategic = Strategic movement: { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
} left. From where?
prompt-strategic-to = From { $space }: where to?
prompt-strategic-count = How many go to { $space }?
action-move = From { $a1 }
action-rail = By rail: { $a1 }
action-sea = By water to { $a1 }
action-feed = To the { $a1 }
means-rail = by rail
means-sea = by water
means-feed = to join an army
event-strategic-move = { $The-side } moves { $count } from { $from } to { $to } { $means }.
deny-no-fresh-infantry = No infantry in { $space } can still move.
deny-no-destination = Nothing can be reached from { $space }.
deny-no-rail = No railroad under your control leads to { $space }.
deny-no-sea-way = { $space } cannot be reached by water.
deny-feed = That army has no line of communication to these units.

## Generals


prompt-announce-general = Announce a space for a general: { $count } to come.
action-announce = A general for { $a1 }
event-general-announced = { $The-side } puts a general face down in { $space }.
event-general-arrives = { $general } arrives in { $space }.
deny-no-own-units = You have no units in { $space }.
deny-general-per-unit = { $space } has no unit for one more general.
deny-no-infantry-for-brigade = { $space } lacks infantry to form a cavalry brigade.
deny-army-first = No general comes to { $space } yet: an army without a general comes first.
