# What is told beside an order: its odds, its price and what it brings.
note-price = Action points: { $cost }, left: { $left }.
note-entry = Checks: { $checks }. { $chance }% chance that somebody wakes.
note-entry-priced = { note-price } { note-entry }
note-entry-quiet = No checks.
note-entry-quiet-priced = { note-price } { note-entry-quiet }
note-food-home = Brings the food home: { $worth ->
    [one] 1 point
   *[other] { $worth } points
}.
note-food-home-priced = { note-price } { note-food-home }
note-food-home-entry = { note-food-home } { note-entry }
note-food-home-entry-priced = { note-price } { note-food-home-entry }
note-scatter-idle = Costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
}: the band neither entered the Union lines nor woke a unit this turn.
note-capture = Brings { $worth ->
    [one] 1 point
   *[other] { $worth } points
}.
note-capture-priced = { note-price } { note-capture }
note-scout = Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}; a failure brings checks.
note-scout-priced = { note-price } { note-scout }
note-demolish = Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}: { $worth ->
    [one] +1 point
   *[other] +{ $worth } points
}. After a success, checks: { $checks }, { $chance }% chance that somebody wakes.
note-demolish-priced = { note-price } { note-demolish }
note-kidnap = Succeeds on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}: { $worth ->
    [one] +1 point
   *[other] +{ $worth } points
}; either way he is gone.
note-kidnap-priced = { note-price } { note-kidnap }
note-combat = { $count ->
    [0] Mosby cannot win. A defeat costs up to { $loss ->
            [one] 1 point
           *[other] { $loss } points
        }.
    [1] Mosby wins on 1 roll in 6: up to { $worth ->
            [one] +1 point
           *[other] +{ $worth } points
        }. A defeat costs up to { $loss }.
    [6] Mosby is sure to win: up to { $worth ->
            [one] +1 point
           *[other] +{ $worth } points
        }.
   *[other] Mosby wins on { $count } rolls in 6: up to { $worth ->
            [one] +1 point
           *[other] +{ $worth } points
        }. A defeat costs up to { $loss }.
} { $wounded ->
    [0] A natural 1 may wound him.
   *[other] A natural 1 may be his death.
}
note-combat-priced = { note-price } { note-combat }
note-stand = { note-combat } He has { $points }; the end of the turn needs { $needed }.
note-disband = Costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
}: he has { $points }, and the end of the turn needs { $needed }. A wound on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}, which costs { $more } more. The turn ends.
note-disband-fatal = Costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
}: he has { $points }, and the end of the turn needs { $needed }. Wounded as he is, he dies on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}. The turn ends.
note-wound = Mosby is wounded on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}, which costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
}.
note-fatal = Wounded as he is, Mosby dies on { $count ->
    [one] 1 roll in 6
   *[other] { $count } rolls in 6
}, and the war is lost.
note-interrogate = { $count ->
    [0] There is no ? marker near by that he could tell of.
    [one] He tells the truth on 1 roll in 6.
   *[other] He tells the truth on { $count } rolls in 6.
} On { $lies } he lies, which costs points.
