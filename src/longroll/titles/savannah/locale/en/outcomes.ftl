# What the letters of the results mean (G13.1), and who is left behind alone (G14.32).

combat-outcome = { $attacker_result ->
    [none] {" "}(the attacker loses nothing
    [retreat] {" "}(the attacker's lead unit retreats a hex
    [disorder] {" "}(the attacker's lead unit falls back three hexes in disorder
    [step] {" "}(the attacker's lead unit takes a loss
    [step-leader] {" "}(the attacker's lead unit takes a loss, and a leader falls
    [two-steps] {" "}(the attacker's lead unit is destroyed
    [defender-picks] {" "}(one of the attacker's units is captured, as the defender chooses
    [attacker-picks] {" "}(one of the attacker's units is captured, as the attacker chooses
    [pin] {" "}(both sides are locked in the fight)
   *[untold] {""}
}{ $defender_result ->
    [none] ; the defender loses nothing)
    [retreat] ; the defender's lead unit retreats a hex)
    [disorder] ; the defender's lead unit falls back three hexes in disorder)
    [step] ; the defender's lead unit takes a loss)
    [step-leader] ; the defender's lead unit takes a loss, and a leader falls)
    [two-steps] ; the defender's lead unit is destroyed)
    [defender-picks] ; one of the defender's units is captured, as the defender chooses)
    [attacker-picks] ; one of the defender's units is captured, as the attacker chooses)
    [pin] {""}
   *[untold] {""}
}

# The empty choice when leaders may go with a unit.
action-done-at-escort = Nobody
note-alone = { $count ->
    [one] { $leader } would stand
   *[other] { $leader } and others would stand
} alone in { $hex }: captured if an enemy walks in (§ G14.32)
