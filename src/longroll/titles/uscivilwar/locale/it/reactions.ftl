# The U.S. Civil War: intercettazione ed evitare battaglia.

prompt-intercept = { $number ->
    [one] 1 PF va
   *[other] { $number } PF vanno
} { THE($origin, "da") } { THE($place, "a") }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: chi intercetta?
prompt-detachment = { THE($place, "da") } { THE($goal, "a") }: chi va?
prompt-fall-back = Intercettati { THE($place, "a") }: ripiegare { THE($origin, "a") } o combattere?
prompt-avoid = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vengono
} { THE($origin, "da") } { THE($place, "a") }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: evitare battaglia?
prompt-evade = Quelli { THE($place, "di") } evitano battaglia: dove vanno?
action-whole = Partire con tutti: { $a1 } PF
action-intercept = Intercettare { THE($a1, "da") }
action-manoeuvre = Manovrare { THE($a1, "da") } { THE($a2, "a") }
action-under = Agli ordini { THE($a1, "di") }
action-unled = Senza Generale
action-fall-back = Ripiegare e finire la marcia
action-avoid = Evitare battaglia
action-evade = { THE($a1, "a") }
event-intercepts = { $led ->
    [1] { $commander }, { THE($place, "da") }
   *[0] { THE($place, "da") }
} { THE($goal, "a") }: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }, totale { $total }
}, serviva { $needed } o più; { $success ->
    [1] l'intercettazione riesce
   *[0] l'intercettazione fallisce
}.
event-manoeuvres = { $led ->
    [1] { $commander }, { THE($place, "da") }
   *[0] { THE($place, "da") }
} { THE($goal, "a") }: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }, totale { $total }
}, serviva { $needed } o più; { $success ->
    [1] la manovra riesce
   *[0] la manovra fallisce
}.
event-avoids = Quelli { THE($place, "di") }{ $led ->
    [1] {" "}agli ordini di { $commander }
   *[0] {""}
} tirano { $roll } per evitare battaglia, serviva { $needed } o più, contati i modificatori: { $success ->
    [1] si sottraggono
   *[0] devono combattere senza fortificazioni né terreno
}.
event-reacted = { $The-side } manda { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "da") } { THE($place, "a") }.
event-reacted-under = { $number ->
    [0] { $general } accorre
    [one] { $The-side } manda 1 PF
   *[other] { $The-side } manda { $number } PF
} { THE($origin, "da") } { THE($place, "a") }{ $number ->
    [0] {""}
   *[other] {" "}agli ordini di { $general }
}.
event-stepped-aside = { $The-side } scansa { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "da") } { THE($place, "a") }.
event-fell-back = { $The-side } ripiega { THE($place, "a") }.
deny-one-attempt = La pila { THE($place, "di") } ha già dichiarato.
deny-no-manoeuvre = La manovra è una regola opzionale che questa partita non usa.
deny-nobody-leads = Nessun Generale guida la pila { THE($place, "di") }.
deny-none-of-yours = Non hai né PF né Generali { THE($place, "a") }.
deny-nobody-to-join = Un Generale senza PF si unisce solo a PF propri che sono attaccati: { $place }.
deny-out-of-zone = Quelli { THE($place, "di") } non possono arrivarci: ciò che muove non passa alla loro portata, o la via è chiusa.
deny-no-flank = La pila { THE($place, "di") } non può seguire per quella via.
deny-throw-too-low = Un tiro di { $roll } con modificatori di { $bonus } non basta { THE($place, "per") }.
note-under = { $stars }★, al massimo { $number } PF
note-reacts = { $led ->
    [1] { $commander } ({ $stars }★, difesa { $defence }):{" "}
   *[0] {""}
}{ $chance } % di riuscita
note-intercept = { $led ->
    [1] { $commander } ({ $stars }★, difesa { $defence }):{" "}
   *[0] {""}
}{ $chance } % di riuscita; poi il nemico vince il { $wins } %
note-intercept-about = Della battaglia, se si combatte: chi ha cavalleria può prima ripiegare. Arriva solo questa pila, con tutti quelli che il suo comandante può guidare. Le carte non contano.
note-avoid = { $led ->
    [1] { $commander } ({ $stars }★, difesa { $defence }):{" "}
   *[0] {""}
}{ $chance } % di riuscita; se fallisce, il nemico vince il { $wins } %; possono andare a { $spaces }
note-avoid-about = Della battaglia: senza il vantaggio di fortificazioni e terreno. Le carte non contano.
note-avoids = { $led ->
    [1] { $commander } ({ $stars }★, difesa { $defence }):{" "}
   *[0] {""}
}{ $chance } % di riuscita; possono andare a { $spaces }
