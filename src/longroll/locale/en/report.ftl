# The report of a finished game.

report-heading = After-action report
report-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
report-when = In { $turn }, after { $count ->
    [0] no order
    [one] one order
   *[other] { $count } orders
}.
report-standing = How it stood then: { $name }
report-stood = How the game stood
report-turning = Where it turned
report-turning-how = The moments between which the count of the position changed most, whatever brought it about: decisions, dice, or what nobody knew. Which decisions cost most { $at ->
    [page] is told by “Analyse the game” at the table.
   *[terminal] is what longroll analyse weighs.
}
report-end = How it ended
report-steady = Nothing changed the game all at once.
report-swing = { $side }: from { $before } to { $after } of 100
report-more = { $count ->
    [one] and one line more, below
   *[other] and { $count } lines more, below
}
report-map = the map after it
report-course = Turn by turn
report-turn = turn
report-of-hundred = of 100
report-made = Made by Long Roll from the record of the game.
report-quiet = A quiet turn.
report-log = { $count ->
    [one] the log, one line
   *[other] the log, { $count } lines
}
report-changes = { $whose } { $total }: { $parts }.
