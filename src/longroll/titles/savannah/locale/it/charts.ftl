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
overlay-reach-other = La sua portata
overlay-reach-other-source = da lì
overlay-reach-other-reach = punti movimento che costa

chart-victory = Che cosa dà la vittoria

label-to-win = occorre
label-reached = c'è
label-clause = clausola
label-aim-city = esagoni della città tenuti in ordine
label-aim-garrison = regolari, tedeschi e provinciali persi
label-aim-garrison-regulars = di cui regolari britannici
label-aim-besiegers = regolari francesi, mercenari e continentali persi
label-aim-besiegers-regulars = di cui regolari francesi
label-aim-in-city = esagoni della città raggiunti in ordine
label-aim-assault = regolari francesi e continentali persi
label-aim-destaing = e d'Estaing perso
label-aim-morale-british = morale britannico, ridotto a
label-aim-morale-french = morale francese, ridotto a
label-aim-morale-american = morale americano, ridotto a
label-aim-lead = vantaggio in punti vittoria, alla fine
label-aim-no-lead = vantaggio alleato in punti vittoria, alla fine

show-surrender = un tiro di { $count } o meno
show-below = meno di { $count }
