# Giocare le carte: turni strategici, operazioni, eventi e interruzioni (3.2, 3.3, 4).

## Domande

prompt-opening = Apri il turno con una campagna?
prompt-card = Il tuo round strategico: quale carta giochi?
prompt-operation = Come usi { $count ->
    [one] { $count } operazione
   *[other] { $count } operazioni
}?
prompt-campaign = Campagna: quale forza muove? Mosse rimaste: { $count }.
prompt-interrupt-activation = Una forza nemica parte da { $space }. La interrompi?
prompt-interrupt-storm = Una flotta nemica salpa. La interrompi?
prompt-battle-card = Battaglia a { $space }: giochi una carta battaglia?
prompt-event-choice = { $card }: quale effetto scegli?
prompt-event-units = { $card }: dove vanno i nuovi punti forza? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
prompt-event-losses = { $card }: dove si perde fanteria? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
prompt-event-forts = Dove costruisci un forte? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
prompt-event-brigade = { $card }: intorno a quale brigata piazzi i segnalini?
prompt-event-army = { $card }: quale armata?
prompt-event-west = Dove nell'ovest compare l'{ $army }?
prompt-event-elite = Quale armata riceve l'unità scelta?
prompt-event-retire = Quale generale lascia la guerra?
prompt-event-ambush = Quale generale di cavalleria cade nell'imboscata?
prompt-event-attrition = Quale forza confederata subisce il logoramento?
prompt-event-garrison = Quale forte costiero riconquisti?
prompt-concentrate = { $card }: lo spazio di quale generale rinforzi?
prompt-concentrate-units = Da dove arrivano unità a { $space } per ferrovia? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.

## Azioni

action-defer = Comincia l'Unione
action-open = Apri con { $a1 }
action-play = { $a2 ->
    [event] { $a1 }: gioca l'evento
    [queue] { $a1 }: mettere nella coda delle operazioni
   *[operations] { $a1 }: gioca per operazioni
}
action-discard = { $a1 }: scarta
note-discard = senza effetto: il round è speso
note-discard-about = Non accade nulla, né l'evento né operazioni, e il tuo round finisce. La carta va fra gli scarti e può tornare quando si rimescola il mazzo.
note-discard-queue = senza effetto: il round è speso, e la coda è persa
note-queue-lost = la coda è persa
action-interrupt = Interrompi con { $a1 }
action-pass = Passa
action-operation = { $a1 ->
    [create-army] Crea un'armata
    [relieve] Solleva il comandante di un'armata
    [reorganise] Riassegna generali
    [fort] Costruisci un forte
    [markers] Piazza segnalini di controllo
   *[raid] Rimuovi un segnalino con la cavalleria
}
action-nothing = Spendi la carta senza effetto
action-choose = { $a1 ->
    [blockade] Alza il blocco
    [amphibious] Alza il modificatore anfibio
    [will] Abbassa la volontà dell'Unione
    [markers] Piazza segnalini di controllo
    [relieve] Solleva un comandante senza costo
    [retire] Togli un generale dalla guerra
    [capital] Tre forti vicino alla capitale
    [anywhere] Due forti ovunque
   *[concentration] Concentra e attacca
}
action-strike = Perdi fanteria a { $a1 }
action-attrition = La forza a { $a1 }
action-raiders = La brigata di { $a1 }
action-dismiss = Congeda { $a1 }
action-army = { $a1 }
action-ambush = Tendi l'imboscata a { $a1 }
action-concentrate = Rinforza { $a1 }
action-entrain = Porta un'unità da { $a1 }
action-occupy-fort = Riconquista { $a1 }
action-army-sails = Muovi un'armata per acqua

## Fatti

