# Il resoconto di una partita finita.

report-heading = Resoconto della partita
report-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
report-when = In { $turn }, dopo { $count ->
    [0] nessun ordine
    [one] un ordine
   *[other] { $count } ordini
}.
report-standing = Come stava allora: { $name }
report-stood = Come andava la partita
report-turning = Dove è cambiata
report-turning-how = I momenti tra i quali il conto della posizione è cambiato di più, qualunque cosa lo abbia portato: decisioni, dadi, o ciò che nessuno sapeva. Quali decisioni siano costate di più lo { $at ->
    [page] dice «Analizza la partita», al tavolo.
   *[terminal] pesa longroll analyse.
}
report-end = Come finì
report-steady = Nulla ha cambiato la partita di colpo.
report-swing = { $side }: da { $before } a { $after } su 100
report-more = { $count ->
    [one] e un'altra riga, più sotto
   *[other] e altre { $count } righe, più sotto
}
report-map = la mappa dopo
report-course = Turno per turno
report-turn = turno
report-of-hundred = su 100
report-made = Fatto da Long Roll dalla registrazione della partita.
report-quiet = Un turno tranquillo.
report-log = { $count ->
    [one] il diario, una riga
   *[other] il diario, { $count } righe
}
report-changes = { $whose } { $total }: { $parts }.
