# Mosby's Raiders: las tablas.

chart-combat = Resultados del combate
chart-combat-about = Un dado con todos los modificadores
label-result = resultado
label-meaning = qué significa
show-result-lost = { $count ->
    [0] Mosby pierde y se dispersa
    [one] Mosby pierde, se dispersa y pierde 1 factor
   *[other] Mosby pierde, se dispersa y pierde { $count } factores
}
show-result-won = { $count ->
    [0] Mosby gana; la Unión se retira
    [one] Mosby gana; la Unión pierde 1 factor
   *[other] Mosby gana; la Unión pierde { $count } factores
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
chart-recruitment-about = Factores por dado y notoriedad
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
label-supply-wagon = carro de suministros
label-picket = piquete
chart-action-costs = Puntos de acción de una ronda
label-cost-demolish = demoler
label-cost-kidnap = secuestrar
label-cost-other = mover, explorar, capturar, atacar
label-cost-slow = mover en invierno por crecidas o barro
