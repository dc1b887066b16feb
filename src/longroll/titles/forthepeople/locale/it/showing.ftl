# Ciò che dice `show`.

## Etichette

label-turn = turno
label-will-union = volontà, Unione
label-will-confederate = volontà, Confederazione
label-blockade = blocco
label-amphibious = anfibio
label-last-turn = ultimo turno
label-wins = chi vince
label-states-union = stati, Unione
label-states-confederate = stati, Confederazione
label-moving = in marcia
label-movement = movimento rimasto
label-generals = i suoi generali
label-forces-union = forze, Unione
label-forces-confederate = forze, Confederazione
label-hands = carte
label-queue-union = coda, Unione
label-queue-confederate = coda, Confederazione
label-space = spazio
label-control = controllo
label-resource = centro di risorse
label-port = porto
label-union = Unione
label-confederate = Confederazione
label-generals-union = generali unionisti
label-generals-confederate = generali confederati
label-army = armata
label-fort = forte
label-ironclad = corazzata
label-torpedoes = torpedini
label-links = collegamenti
label-state = stato
label-spaces-union = spazi unionisti
label-spaces-confederate = spazi confederati
label-spaces-neutral = spazi neutrali
label-needed = controllo con
label-value = valore
label-enough = ne ha abbastanza
label-passes = così come sta, passa a
label-valley = la Valle
label-general = generale
label-side = parte
label-ratings = valori
label-cavalry = cavalleria
label-where = dove
label-leads = comanda
label-brigade = punti forza
label-due = ritorna
label-commander = comandante
label-elite = unità scelte
label-units = punti forza
label-card = carta
label-operations = valore
label-event = evento
label-pile = dove

## Valori

place-absent = non in gioco
place-track = sul tracciato dei turni
place-removed = fuori dalla guerra
place-moving = in marcia
place-both = entrambe le parti
place-discarded = scartata
place-unseen = non ancora vista
place-queued = in una coda di operazioni
place-in-hand = nella tua mano
show-will = { $count } ({ $fortune ->
    [rising] in ascesa
   *[falling] in calo
})
show-hands = Unione { $union }, Confederazione { $confederate }, mazzo { $deck }
show-queue = { $general }, { $count ->
    [one] { $count } operazione
   *[other] { $count } operazioni
}
show-stand = { $count } { $space }{ $others }
show-stand-army = { $count } { $space } ({ $army } con { $general }{ $others })
show-nobody-moves = nessuno
show-force = { $side }: { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
} a { $space }, da { $from }
show-force-army = { $side }: { $army }, { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
} a { $space }, da { $from }
show-leads = { $general } (guida)
show-officer = { $general }
show-movement = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}{ $bonus ->
    [0] { "" }
   *[other] , e { $bonus } per ferrovia
}
show-space = { $space }, { $state }
show-destroyed = { $count } (distrutto)
show-port-ocean-union = porto oceanico, controllo navale dell'Unione
show-port-ocean-denied = porto oceanico, controllo navale negato
show-port-river-union = porto fluviale, controllo navale dell'Unione
show-port-river-denied = porto fluviale, controllo navale negato
show-coastal-fort = forte costiero: { $side }
show-units = { $count ->
    [one] { $count } punto forza
   *[other] { $count } punti forza
}, { $supply ->
    [supplied] con rifornimenti
   *[cut-off] senza rifornimenti
}{ $rail ->
    [near] { "" }
   *[far] , lontano dalla ferrovia
}
show-army = { $army } con { $general }
show-link = { $space } ({ $kind ->
    [rail] ferrovia
    [water] acqua
   *[road] strada
}{ $rule })
show-link-river = { $space } ({ $kind ->
    [rail] ferrovia
    [water] acqua
   *[road] strada
}, oltre il { $river }{ $rule })
show-count = { $count ->
    [one] { $count } spazio
   *[other] { $count } spazi
}
show-needed = { $count } su { $all }
show-valley = ogni spazio della valle dello Shenandoah conta due per l'Unione
show-ratings = politica { $politics }, strategia { $strategy }, attacco { $offense }, difesa { $defense }
show-wins-1861 = 1861: l'Unione con Missouri, Kentucky e Virginia Occidentale, o con la volontà confederata sotto 80; la Confederazione con Missouri e Kentucky, o con la volontà unionista sotto 85; entrambe o nessuna: pareggio [13.2]
show-wins-1862 = 1862: l'Unione con la volontà più alta, altrimenti la Confederazione [14.7]
show-wins-1863 = 1863: l'Unione con la volontà più alta dopo il conto delle forze, altrimenti la Confederazione [15.7]
show-wins-campaign = la campagna: l'Unione con dieci stati, altrimenti la Confederazione [17.3]
show-wins-at-once = prima: volontà confederata 0, o tutti i centri di risorse distrutti e tutti i porti dei violatori chiusi (Unione); alla fine di un turno, volontà confederata oltre il doppio di quella unionista, o volontà unionista sotto 50 nell'autunno 1864 (Confederazione) [17.2]
show-on-the-way = { $space }, in marcia
