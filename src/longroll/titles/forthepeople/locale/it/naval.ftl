# Flotte, forti e armi navali: capitolo 6.

## Domande

prompt-sail = Da quale porto salpa una forza?
prompt-load = Quante unità di fanteria si imbarcano a { $space }?
prompt-load-general = Si imbarca un generale a { $space }?
prompt-land = Dove sbarca la forza di { $space }?
prompt-sail-army = Quale armata salpa?
prompt-river-sail = Da quale porto parte una divisione lungo il fiume?
prompt-river-land = Dove sbarca la divisione di { $space }?
prompt-fort = Dove costruisci un forte?
prompt-ironclad = In quale porto metti una corazzata?
prompt-torpedoes = In quale porto posi le torpedini?
prompt-hunley = In quale porto metti lo Hunley?
prompt-sink = Quale corazzata va perduta?

## Azioni

action-sail = Salpare da { $a1 }
action-load = Imbarcare { $a1 } unità di fanteria
action-load-general = Con { $a1 }
action-no-general = Senza generale
action-land = Sbarcare a { $a1 }
action-land-2 = Sbarcare a { $a1 }, oltre { $a2 }
action-land-3 = Sbarcare a { $a1 }, oltre { $a2 } e { $a3 }
action-sail-army = Imbarcare l'armata { $a1 }
action-fort = Costruire un forte a { $a1 }
action-ironclad = Metterla a { $a1 }
action-torpedoes = Posare torpedini a { $a1 }
action-hunley = Mettere lo Hunley a { $a1 }
action-sink = Togliere la corazzata di { $a1 }

## Che cosa accade

event-embarked = { $The-side } imbarca { $count ->
    [one] 1 unità
   *[other] { $count } unità
} a { $space }.
event-general-embarked = { $general } si imbarca a { $space } con { $count } unità.
event-army-embarked = L'{ $army } si imbarca a { $space } con { $count } unità.
event-nobody-sails = Non c'è alcuna forza che possa salpare.
event-sailed = { $The-side } manda per mare una forza da { $from } a { $to }.
event-farragut-passes = Farragut scivola oltre il forte di { $space }.
event-guns-run = La flotta riesce a passare sotto i cannoni di { $space }: { $roll } con un modificatore di { $modifier }, serviva { $needed }.
event-guns-fail = La flotta fallisce sotto i cannoni di { $space } e torna indietro: { $roll } con un modificatore di { $modifier }, serviva { $needed }.
event-landed = { $The-side } sbarca una forza a { $space }.
event-back-in-port = La forza è di nuovo a { $space }.
event-fort-built = { $The-side } costruisce un forte a { $space }.
event-ironclad-placed = Una corazzata entra in servizio a { $space }.
event-ironclad-removed = La corazzata di { $space } è perduta.
event-torpedoes-placed = Torpedini posate a { $space }.
event-torpedoes-removed = Le torpedini di { $space } sono dragate.
event-hunley-placed = Lo Hunley è a { $space }.
event-hunley-removed = Lo Hunley va perduto a { $space }.
event-river-flotilla = La flottiglia fluviale tira { $roll }{ $before ->
    [0] {""}
   *[other] , serviva più di { $before }
}; il modificatore anfibio dell'Unione è { $count }.

## Perché no

deny-no-port = { $space } non è un porto.
deny-port-not-held = L'Unione non controlla { $space }.
deny-nobody-to-sail = A { $space } non ci sono fanteria né generali dell'Unione che possano salpare.
deny-naval-value = Un movimento navale richiede una carta di valore { $count }, una campagna o un evento.
deny-load-absent = A { $space } { $count ->
    [one] non c’è 1 unità che possa
   *[other] non ci sono { $count } unità che possano
} salpare.
deny-naval-size = Non possono salpare insieme più di { $count } unità.
deny-no-units-aboard = Senza unità non si può salpare.
deny-general-not-in-port = { $general } non è in quel porto.
deny-sailor-moved = { $general } si è già mosso con questa carta.
deny-strands-general = { $general } resterebbe senza unità.
deny-too-many-behind = Troppi generali resterebbero a { $space }.
deny-already-in-port = La forza è già a { $space }.
deny-name-the-forts = Ci sono più rotte per { $space }, o un forte lungo la rotta: indica davanti a quale forte si passa.
deny-no-fort-to-name = Sulla rotta per { $space } non c'è nessun forte: indica solo il porto.
deny-two-forts = La rotta per { $space } passa davanti a più di un forte, e se ne può forzare uno solo.
deny-ironclad-in-the-way = Una corazzata sbarra la via per { $space }.
deny-coastal-fort-in-the-way = Un forte costiero confederato sbarra la via per { $space }.
deny-sea-closed = Nel primo turno di questo scenario si naviga solo sui fiumi.
deny-army-not-in-play = L'{ $army } non è sulla mappa.
deny-campaign-begun = Un'armata salpa in luogo di tutti i movimenti della carta.
deny-army-commander = Chi comanda l'{ $army } non può imbarcare un'armata.
deny-army-port = L'{ $army } non è in un porto controllato dall'Unione.
deny-army-route = Ora non ci sono acque su cui l'{ $army } possa andare.
deny-army-landing = Da lì nessuna armata può sbarcare a { $space }.
deny-army-load = Con essa non possono salpare più di { $count } unità di fanteria.
deny-no-army-sails = Sulla mappa non c'è alcuna armata dell'Unione che possa salpare.
deny-confederate-army-sails = Le armate confederate non possono salpare.
deny-river-move-operations = Un movimento fluviale confederato richiede una carta giocata per operazioni.
deny-no-river-division = Non c'è fanteria confederata a { $space }.
deny-no-river-route = Lungo il fiume non si raggiunge alcun porto da { $space }.
deny-river-enemy = C'è una forza o un forte dell'Unione a { $space }.
deny-river-closed = Nessun fiume libero dal controllo navale dell'Unione porta a { $space }.
deny-river-enemy-state = Una divisione non può entrare a { $space }: lo spazio è nemico e lo stato non è tuo.
deny-coastal-garrison = Il forte costiero di { $space } ammette una sola unità.
deny-fort-not-held = Non controlli { $space }.
deny-coastal-fort-there = { $space } è un forte costiero.
deny-fort-stands = C'è già un forte a { $space }.
deny-fort-enemy-units = Ci sono unità nemiche a { $space }.
deny-fort-no-lc = { $space } non ha linea di comunicazione.
deny-fort-value = Un forte richiede una carta di valore { $count }.
deny-fort-counters-out = { $The-side } non ha più segnalini di forte.
deny-no-fort-site = { $The-side } non ha dove costruire un forte: serve uno spazio proprio con linea di comunicazione, senza forti né nemici.
deny-weapon-no-port = { $space } non è né un porto né un forte costiero.
deny-weapon-not-held = La Confederazione non controlla { $space }.
deny-weapon-twice = Ce n'è già uno a { $space }.
deny-no-ironclad = Non c'è alcuna corazzata a { $space }.
