# Movimento, raggruppamento, la via coperta, sortite (G7, G8, G9, X4.1, X4.9, X4.10).

## Prompts

prompt-movement = Movimento: chi muove adesso?
prompt-deny-done-pinned = Movimento: chi muove adesso? Non può ancora finire. { deny-done-pinned }
prompt-deny-done-disrupted = Movimento: chi muove adesso? Non può ancora finire. { deny-done-disrupted }
prompt-deny-done-arrivals = Movimento: chi muove adesso? Non può ancora finire. { deny-done-arrivals }
prompt-deny-part-allied = Movimento: chi se ne va? Gli americani e i francesi { THE($hex, "in") } devono separarsi prima che muova chiunque altro.
prompt-deny-part-french = Movimento: chi se ne va? I regolari e la milizia coloniale { THE($hex, "in") } devono separarsi prima che muova chiunque altro.
prompt-deny-done-allied = Movimento: chi muove adesso? Non può ancora finire. { deny-done-allied }
prompt-deny-done-french = Movimento: chi muove adesso? Non può ancora finire. { deny-done-french }
prompt-deny-done-artillery = Movimento: chi muove adesso? Non può ancora finire. { deny-done-artillery }
prompt-deny-done-destaing = Movimento: chi muove adesso? Non può ancora finire. { deny-done-destaing }
prompt-deny-stack-negro-volunteers = Movimento: chi muove adesso? Non può ancora finire. { deny-stack-negro-volunteers }
prompt-deny-stack-huger = Movimento: chi muove adesso? Non può ancora finire. { deny-stack-huger }
prompt-march = { THE($unit) }, { THE($hex, "in") }: dove? Punti movimento rimasti: { $count }.
prompt-pins = { $count ->
    [one] Una tua unità è bloccata
   *[other] { $count } tue unità sono bloccate
}: restare e combattere, o ritirarle tutte a spese del morale dell'esercito?
prompt-delay = Troppe unità { THE($hex, "in") }: quale rinforzo aspetta un turno?

## Actions

action-move = Muovere { THE($a1) }
action-move-leader = Muovere { THE($a1) }
action-go = Andare { THE($a1, "in") }
action-stop = Finire qui il movimento
action-join = Portare anche { $a1 }
action-join-leader = { $a1 } guida la sortita
action-stand = Restare e combattere
action-disengage = Ritirare tutte le unità bloccate
action-delay = { $a1 } aspetta
action-done = Fatto

# Beneath the hex in which a unit or leader stands.
brief-move = { $a1 }
brief-move-leader = { $a1 }

## Notes beside actions: movement points

note-step = costa { $cost }, { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}
note-step-off-road = costa { $cost }, { $left ->
    [one] resta { $left }
   *[other] restano { $left }
} fuori strada (nebbia)
note-step-road = costa { $cost }, { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}, su strada { $far }
note-step-zone = costa { $cost }; finisce in zona nemica
note-step-last = costa { $cost }; non va oltre

## Events

event-movement = { $side } cominciano il movimento.
event-moved = { THE($unit) } { $count ->
    [0] va
    [1] muove
   *[other] e chi è con { GENDER($unit, "lui", "lei") } muovono
} { THE($hex, "in") }.
event-zone-halts = { THE($unit) } si ferma { THE($hex, "in") }, in una zona di controllo nemica (§ G8.31).
event-way-kept = { THE($unit) } prosegue sulla via coperta fino { THE($hex, "a") } (dado { $roll }{ $amount ->
    [0] {""}
   *[other] , modificatori { $amount }
}; ci si perde da { $needed } in su).
event-way-lost = { THE($unit) } si perde sulla via coperta, { THE($hex, "in") } (dado { $roll }{ $amount ->
    [0] {""}
   *[other] , modificatori { $amount }
}; ci si perde da { $needed } in su).
event-way-found = { THE($unit) } ritrova l'orientamento.
event-sortie = { $leader } guida una sortita dalle linee { THE($hex, "in") }.
event-leader-taken = { THE($unit) } trova un comandante nemico solo { THE($hex, "in") }.
event-pins-stand = { $side } restano e combattono dove sono bloccati.
event-pins-disengage = { $side } ritirano le loro unità bloccate.
event-pins-removed = { $count ->
    [one] Si toglie un segnalino
   *[other] Si tolgono { $count } segnalini
} di blocco, e pagano { $army }.
event-morale-sortie = Morale { THE($army, "di") } { $amount } per la sortita, ora { $count }.
event-morale-pins = Morale { THE($army, "di") } { $amount } per i blocchi tolti, ora { $count }.

## Why not

