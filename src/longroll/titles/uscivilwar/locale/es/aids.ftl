# Pistas, tablas, capas, probabilidades, notas.

## Tablas

chart-standing = Situación
chart-standing-about = La Unión tiene un punto por cada punto de construcción que toma o destruye en el Sur, y tres mientras todo el Mississippi está abierto; los confederados, por lo que toman en el Norte. Los puntos previstos son el número de referencia impreso en el contador de turnos: quien al final de un turno lo mejora en doce puntos gana al momento.
chart-victory = Condiciones de victoria
chart-turns = Turnos
chart-leaders = Generales por llegar
chart-points = Puntos de victoria
chart-blockade = El bloqueo
chart-blockade-about = Por zona: puertos abiertos, lo que suman al dado y los puntos que trae la próxima tirada.
chart-income = Ingresos confederados
chart-income-about = Antes de que crezca la industria de guerra y se burle el bloqueo; lo que traigan se añade.
chart-cards = Cartas
chart-displaced = Puntos de fuerza desplazados
chart-combat = Resultados de combate
chart-combat-about = Bajas del enemigo según fuerza y tirada modificada; gana el resultado mayor; * vence a d (el diamante de la tabla impresa), y d, al número solo.

label-balance = puntos de victoria, Unión menos Confederación
label-reference = puntos previstos este turno
label-strength = puntos de fuerza en el mapa
label-hand = cartas en la mano
label-to-win = se necesita
label-reached = alcanzado
label-clause = cláusula
label-aim-ahead = puntos al final de un turno
label-aim-behind = puntos al final de un turno
label-aim-election = puntos en las elecciones de 1864
label-aim-final = puntos al final de la partida
label-aim-hold-out = puntos al final de la partida
label-what = qué
label-points = puntos
label-captured = Recursos del Sur en poder de la Unión
label-burned = destruidos que el Sur tiene de nuevo
label-mississippi = el Mississippi, no abierto
label-mississippi-open = el Mississippi, abierto
label-total = en total
label-invasion = invasión del Norte
label-panic = pánico en Washington
label-blockade-held = puertos bloqueados, al final
label-border-held = Objetivos de estados fronterizos, al final
label-ports = puertos abiertos
label-modifier = modificador
label-runs-least = mínimo
label-runs-most = máximo
label-zone-north-atlantic = Atlántico Norte
label-zone-south-atlantic = Atlántico Sur
label-zone-gulf = Golfo
label-income-resources = hexágonos de recursos
label-income-arsenals = industria de guerra
label-income-border = estados fronterizos
label-income-salt = salinas perdidas
label-maintenance = mantenimiento
label-without-runners = en total, sin los burladores del bloqueo
label-winter-takes = puntos de fuerza menos en invierno
label-makes-strength = puntos de fuerza por ellos
label-held = en la mano
label-in-deck = en el mazo completo
label-all-cards = cartas de todas clases
label-displaced = desplazados
label-east = Este
label-west = Oeste
label-trans-mississippi = Trans-Mississippi
label-strength-0 = 0
label-strength-1 = 1
label-strength-2 = 2
label-strength-3 = 3–4
label-strength-4 = 5–6
label-strength-5 = 7–8
label-strength-6 = 9–12
label-strength-7 = 13–16
label-strength-8 = 17+

show-turn = Turno { $turn }, { $season } de { $year }
show-reference = puntos previstos: { $number }
show-at-least = { $number } o más
show-at-most = { $number } o menos
show-less-than = menos de { $number }
show-act-enter-stars-theatre = llega ({ $theatre }, { $stars }★)
show-act-promote-stars = asciende ({ $stars }★)
show-act-promote-stars-theatre = asciende ({ $stars }★) y cambia de teatro: { $theatre }
show-act-remove = deja el juego
show-act-relieve = es relevado
show-act-unassign = queda sin mando
show-act-demote-stars = es degradado ({ $stars }★)
show-act-demote-stars-theatre = es degradado ({ $stars }★) y cambia de teatro: { $theatre }
show-act-transfer-theatre = cambia de teatro: { $theatre }
show-act-return-theatre = vuelve ({ $theatre })
show-card = { $card }
show-roll-or-less = { $roll } o menos
show-roll-exactly = { $roll }
show-roll-or-more = { $roll } o más

