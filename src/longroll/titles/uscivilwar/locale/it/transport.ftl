# The U.S. Civil War: trasporto navale.

prompt-aboard = Navi { THE($place, "a") }: chi si imbarca?
prompt-sail = A bordo { THE($place, "a") }: per dove?
action-transport = Trasporto navale { THE($a1, "da") }
action-venture = Trasporto navale { THE($a1, "da") }, il cui Generale cauto osa per due punti
action-ships = Giocare «{ $a2 }»: trasporto navale { THE($a1, "da") }
action-sail = Navigare { THE($a1, "a") }
action-assault = Assaltare { THE($a1) }
event-sailed = { $The-side } porta per nave { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "da") } { THE($place, "a") }.
event-sailed-under = { $number ->
    [0] { $general } va con le navi
    [one] { $The-side } porta per nave 1 PF
   *[other] { $The-side } porta per nave { $number } PF
} { THE($origin, "da") } { THE($place, "a") }{ $number ->
    [0] {""}
   *[other] {" "}agli ordini di { $general }
}.
event-reembarked = { $The-side } reimbarca { $number ->
    [one] 1 PF, che torna
   *[other] { $number } PF, che tornano
} { THE($place, "a") }.
deny-no-voyage = Nessuna nave può portare qualcuno { THE($place, "da") }.
deny-no-voyage-to = Nessuna via d'acqua sotto il tuo controllo porta { THE($place, "a") }.
deny-enemy-shore = { THE($place) } è del nemico: ci vuole un assalto.
deny-coastal-fort = L'Unione può assalire { THE($place) } solo dopo aver preso il forte costiero che lo protegge.
deny-no-assault-card = Un assalto richiede una carta «Navale» o «Qualsiasi teatro».
deny-cottonclads = I cottonclad richiedono una carta «Qualsiasi teatro».
deny-landed = Sono sbarcati { THE($place, "a") }: qualcuno deve restarvi prima che gli altri proseguano.
deny-not-ashore = { THE($place, "a") } ora non si può lasciare nessuno.
deny-no-harbour-here = Si reimbarcano per un porto amico, e { THE($place) } non lo è.
deny-from-bay = L’Unione assalta { THE($place) } solo dalla baia di Atchafalaya.
deny-other-river = Cannoniere e cottonclad arrivano { THE($place, "a") } solo da un porto del suo fiume.
deny-no-harbour = Un trasporto fluviale deve cominciare o finire in un porto amico, e { THE($place) } non lo è.
prompt-reembark = L'assalto è fallito: dove vanno quelli { THE($place, "di") }?
deny-nobody-cautious = { THE($place, "a") } non c'è alcun Generale cauto che possa imbarcarsi.
deny-first-embark = Vale per truppe a bordo: prima falle imbarcare («Trasporto navale da ...»).
