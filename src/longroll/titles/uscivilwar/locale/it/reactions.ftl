# The U.S. Civil War: intercettazione ed evitare battaglia.

prompt-intercept = { $number ->
    [one] 1 PF va
   *[other] { $number } PF vanno
} da { $origin } a { $place }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: chi intercetta?
prompt-detachment = Da { $place } a { $goal }: chi va?
prompt-fall-back = Intercettati a { $place }: ripiegare a { $origin } o combattere?
prompt-avoid = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vengono
} da { $origin } a { $place }{ $led ->
    [1] {" "}al comando di { $commander } ({ $stars }★, attacco { $attack })
   *[0] {""}
}: evitare battaglia?
prompt-evade = Quelli di { $place } evitano battaglia: dove vanno?
action-intercept = Intercettare da { $a1 }
action-manoeuvre = Manovrare da { $a1 } a { $a2 }
action-under = Agli ordini di { $a1 }
action-unled = Senza Generale
action-fall-back = Ripiegare e finire la marcia
action-avoid = Evitare battaglia
action-evade = A { $a1 }
event-intercepts = { $led ->
    [1] { $commander }, da
   *[0] Da
} { $place } a { $goal }: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }, totale { $total }
}, serviva { $needed } o più; { $success ->
    [1] l'intercettazione riesce
   *[0] l'intercettazione fallisce
}.
event-manoeuvres = { $led ->
    [1] { $commander }, da
   *[0] Da
} { $place } a { $goal }: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }, totale { $total }
}, serviva { $needed } o più; { $success ->
    [1] la manovra riesce
   *[0] la manovra fallisce
}.
event-avoids = Quelli di { $place }{ $led ->
    [1] {" "}agli ordini di { $commander }
   *[0] {""}
} tirano { $roll } per evitare battaglia, serviva { $needed } o più, contati i modificatori: { $success ->
    [1] si sottraggono
   *[0] devono combattere senza opere né terreno
}.
event-reacted = { $The-side } manda { $number ->
    [one] 1 PF
   *[other] { $number } PF
} da { $origin } a { $place }.
event-reacted-under = { $number ->
    [0] { $general } accorre
    [one] { $The-side } manda 1 PF
   *[other] { $The-side } manda { $number } PF
} da { $origin } a { $place }{ $number ->
    [0] {""}
   *[other] {" "}agli ordini di { $general }
}.
event-stepped-aside = { $The-side } scansa { $number ->
    [one] 1 PF
   *[other] { $number } PF
} da { $origin } a { $place }.
event-fell-back = { $The-side } ripiega a { $place }.
deny-one-attempt = La pila di { $place } ha già dichiarato.
deny-no-manoeuvre = La manovra è una regola opzionale che questa partita non usa.
deny-nobody-leads = Nessun Generale guida la pila di { $place }.
deny-none-of-yours = Non hai né PF né Generali a { $place }.
deny-nobody-to-join = Un Generale senza PF si unisce solo a PF propri che sono attaccati: { $place }.
deny-out-of-zone = Quelli di { $place } non possono arrivarci: ciò che muove non passa alla loro portata, o la via è chiusa.
deny-no-flank = La pila di { $place } non può seguire per quella via.
deny-throw-too-low = Un tiro di { $roll } con modificatori di { $bonus } non basta per { $place }.
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
note-avoid-about = Della battaglia: senza il vantaggio di opere e terreno. Le carte non contano.
note-avoids = { $led ->
    [1] { $commander } ({ $stars }★, difesa { $defence }):{" "}
   *[0] {""}
}{ $chance } % di riuscita; possono andare a { $spaces }
