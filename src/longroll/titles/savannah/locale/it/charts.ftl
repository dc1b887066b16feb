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
show-track-construction = opere d'assedio
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

chart-victory = Condizioni di vittoria

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
show-aim-assault-allies = Porta in città un'unità in ordine di parata: questo decide (esagoni ora: { $held }). Altrimenti abbi { $margin } punti vittoria di vantaggio alla fine dell'ultimo turno; ora { $lead }. Anche il morale britannico a 0 (ora { $british }) dà la vittoria.{ $rivals ->
    [yes] {" "}Degli alleati vince chi ha più punti vittoria, in parità il francese; ora { $mine } contro { $theirs }.
   *[no] {""}
}
show-aim-assault-crown = Tieni il vantaggio alleato sotto { $margin } punti vittoria fino alla fine dell'ultimo turno (ora { $lead }). D'Estaing e { $needed } punti forza di regolari francesi e Continentali perduti (ora { $lost }) decidono. Anche il morale francese o americano a 0 (ora { $french } e { $american }) dà la vittoria.
show-aim-siege-allies = Fa' arrendere la città, o distruggi { $needed } punti forza della guarnigione (ora { $lost }), { $least } dei quali regolari britannici (ora { $regulars }). Altrimenti abbi { $margin } punti vittoria di vantaggio alla fine; ora { $lead }. Anche il morale britannico a 0 (ora { $british }) dà la vittoria.{ $rivals ->
    [yes] {" "}Degli alleati vince chi ha più punti vittoria, in parità il francese; ora { $mine } contro { $theirs }.
   *[no] {""}
}
show-aim-siege-crown = Tieni il vantaggio alleato sotto { $margin } punti vittoria fino alla fine (ora { $lead }). { $needed } punti forza degli assedianti perduti (ora { $lost }), { $least } dei quali regolari francesi (ora { $regulars }), decidono. Anche il morale francese o americano a 0 (ora { $french } e { $american }) dà la vittoria.
show-aim-rival = Quello che serve al francese. Degli alleati vince chi ha più punti vittoria, in parità il francese; ora { $mine } contro { $theirs }.
