# Printed: what event cards do, and what the container holds when.

effect-depot = A depot worth { $count } is laid at { $space }. It replaces one that lies there.
effect-bridges = All bridges that are down stand again.
effect-railroads = All railroads that are torn up are whole again.
effect-line = The railroads and bridges along this line are whole again.
effect-leader = { $leader } is at { $space } until the end of the next turn.
effect-advance = Roll for an extension of the Union lines; roll again if it is in force already.
effect-drawn-in = One extension in force, drawn at random, leaves the lines: its ? markers go, and its units return to the container.
effect-extension = The lines take in { $row }.
effect-extension-camp = The lines take in { $row }. A large camp is pitched at { $space }.
effect-camp = A large camp is pitched at { $space }.
effect-sweep = The band loses a combat factor, but never its last.
effect-burning = The band loses a combat factor, but never its last. From turn 6 on the next recruitment die is 1 lower as well.
effect-furlough = The band gains a combat factor; six is the most.
effect-train = A wagon train of the container, if one is there, stands asleep at { $space }; a ? marker there goes.
effect-alert = Alert { $amount }, within 1 and 5.
effect-letter = Draw an action card, unless you hold six.
effect-shot = Give up an action card that is not permanent, or make a casualty check.
effect-when = turns { $first } to { $last }
effect-blanks = { $count ->
    [one] 1 blank
   *[other] { $count } blanks
}
show-units = { $units }
chart-reserves = The container
chart-reserves-about = Notoriety at the set-up of a turn: counters come in when it is reached, and go for good once it is passed. A blank is nobody.
label-comes = comes at
label-goes = goes after
label-counters = counters
