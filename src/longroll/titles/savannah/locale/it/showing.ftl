# Quel che dice `show`.

## Etichette

label-turn = turno
label-weather = tempo
label-active = turno di giocatore
label-morale-british = morale britannico
label-morale-french = morale francese
label-morale-american = morale americano
label-points-british = punti britannici
label-points-french = punti francesi
label-points-american = punti americani
label-momentum = slancio
label-defences = difese britanniche
label-hands = carte
label-army = esercito
label-morale = morale
label-points = punti
label-strength = forza
label-units = unità
label-leaders = comandanti
label-hex = esagono
label-ground = terreno
label-features = caratteristiche
label-zones = zone di controllo
label-sides = lati
label-unit = unità
label-kind = tipo
label-steps = passi
label-movement = movimento
label-where = dove
label-order = ordine
label-markers = segnalini
label-due = arriva nel turno
label-leader = comandante
label-ratings = valori
label-loss = la sua perdita
label-wounded = ferito
label-card = carta
label-event = di chi
label-when = quando
label-pile = dove

## Valori

show-weather = { $weather }
show-morale = { $count }, { $level }
show-momentum = britannici { $british }, alleati { $allied }
show-complete = complete
show-incomplete = incomplete
show-hands = britannici { $british }, alleati { $allied }, mazzo { $deck }
show-posted = { $unit }: { $hex }, { $count }
show-posted-leader = { $leader }: { $hex }
show-terrain = { $terrain }
show-feature = { $feature }
show-unit-line = { $unit }: { $count }, { $order }
show-side = { $direction }, { $hex }: { $crossings }
show-kind = { $arm }, { $band }
show-strength = { $count } di { $full }
show-steps = { $count } di { $full }
show-order-parade = in ordine di parata
show-order-disrupted = disordinata
show-order-shattered = sbandata
show-unit-morale = { $amount }, con esercito e comandante { $total }
show-marker-pinned = inchiodata
show-marker-withdrawn = cavalleria ritirata
show-marker-lost = smarrita
show-marker-strayed = già smarrita
show-marker-on-sortie = in sortita
show-marker-entered = è stata dentro le linee
show-marker-shot = ha sparato
show-marker-moved = ha mosso
show-marker-fell-back = ha ripiegato
show-marker-released = può muovere
show-ratings = { $stars } stelle, combattimento { $combat }, comando { $leadership }, movimento { $movement }
show-loss = nemico +{ $gain }, proprio -{ $loss }, punti { $points }
show-when-strategic = turni strategici
show-when-tactical = turni tattici
show-when-any = qualsiasi turno
show-when-red = appena pescata

## Parole

order-parade = in ordine
order-disrupted = disordinata
order-shattered = sbandata
place-unseen = non vista
place-discarded = giocata
place-in-hand = nella tua mano
crossing-road = strada
crossing-track = sentiero
crossing-causeway = strada rialzata
crossing-bridge = ponte
crossing-ford = guado
crossing-creek = torrente
crossing-dike = argine
crossing-up = in salita
crossing-down = in discesa
crossing-fence = steccato
crossing-revetment = rivestimento
crossing-redoubt = ridotta
crossing-abatis = abbattuta
crossing-siege-works = opere d'assedio
crossing-perimeter = bordo delle linee
