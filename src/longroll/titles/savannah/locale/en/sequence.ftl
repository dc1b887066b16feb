# The sequence of play, weather and reinforcements (X1.6, X3, X4.2, X4.7, H).

prompt-set-up = Where { AGREE($unit, "is", "are") } { $unit } set up?
prompt-announce = Do you announce the assault on Savannah for the next turn?
prompt-hurricane = The hurricane: which of the easternmost units loses a step?
prompt-enter = Where { $count ->
    [one] { AGREE($unit, "does", "do") } { $unit } enter?
   *[other] do { $unit } and those with { AGREE($unit, "it", "them") } enter?
}

action-set-up = { $a1 }: { $a2 }
action-announce = Announce the assault
action-wait = Wait
action-lose = { $a1 }
action-enter = In { $a1 }

event-set-up = { $unit } { AGREE($unit, "is", "are") } set up in { $hex }.
event-turn = Turn { $turn }.
event-player-turn = { $side } take their turn.
event-defences-complete = The defences of Savannah are complete.
event-assault-announced = After turn { $turn } the Allies announce the assault.
event-weather = Weather: { $weather }.
event-weather-roll = Weather roll: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) is { $count }
}.
event-weather-roll-again = A storm is brewing: second roll { $roll }, unmodified.
event-hurricane = The hurricane strikes { $unit }.
event-reinforcement = { $unit } { AGREE($unit, "arrives", "arrive") } in { $hex }.
event-reinforcement-blocked = { $unit } { AGREE($unit, "finds", "find") } the way barred and { AGREE($unit, "waits", "wait") } for a turn.
event-reinforcement-delayed = { $unit } { AGREE($unit, "finds", "find") } no room and { AGREE($unit, "waits", "wait") } for a turn.
event-reinforcement-lost = { $unit } cannot reach the town and { AGREE($unit, "is", "are") } lost.
event-reinforcements-weather = { $side } wait: the weather keeps { $count } reinforcements away for a turn.
event-reinforcements-cancelled = { $count ->
    [one] One unit that was due will not come after all.
   *[other] { $count } units that were due will not come after all.
}
event-variable-entry = The French land from the sea at { $entry } (roll { $roll }).
event-morale-reinforcements = Morale of { $army } { $amount } for lost reinforcements, now { $count }.

entry-v-1 = V-1
entry-v-2 = V-2
entry-v-3 = V-3
entry-f = F

deny-set-up-outside = { $unit } must set up inside the lines, and { $hex } is outside.
deny-not-easternmost = Only the easternmost units are struck, cavalry before infantry before artillery.
deny-not-an-entry = { $unit } cannot enter there: { AGREE($unit, "its", "their") } entry hexes are those on the list.

# How the game ended (X2)
ending-allied-decisive = A decisive Allied victory.
ending-allied-major = A major Allied victory.
ending-allied-marginal = A marginal Allied victory.
ending-british-decisive = A decisive British victory.
ending-british-major = A major British victory.
ending-british-marginal = A marginal British victory.
