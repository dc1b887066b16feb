# What Mosby does and what comes of it.

event-rides = Mosby cavalca a { $space }.
event-ames-leads = Ames guida; può { $count ->
    [one] un'altra volta
   *[other] altre { $count } volte
}.
event-scouted = { $space } esplorato, dado { $roll }.
event-scouting-fails = Fallisce l'esplorazione di { $space }, dado { $roll }.
event-nothing-there = { $space }: non c'è nessuno.
event-appears = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } uomini
}; dorme.
event-appears-awake = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } uomini
}, già in piedi!
event-unit-wakes = Verifica: { $unit } a { $space } si { AGREE($unit, "sveglia", "svegliano") }, dado { $roll } con allerta { $alert }.
event-unit-sleeps = Verifica: { $unit } a { $space } { AGREE($unit, "continua", "continuano") } a dormire, dado { $roll } con allerta { $alert }.
event-space-wakes = Verifica: { $space } si muove, dado { $roll } con allerta { $alert }.
event-space-sleeps = Verifica: { $space } resta quieto, dado { $roll } con allerta { $alert }.
event-camp-wakes = Verifica: il campo di { $space } si sveglia, dado { $roll } con allerta { $alert }.
event-camp-sleeps = Verifica: il campo di { $space } continua a dormire, dado { $roll } con allerta { $alert }.
event-camp-empty = Il campo di { $space } non ha più nessuno da mandare.
event-captured = { $unit }: nelle tue mani.
event-answer = Il prigioniero ({ $kind }), dado { $roll }: { $answer }.
event-demolition = { $space }: { $target }, distruzione con dado { $roll }.
event-demolition-fails = { $space }: { $target } in piedi, la carica fallisce, dado { $roll }.
event-depot-premature = Dado { $roll }: è esploso troppo presto.
event-depot-nothing = Dado { $roll }: nient'altro.
event-depot-food = Dado { $roll }: viveri in abbondanza.
event-depot-horses = Dado { $roll }: cavalli veloci!
event-food-dropped = I viveri si lasciano.
event-kidnapped = { $leader } è portato via dal letto, dado { $roll }.
event-leader-flees = { $leader } fugge, dado { $roll }.
event-hidden = Gli uomini spariscono tra fattorie e boschi; nessuno li insegue più.
event-misled = { $unit } { AGREE($unit, "segue", "seguono") } una falsa pista e { AGREE($unit, "rinuncia", "rinunciano") }.