deny-unit-moved = { THE($unit) } ha già mosso in questa fase.
deny-not-your-unit = { THE($unit) } non è una tua unità sulla mappa.
deny-not-your-leader = { $leader } non è un tuo comandante sulla mappa.
deny-rival-unit = { THE($unit) } non è dell'esercito che stai muovendo.
deny-rival-leader = { $leader } non è dell'esercito che stai muovendo.
deny-leader-cannot-move = { $leader } ha già mosso, è ferito o non ha dove andare.
deny-nowhere-to-go = { THE($unit) } non ha dove andare.
deny-shattered-move = { THE($unit) } è { GENDER($unit, "demoralizzato", "demoralizzata") } e non può muovere: prima deve riordinarsi.
deny-withdrawn-move = { THE($unit) } si è { GENDER($unit, "ritirato", "ritirata") } dal combattimento e non muove finché non si riordina.
deny-hurricane-move = Nessuno muove durante un uragano.
deny-fixed-artillery = { THE($unit) } deve restare dove { GENDER($unit, "lo", "la") } mette lo scenario storico.
deny-artillery-returns = { THE($unit) } è { GENDER($unit, "stato cacciato", "stata cacciata") } dal fuoco e può solo tornare al suo posto.
deny-no-such-hex = Quell'esagono non esiste.
deny-not-adjacent = { THE($hex) } non è adiacente.
deny-prohibited-terrain = Il terreno { THE($hex, "di") }, o ciò che gli sta davanti, non si può attraversare.
deny-enemy-held = Il nemico tiene { THE($hex) }.
deny-zone-halts = Una zona di controllo nemica ferma il movimento { THE($hex, "in") }.
deny-lost-halts = { THE($unit) } si è { GENDER($unit, "perso", "persa") } e in questo turno non prosegue.
deny-disrupted-one-hex = { THE($unit) } è { GENDER($unit, "disorganizzato", "disorganizzata") } e muove di un solo esagono.
deny-one-hex-on-arrival = { THE($unit) } muove di un solo esagono nel turno d'arrivo.
deny-leader-one-hex = { $leader } muove di un solo esagono nel turno d'arrivo.
deny-beside-pinned = { THE($hex) } è adiacente a nemici bloccati, dai quali le tue unità si ritirano.
deny-way-together = Le unità che partono insieme vanno insieme sulla via coperta, o non ci vanno.
deny-join = Si possono portare solo unità che stanno qui, possono muovere e possono andare insieme.
deny-perimeter = Le unità alleate non possono accostarsi alle linee di Savannah, { THE($hex, "in") }, prima che l'assalto sia annunciato.
deny-creeks-inside = I Creek non entrano mai nelle linee.
deny-sortie-leader = Fino al turno 10 { THE($unit) } esce dalle linee solo con un comandante: portane uno.
deny-leader-returns-last = { $leader } può rientrare solo dopo le unità uscite con lui.
deny-movement-points = Non bastano i punti movimento { THE($hex, "per") }, che ne costa { $count }.
deny-cannot-stop = Il movimento non può finire { THE($hex, "in") }: ci sono troppe unità, o unità che non si impilano.
deny-pinned-beside-enemy = { THE($unit) } è { GENDER($unit, "bloccato", "bloccata") } e non può finire accanto a un nemico.
deny-disrupted-beside-enemy = { THE($unit) } è { GENDER($unit, "disorganizzato", "disorganizzata") } e deve allontanarsi da quanti più nemici può.
deny-pinned-stands = { THE($unit) } è { GENDER($unit, "bloccato", "bloccata") }, e le tue unità bloccate restano e combattono.
deny-cannot-disengage = { THE($unit) } non può allontanarsi, e dovrebbero farlo tutte le unità bloccate.
deny-stack-points = { THE($hex, "in") } stanno al massimo { $count } punti forza di fanteria e cavalleria.
deny-stack-guns = C'è già artiglieria { THE($hex, "in") }.
deny-stack-negro-volunteers = I Volontari neri e i lealisti del sud non possono impilarsi.
deny-stack-allied = Francesi e americani non possono finire insieme un movimento { THE($hex, "in") }.
deny-stack-french = Regolari francesi e milizia coloniale non possono finire insieme un movimento { THE($hex, "in") }.
deny-stack-huger = { $leader } può impilarsi solo con milizia e artiglieria americane.
deny-done-pinned = Le unità bloccate che possono allontanarsi devono farlo.
deny-done-disrupted = Un'unità disorganizzata accanto al nemico deve allontanarsi da quanti più nemici può.
deny-done-arrivals = I rinforzi devono lasciare { THE($hex) }, dove ci sono troppe unità.
deny-part-allied = Gli americani e i francesi { THE($hex, "in") } devono separarsi prima che muova chiunque altro.
deny-part-french = I regolari e la milizia coloniale { THE($hex, "in") } devono separarsi prima che muova chiunque altro.
deny-done-allied = I francesi e gli americani { THE($hex, "in") } devono separarsi.
deny-done-french = I regolari francesi e la milizia coloniale { THE($hex, "in") } devono separarsi.
deny-done-artillery = L'artiglieria cacciata dal fuoco deve tornare al suo posto.
deny-done-destaing = { $leader } deve prendere parte a un attacco nel turno 16, e ancora può.
deny-first-unit = Vale per un'unità in marcia: prima scegli quale muove («Muovere ...»).