event-cards-dealt = { $The-side } riceve { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
event-card-drawn = Peschi { $card }.
event-deck-reshuffled = Il mazzo è rimescolato: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
event-union-opens = Comincia l'Unione.
event-card-event = { $The-side } gioca { $card } come evento.
event-card-operations = { $The-side } gioca { $card } per { $count ->
    [one] { $count } operazione
   *[other] { $count } operazioni
}.
event-card-discarded = { $The-side } scarta { $card }.
event-card-interrupt = { $The-side } interrompe con { $card }.
event-card-lost = { $The-side } perde { $card } dalla mano.
event-special-event = { $card } ha effetto subito.
event-activation-cancelled = La forza a { $space } non si muove.
event-mud-march = La forza di { $space } può muovere di un solo spazio.
event-naval-move-cancelled = Le tempeste trattengono la flotta in porto.
event-emancipation = È emanato il Proclama di emancipazione.
event-intervention = Le potenze straniere intervengono.
event-blockade = Il livello del blocco è ora { $count }.
event-amphibious = Il modificatore d'assalto anfibio è ora { $count }.
event-event-units = { $The-side } guadagna { $count ->
    [one] { $count } nuovo punto forza
   *[other] { $count } nuovi punti forza
} a { $space }.
event-event-fort = { $The-side } costruisce un forte a { $space }.
event-runner-port-opened = { $space } si apre ai violatori di blocco.
event-costly-mistake = { $general } è colpito (dado { $roll }; muore con { $needed } o meno).
event-general-wounded = { $general } è ferito e torna il prossimo turno.
event-ambush = { $general } cade in un'imboscata (dado { $roll }; muore con { $needed } o meno).
event-army-sent-west = L'{ $army } è inviata a { $space }.
event-concentrated = { $The-side } manda un'unità per ferrovia da { $from } a { $to }.
event-march-ordered = Avanti su Richmond! La prossima giocata dell'Unione è la marcia.
event-no-army-marches = Nessuna armata è abbastanza vicina per marciare su Richmond.
event-fort-garrisoned = { $The-side } riconquista { $space }.
event-valley-devastated = La valle dello Shenandoah è devastata.

## Dinieghi

deny-opponents-event = { $card } è un evento del nemico: per te vale solo come operazioni.
deny-event-of-other-side = In un round questo evento lo può giocare solo { $the-side }.
deny-interrupt-only = { $card } si gioca nella mossa nemica o in battaglia, non in un round.
deny-operations-only = { $card } va giocata per operazioni.
deny-special-condition = La condizione di { $card } non è soddisfatta.
deny-must-play-now = { $card } va giocata ora.
deny-keep-for-last = Devi tenere { $card } per la fine della mano.
deny-must-be-event = La condizione di { $card } è soddisfatta: va giocata come evento.
deny-may-not-discard = { $card } non può essere scartata.
deny-not-in-hand = { $card } non è nella tua mano.
deny-empty-hand = L'avversario non ha carte.
deny-something-to-do = C'è ancora un'operazione che puoi eseguire.
deny-after-emancipation = { $card } non ha effetto dopo il Proclama di emancipazione.
deny-no-space-for-event = Nessuno spazio è adatto all'evento.
deny-space-not-of-event = { $card } non permette { $space }.
deny-enemy-there = A { $space } ci sono unità o un forte nemici.
deny-event-without-effect = { $card } ora non cambierebbe nulla: si può solo scartare.
deny-attrition-takes-nothing = Il logoramento non toglie nulla alle una o due unità di { $space }.
deny-no-units-for-event = Non c'è alcuna unità per questo evento.
deny-no-general-for-event = Non c'è alcun generale per questo evento.
deny-no-army-for-event = Non c'è alcuna armata per questo evento.
deny-no-brigade-for-event = Non hai brigate di cavalleria sulla mappa.
deny-no-marker-for-event = Non c'è alcun segnalino da rimuovere.
deny-elites-in-play = Le tue due unità scelte sono già in gioco.
deny-no-ironclad-in-play = Non c'è alcuna corazzata da affondare.
deny-florida-lost = Florida e St. Marks devono essere confederati.
deny-valley-not-held = La fanteria dell'Unione deve tenere i tre spazi della valle.
deny-event-fort-there = A { $space } c'è già un forte.
deny-no-fort-left = { $The-side } non ha più forti da costruire.
deny-no-marker-space = Non c'è spazio per un tuo segnalino.
deny-no-raid = Nessuna tua brigata sta su un segnalino nemico che possa rimuovere.
deny-no-army-near-richmond = Nessuna armata dell'Unione entro quattro spazi da Richmond può marciare.
deny-not-by-rail = Da { $space } non può arrivare fanteria per ferrovia.
deny-nobody-attacks = Nessun generale a { $space } potrebbe tentare un attacco.
deny-nobody-sails = Nessuno può salpare.
deny-one-naval-move = Solo una mossa di una campagna può essere navale.
deny-army-sails-alone = Un'armata dell'Unione salpa al posto di tutte le mosse della carta, non in aggiunta.
deny-one-activation-per-state = In questa prima campagna si attiva una sola forza per stato.
