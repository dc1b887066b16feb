# What Mosby does and what comes of it.

event-rides = Mosby cavalca a { $space }.
event-ames-leads = Ames guida; può farlo { $count ->
    [one] un'altra volta
   *[other] altre { $count } volte
}.
event-scouted = Mosby esplora { $space }, dado { $roll }{ $bonus ->
    [1] {" "}+ { $bonus }
   *[other] {""}
}, serviva { $needed } o più.
event-scouting-fails = Mosby esplora { $space } invano, dado { $roll }{ $bonus ->
    [1] {" "}+ { $bonus }
   *[other] {""}
}, serviva { $needed } o più.
event-nothing-there = { $space }: non c'è nessuno.
event-appears = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } uomini
}; dorme.
event-appears-awake = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } uomini
}, già in piedi!
event-unit-wakes = Verifica: { THE($unit) } a { $space } si { AGREE($unit, "sveglia", "svegliano") }, dado { $roll }; serviva { $alert } o meno (l'allerta).
event-unit-sleeps = Verifica: { THE($unit) } a { $space } { AGREE($unit, "continua", "continuano") } a dormire, dado { $roll }; serviva { $alert } o meno (l'allerta).
event-space-wakes = Verifica: { $space } si muove, dado { $roll }; serviva { $alert } o meno (l'allerta).
event-space-sleeps = Verifica: { $space } resta quieto, dado { $roll }; serviva { $alert } o meno (l'allerta).
event-camp-wakes = Verifica: il campo di { $space } si sveglia, dado { $roll }; serviva { $alert } o meno (l'allerta).
event-camp-sleeps = Verifica: il campo di { $space } continua a dormire, dado { $roll }; serviva { $alert } o meno (l'allerta).
event-camp-empty = Il campo di { $space } non ha più nessuno da mandare.
event-captured = Mosby cattura { THE($unit) }.
event-answer = Il prigioniero ({ $kind }), dado { $roll }: { $answer }.
event-demolition = Mosby distrugge { $target } a { $space }, dado { $roll }, serviva { $needed } o più.
event-demolition-fails = La carica a { $space } fallisce e { $target } resta in piedi, dado { $roll }, serviva { $needed } o più.
event-depot-premature = Dado { $roll }: è esploso troppo presto.
event-depot-nothing = Dado { $roll }: nient'altro.
event-depot-food = Dado { $roll }: viveri in abbondanza.
event-depot-horses = Dado { $roll }: cavalli veloci!
event-food-dropped = Mosby lascia i viveri.
event-kidnapped = Mosby tira giù dal letto { $leader }, dado { $roll }, serviva { $needed } o più.
event-leader-flees = { $leader } fugge, dado { $roll }, serviva { $needed } o più.
event-hidden = Gli uomini spariscono tra fattorie e boschi; nessuno li insegue più.
event-misled = { THE($unit) } { AGREE($unit, "segue", "seguono") } una falsa pista e { AGREE($unit, "abbandona", "abbandonano") } la caccia.
