# The U.S. Civil War: battaglie.

prompt-stake = L'attacco a { $place }: giocare una carta? (modificatori { $attack } contro { $defence }; probabilità del { $chance } %)
prompt-remain = Generali senza PF: restano a { $place }?
prompt-retreat = { $number ->
    [one] 1 PF si ritira
   *[other] { $number } PF si ritirano
} da { $place }: dove?
prompt-yield = I PF di { $place } sono spinti da parte: dove?
action-attack = Attaccare { $a1 }
action-escort = Passare a { $a2 } sotto scorta: giocare { $a1 }
action-stake = Giocare { $a1 }
action-withhold = Nessuna carta
action-remain = Restano
action-withdraw = Vanno al riquadro dei dispersi
action-retreat = Ritirarsi a { $a1 }
action-stand = Non ritirarsi oltre
action-stand-at-avoid = Restare e combattere
action-stand-at-fall-back = Combattere
action-yield = Farsi da parte a { $a1 }
event-battle = Battaglia di { $place }: { $number } PF in attacco ({ $side }), { $defenders } in difesa.
event-battle-dice = L'attacco fa { $attack }: { $done }; la difesa { $defence }: { $suffered }.
event-battle-losses = Perdite: { $number } PF dell'attacco ({ $side }), { $defenders } della difesa.
event-battle-won = L'attacco a { $place } è vinto ({ $side }).
event-battle-lost = L'attacco a { $place } è respinto ({ $side }).
event-battle-tied = L'attacco a { $place } non decide nulla ({ $side }).
event-overrun = { $number ->
    [one] 1 PF a { $place } è travolto e disperso
   *[other] { $number } PF a { $place } sono travolti e dispersi
} ({ $side }).
event-escorted = { $side }: { $card } scorta il passaggio.
event-militia-displaced = { $state }: la milizia si disperde ({ $side }).
event-fort-captured = Il forte di { $place } è preso: ora livello { $level } ({ $side }).
event-retreated = { $number ->
    [one] 1 PF si ritira
   *[other] { $number } PF si ritirano
} da { $origin } a { $place } ({ $side }).
event-pushed = { $number ->
    [one] 1 PF si fa
   *[other] { $number } PF si fanno
} da parte da { $origin } a { $place } ({ $side }).
event-no-retreat = { $number ->
    [one] 1 PF a { $place } non può ritirarsi, e si arrende
   *[other] { $number } PF a { $place } non possono ritirarsi, e si arrendono
} ({ $side }).
deny-nobody-there = Non c'è nessuno da attaccare a { $place }.
deny-attack-way = { $place } non è accanto alla forza, o nessuna via vi porta: prima marciare accanto.
deny-no-escort = Solo i Generali dell'Unione passano fiumi sotto scorta.
deny-no-enemy-river = Nessun fiume sotto controllo nemico sta fra la forza e { $place }.
deny-retreat-way = Nessuna ritirata passa per quel lato d'esagono a { $place }.
deny-retreat-back = Una ritirata non riporta a { $place }.
deny-retreat-enemy = Il nemico è a { $place } e non può essere spinto da parte.
deny-retreat-shut = A { $place } non si può entrare: esagono obiettivo o risorse od opere del nemico, o terreno vietato.
deny-retreat-attackers = { $place } era nella zona degli attaccanti.
deny-retreat-strong = { $place } è nella zona di un nemico con altrettanti PF.
deny-retreat-zone = { $place } è in zona nemica, e c'è una via che ne sta fuori.
deny-retreat-mountain = La via per { $place } passa per montagne, e ce n'è un'altra.
deny-retreat-supply = { $place } non ha rifornimenti, e un altro esagono sì.
deny-retreat-dead-end = La ritirata non potrebbe proseguire da { $place }.
deny-retreat-on = La ritirata non può ancora finire a { $place }.
deny-general-in-zone = Un Generale senza PF non entra nella zona nemica di { $place }.
deny-militia-home = La milizia non lascia il suo stato per { $place }.
