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
overlay-reach-other = Su alcance
overlay-reach-other-source = desde allí
overlay-reach-other-reach = puntos de movimiento que cuesta

chart-victory = Lo que da la victoria

label-to-win = hace falta
label-reached = hay
label-clause = cláusula
label-aim-city = hexágonos de la ciudad ocupados en orden
label-aim-garrison = regulares, alemanes y provinciales perdidos
label-aim-garrison-regulars = de ellos, regulares británicos
label-aim-besiegers = regulares franceses, mercenarios y continentales perdidos
label-aim-besiegers-regulars = de ellos, regulares franceses
label-aim-in-city = hexágonos de la ciudad alcanzados en orden
label-aim-assault = regulares franceses y continentales perdidos
label-aim-destaing = y d'Estaing perdido
label-aim-morale-british = moral británica, reducida a
label-aim-morale-french = moral francesa, reducida a
label-aim-morale-american = moral americana, reducida a
label-aim-lead = ventaja en puntos de victoria, al final
label-aim-no-lead = ventaja aliada en puntos de victoria, al final

show-surrender = una tirada de { $count } o menos
show-below = menos de { $count }
