# Armate, corpi e generali (5.2, 5.3, 5.5, 5.6).

## Domande

prompt-succession = Chi assume il comando dell'{ $army }?
prompt-join-armies = Hai due armate a { $space }: quale viene sciolta?
prompt-excess-generals = { $count ->
    [one] C'è un generale di troppo
   *[other] Ci sono { $count } generali di troppo
} a { $space }: chi se ne va?
prompt-create-army = Dove crei un'armata?
prompt-army-marker = Quale armata crei a { $space }?
prompt-army-commander = Quale di questi pari grado comanda l'{ $army }?
prompt-relieve = Chi sollevi dal comando?
prompt-successor = Chi prende il comando dell'{ $army }?
prompt-relieved = Che ne è di { $general }?
prompt-reorganise = Quale generale viaggia, e dove?

## Azioni

action-appoint = Dare il comando a { $a1 }
action-disband = Sciogliere l'{ $a1 }
action-displace = Allontanare { $a1 }
action-let-stand = Lasciare per ora i generali a { $a1 }
action-create-army = Creare un'armata a { $a1 }
action-marker = { $a1 }
action-relieve = Sollevare { $a1 } dal comando
action-reassign = Affidargli l'{ $a1 }
action-demote = Degradarlo: torna il prossimo turno
action-retire = Congedarlo per sempre
action-send = { $a1 }: a { $a2 }

## Eventi

event-takes-command = { $general } assume il comando dell'{ $army }.
event-army-without-general = L'{ $army } resta senza generale.
event-general-leaves = { $general } lascia la mappa; potrà tornare nel turno { $turn }.
event-general-killed = { $general } è caduto.
event-general-dismissed = { $general } esce per sempre dalla guerra.
event-infantry-lost = { $The-side } perde { $count ->
    [one] un punto forza
   *[other] { $count } punti forza
} a { $space }.
event-brigade-lost = La brigata di cavalleria di { $general } è perduta.
event-army-eliminated = L'{ $army } non esiste più.
event-elite-placed = Un'unità scelta si unisce all'{ $army }.
event-joins-army = Le truppe a { $space } si uniscono all'{ $army }.
event-army-created = L'{ $army } nasce a { $space } agli ordini di { $general }.
event-general-relieved = { $general } è sollevato dal comando dell'{ $army }.
event-general-reassigned = { $general } è destinato all'{ $army }.
event-general-sent = { $general } viaggia da { $from } a { $to }.

## Perché no

deny-commander-stays = { $general } comanda la sua armata e non può lasciarla.
deny-second-stays = { $general } è il secondo in comando e non può lasciare l'armata.
deny-army-value = Per creare un'armata serve una carta da 2 o 3.
deny-army-markers = Tutti i tuoi segnalini di armata sono in uso.
deny-army-nowhere = Non c'è dove creare un'armata: servono uno spazio che controlli, una linea di comunicazione, un generale che possa comandarla e abbastanza unità.
deny-army-control = Non controlli { $space }.
deny-army-there = A { $space } c'è già un'armata.
deny-army-general = A { $space } non c'è un generale che possa comandare un'armata.
deny-army-units = Una nuova armata richiede { $count } punti forza a { $space }.
deny-army-supply = { $space } non ha una linea di comunicazione.
deny-relief = Nessuna tua armata ha un comandante che si possa sostituire.
deny-relief-nobody = L'{ $army } non ha un comandante sulla mappa.
deny-relief-alone = L'{ $army } non ha un altro generale che possa comandarla.
deny-relief-place = La carta non arriva all'{ $army }.
deny-relief-no-commander = { $general } non comanda alcuna tua armata.
deny-reassign-army = L'{ $army } non è una tua armata sulla mappa.
deny-reassign-again = L'{ $army } ha già cambiato comandante con questa carta.
deny-reassign-supply = Nessuna linea di comunicazione unisce l'{ $army } alla sua armata attuale.
deny-reorganise-1863 = Nel primo turno di questo scenario non c'è riorganizzazione.
deny-reorganise = Nessun tuo generale può andare da qualche parte.
deny-send-nobody = Manda almeno un generale.
deny-send-absent = { $general } non è un tuo generale sulla mappa.
deny-send-brigade = { $general } guida una brigata: la cavalleria non si riorganizza.
deny-send-twice = { $general } ha già viaggiato.
deny-send-enemy-control = Il nemico controlla { $space }.
deny-send-enemy-force = Il nemico è a { $space }.
deny-send-no-units = A { $space } non hai né truppe né forti.
deny-send-unsupplied = L'armata di { $space } non ha linea di comunicazione e non può ricevere generali.
deny-send-too-far = { $space } è fuori dalla sua portata per terra, per ferrovia e per mare.
note-will = costa { $cost } di volontà
