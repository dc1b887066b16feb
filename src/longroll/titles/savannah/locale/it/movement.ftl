# Movimento, raggruppamento, la via coperta, sortite (G7, G8, G9, X4.1, X4.9, X4.10).

## Prompts

prompt-movement = Movimento: chi muove adesso?
prompt-deny-done-pinned = Movimento: chi muove adesso? Non può ancora finire. { deny-done-pinned }
prompt-deny-done-disrupted = Movimento: chi muove adesso? Non può ancora finire. { deny-done-disrupted }
prompt-deny-done-arrivals = Movimento: chi muove adesso? Non può ancora finire. { deny-done-arrivals }
prompt-deny-part-allied = Movimento: chi se ne va? Gli americani e i francesi in { $hex } si separano prima che muova chiunque altro.
prompt-deny-part-french = Movimento: chi se ne va? I regolari e la milizia coloniale in { $hex } si separano prima che muova chiunque altro.
prompt-deny-done-allied = Movimento: chi muove adesso? Non può ancora finire. { deny-done-allied }
prompt-deny-done-french = Movimento: chi muove adesso? Non può ancora finire. { deny-done-french }
prompt-deny-done-artillery = Movimento: chi muove adesso? Non può ancora finire. { deny-done-artillery }
prompt-deny-done-destaing = Movimento: chi muove adesso? Non può ancora finire. { deny-done-destaing }
prompt-deny-stack-negro-volunteers = Movimento: chi muove adesso? Non può ancora finire. { deny-stack-negro-volunteers }
prompt-deny-stack-huger = Movimento: chi muove adesso? Non può ancora finire. { deny-stack-huger }
prompt-march = { $unit } in { $hex }: dove? Punti movimento rimasti: { $count }.
prompt-pins = { $count ->
    [one] Una tua unità è bloccata
   *[other] { $count } tue unità sono bloccate
}: restare e combattere, o ritirarle tutte a spese del morale dell'esercito?
prompt-delay = Troppe unità in { $hex }: quale rinforzo aspetta un turno?

## Actions

action-move = Muovere { $a1 }
action-move-leader = Muovere { $a1 }
action-go = Andare in { $a1 }
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

## Events

event-movement = { $side }: movimento.
event-moved = { $unit } { $count ->
    [0] va
    [1] muove
   *[other] e chi è con lei muovono
} in { $hex }.
event-zone-halts = { $unit } si ferma in { $hex }, in una zona di controllo nemica (§ G8.31).
event-way-kept = { $unit } prosegue sulla via coperta fino a { $hex } (dado { $roll }, modificatori { $amount }).
event-way-lost = { $unit } si perde sulla via coperta, in { $hex } (dado { $roll }, modificatori { $amount }).
event-way-found = { $unit } ritrova l'orientamento.
event-sortie = { $leader } guida una sortita dalle linee in { $hex }.
event-leader-taken = { $unit } trova un comandante nemico solo in { $hex }.
event-pins-stand = { $side } restano e combattono dove sono bloccati.
event-pins-disengage = { $side } ritirano le loro unità bloccate.
event-pins-removed = { $count ->
    [one] Si toglie un segnalino
   *[other] Si tolgono { $count } segnalini
} di blocco; pagano { $army }.
event-morale-sortie = Morale, { $army }: { $amount } per la sortita; ora { $count }.
event-morale-pins = Morale, { $army }: { $amount } per i blocchi tolti; ora { $count }.

## Why not

