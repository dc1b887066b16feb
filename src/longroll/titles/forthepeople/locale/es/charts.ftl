# Registros, tablas y capas junto al mapa.

## Tablas

chart-will = Voluntad estratégica
chart-will-about = Las ganas de seguir luchando de cada bando; casi todas las partidas empiezan cerca de 100. «Al alza» y «a la baja» son la suerte de la guerra (12.4): dicen hacia dónde fue el último cambio. Pasar al alza da 2 más; pasar a la baja cuesta 3 más.
chart-cards = De un vistazo
chart-turns = Turnos y llegadas
chart-states = Los estados
chart-reinforcements = Próximos refuerzos
chart-blockade = Nivel de bloqueo
chart-runners = Burladores del bloqueo
chart-amphibious = Modificador anfibio
chart-works = Fuertes y armas
chart-capitals = Sedes del gobierno
chart-discards = Cartas vistas

label-hand = cartas
label-deck = mazo
label-open = abiertos
label-roll = para pasar
label-on-map = en el mapa
label-at-most = máximo
label-east = Este
label-center = Centro
label-west = Oeste
label-penalty = perdidas por incursiones y Europa
label-from-states = de los estados, como máximo
label-from-border = de los estados fronterizos
label-levy = de McClellan
label-returning = de brigadas caídas
label-strategic = movimientos estratégicos
label-removed = fuera de la partida

show-fortune = { $fortune ->
    [rising] al alza
   *[falling] a la baja
}
show-level = { $count }
show-roll-above = más de { $count }
show-card = { $card }
show-pile = { $pile ->
    [removed] fuera de la partida
   *[discarded] descartada
}

## Capas

overlay-supply-union = Suministro de la Unión
overlay-supply-union-source = fuente de suministro
overlay-supply-union-free = por aquí pasa el suministro
overlay-supply-union-cut = unidades sin suministro
overlay-supply-confederate = Suministro confederado
overlay-supply-confederate-source = fuente de suministro
overlay-supply-confederate-free = por aquí pasa el suministro
overlay-supply-confederate-cut = unidades sin suministro
overlay-naval-control = Control naval
overlay-naval-control-own = control naval de la Unión
overlay-naval-control-enemy = negado a la Unión
overlay-naval-control-block = fuerte o buque blindado confederado
overlay-reach = Alcance
overlay-reach-source = la fuerza
overlay-reach-reach = puntos de movimiento necesarios
overlay-reach-fight = allí está el enemigo
overlay-reach-other = Su alcance
overlay-reach-other-source = desde allí
overlay-reach-other-reach = puntos de movimiento necesarios
overlay-reach-other-fight = allí está su enemigo

chart-victory = Condiciones de victoria

label-to-win = hace falta
label-reached = hay
label-clause = cláusula
label-aim-will-zero = voluntad confederada, reducida a
label-aim-resources = centros de recursos destruidos, y a la vez
label-aim-ports = … puertos de burladores aún abiertos
label-aim-double-will = voluntad confederada, más del doble que la de la Unión
label-aim-weary = voluntad de la Unión tras el otoño de 1864
label-aim-higher-will = voluntad de la Unión, al final
label-aim-no-lower-will = voluntad confederada, al final al menos
label-aim-counted-will = voluntad de la Unión al final, contadas las UM
label-aim-no-lower-counted = voluntad confederada al final, contadas las UM, al menos
label-aim-states = estados que cuentan para la Unión, al final
label-aim-states-held = estados que cuentan para la Unión, al final
label-aim-border-union = Misuri, Kentucky y Virginia Occidental
label-aim-border-rebel = Misuri y Kentucky
label-aim-broken-union = o voluntad confederada
label-aim-broken-rebel = o voluntad de la Unión

show-above = más de { $count }
show-below = menos de { $count }
show-aim-border-union = Al acabar 1861 controla Misuri, Kentucky y Virginia Occidental (ahora { $held } de { $of }), o deja la voluntad confederada por debajo de { $below } (ahora { $confederate }). La tuya: { $union }.
show-aim-border-confederate = Al acabar 1861 controla Misuri y Kentucky (ahora { $held } de { $of }), o deja la voluntad de la Unión por debajo de { $below } (ahora { $union }). La tuya: { $confederate }.
show-aim-will-union = Ten más voluntad que el enemigo al acabar el último turno: ahora { $union } contra { $confederate }. Con la confederada a 0 ganas al momento.
show-aim-will-confederate = No tengas menos voluntad que la Unión al acabar el último turno: ahora { $confederate } contra { $union }. Con más del doble que ella al final de un turno ganas al momento.
show-aim-strength-union = Ten más voluntad que el enemigo al acabar el último turno: ahora { $union } contra { $confederate }, tras el recuento de UM { $union-then } contra { $confederate-then }. Con la confederada a 0 ganas al momento.
show-aim-strength-confederate = No tengas menos voluntad que la Unión al acabar el último turno: ahora { $confederate } contra { $union }, tras el recuento de UM { $confederate-then } contra { $union-then }. Con más del doble que ella al final de un turno ganas al momento.
show-aim-states-union = Que cuenten para ti { $needed } estados al final de la guerra (ahora { $count }), lleva la voluntad confederada a 0 (ahora { $confederate }), o destruye todos los centros de recursos sin que quede abierto ningún puerto de burladores. La tuya ({ $union }) no debe acabar un turno por debajo de la mitad de la suya{ $vote ->
    [past] .
   *[ahead] , ni el otoño de 1864 por debajo de { $weary }.
}
show-aim-states-confederate = Deja a la Unión con menos de { $needed } estados al final de la guerra (ahora { $count }), o ten más del doble de su voluntad al final de un turno (ahora { $confederate } contra { $union }){ $vote ->
    [past] .
   *[ahead] , o déjala por debajo de { $weary } al acabar el otoño de 1864.
} La tuya no debe llegar a 0.
