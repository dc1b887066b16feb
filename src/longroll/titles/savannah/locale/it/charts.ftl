# Tracciati, tabelle e sovrapposizioni.

chart-morale = Morale degli eserciti
chart-standing = Situazione
chart-turns = Turni
chart-reinforcements = Rinforzi in arrivo
chart-losses = Perdite che decidono
chart-leaders-lost = Comandanti perduti
chart-in-force = In vigore in questo turno
chart-discards = Carte giocate

label-hand = carte in mano
label-deck = carte nel mazzo
label-lost = perduti
label-decisive = decidono
label-garrison = regolari, tedeschi e provinciali
label-british-regulars = di cui regolari britannici
label-besiegers = regolari francesi, mercenari e continentali
label-french-regulars = di cui regolari francesi
label-regulars-continentals = regolari francesi e continentali (con d'Estaing)

show-level = { $level }
show-turn = turno { $turn }
show-card = { $card }
show-removed = tolta
show-track-weather = tempo
show-track-events = eventi
show-track-construction = lavori d'assedio
show-track-bombardment = bombardamento

overlay-zone-british = Zone di controllo britanniche
overlay-zone-british-source = unità con zona di controllo
overlay-zone-british-own = zona di controllo
overlay-zone-allied = Zone di controllo alleate
overlay-zone-allied-source = unità con zona di controllo
overlay-zone-allied-own = zona di controllo
overlay-reach = Portata
overlay-reach-source = l'unità
overlay-reach-reach = punti movimento che costa