## Lo que se muestra de un lugar o un general

label-place = lugar
label-state = estado
label-theatre = teatro
label-ground = terreno
label-features = en él
label-blockade-modifier = modificador al bloqueo
label-resource = recurso
label-holder = controla
label-zones = zona de influencia de
label-units-union = la Unión
label-units-confederate = los confederados
label-general = general
label-side = bando
label-rank = estrellas
label-movement = movimiento
label-attack = ataque
label-defence = defensa
label-leads = manda puntos de fuerza
label-traits = es
label-where = dónde
label-turn = turno
label-points-union = puntos de la Unión
label-points-confederate = puntos de los confederados
show-state = { $state }
show-holder = { $the-side }
show-nobody = nadie
show-border-state = { $state }, { $neutral ->
    [1] neutral
   *[0] con { $the-side }
}
show-theatre = { $theatre }
show-ground = { $ground }
show-feature = { $feature }
show-worth = vale { $number }
show-burned = destruido, aún vale { $number }
show-strength = { $number } PF
show-demoralised = desmoralizados
show-foraging = forrajeando
show-no-supply = sin abastecimiento total
show-no-line = sin comunicaciones
show-fortress = sin comunicaciones, abastecidos por un fuerte
show-isolated = aislados
show-general = { $general } ({ $stars }★)
show-militia = milicia
show-fort = un fuerte de nivel { $level }
show-fort-begun = un fuerte de nivel { $level } en construcción
show-entrenched = atrincheramientos
show-trait = { $trait }
show-at = { $place }
show-displaced = desplazado ({ $theatre })
show-to-come = aún por llegar
show-gone = fuera del juego
show-unassigned = sin mando
ground-clear = despejado
ground-woods = bosque
ground-swamp = humedal
ground-mountain = montaña
ground-morass = pantano, prohibido
ground-unplayable = cerrado a todos
ground-sea = mar
ground-lake = lago
feature-city = ciudad
feature-town = pueblo
feature-capital = capital
feature-objective = Objetivo
feature-ocean-port = puerto oceánico
feature-river-port = puerto fluvial
feature-coastal-fort = Fuerte Costero
feature-island = isla
feature-salt = salinas
trait-cautious = cauto
trait-cavalry = caballería

## Capas

overlay-supply = Abastecimiento
overlay-supply-source = fuente de abastecimiento
overlay-supply-free = abastecimiento total
overlay-supply-cut = PF sin abastecimiento total
overlay-supply-enemy = Abastecimiento enemigo
overlay-supply-enemy-source = fuente de abastecimiento
overlay-supply-enemy-free = abastecimiento total
overlay-supply-enemy-cut = PF sin abastecimiento total
overlay-lines = LDC
overlay-lines-source = fuente de abastecimiento
overlay-lines-free = hasta aquí llega una línea
overlay-lines-cut = PF sin abastecimiento
overlay-lines-own = PF que viven de un fuerte
overlay-lines-enemy = LDC enemiga
overlay-lines-enemy-source = fuente de abastecimiento
overlay-lines-enemy-free = hasta aquí llega una línea
overlay-lines-enemy-cut = PF sin abastecimiento
overlay-lines-enemy-own = PF que viven de un fuerte
overlay-railroads = Ferrocarriles
overlay-railroads-own = controlado (propio)
overlay-railroads-enemy = controlado (del enemigo)
overlay-railroads-both = controlado (de ambos)
overlay-waters = Control Naval
overlay-waters-own = bajo control propio
overlay-waters-enemy = bajo control enemigo
overlay-waters-both = unos lados propios y otros enemigos, o sin control
overlay-zones = Zonas
overlay-zones-own = zona de influencia (propia)
overlay-zones-enemy = zona de influencia (del enemigo)
overlay-zones-both = zona de influencia (de ambos)
overlay-prizes = Objetivos
overlay-prizes-own = en poder propio, con su valor si lo tiene
overlay-prizes-enemy = en poder del enemigo, con su valor si lo tiene
overlay-prizes-both = de ningún bando
overlay-prizes-block = destruido
overlay-reach = Alcance
overlay-reach-source = la fuerza
overlay-reach-reach = puntos de movimiento que cuesta
overlay-reach-fight = se puede atacar
overlay-reach-other = Su alcance
overlay-reach-other-source = desde allí
overlay-reach-other-reach = puntos de movimiento que cuesta
overlay-reach-other-fight = se puede atacar

