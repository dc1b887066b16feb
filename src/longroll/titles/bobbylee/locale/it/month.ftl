# Bobby Lee: parti, scenari, il mese.

side-union = Unione
side-confederate = Confederazione
the-side-union = l’Unione
the-side-confederate = la Confederazione
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
prompt-activate = Quale quartier generale attivi?
prompt-relief = Ci sono blocchi senza rifornimenti: un quartier generale rifornisce quelli ai suoi ordini?
prompt-starve = Quale blocco a { $place } perde un passo?
prompt-politics = Chiamare alle armi?
prompt-strengthen = Quale blocco guadagna un passo?
prompt-build = Quale nuovo blocco formi, e dove?

## Azioni

action-bid = Scommettere { $a1 }
action-activate = Attivare { THE($a1) }
action-pass = Passare
action-done = Fatto
action-feed = Rifornirli { THE($a1, "da") }
action-starve = { $a1 }
action-call = Chiamare alle armi
action-emancipate = Proclamare l’emancipazione
action-add = Un passo: { $a1 }
brief-add = { $a1 }
action-raise = Formare { $a1 } { THE($a2, "a") }

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
event-initiative = { $The-side } ha l’iniziativa.
event-campaign-turn = { $The-side } comincia il suo turno campagna.
event-activated = { THE($block) } si attiva a { $place }, con { $number ->
    [one] 1 passo
   *[other] { $number } passi
}.
event-passed = { $The-side } passa.
event-fed = { THE($block) } rifornisce da { $place } i blocchi ai suoi ordini.
event-hungry = { $The-side } soffre la fame a { $place }: { $number ->
    [one] 1 blocco perde un passo
   *[other] { $number } blocchi perdono un passo ciascuno
}.
event-destroyed = { THE($block) } è { GENDER($block, "distrutto", "distrutta") } a { $place }.
event-called = { $The-side } chiama alle armi e il dado dà { $roll }: { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
}; il nemico guadagna { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-emancipated = L’Unione proclama l’emancipazione e guadagna { $points } punti.
event-points = Punti rimpiazzo: Unione { $union }, confederati { $confederate }.
event-added = { THE($block) } ha ora { $number ->
    [one] 1 passo
   *[other] { $number } passi
}.
event-raised = { THE($block) } si forma a { $place }.
event-new-block = { $The-side } forma un nuovo blocco a { $place }.
event-weather = Il dado dà { $roll }, asciutto con { $needed } o più: { $mud ->
    [0] le strade sono asciutte.
   *[1] le strade diventano fango.
}
event-scored = { $reason }: { $the-side } guadagna { $points }.
reason-supply-hexes = Esagoni di rifornimento del Nord occupati
reason-washington-besieged = Washington è assediata
reason-all-supply-hexes = Tutti gli esagoni di rifornimento del Sud occupati

## Perché no

deny-bid-nought = Prima si scommette: per non attivare nessuno, scommetti 0.
deny-both-bid-nought = Entrambi hanno scommesso 0: tutti e due passano e il mese finisce.
deny-bid-too-high = Non puoi scommettere più quartier generali di quanti ne hai sulla mappa, né più di { $number }.
deny-must-activate = Hai vinto l’iniziativa e devi attivare tanti quartier generali quanti ne hai scommessi: { $number }.
deny-shown-already = Dopo aver attivato un quartier generale non puoi più passare.
deny-no-headquarters = { THE($block) } non è un quartier generale di campo.
deny-off-the-map = { THE($block) } non è sulla mappa.
deny-active-already = { THE($block) } è già { GENDER($block, "attivo", "attiva") }.
deny-nobody-hungry = Nessun blocco agli ordini { THE($block, "di") } è senza rifornimenti.
deny-starved-already = { THE($block) } ha già perso il suo passo in questa fase di rifornimento.
deny-not-the-strongest = Soffrono prima i più forti, e { THE($block) } non è tra loro.
deny-union-only = Può farlo solo l’Unione.
deny-emancipated-already = L’emancipazione è già stata proclamata.
deny-no-great-victory = L’emancipazione si può proclamare solo dopo una battaglia vinta dall’Unione in cui il Sud abbia perso { $number } blocchi.
deny-steps-come-first = I passi si aggiungono prima di formare nuovi blocchi, e mai a uno formato nello stesso turno.
deny-not-yours = { THE($block) } è del nemico.
deny-full-strength = { THE($block) } è a piena forza.
deny-no-supply = { THE($block) } non ha una linea di rifornimento.
deny-too-dear = Costa { $price ->
    [one] 1 punto
   *[other] { $price } punti
}, e { $points ->
    [one] ne resta 1
   *[other] ne restano { $points }
}.
deny-not-in-the-pool = { THE($block) } non è tra i blocchi da formare.
deny-not-your-territory = { $place } non è in mano tua o non è nel tuo territorio.
deny-fort-monroe = L’Unione non forma blocchi a { $place }.
deny-no-town = { $place } non è un paese, una città né un esagono di rifornimento.
deny-town-full = { $place } ne ha già ricevuti { $number } in questo turno, il suo limite.

## Finali

ending-decisive = Una vittoria decisiva.
ending-marginal = Una vittoria marginale.
ending-campaign = Lincoln perde le elezioni.
ending-draw = Il segnalino finisce in mezzo.
deny-first-staff = I blocchi muovono quando il loro quartier generale è attivo: prima attivane uno, se puoi.
