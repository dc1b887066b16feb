# What a question about a thing tells.

show-turn = { $turn }
show-points = { $count }, { $needed ->
    [one] hace falta 1
   *[other] hacen falta { $needed }
}
show-off-map = fuera del mapa
show-in-container = en el contenedor
show-wounded = herido
show-healthy = sano
show-unit-awake = { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } hombres
} en { $space }; ya en pie
show-unit-asleep = { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } hombres
} en { $space }; duerme
show-leader-at = { $leader } en { $space }
show-depot-at = { $space }, vale { $count }
show-inside = dentro
show-outside = fuera
show-camp-ready = sí
show-camp-sent = sí, ya envió una unidad este turno
show-whole = entero
show-demolished = demolido
label-turn = turno
label-mosby = Mosby
label-health = salud
label-units = unidades nordistas
label-leaders = líderes
label-depots = depósitos
label-place = espacio
label-region = condado
label-lines = líneas nordistas
label-hidden = sin revelar
label-confederacy = Confederación de Mosby
label-camp = gran campamento
label-railroad = vía férrea
label-bridge = puente
label-depot = depósito, vale
label-checks = chequeos de activación al entrar
label-beside = junto a
label-slow = lento en invierno
label-leader = líder
label-at = dónde
label-until = hasta el final de
label-unit = unidad
label-kind = tipo
label-strength = fuerza
label-awake = despierta
label-event = de quién
label-copies = ejemplares
label-permanent = permanente
label-held = en la mano
label-in-deck = en el mazo
label-here = aquí
show-mosby = Mosby
