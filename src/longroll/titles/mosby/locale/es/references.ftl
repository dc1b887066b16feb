# Mosby's Raiders: las tablas.

chart-combat = Resultados del combate
chart-combat-about = Un dado con todos los modificadores
label-result = resultado
label-meaning = qué significa
show-result-lost = { $count ->
    [0] Mosby pierde y se desbanda
    [one] Mosby pierde, se desbanda y pierde 1 factor de combate
   *[other] Mosby pierde, se desbanda y pierde { $count } factores de combate
}
show-result-won = { $count ->
    [0] Mosby gana; la Unión se retira
    [one] Mosby gana; la Unión pierde 1 factor de combate
   *[other] Mosby gana; la Unión pierde { $count } factores de combate
}
chart-ratio = Proporción de fuerzas
chart-ratio-about = Mosby frente a la Unión, redondeado a favor del defensor; al revés si ataca la Unión
label-modifier = modificador
chart-union-reaction = Reacción de la Unión
chart-union-reaction-about = Por notoriedad y alerta juntas
chart-initiative = Iniciativa
chart-initiative-about = Un dado, según la alerta
label-mosby-from = Mosby la tiene con
chart-recruitment = Reclutamiento
chart-recruitment-about = Factor de combate de la banda, por dado y notoriedad
chart-action-cards = Cartas de acción por turno
chart-action-cards-about = Por notoriedad
label-healthy = Mosby ileso
label-mosby-wounded = Mosby herido
chart-start-alert = Alerta al empezar un turno
chart-start-alert-about = Por notoriedad, antes del nivel de dificultad
chart-union-movement = Movimiento de las unidades de la Unión
chart-union-movement-about = Espacios hacia Mosby por dado; con menos, lejos de él
label-combat-units = unidades de combate
label-others = otras
chart-interrogation = Interrogatorio
chart-interrogation-about = Espacios que se revelan, por dado; con menos, puntos perdidos
show-answer-none = nada
show-answer-all = todos los cercanos
label-courier = correo
label-supply-wagon = carreta de suministros
label-picket = piquete
chart-action-costs = Puntos de acción de una ronda
label-cost-demolish = demoler
label-cost-kidnap = secuestrar
label-cost-other = mover, explorar, capturar, atacar
label-cost-slow = mover en invierno por crecidas o barro
chart-attempts = Qué dado basta
label-die = dado
label-try-check = un chequeo despierta a una unidad, un espacio o un campamento
label-try-scout = explorar
label-try-demolish = demoler
label-try-demolish-guarded = demoler donde hay un campamento o una unidad de combate despierta
label-try-kidnap = secuestrar
label-try-kidnap-guarded = secuestrar donde hay un campamento o una unidad de combate despierta, modificador
label-try-wound = chequeo de bajas: Mosby resulta herido
show-to-alert = hasta la alerta
show-above-alert = mayor que la alerta
chart-spoils = Qué más da un depósito
chart-spoils-about = Un dado después de demolerlo; su valor cuenta en todo caso
show-fate-early = explota demasiado pronto: puntos { $points }
show-fate-food = víveres
show-fate-horses = Caballos veloces
show-fate-nothing = nada
chart-heard = A quién se chequea
chart-heard-about = En este orden, cada uno una vez
label-checked = se chequea
label-heard-scouting = falla una exploración
show-heard-scouting = el espacio explorado
label-heard-entry = entrar en un espacio
show-heard-entry = el ? de allí, las unidades dormidas de allí, el campamento de allí
label-heard-kidnapping = secuestro
show-heard-kidnapping = el campamento de allí, las unidades dormidas de allí
label-heard-noise = demolición o combate
show-heard-noise = las unidades dormidas de allí, las de los espacios adyacentes, los ? adyacentes, los campamentos de todos ellos
label-heard-round = ronda, por las unidades de combate despiertas
show-heard-round = las unidades dormidas donde están, las de los espacios adyacentes, los campamentos adyacentes, los ? de todos ellos
chart-extension = Extensión de las líneas de la Unión
chart-extension-about = Se repite la tirada si ya está en vigor
label-inside = espacios que entran en las líneas
show-spaces = { $spaces }
