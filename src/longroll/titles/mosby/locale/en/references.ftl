# Mosby's Raiders: the tables.

chart-combat = Combat results
chart-combat-about = One die with all modifiers
label-result = result
label-meaning = what it means
show-result-lost = { $count ->
    [0] Mosby loses and disbands
    [one] Mosby loses, disbands, and loses 1 combat factor
   *[other] Mosby loses, disbands, and loses { $count } combat factors
}
show-result-won = { $count ->
    [0] Mosby wins; the Union retreats
    [one] Mosby wins; the Union loses 1 combat factor
   *[other] Mosby wins; the Union loses { $count } combat factors
}
chart-ratio = Ratio of strength
chart-ratio-about = Mosby to the Union, rounded in favour of the defender; turned round where the Union attacks
label-modifier = modifier
chart-union-reaction = Union reaction
chart-union-reaction-about = By notoriety and alert together
chart-initiative = Initiative
chart-initiative-about = One die, by alert
label-mosby-from = Mosby has it with
chart-recruitment = Recruitment
chart-recruitment-about = Combat factor of the band, by die and notoriety
chart-action-cards = Action cards of a turn
chart-action-cards-about = By notoriety
label-healthy = Mosby unhurt
label-mosby-wounded = Mosby wounded
chart-start-alert = Alert at the start of a turn
chart-start-alert-about = By notoriety, before the level of difficulty
chart-union-movement = Movement of Union units
chart-union-movement-about = Spaces towards Mosby by die; a minus is away from him
label-combat-units = combat units
label-others = others
chart-interrogation = Interrogation
chart-interrogation-about = Spaces that are told, by die; a minus is points that are lost
show-answer-none = nothing
show-answer-all = all near by
label-courier = courier
label-supply-wagon = supply wagon
label-picket = picket
chart-action-costs = Action points of a round
label-cost-demolish = demolish
label-cost-kidnap = kidnap
label-cost-other = move, scout, capture, attack
label-cost-slow = a move in winter through high water or mud
chart-attempts = What succeeds on which die
label-die = die
label-try-check = a check wakes a unit, a space or a camp
label-try-scout = scouting
label-try-demolish = demolition
label-try-demolish-guarded = demolition where a camp or an awake combat unit is
label-try-kidnap = kidnapping
label-try-kidnap-guarded = kidnapping where a camp or an awake combat unit is, modifier
label-try-wound = casualty check: Mosby is wounded
show-to-alert = up to the alert
show-above-alert = above the alert
chart-spoils = What else a depot yields
chart-spoils-about = A die after its demolition; its value counts in any case
show-fate-early = it goes up too early: points { $points }
show-fate-food = food
show-fate-horses = Fast Horses
show-fate-nothing = nothing
chart-heard = Who is checked
chart-heard-about = In this order, each once
label-checked = checked
label-heard-scouting = scouting has failed
show-heard-scouting = the scouted space
label-heard-entry = entering a space
show-heard-entry = the ? there, sleeping units there, the camp there
label-heard-kidnapping = kidnapping
show-heard-kidnapping = the camp there, sleeping units there
label-heard-noise = demolition or combat
show-heard-noise = sleeping units there, those in adjacent spaces, ? in adjacent spaces, camps in all of them
label-heard-round = round, by the awake combat units
show-heard-round = sleeping units where they are, those in adjacent spaces, camps in adjacent spaces, ? in all of them
chart-extension = Extension of the Union lines
chart-extension-about = Roll again if it is in force already
label-inside = spaces that come inside the lines
show-spaces = { $spaces }
