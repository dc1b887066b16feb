# Savannah: las tablas del reglamento.

chart-close-combat = Combate cercano
chart-close-combat-about = Atacante/defensor, según la tirada modificada. R se retira, D se desorganiza, 1 y 2 pierden pasos, * cae un mando, DC y AC capturado a elección de defensor o atacante, PIN inmoviliza a ambos.
chart-combat-modifiers = Modificadores de combate cercano
chart-combat-modifiers-about = El más favorece al atacante.
chart-tactics = Tácticas
chart-tactics-about = Fila: defensor; columna: atacante. El más favorece al atacante; NC: no hay combate.
chart-fire = Fuego de artillería
chart-fire-about = La tirada que impacta, según los puntos de fuerza.
chart-fire-modifiers = Modificadores de fuego
chart-damage = Efectos del fuego
chart-damage-about = R se retira, D se desorganiza, 1 pierde un paso, * cae un mando, AM cuesta moral de ejército.
chart-ground = Terreno
chart-ground-about = P: prohibido. Una carretera anula el otro terreno del hexágono.
chart-covered-way = Perderse en el camino cubierto
chart-morale-bands = Niveles de moral de ejército
chart-morale-checks = Tiradas de moral
chart-chits = Lo que da el impulso
chart-bombardment-one = Sitio y bombardeo I
chart-bombardment-two = Sitio y bombardeo II
chart-weather-effects = Efectos del tiempo
chart-weather-effects-about = P: prohibido.
chart-weather-rolls = Tiradas de tiempo
chart-landing = Dónde desembarcan los franceses
chart-surrender = Rendición británica
chart-leader-losses = Lo que cuesta perder un mando
label-modifier = modificador
label-die = dado
label-french = franceses
label-british = británicos
label-cc-lead-attacker = moral de la unidad líder atacante
label-cc-lead-defender = moral de la unidad líder defensora
label-cc-leader-attacker = mando de los atacantes
label-cc-leader-defender = mando de los defensores
label-cc-long-odds = proporción peor que 1–3
label-cc-attacker-surrounded = atacantes rodeados
label-cc-defender-surrounded = defensores rodeados
label-cc-cavalry = caballería aliada contra defensores, ninguno listo para desfilar
label-cc-cohesion = ataque francés, en el escenario histórico
label-cc-creek = indios creek solos en bosque
label-cc-disorder = un defensor en desorden
label-cc-irish = los irlandeses de Dillon en cabeza contra regulares británicos
label-cc-militia-attacks = solo milicia ataca a otros
label-cc-militia-defends = solo milicia se defiende de otros
label-cc-mixed-attack = franceses y americanos atacan desde una pila
label-cc-mixed-defence = franceses y americanos defienden en una pila
label-cc-mixed-french = regulares y milicia colonial franceses atacan desde una pila
label-cc-obstacle = todos por dique, arroyo, puente, vado o cuesta arriba
label-cc-works = todos por fortificaciones, y otra vez por obstáculos
label-gun-adjacent = cañones, adyacente
label-gun-near = cañones, 2 o 3
label-gun-four = cañones, 4
label-mortar-near = morteros, 2 o 3
label-mortar-four = morteros, 4
label-mortar-five = morteros, 5
label-fire-light = a infantería ligera
label-fire-cover = en bosque, la ciudad o el camino cubierto
label-fire-works = totalmente a través de fortificaciones o dique
label-fire-large = a artillería o caballería
label-fire-open = en arrozales o carretera elevada
label-fire-first-shot = primer disparo de mortero de la partida
label-on-others = a otros
label-on-guns = a artillería
label-own-mortar = el propio mortero
label-arm-leader = mandos
label-on-fire = fuego
label-on-combat = combate cercano
label-side-dike = por un dique
label-side-creek = por un arroyo
label-side-slope = cuesta arriba
label-side-bridge = por puente o vado
label-side-fence = por una valla
label-side-works = hacia dentro de fortificaciones
label-side-abatis = por obstáculos
label-way-lost = se pierden con
label-way-before = ya perdidos antes
label-from-morale = desde
label-initiative = iniciativa
label-check-needed = se necesita
label-check-morale = moral de la unidad y su ejército
label-check-leader = mando
label-check-works = tras fortificaciones sin brecha
label-check-zone = aliados bajo los cañones de la fragata
label-chits = fichas
label-chit-initiative = antes de la tirada de iniciativa, cada una
label-chit-dictate = quién tiene la iniciativa
label-chit-reroll = repetir un combate cercano
label-strategic = estratégico
label-bombardment = bombardeo
label-rally = reorganización
label-works = trabajos de sitio
label-first-roll = primera tirada
label-second-roll = segunda tirada
label-after-fair = tras buen tiempo
label-entry = entrada
label-guns = artillería
label-gives-up = rendición
label-gives-up-wavering = ejército vacilante
label-gives-up-fatigued = ejército fatigado
label-gives-up-prevost-lost = Prevost perdido
label-gives-up-city-hex = cada hexágono de la ciudad ocupado
label-enemy-morale = moral enemiga
label-own-morale = moral propia
show-roll-or-less = { $roll } o menos
show-roll-exactly = { $roll }
show-roll-or-more = { $roll } o más
show-at-least = { $count } o más
show-for-attacker = atacante
show-for-defender = defensor
show-again = tirar otra vez
show-leader = { $leader }
show-barrage = { $result }{ $again ->
    [0] {""}
   *[other] ; luego la tabla II
}
show-pace = { $pace ->
    [none] P
    [half] mitad
    [half-off-road] mitad fuera de carretera
    [slow] la mitad más
   *[normal] normal
}
show-twice = el doble
show-way-hexes = { $count ->
    [one] cada hexágono anterior
   *[other] cada { $count } hexágonos anteriores
}
show-works = { $begin ->
    [1] empezar y completar
   *[other] { $complete ->
        [1] solo completar
       *[other] P
    }
}
label-tactic-skirmish = { tactic-skirmish }
label-tactic-echeloned-assault = { tactic-echeloned-assault }
label-tactic-stand-fast = { tactic-stand-fast }
label-tactic-withdraw = { tactic-withdraw }
label-tactic-frontal-assault = { tactic-frontal-assault }
label-tactic-commit-reserve = { tactic-commit-reserve }
label-tactic-turn-flank = { tactic-turn-flank }
label-tactic-refuse-flank = { tactic-refuse-flank }
label-arm-foot = { arm-foot }
label-arm-light = { arm-light }
label-arm-mounted = { arm-mounted }
label-arm-artillery = { arm-artillery }
label-odds-1-3 = 1–3
label-odds-1-2 = 1–2
label-odds-1-1 = 1–1
label-odds-3-2 = 3–2
label-odds-2-1 = 2–1
label-odds-3-1 = 3–1
label-odds-4-1 = 4–1
show-incomplete-works = fortificaciones británicas incompletas, hasta el turno { $turn }