deny-unit-moved = { $unit } ha già mosso in questa fase.
deny-not-your-unit = { $unit } non è sulla mappa dalla tua parte.
deny-not-your-leader = { $leader } non è sulla mappa dalla tua parte.
deny-rival-unit = { $unit } non è dell'esercito che muovi ora.
deny-rival-leader = { $leader } non è dell'esercito che muovi ora.
deny-leader-cannot-move = { $leader } ha già mosso, è ferito o non ha dove andare.
deny-nowhere-to-go = { $unit } non ha un esagono in cui andare.
deny-shattered-move = { $unit }: unità in rotta; non può muovere: prima deve riordinarsi.
deny-withdrawn-move = { $unit } si è ritirata dal combattimento e resta ferma fino alla riorganizzazione.
deny-hurricane-move = Nessuno muove durante un uragano.
deny-fixed-artillery = { $unit } resta dove lo scenario storico l'ha messa.
deny-artillery-returns = { $unit }: unità cacciata dal fuoco; può solo tornare al suo posto.
deny-no-such-hex = Non esiste un tale esagono.
deny-not-adjacent = { $hex } non è adiacente.
deny-prohibited-terrain = Il terreno di { $hex }, o ciò che gli sta davanti, non si può attraversare.
deny-enemy-held = Il nemico tiene { $hex }.
deny-zone-halts = Una zona di controllo nemica ferma il movimento in { $hex }.
deny-lost-halts = { $unit } si è persa e in questo turno non prosegue.
deny-disrupted-one-hex = { $unit }: unità disorganizzata; muove di un solo esagono.
deny-one-hex-on-arrival = { $unit } muove di un solo esagono nel turno d'arrivo.
deny-leader-one-hex = { $leader } muove di un solo esagono nel turno d'arrivo.
deny-beside-pinned = { $hex } è adiacente a nemici bloccati, dai quali le tue unità si ritirano.
deny-way-together = Le unità che partono insieme vanno insieme sulla via coperta, o non ci vanno.
deny-join = Si possono portare solo unità che stanno qui, possono muovere e possono andare insieme.
deny-perimeter = Le unità alleate non si accostano alle linee di Savannah, in { $hex }, prima che l'assalto sia annunciato.
deny-creeks-inside = I Creek non entrano mai nelle linee.
deny-sortie-leader = Fino al turno 10 { $unit } esce dalle linee solo con un comandante: portane uno.
deny-leader-returns-last = { $leader } rientra solo quando sono rientrate le unità uscite con lui.
deny-movement-points = Non bastano i punti movimento per { $hex }, che ne costa { $count }.
deny-cannot-stop = Il movimento non può finire in { $hex }: ci sono troppe unità, o unità che non si impilano.
deny-pinned-beside-enemy = { $unit }: unità bloccata; non può finire accanto a un nemico.
deny-disrupted-beside-enemy = { $unit }: unità disorganizzata; si allontana da quanti più nemici può.
deny-pinned-stands = { $unit }: unità bloccata; le tue unità bloccate restano e combattono.
deny-cannot-disengage = { $unit } non può allontanarsi, e dovrebbero farlo tutte le unità bloccate.
deny-stack-points = In { $hex } stanno al massimo { $count } punti forza di fanteria e cavalleria.
deny-stack-guns = C'è già artiglieria in { $hex }.
deny-stack-negro-volunteers = I Negro Volunteers e i lealisti del sud non si raggruppano.
deny-stack-allied = Francesi e americani non finiscono insieme un movimento in { $hex }.
deny-stack-french = Regolari francesi e milizia coloniale non finiscono insieme un movimento in { $hex }.
deny-stack-huger = { $leader } si raggruppa solo con milizia e artiglieria americane.
deny-done-pinned = Le unità bloccate che possono allontanarsi devono farlo.
deny-done-disrupted = Un'unità disorganizzata accanto al nemico deve allontanarsi da quanti più nemici può.
deny-done-arrivals = I rinforzi devono lasciare { $hex }, dove ce ne sono troppi.
deny-part-allied = Gli americani e i francesi in { $hex } si separano prima che muova chiunque altro.
deny-part-french = I regolari e la milizia coloniale in { $hex } si separano prima che muova chiunque altro.
deny-done-allied = Francesi e americani devono separarsi in { $hex }.
deny-done-french = Regolari francesi e milizia coloniale devono separarsi in { $hex }.
deny-done-artillery = L'artiglieria cacciata dal fuoco deve tornare al suo posto.
deny-done-destaing = { $leader } deve prendere parte a un attacco nel turno 16, e ancora può.
