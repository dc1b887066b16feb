# The U.S. Civil War: trasporto navale.

prompt-aboard = Navi a { $place }: chi si imbarca?
prompt-sail = A bordo a { $place }: per dove?
action-transport = Trasporto navale da { $a1 }
action-venture = Trasporto navale da { $a1 }, il cui Generale cauto osa per due punti
action-ships = Giocare { $a2 }: trasporto navale da { $a1 }, pronto all'assalto
action-sail = Navigare a { $a1 }
action-assault = Assaltare { $a1 }
event-sailed = { $The-side } imbarca { $number ->
    [one] 1 PF
   *[other] { $number } PF
} da { $origin } a { $place }.
event-sailed-under = { $number ->
    [0] { $general } va con le navi
    [one] { $The-side } imbarca 1 PF
   *[other] { $The-side } imbarca { $number } PF
} da { $origin } a { $place }{ $number ->
    [0] {""}
   *[other] {" "}agli ordini di { $general }
}.
deny-no-voyage = Nessuna nave può portare qualcuno da { $place }.
deny-no-voyage-to = Nessuna via d'acqua sotto il tuo controllo porta a { $place }.
deny-enemy-shore = { $place } è del nemico: ci vuole un assalto.
deny-no-assault-card = Un assalto richiede una carta navale o per ogni teatro.
deny-cottonclads = I cottonclad richiedono una carta per ogni teatro.
deny-landed = Sono sbarcati a { $place }: qualcuno deve restarvi prima che gli altri proseguano.
deny-not-ashore = A { $place } ora non si può lasciare nessuno.
deny-no-harbour-here = Si reimbarcano per un porto amico, e { $place } non lo è.
deny-no-harbour = Un trasporto fluviale deve cominciare o finire in un porto amico, e { $place } non lo è.
prompt-reembark = L'assalto è fallito: dove vanno quelli di { $place }?
deny-nobody-cautious = A { $place } non c'è alcun Generale cauto che possa imbarcarsi.
deny-first-embark = Vale per truppe a bordo: prima falle imbarcare («Trasporto navale da ...»).
