# Movimento terrestre (5.1-5.5, 5.7, 5.9, 5.10).

## Domande

prompt-activate = Quale forza attivi con una carta da { $count }?
prompt-compose = { $general } a { $space }: chi lo accompagna, e con quanti punti forza?
prompt-compose-division = Una divisione a { $space }: quanti punti forza partono?
prompt-march = { $space }: dove vai? Punti movimento rimasti: { $count }{ $rail ->
        [0] .
       *[other] , e altri { $rail } per ferrovia.
    }

## Azioni

action-activate = Attiva { $a1 }
action-brigade = La brigata di { $a1 }
action-division = Una divisione da { $a1 }
action-bring = Porta { $a1 }
action-leave = Lascia indietro { $a1 }
action-with = { $a1 ->
    [0] Senza fanteria
    [one] Con un punto di fanteria
   *[other] Con { $a1 } punti di fanteria
}
action-go = Vai a { $a1 }
action-go-north-route = Vai a { $a1 } per la via nord (passa l'Ohio a Paducah)
action-go-south-route = Vai a { $a1 } per la via sud (passa l'Ohio a Cairo)
action-take = Raccogli { $a1 ->
    [one] un punto
   *[other] { $a1 } punti
} di fanteria
action-drop = Lascia qui { $a1 ->
    [one] un punto
   *[other] { $a1 } punti
} di fanteria
action-take-general = Raccogli { $a1 }
action-drop-general = Lascia qui { $a1 }
action-convert = Metti qui un segnalino di controllo
action-stop = Finire qui il movimento

# What a long list calls orders of a kind that it tells together.
orders-division = Muovere una divisione da sola
orders-sail = Muovere per mare o per fiume

## Notes beside actions: movement points

note-step = costa { $cost }, { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}
note-step-rail = costa { $cost }, { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}, in treno { $far }
note-step-enemy = costa { $cost }; là c'è il nemico
note-step-overrun = costa { $cost }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}; travolge il nemico

## Eventi

event-army-activated = L'{ $army } parte da { $space } con { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
}.
event-corps-activated = { $general } parte da { $space } con { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
}.
event-brigade-activated = La brigata di { $general } parte da { $space }.
event-division-activated = Una divisione di { $count } parte da { $space }.
event-event-corps-activated =
    { $count ->
        [one] { $count } punto forza parte da { $space } come corpo.
       *[other] { $count } punti forza partono da { $space } come corpo.
    }
event-marched = La forza marcia da { $from } a { $to }.
event-units-taken = Raccoglie { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
} a { $space }.
event-units-dropped = Lascia { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
} a { $space }.
event-general-joined = { $general } si unisce alla forza a { $space }.
event-general-left = { $general } resta a { $space }.
event-converted = L'armata spende un punto movimento per il controllo di { $space }.
event-force-stays = La forza a { $space } resta dov'è.

## Perché no

