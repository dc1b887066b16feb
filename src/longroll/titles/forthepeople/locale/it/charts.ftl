# Tracciati, tabelle e strati accanto alla mappa.

## Tabelle

chart-will = Volontà strategica
chart-will-about = Quanto ciascuna parte è pronta a continuare la lotta; quasi tutte le partite cominciano vicino a 100. «In ascesa» e «in calo» sono le sorti della guerra (12.4): dicono verso dove andò l'ultimo cambiamento. Passare in ascesa porta 2 in più, passare in calo costa 3 in più.
chart-cards = A colpo d'occhio
chart-turns = Turni e arrivi
chart-states = Gli stati
chart-reinforcements = Prossimi rinforzi
chart-blockade = Livello del blocco
chart-runners = Violatori del blocco
chart-amphibious = Modificatore anfibio
chart-works = Forti e armi
chart-capitals = Sedi del governo
chart-discards = Carte viste

label-hand = carte
label-deck = mazzo
label-open = aperti
label-roll = per passare
label-on-map = sulla mappa
label-at-most = al massimo
label-east = Est
label-center = Centro
label-west = Ovest
label-penalty = persi per incursioni ed Europa
label-from-states = dagli stati, al massimo
label-from-border = dagli stati di confine
label-levy = di McClellan
label-returning = di brigate cadute
label-strategic = movimenti strategici
label-removed = fuori dal gioco

show-fortune = { $fortune ->
    [rising] in ascesa
   *[falling] in calo
}
show-level = { $count }
show-roll-above = più di { $count }
show-card = { $card }
show-pile = { $pile ->
    [removed] fuori dal gioco
   *[discarded] scartata
}

## Veli

overlay-supply-union = Rifornimento unionista
overlay-supply-union-source = fonte di rifornimento
overlay-supply-union-free = di qui passa il rifornimento
overlay-supply-union-cut = unità senza rifornimento
overlay-supply-confederate = Rifornimento confederato
overlay-supply-confederate-source = fonte di rifornimento
overlay-supply-confederate-free = di qui passa il rifornimento
overlay-supply-confederate-cut = unità senza rifornimento
overlay-naval-control = Controllo navale
overlay-naval-control-own = controllo navale dell'Unione
overlay-naval-control-enemy = negato all'Unione
overlay-naval-control-block = forte o corazzata confederata
overlay-reach = Raggio
overlay-reach-source = la forza
overlay-reach-reach = punti movimento che servono
overlay-reach-fight = là c'è il nemico
overlay-reach-other = Il suo raggio
overlay-reach-other-source = da lì
overlay-reach-other-reach = punti movimento che servono
overlay-reach-other-fight = là c'è il suo nemico

chart-victory = Condizioni di vittoria

label-to-win = occorre
label-reached = c'è
label-clause = clausola
label-aim-will-zero = volontà confederata, ridotta a
label-aim-resources = centri di risorse distrutti, e insieme
label-aim-ports = … porti dei violatori ancora aperti
label-aim-double-will = volontà confederata, più del doppio di quella dell'Unione
label-aim-weary = volontà dell'Unione dopo l'autunno 1864
label-aim-higher-will = volontà dell'Unione, alla fine
label-aim-no-lower-will = volontà confederata, alla fine almeno
label-aim-counted-will = volontà dell'Unione alla fine, contati i punti forza
label-aim-no-lower-counted = volontà confederata alla fine, contati i punti forza, almeno
label-aim-states = stati che contano per l'Unione, alla fine
label-aim-states-held = stati che contano per l'Unione, alla fine
label-aim-border-union = Missouri, Kentucky e Virginia Occidentale
label-aim-border-rebel = Missouri e Kentucky
label-aim-broken-union = o volontà confederata
label-aim-broken-rebel = o volontà dell'Unione

show-above = oltre { $count }
show-below = sotto { $count }
show-aim-border-union = Alla fine del 1861 controlla Missouri, Kentucky e West Virginia (ora { $held } su { $of }), o porta la volontà confederata sotto { $below } (ora { $confederate }). La tua: { $union }.
show-aim-border-confederate = Alla fine del 1861 controlla Missouri e Kentucky (ora { $held } su { $of }), o porta la volontà dell'Unione sotto { $below } (ora { $union }). La tua: { $confederate }.
show-aim-will-union = Abbi più volontà del nemico alla fine dell'ultimo turno: ora { $union } contro { $confederate }. Con quella confederata a 0 vinci subito.
show-aim-will-confederate = Non avere meno volontà dell'Unione alla fine dell'ultimo turno: ora { $confederate } contro { $union }. Con più del doppio della sua alla fine di un turno vinci subito.
show-aim-strength-union = Abbi più volontà del nemico alla fine dell'ultimo turno: ora { $union } contro { $confederate }, dopo il conto dei punti forza { $union-then } contro { $confederate-then }. Con quella confederata a 0 vinci subito.
show-aim-strength-confederate = Non avere meno volontà dell'Unione alla fine dell'ultimo turno: ora { $confederate } contro { $union }, dopo il conto dei punti forza { $confederate-then } contro { $union-then }. Con più del doppio della sua alla fine di un turno vinci subito.
show-aim-states-union = Fa' che { $needed } stati contino per te alla fine della guerra (ora { $count }), porta la volontà confederata a 0 (ora { $confederate }), o distruggi tutti i centri di risorse senza che resti aperto un porto dei violatori. La tua ({ $union }) non deve finire un turno sotto la metà della loro{ $vote ->
    [past] .
   *[ahead] , né l'autunno del 1864 sotto { $weary }.
}
show-aim-states-confederate = Lascia all'Unione meno di { $needed } stati alla fine della guerra (ora { $count }), o abbi più del doppio della sua volontà alla fine di un turno (ora { $confederate } contro { $union }){ $vote ->
    [past] .
   *[ahead] , o portala sotto { $weary } alla fine dell'autunno del 1864.
} La tua non deve arrivare a 0.
