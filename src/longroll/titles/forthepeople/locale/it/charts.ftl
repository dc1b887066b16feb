# Tracciati, tabelle e veli accanto alla mappa.

## Tabelle

chart-will = Volontà strategica
chart-will-about = Quanto ciascuna parte è pronta a continuare la lotta; quasi tutte le partite cominciano vicino a 100. «In ascesa» e «in calo» sono le sorti della guerra (12.4): dicono verso dove andò l’ultimo cambiamento. Passare in ascesa porta 2 in più, passare in calo costa 3 in più.
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
