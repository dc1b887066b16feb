# Che cosa significano le lettere dei risultati (G13.1), e chi resta indietro da solo (G14.32).

combat-outcome = { $attacker_result ->
    [none] {" "}(l'attaccante non perde nulla
    [retreat] {" "}(l'unità di testa dell'attaccante si ritira di un esagono
    [disorder] {" "}(l'unità di testa dell'attaccante ripiega di tre esagoni in disordine
    [step] {" "}(l'unità di testa dell'attaccante subisce una perdita
    [step-leader] {" "}(l'unità di testa dell'attaccante subisce una perdita e cade un comandante
    [two-steps] {" "}(l'unità di testa dell'attaccante è distrutta
    [defender-picks] {" "}(un'unità dell'attaccante è catturata, a scelta del difensore
    [attacker-picks] {" "}(un'unità dell'attaccante è catturata, a scelta dell'attaccante
    [pin] {" "}(le due parti restano avvinghiate nella mischia)
   *[untold] {""}
}{ $defender_result ->
    [none] ; il difensore non perde nulla)
    [retreat] ; l'unità di testa del difensore si ritira di un esagono)
    [disorder] ; l'unità di testa del difensore ripiega di tre esagoni in disordine)
    [step] ; l'unità di testa del difensore subisce una perdita)
    [step-leader] ; l'unità di testa del difensore subisce una perdita e cade un comandante)
    [two-steps] ; l'unità di testa del difensore è distrutta)
    [defender-picks] ; un'unità del difensore è catturata, a scelta del difensore)
    [attacker-picks] ; un'unità del difensore è catturata, a scelta dell'attaccante)
    [pin] {""}
   *[untold] {""}
}

# La scelta vuota quando i comandanti possono seguire un'unità.
action-done-at-escort = Nessuno
note-alone = { $count ->
    [one] { $leader } resterebbe solo
   *[other] { $leader } e altri resterebbero soli
} { THE($hex, "in") }: catturato se entra un nemico (§ G14.32)