deny-general-off-map = { $general } non è un tuo generale sulla mappa.
deny-general-moved = { $general } si è già mosso con questa carta.
deny-strategy = { $general } richiede una carta da { $count } o una campagna.
deny-strategy-hand = { $general } richiede una carta da { $count } o una campagna, e non ne hai.
deny-card-first = { $general } può muovere quando giochi per operazioni una carta da { $count }{ $count ->
    [3] {""}
   *[other] {" "}o più
}.
deny-card-first-division = Una divisione può lasciare { $space } quando giochi una carta per operazioni.
deny-cavalry-leads-no-corps = { $general } è di cavalleria: la sua brigata va da sola o con altri.
deny-general-without-units = { $general } non ha punti forza con sé.
deny-army-moved = L'{ $army } si è già mossa con questa carta.
deny-second-moved = Il secondo dell'{ $army } si è già mosso con questa carta e non può restare indietro.
deny-units-moved = Quei punti forza di { $space } si sono già mossi con questa carta.
deny-leaves-general-alone = { $general } resterebbe senza punti forza.
deny-not-cavalry = { $general } non guida una brigata di cavalleria.
deny-no-infantry = Non hai fanteria a { $space }.
deny-division-strands = Una divisione lascerebbe a { $space } un generale senza punti forza.
deny-division-card = Questa carta muove una divisione di { $count } al massimo.
deny-not-this-general = Questa carta attiva un'altra forza.
deny-without-general = Questo evento muove punti forza senza generale.
deny-not-so-many-here = A { $space } non { $count ->
    [one] c'è { $count } punto
   *[other] ci sono { $count } punti
} di fanteria.
deny-not-so-many-moving = La forza non ha { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} di fanteria.
deny-too-large = Questa formazione contiene { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} forza al massimo.
deny-must-have-units = Una forza così deve tenere almeno un punto forza.
deny-army-without-units = Un'armata deve tenere almeno un punto forza.
deny-everything-goes = Devono partire tutti i punti forza e i generali, salvo un punto forza che può tenere il forte.
deny-takes-no-general = Questa forza non può portare generali.
deny-one-extra-general = Un corpo può avere un solo generale oltre a quello che lo guida.
deny-general-not-here = { $general } non è qui.
deny-outranks-lead = { $general } è più influente del generale attivato.
deny-leaves-no-general = Solo un'armata può lasciare indietro generali quando parte.
deny-general-not-in-force = { $general } non si muove con questa forza.
deny-lead-stays = { $general } è il generale attivato e deve restare con la forza.
deny-picks-nothing-up = Solo un'armata, o un corpo con un generale, può raccogliere unità e generali.
deny-not-under-way = Si può raccogliere o lasciare qualcosa solo dopo aver lasciato il primo spazio.
deny-exchanged-here = La forza ha già fatto questo scambio in questo spazio.
deny-nobody-to-command = { $general } ha bisogno di un tuo punto forza o forte a { $space }.
deny-only-army-converts = Solo un'armata può mettere segnalini di controllo mentre si muove.
deny-convert-needs-infantry = Un'armata senza fanteria non può mettere segnalini di controllo.
deny-own-space = Controlli già { $space }.
deny-convert-needs-supply = Prima del 1864 senza linea di comunicazione non si può mettere un segnalino a { $space }.
deny-no-movement-left = La forza non ha più punti movimento.
deny-bonus-rail-only = I due spazi in più sono per chi si muove solo in ferrovia tra spazi propri.
deny-bonus-own-spaces = Il bonus ferroviario porta solo in spazi tuoi, e { $space } non lo è.
deny-bonus-into-enemy = Il bonus ferroviario non porta a { $space }, dove c'è il nemico.
deny-no-such-space = Quello spazio non esiste.
deny-leads-nowhere = Nessuna via per uscire da { $space } è aperta a questa forza, e lì non ha nulla da fare.
deny-not-adjacent = Nessuna strada o ferrovia porta da qui a { $space }.
deny-water-link = Solo l'acqua unisce questo spazio a { $space }.
deny-name-the-route = Due vie portano a { $space }: indica quella a nord o quella a sud.
deny-no-route-to-name = A { $space } porta una sola via: non ha nome.
deny-baltimore-and-ohio = Questo tratto della Baltimore and Ohio serve solo al movimento strategico.
deny-rough-road = Solo i generali confederati possono usare le strade dell'Alabama nord-orientale.
deny-rough-road-card = Le strade dell'Alabama nord-orientale richiedono una carta da 3 o una campagna.
deny-river-fort = Un forte a { $space } sbarra il passaggio del fiume.
deny-river-gunboats = Le cannoniere dell'Unione sbarrano il passaggio del fiume verso { $space }.
deny-generals-enemy-control = Un generale senza punti forza non può entrare a { $space }, controllato dal nemico.
deny-generals-enemy-force = Un generale senza punti forza non può entrare a { $space }, dove c'è il nemico.
deny-division-border = Una divisione non può entrare a { $space }: lo controlla il nemico e lo stato di confine è neutrale.
deny-division-enemy-state = Una divisione non può entrare a { $space }: il nemico controlla lo spazio e il suo stato.
deny-must-attack = Prima la forza deve tentare un attacco.
deny-attack-out-of-reach = Da { $space } la forza non potrebbe più attaccare.
deny-shortest-path = L'armata deve marciare verso { $space } per una via più breve.
deny-must-convert = A { $space } l'armata deve mettere prima il suo segnalino di controllo.
deny-first-card = Vale per una forza in marcia: prima gioca una carta per operazioni e scegli chi muove.
deny-first-force = Vale per una forza in marcia: prima scegli chi muove.
