## Unità


prompt-place-units = Colloca { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
}: dove?
prompt-place-count = Quanti vanno a { $space }?
prompt-cut = Quale regione perde un punto forza? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
prompt-raise = Quale stato recluta un punto forza? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}.
action-place = Collocare: { $a1 }
action-count = { $a1 }
action-cut-east = Uno in meno all'Est
action-cut-center = Uno in meno al Centro
action-cut-west = Uno in meno all'Ovest
action-raise = { $a1 }
event-reinforced = { $The-side } riceve { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
} a { $space }.
event-reinforcements-lost = { $count ->
        [one] { $The-side } perde { $count } punto forza che non trova posto.
       *[other] { $The-side } perde { $count } punti forza che non trovano posto.
    }
event-blockade-roll = Violatori di blocco, { $zone }: { $roll }, serviva più di { $level }, il livello del blocco: { $outcome }.
outcome-through = uno riesce a passare
outcome-stopped = nessuno riesce a passare
event-zone-closed = { $zone }: tutti i porti sono chiusi.
deny-union-friendly = { $space } è favorevole all'Unione.
deny-other-region = Questi punti forza vanno altrove, non a { $space }.
deny-one-per-state = { $state } ha già dato il suo punto forza in questo turno.
deny-state-not-confederate = { $state } non è uno stato confederato sotto il tuo controllo.
deny-state-full = { $state } non ha spazi che possano riceverlo.
deny-coastal-fort-full = { $space } ammette un solo punto forza confederato.

## Movimento strategico


prompt-strategic = Movimento strategico: { $count ->
    [one] resta { $count } punto forza
   *[other] restano { $count } punti forza
}. Da dove?
prompt-strategic-to = Da { $space }: verso dove?
prompt-strategic-count = Quanti vanno a { $space }?
action-move = Da { $a1 }
action-rail = In treno: { $a1 }
action-sea = Per acqua a { $a1 }
action-feed = A: { $a1 }
means-rail = in treno
means-sea = per acqua
means-feed = per unirsi a un'armata
event-strategic-move = { $The-side } trasferisce { $count } da { $from } a { $to } { $means }.
deny-no-fresh-infantry = A { $space } non resta fanteria che possa muovere.
deny-no-destination = Da { $space } non si raggiunge nulla.
deny-no-rail = Nessuna ferrovia sotto il tuo controllo porta a { $space }.
deny-no-sea-way = { $space } non è raggiungibile per acqua.
deny-feed = Quell'armata non ha linea di comunicazione con queste unità.

## Generali


prompt-announce-general = Annuncia uno spazio per un generale: { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}.
action-announce = Un generale per { $a1 }
event-general-announced = { $The-side } mette un generale coperto a { $space }.
event-general-arrives = { $general } arriva a { $space }.
deny-no-own-units = Non hai unità a { $space }.
deny-general-per-unit = { $space } non ha unità per un altro generale.
deny-no-infantry-for-brigade = { $space } non ha fanteria per una brigata di cavalleria.
deny-army-first = Nessun generale va ancora a { $space }: prima viene un'armata senza generale.
