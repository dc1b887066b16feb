# Bobby Lee: parti, scenari, il mese.

side-union = Unione
side-confederate = Confederazione
scenario-1861 = 1861: verso Richmond
scenario-1862 = 1862: la Penisola e la Valle
scenario-1863 = 1863: Chancellorsville e Gettysburg
scenario-1864 = 1864: via terra a Petersburg
scenario-campaign = La campagna, da luglio 1861 a ottobre 1864
option-morale = I blocchi all’ultimo passo possono cedere
option-free-deployment = Dispiegamento libero nei luoghi dell’ordine di battaglia
option-to-the-end = Se l’Unione è in vantaggio si prosegue oltre l’ottobre 1864

## Domande

prompt-bid = Quanti quartier generali scommetti? La scommessa più alta comincia e ne attiva esattamente tanti. A parità: { $side }.
prompt-activate = Quale quartier generale si attiva?
prompt-relief = Ci sono blocchi senza rifornimenti: un quartier generale nutre quelli ai suoi ordini?
prompt-starve = Quale blocco a { $place } perde un passo?
prompt-politics = Una chiamata alle armi?
prompt-strengthen = Quale blocco guadagna un passo?
prompt-build = Quale nuovo blocco si forma, e dove?

## Azioni

action-bid = Scommettere { $a1 }
action-activate = Attivare { $a1 }
action-pass = Passare
action-done = Fatto
action-feed = Nutrirli da { $a1 }
action-starve = { $a1 }
action-call = Chiamare alle armi
action-emancipate = Proclamare l’emancipazione
action-add = Un passo: { $a1 }
brief-add = { $a1 }
action-raise = Formare { $a1 } a { $a2 }

## Eventi

event-turn = Un nuovo mese: { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { NUMBER($year, useGrouping: 0) }.
event-time = Il tempo gioca per il Sud: { $points } punto vittoria.
event-bids = Scommesse: Unione { $union }, confederati { $confederate }.
event-initiative = L’iniziativa: { $side }.
event-campaign-turn = Turno campagna: { $side }.
event-activated = { $block } si attiva a { $place }, con { $number ->
    [one] 1 passo
   *[other] { $number } passi
}.
event-passed = Passa: { $side }.
event-fed = { $block } a { $place } nutre i blocchi ai suoi ordini.
event-hungry = Senza rifornimenti a { $place }: { $number ->
    [one] 1 blocco perde un passo
   *[other] { $number } blocchi perdono un passo ciascuno
} ({ $side }).
event-destroyed = { $block } è distrutto a { $place }.
event-called = Chiamata alle armi ({ $side }): { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
}; il nemico guadagna { $points }.
event-emancipated = Gli schiavi sono dichiarati liberi: { $points } punti per l’Unione.
event-points = Punti rimpiazzo: Unione { $union }, confederati { $confederate }.
event-added = { $block } ha ora { $number ->
    [one] 1 passo
   *[other] { $number } passi
}.
event-raised = { $block } si forma a { $place }.
event-new-block = Un nuovo blocco a { $place }: { $side }.
event-weather = { $mud ->
    [0] Le strade sono asciutte.
   *[1] Le strade sono fango.
}
event-scored = { $reason }: { $points } per { $side }.
reason-supply-hexes = Esagoni di rifornimento del Nord occupati
reason-washington-besieged = Washington è assediata
reason-all-supply-hexes = Tutti gli esagoni di rifornimento del Sud occupati

## Perché no

deny-bid-nought = Prima si scommette: chi non vuole attivare nessuno scommette 0.
deny-bid-too-high = Nessuno scommette più quartier generali di quanti ne ha sulla mappa, e al massimo { $number }.
deny-must-activate = Chi ha vinto l’iniziativa attiva tanti quartier generali quanti ne ha scommessi: { $number }.
deny-shown-already = Chi ha attivato un quartier generale non può passare.
deny-no-headquarters = { $block } non è un quartier generale di campo.
deny-off-the-map = { $block } non è sulla mappa.
deny-active-already = { $block } è già attivo.
deny-nobody-hungry = Nessun blocco affamato è agli ordini di { $block }.
deny-starved-already = { $block } ha già perso questo mese il suo passo per mancanza di rifornimento.
deny-not-the-strongest = Soffrono prima i più forti, e { $block } non è tra loro.
deny-union-only = Può farlo solo l’Unione.
deny-emancipated-already = L’emancipazione è già stata proclamata.
deny-no-great-victory = L’emancipazione si proclama solo dopo una battaglia in cui il Sud abbia perso { $number } blocchi.
deny-steps-come-first = I passi si aggiungono prima di formare nuovi blocchi, e a questi mai nello stesso turno.
deny-not-yours = { $block } è del nemico.
deny-full-strength = { $block } è a piena forza.
deny-no-supply = { $block } non ha una linea di rifornimento.
deny-too-dear = Costa { $price ->
    [one] 1 punto
   *[other] { $price } punti
}, e { $points ->
    [one] ne resta 1
   *[other] ne restano { $points }
}.
deny-not-in-the-pool = { $block } non è tra i blocchi da formare.
deny-not-your-territory = { $place } non è in mano sua, o non è del suo territorio.
deny-fort-monroe = L’Unione non forma nessuno a { $place }.
deny-no-town = { $place } non è paese, città o esagono di rifornimento.
deny-town-full = { $place } ha già avuto i suoi { $number } in questo turno.

## Finali

ending-decisive = Una vittoria decisiva.
ending-marginal = Una vittoria marginale.
ending-campaign = Lincoln perde le elezioni.
ending-draw = Il segnalino è al centro.
