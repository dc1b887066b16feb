# Lo que cuenta `show`.

## Rótulos

label-turn = turno
label-will-union = voluntad, Unión
label-will-confederate = voluntad, Confederación
label-blockade = bloqueo
label-amphibious = anfibio
label-last-turn = último turno
label-wins = quién gana
label-states-union = estados, Unión
label-states-confederate = estados, Confederación
label-moving = en marcha
label-movement = movimiento restante
label-generals = sus generales
label-forces-union = fuerzas, Unión
label-forces-confederate = fuerzas, Confederación
label-hands = cartas
label-queue-union = cola, Unión
label-queue-confederate = cola, Confederación
label-space = espacio
label-control = control
label-resource = centro de recursos
label-port = puerto
label-union = Unión
label-confederate = Confederación
label-generals-union = generales unionistas
label-generals-confederate = generales confederados
label-army = ejército
label-fort = fuerte
label-ironclad = buque blindado
label-torpedoes = torpedos
label-links = conexiones
label-state = estado
label-spaces-union = espacios unionistas
label-spaces-confederate = espacios confederados
label-spaces-neutral = espacios neutrales
label-needed = control con
label-value = valor
label-enough = tiene suficientes
label-passes = tal como está, pasa a
label-valley = el Valle
label-general = general
label-side = bando
label-ratings = valores
label-cavalry = caballería
label-where = dónde
label-leads = manda
label-brigade = UM
label-due = vuelve
label-commander = comandante
label-elite = unidades de élite
label-units = UM
label-card = carta
label-operations = valor
label-event = evento
label-pile = dónde

## Valores

place-absent = no está en juego
place-track = en el registro de turnos
place-removed = fuera de la guerra
place-moving = en marcha
place-both = ambos bandos
place-discarded = descartada
place-unseen = aún no vista
place-queued = en una cola de operaciones
place-in-hand = en tu mano
show-will = { $count } ({ $fortune ->
    [rising] al alza
   *[falling] a la baja
})
show-hands = Unión { $union }, Confederación { $confederate }, mazo { $deck }
show-queue = { $general }, { $count ->
    [one] { $count } operación
   *[other] { $count } operaciones
}
show-stand = { $count } { $space }{ $others }
show-stand-army = { $count } { $space } ({ $army } con { $general }{ $others })
show-nobody-moves = nadie
show-force = { $side }: { $count } UM en { $space }, desde { $from }
show-force-army = { $side }: { $army }, { $count } UM en { $space }, desde { $from }
show-leads = { $general } (dirige)
show-officer = { $general }
show-movement = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}{ $bonus ->
    [0] { "" }
   *[other] , y { $bonus } por ferrocarril
}
show-space = { $space }, { $state }
show-destroyed = { $count } (destruido)
show-port-ocean-union = puerto oceánico, control naval de la Unión
show-port-ocean-denied = puerto oceánico, control naval negado
show-port-river-union = puerto fluvial, control naval de la Unión
show-port-river-denied = puerto fluvial, control naval negado
show-coastal-fort = fuerte costero: { $side }
show-units = { $count } UM, { $supply ->
    [supplied] con suministro
   *[cut-off] sin suministro
}{ $rail ->
    [near] { "" }
   *[far] , lejos del ferrocarril
}
show-army = { $army } con { $general }
show-link = { $space } ({ $kind ->
    [rail] ferrocarril
    [water] agua
   *[road] camino
}{ $rule })
show-link-river = { $space } ({ $kind ->
    [rail] ferrocarril
    [water] agua
   *[road] camino
}, cruza el { $river }{ $rule })
show-count = { $count ->
    [one] { $count } espacio
   *[other] { $count } espacios
}
show-needed = { $count } de { $all }
show-valley = cada espacio del valle del Shenandoah cuenta dos para la Unión
show-ratings = política { $politics }, estrategia { $strategy }, ataque { $offense }, defensa { $defense }
show-wins-1861 = 1861: la Unión con Misuri, Kentucky y Virginia Occidental, o con la voluntad confederada por debajo de 80; la Confederación con Misuri y Kentucky, o con la voluntad unionista por debajo de 85; ambas o ninguna: empate [13.2]
show-wins-1862 = 1862: la Unión con la voluntad más alta; si no, la Confederación [14.7]
show-wins-1863 = 1863: la Unión con la voluntad más alta tras contar las fuerzas; si no, la Confederación [15.7]
show-wins-campaign = la campaña: la Unión con diez estados; si no, la Confederación [17.3]
show-wins-at-once = antes: voluntad confederada 0, o todos los centros de recursos destruidos y todos los puertos de rompedores cerrados (Unión); al final de un turno, voluntad confederada superior al doble de la unionista, o voluntad unionista por debajo de 50 en otoño de 1864 (Confederación) [17.2]
show-on-the-way = { $space }, en marcha