## Probabilidades y notas

event-modifier-generals = { $side }: { $amount } por los generales.
event-modifier-demoralised = { $side }: { $amount } por los PF desmoralizados.
event-modifier-card = { $side }: { $amount } por la carta.
event-modifier-works = { $side }: { $amount } por las fortificaciones.
event-modifier-ground = { $side }: { $amount } por el terreno.
note-go = { $cost } PM, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}{ $joins ->
    [1] ; Kentucky se une a { $the-side }
   *[0] {""}
}
note-go-zone = { $cost } PM, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}{ $number ->
    [0] {""}
    [one] ; 1 hexágono en ZDI
   *[other] ; { $number } hexágonos en ZDI
}{ $caught ->
    [0] {""}
   *[other] ; interceptación ≤ { $caught } %
}{ $joins ->
    [1] ; Kentucky se une a { $the-side }
   *[0] {""}
}
note-joins = Kentucky se une a { $the-side }
note-go-zone-about = ZDI: zona de influencia.{ $caught ->
    [0] {""}
   *[other] {" "}La probabilidad de interceptación supone que lo intentan todos los apilamientos enemigos que pueden; quizá lo intenten menos.
}
note-ride = { $cost } PM{ $caught ->
    [0] {""}
   *[other] ; interceptación ≤ { $caught } %
}
note-ride-about = PM de la bonificación por movimiento ferroviario, no del General.{ $caught ->
    [0] {""}
   *[other] {" "}La probabilidad de interceptación supone que lo intentan todos los apilamientos enemigos que pueden; quizá lo intenten menos.
}
note-attack = { $cost } PM; gana el { $chance } %, pierde { $own } PF de media, el enemigo { $theirs }{ $joined ->
    [0] {""}
   *[other] ; hasta el { $joined } % de que lleguen refuerzos enemigos
}
note-overrun = { $cost } PM; Desplazamiento Automático, sin batalla{ $joined ->
    [0] {""}
   *[other] ; hasta el { $joined } % de que lleguen refuerzos enemigos
}
note-assault = { $sea ->
    [0] {""}
   *[1] tras una batalla naval, ganada el { $naval } % de las veces:{" "}
}gana el { $chance } %, pierde { $own } PF de media, el enemigo { $theirs }{ $joined ->
    [0] {""}
   *[other] ; hasta el { $joined } % de que lleguen refuerzos enemigos
}
note-assault-overrun = { $sea ->
    [0] {""}
   *[1] tras una batalla naval, ganada el { $naval } % de las veces:{" "}
}Desplazamiento Automático, sin batalla{ $joined ->
    [0] {""}
   *[other] ; hasta el { $joined } % de que lleguen refuerzos enemigos
}
note-stake = con la carta { $chance } %
note-suffer = { $chance ->
    [0] no puede perder nada
   *[other] { $chance } % de perder PF: { $mean } de { $number } de media
}
note-march = { $cost ->
    [one] 1 Punto de Acción
   *[other] { $cost } Puntos de Acción
}; { $number } PF como máximo, { $movement } PM
note-cost = { $cost ->
    [one] 1 Punto de Acción
   *[other] { $cost } Puntos de Acción
}
note-fort = { $level ->
    [1] un fuerte nuevo, de nivel 1
   *[other] mejora el fuerte al nivel { $level }
}
note-improve = al nivel { $level }
note-unspent = { $number ->
    [0] {""}
    [one] se pierde 1 punto
   *[other] se pierden { $number } puntos
}{ $lost ->
    [1] { $number ->
        [0] se pierde 1 PF: nadie ha avanzado hacia Richmond
       *[other] ; y 1 PF: nadie ha avanzado hacia Richmond
    }
   *[0] {""}
}
deny-enemy-held = El enemigo controla { THE($place) }.

