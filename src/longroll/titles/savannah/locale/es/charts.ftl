# Registros, tablas y capas.

chart-morale = Moral de los ejércitos
chart-standing = Situación
chart-turns = Turnos
chart-reinforcements = Refuerzos por llegar
chart-losses = Bajas que deciden
chart-leaders-lost = Mandos perdidos
chart-in-force = En vigor este turno
chart-discards = Cartas jugadas

label-hand = cartas en la mano
label-deck = cartas en el mazo
label-lost = perdidos
label-decisive = deciden
label-garrison = regulares, alemanes y provinciales
label-british-regulars = de ellos, regulares británicos
label-besiegers = regulares franceses, mercenarios y continentales
label-french-regulars = de ellos, regulares franceses
label-regulars-continentals = regulares franceses y continentales (con d'Estaing)

show-level = { $level }
show-turn = turno { $turn }
show-card = { $card }
show-removed = retirada
show-track-weather = tiempo
show-track-events = sucesos
show-track-construction = trabajos de sitio
show-track-bombardment = bombardeo

overlay-zone-british = Zonas de control británicas
overlay-zone-british-source = unidades con zona de control
overlay-zone-british-own = zona de control
overlay-zone-allied = Zonas de control aliadas
overlay-zone-allied-source = unidades con zona de control
overlay-zone-allied-own = zona de control
overlay-reach = Alcance
overlay-reach-source = la unidad
overlay-reach-reach = puntos de movimiento que cuesta
