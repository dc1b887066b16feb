# Lo que cuenta `show`.

## Etiquetas

label-turn = turno
label-weather = tiempo
label-active = turno de jugador
label-morale-british = moral británica
label-morale-french = moral francesa
label-morale-american = moral americana
label-points-british = puntos británicos
label-points-french = puntos franceses
label-points-american = puntos americanos
label-momentum = impulso
label-defences = defensas británicas
label-hands = cartas
label-army = ejército
label-morale = moral
label-points = puntos
label-strength = fuerza
label-units = unidades
label-leaders = mandos
label-hex = hexágono
label-ground = terreno
label-features = rasgos
label-zones = zonas de control
label-sides = lados
label-unit = unidad
label-kind = clase
label-steps = pasos
label-movement = movimiento
label-where = dónde
label-order = orden
label-markers = marcadores
label-due = llega en el turno
label-leader = mando
label-ratings = valores
label-loss = su baja
label-wounded = herido
label-card = carta
label-event = de quién
label-when = cuándo
label-pile = dónde

## Valores

show-weather = { $weather }
show-morale = { $count }, { $level }
show-momentum = británicos { $british }, aliados { $allied }
show-complete = completas
show-incomplete = incompletas
show-hands = británicos { $british }, aliados { $allied }, mazo { $deck }
show-posted = { $unit }: { $hex }, { $count }
show-posted-leader = { $leader }: { $hex }
show-terrain = { $terrain }
show-feature = { $feature }
show-unit-line = { $unit }: { $count }, { $order }
show-side = { $direction }, { $hex }: { $crossings }
show-kind = { $arm }, { $band }
show-strength = { $count } de { $full }
show-steps = { $count } de { $full }
show-order-parade = lista para desfilar
show-order-disrupted = desorganizada
show-order-shattered = desmoralizada
show-unit-morale = { $amount }, con ejército y mando { $total }
show-marker-pinned = inmovilizada
show-marker-withdrawn = caballería retirada
show-marker-lost = perdida
show-marker-strayed = ya perdida
show-marker-on-sortie = en una salida
show-marker-entered = ha estado dentro de las líneas
show-marker-shot = ha disparado
show-marker-moved = ha movido
show-marker-fell-back = ha retrocedido
show-marker-released = puede mover
show-ratings = { $stars } estrellas, combate { $combat }, liderazgo { $leadership }, movimiento { $movement }
show-loss = enemigo +{ $gain }, propio -{ $loss }, puntos { $points }
show-when-strategic = turnos estratégicos
show-when-tactical = turnos tácticos
show-when-any = cualquier turno
show-when-red = en cuanto se saca

## Palabras

order-parade = en orden
order-disrupted = desorganizada
order-shattered = desmoralizada
place-unseen = no vista
place-discarded = jugada
place-in-hand = en tu mano
crossing-road = camino
crossing-track = senda
crossing-causeway = calzada elevada
crossing-bridge = puente
crossing-ford = vado
crossing-creek = arroyo
crossing-dike = dique
crossing-up = cuesta arriba
crossing-down = cuesta abajo
crossing-fence = cerca
crossing-revetment = revestimiento
crossing-redoubt = reducto
crossing-abatis = tala
crossing-siege-works = trabajos de sitio
crossing-perimeter = borde de las líneas
