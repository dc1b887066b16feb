# Losses, morale, rally, momentum, initiative and victory (G6, G12.6, G14 to G16, X2).

## Prompts

prompt-rally = Which unit tries to rally?
prompt-initiative = How many momentum chits do you spend on the initiative roll, at +2 each?
prompt-dictate = { $side } are about to take the initiative: spend three momentum chits to decide otherwise?

## Actions

action-rally = Rally { $a1 }
action-spend = Spend { $a1 }
action-dictate = Three chits: the initiative to { THE($a1) }

## Events

event-initiative-fixed = { $side } move first.
event-initiative-roll = { $side } roll for the initiative: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}.
event-initiative = { $side } have the initiative.
event-momentum-gained = { $side } gain a momentum chit and hold { $count }.
event-momentum-lost = { $side } return a momentum chit and hold { $count }.
event-momentum-spent = { $side } spend { $count ->
    [one] a momentum chit
   *[other] { $count } momentum chits
}.
event-morale-check-passed = { $unit } { AGREE($unit, "keeps", "keep") } { AGREE($unit, "its", "their") } nerve: roll { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}, { $needed } needed.
event-morale-check-failed = { $unit } { AGREE($unit, "loses", "lose") } { AGREE($unit, "its", "their") } nerve: roll { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}, { $needed } needed.
event-morale-suffered = Morale of { $army } { $amount } for what they suffered, now { $count }.
event-morale-inflicted = Morale of { $army } { $amount } for what they inflicted, now { $count }.
event-morale-leader-suffered = Morale of { $army } { $amount } for the loss of a leader, now { $count }.
event-morale-leader-inflicted = Morale of { $army } { $amount } for an enemy leader lost, now { $count }.
event-morale-rally = Morale of { $army } { $amount } for a rally, now { $count }.
event-points = Victory points for { $army }: { $points }.
event-step-lost = { $unit } { AGREE($unit, "is", "are") } reduced.
event-unit-eliminated = { $unit } { AGREE($unit, "is", "are") } eliminated.
event-unit-captured = { $unit } { AGREE($unit, "is", "are") } captured.
event-disrupted = { $unit } { AGREE($unit, "is", "are") } disrupted.
event-shattered = { $unit } { AGREE($unit, "is", "are") } shattered.
event-rallied = { $unit } { AGREE($unit, "is", "are") } back in parade order.
event-rallied-partly = { $unit } { AGREE($unit, "recovers", "recover") }, but { AGREE($unit, "is", "are") } still disrupted.
event-leader-lost = { $leader } falls.
event-leader-captured = { $leader } is taken prisoner.
event-demoralised = The army is demoralised: { $army } will not fight on.
event-city-entered = { $unit } { AGREE($unit, "enters", "enter") } the town at { $hex }.
event-surrender-roll = Surrender roll: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}, { $needed } or less needed.
event-spring-hill = Spring Hill is in the hands of { $army }.

## Why not

deny-rally-parade = { $unit } { AGREE($unit, "is", "are") } not on the map in disorder.
deny-rally-enemy = { $unit } { AGREE($unit, "is", "are") } next to an enemy and cannot rally.
deny-rally-tried = { $unit } { AGREE($unit, "has", "have") } already tried this phase.
note-momentum = costs { $cost ->
    [one] a momentum chit
   *[other] { $cost } momentum chits
}
chart-deeds = What moved the morale
show-deed = { $reason }
reason-suffered = losses suffered
reason-inflicted = losses inflicted
reason-leader-suffered = own leaders lost
reason-leader-inflicted = enemy leaders lost
reason-rally = rallies
reason-bombardment = bombardments
reason-reinforcements = reinforcements lost
reason-sortie = sorties
reason-pins = pinned units left behind
reason-card = cards
