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

chart-victory = Condiciones de victoria

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
show-aim-assault-allies = Mete en la ciudad una unidad lista para desfilar: eso lo decide (hexágonos ahora: { $held }). Si no, saca { $margin } puntos de victoria de ventaja al acabar el último turno; ahora { $lead }. También gana la moral británica a 0 (ahora { $british }).{ $rivals ->
    [yes] {" "}De los aliados gana quien tenga más puntos de victoria, y si empatan el francés; ahora { $mine } contra { $theirs }.
   *[no] {""}
}
show-aim-assault-crown = Deja la ventaja aliada por debajo de { $margin } puntos de victoria hasta que acabe el último turno (ahora { $lead }). D'Estaing y { $needed } puntos de fuerza de regulares franceses y continentales perdidos (ahora { $lost }) lo deciden. También gana la moral francesa o la americana a 0 (ahora { $french } y { $american }).
show-aim-siege-allies = Haz que la ciudad se rinda, o destruye { $needed } puntos de fuerza de su guarnición (ahora { $lost }), { $least } de ellos regulares británicos (ahora { $regulars }). Si no, saca { $margin } puntos de victoria de ventaja al final; ahora { $lead }. También gana la moral británica a 0 (ahora { $british }).{ $rivals ->
    [yes] {" "}De los aliados gana quien tenga más puntos de victoria, y si empatan el francés; ahora { $mine } contra { $theirs }.
   *[no] {""}
}
show-aim-siege-crown = Deja la ventaja aliada por debajo de { $margin } puntos de victoria hasta el final (ahora { $lead }). { $needed } puntos de fuerza de los sitiadores perdidos (ahora { $lost }), { $least } de ellos regulares franceses (ahora { $regulars }), lo deciden. También gana la moral francesa o la americana a 0 (ahora { $french } y { $american }).
show-aim-rival = Lo mismo que el francés. De los aliados gana quien tenga más puntos de victoria, y si empatan el francés; ahora { $mine } contra { $theirs }.