## Cartas

card-1 = Este
card-1-effect = Una de estas cosas, en su teatro: un Punto de Acción; una marcha forzada, +2 PM; que se atreva un General cauto; +2 en una batalla terrestre que empieces; un fuerte que se empieza o mejora; librar del desgaste a un apilamiento desabastecido. Juego básico: la Unión cruza con apoyo naval un río enemigo. Juego avanzado: los confederados trasladan una batería naval.
card-2 = Oeste
card-2-effect = Una de estas cosas, en su teatro: un Punto de Acción; una marcha forzada, +2 PM; que se atreva un General cauto; +2 en una batalla terrestre que empieces; un fuerte que se empieza o mejora; librar del desgaste a un apilamiento desabastecido. Juego básico: la Unión cruza con apoyo naval un río enemigo. Juego avanzado: los confederados trasladan una batería naval.
card-3 = Trans-Mississippi
card-3-effect = Una de estas cosas, en su teatro: un Punto de Acción; una marcha forzada, +2 PM; que se atreva un General cauto; +2 en una batalla terrestre que empieces; un fuerte que se empieza o mejora; librar del desgaste a un apilamiento desabastecido. Juego básico: la Unión cruza con apoyo naval un río enemigo. Juego avanzado: los confederados trasladan una batería naval.
card-4 = Naval
card-4-effect = Una de estas cosas: transporte naval; un asalto desde el mar; +2 en su batalla en tierra. Juego avanzado: un apilamiento de barcos zarpa, y los acorazados oceánicos de la Unión pueden sumarse a su batalla en la costa; +2 en una batalla naval que empieces; los confederados trasladan una batería naval, pero no pueden asaltar con esta carta. No da Puntos de Acción en tierra.
card-5 = Cualquier teatro
card-5-effect = Como una carta de cualquier teatro o como una carta naval. Juego avanzado: también los confederados asaltan con ella desde el mar.
label-card = carta
label-held-by-you = en tu mano
label-event = mazo de

# What a player may wish not to be asked: what he does not do then.
decline-intercept = No interceptar
decline-avoid = No evitar la batalla
decline-fall-back = No retroceder ante una interceptación
decline-chase = No interceptar barcos
place-both = ambos bandos
note-spur = { $number } PF como máximo, { $movement } PM
show-aim-north = Ten { $needed } puntos o más tras el turno { $turn }{ $short ->
    [1] {""} (entonces cuentan también el bloqueo y los estados fronterizos: ahora { $reached })
   *[0] {""} (ahora { $reached })
}. Con { $once } o más al final de este turno, doce por encima de los previstos, ganas al momento: ahora { $balance }.
show-aim-south = Deja a la Unión por debajo de { $needed } puntos tras el turno { $turn }{ $short ->
    [1] {""} (entonces cuentan también el bloqueo y los estados fronterizos: ahora { $reached })
   *[0] {""} (ahora { $reached })
}. Con { $once } o menos al final de este turno, doce por debajo de los previstos, ganas al momento: ahora { $balance }.
show-aim-south-election = Deja a la Unión por debajo de { $needed } puntos tras el turno { $turn } (ahora { $reached }). Con { $once } o menos al final de este turno, doce por debajo de los previstos, ganas al momento, y en la elección del turno { $election } con { $votes } o menos: ahora { $balance }.

hexside-creek = río menor
hexside-river = río navegable, tipo 1
hexside-great-river = río navegable, tipo 2
hexside-rail = ferrocarril
hexside-rail-planned = ferrocarril posterior
hexside-road = carretera
hexside-ridge = lado de montaña
hexside-gap = paso de montaña
hexside-bridge = puente ferroviario
hexside-ferry = transbordador ferroviario
hexside-strait = agua, infranqueable
hexside-barrier = infranqueable
hexside-cut = trinchera ferroviaria
note-general = { $stars }★, ataque { $attack }, defensa { $defence }{ $cautious ->
    [1] , cauto
   *[0] {""}
}
