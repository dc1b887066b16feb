# Tracks, charts and overlays.

chart-points = Points
chart-points-about = What deeds bring and losses cost. Ten points are one level of notoriety. The war is lost if a turn ends with fewer than it requires.
chart-band = The raid
chart-turns = The war
chart-victory = Levels of victory
chart-checks = Chance that somebody wakes
chart-checks-about = A check is one die: a roll equal to or below the alert wakes the unit. The chance that at least one check succeeds, by their number. Under a ? there may be nobody.
chart-occasions = Events of this turn
chart-performance = Points for deeds
chart-container = Still in the container
chart-container-about = What the container holds. It is drawn from when a space is revealed or a camp wakes.
chart-used = Cards played
label-needed-now = needed at the end of this turn
label-needed-war = needed to win the war
label-alert = alert of the Union
label-band = band
label-wounded = Mosby wounded
label-idle = points the end of the turn takes if the band stays idle
label-food = food
label-ames = Ames
label-deck = cards in the deck
label-rounds = rounds this turn
label-chance = somebody wakes
label-points = points
label-there = there
label-to-win = needed
label-reached = reached
label-clause = clause
label-aim-turn = to play on after this turn
label-aim-decisive = decisive victory at the end
label-aim-substantial = substantial victory
label-aim-marginal = marginal victory
show-notoriety = notoriety { $count }
show-men = { $men } men
show-turns-left = { $count ->
    [one] { $count } turn still to be scored
   *[other] { $count } turns still to be scored
}
show-carried = carried
show-entries = { $count } entries left
show-wanted = { $count } points
show-checks = { $count ->
    [one] { $count } check
   *[other] { $count } checks
}
show-percent = { $count }%
show-occasion = { $occasion }
show-deed = { $reason }
show-card = { $card }
show-kind = { $kind }
show-kind-of = { $kind }
overlay-lines = Union lines
overlay-lines-enemy = inside the lines
overlay-lines-cut = inside, unrevealed
overlay-targets = Targets
overlay-targets-source = points that wait there
overlay-ride = Free ride
overlay-ride-reach = one action away
overlay-hunters = Hunters
overlay-hunters-fight = an awake combat unit
overlay-noise = Who would hear it
overlay-noise-block = would be checked
chart-deeds = What the points came of
show-aim-war = Win the war: { $marginal } points at the end of turn { $turns } (marginal), { $substantial } (substantial) or { $decisive } (decisive). This turn must end with { $needed }; now { $count }.
show-aim-last = The last turn: { $marginal } points at its end are a marginal victory, { $substantial } a substantial, { $decisive } a decisive one (turn { $turns }); now { $count }.
