# Bobby Lee: bandos, escenarios, el mes.

side-union = Unión
side-confederate = Confederación
scenario-1861 = 1861: hacia Richmond
scenario-1862 = 1862: la Península y el Valle
scenario-1863 = 1863: Chancellorsville y Gettysburg
scenario-1864 = 1864: por tierra a Petersburg
scenario-campaign = La campaña, de julio de 1861 a octubre de 1864
option-morale = Los bloques en su último paso pueden romperse
option-free-deployment = Despliegue libre en los lugares del orden de batalla
option-to-the-end = Si la Unión va por delante se sigue después de octubre de 1864

## Preguntas

prompt-bid = ¿Cuántos cuarteles generales apuestas? La apuesta más alta empieza y activa exactamente esos. A igualdad: { $side }.
prompt-activate = ¿Qué cuartel general se activa?
prompt-relief = Hay bloques sin suministro: ¿alimenta un cuartel general a los que manda?
prompt-starve = ¿Qué bloque en { $place } pierde un paso?
prompt-politics = ¿Un llamamiento a filas?
prompt-strengthen = ¿Qué bloque gana un paso?
prompt-build = ¿Qué bloque nuevo se levanta, y dónde?

## Acciones

action-bid = Apostar { $a1 }
action-activate = Activar { $a1 }
action-pass = Pasar
action-done = Listo
action-feed = Alimentarlos desde { $a1 }
action-starve = { $a1 }
action-call = Llamar a filas
action-emancipate = Proclamar la emancipación
action-add = Un paso: { $a1 }
brief-add = { $a1 }
action-raise = Levantar { $a1 } en { $a2 }

## Sucesos

event-turn = Un nuevo mes: { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { NUMBER($year, useGrouping: 0) }.
event-time = El tiempo favorece al Sur: { $points } punto de victoria.
event-bids = Apuestas: Unión { $union }, confederados { $confederate }.
event-initiative = La iniciativa: { $side }.
event-campaign-turn = Turno de campaña: { $side }.
event-activated = { $block } se activa en { $place }, con { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}.
event-passed = Pasa: { $side }.
event-fed = { $block } en { $place } alimenta a los bloques que manda.
event-hungry = Sin suministro en { $place }: { $number ->
    [one] 1 bloque pierde un paso
   *[other] { $number } bloques pierden un paso cada uno
} ({ $side }).
event-destroyed = { $block } es destruido en { $place }.
event-called = Llamamiento a filas ({ $side }): { $number ->
    [one] 1 bloque
   *[other] { $number } bloques
}; el enemigo gana { $points }.
event-emancipated = Se declara libres a los esclavos: { $points } puntos para la Unión.
event-points = Puntos de reemplazo: Unión { $union }, confederados { $confederate }.
event-added = { $block } tiene ahora { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}.
event-raised = { $block } se levanta en { $place }.
event-new-block = Un bloque nuevo en { $place }: { $side }.
event-weather = { $mud ->
    [0] Los caminos están secos.
   *[1] Los caminos son barro.
}
event-scored = { $reason }: { $points } para { $side }.
reason-supply-hexes = Hexágonos de suministro del Norte ocupados
reason-washington-besieged = Washington está sitiada
reason-all-supply-hexes = Todos los hexágonos de suministro del Sur ocupados

## Por qué no

deny-bid-nought = Primero se apuesta: quien no piensa activar a nadie apuesta 0.
deny-bid-too-high = Nadie apuesta más cuarteles generales de los que tiene en el mapa, y { $number } como mucho.
deny-must-activate = Quien ganó la iniciativa activa tantos cuarteles generales como apostó: { $number }.
deny-shown-already = Quien ha activado un cuartel general no puede pasar.
deny-no-headquarters = { $block } no es un cuartel general de campaña.
deny-off-the-map = { $block } no está en el mapa.
deny-active-already = { $block } ya está activo.
deny-nobody-hungry = Ningún bloque hambriento está al mando de { $block }.
deny-starved-already = { $block } ya perdió este mes su paso por falta de suministro.
deny-not-the-strongest = Primero sufren los más fuertes, y { $block } no está entre ellos.
deny-union-only = Eso solo puede hacerlo la Unión.
deny-emancipated-already = La emancipación ya se proclamó.
deny-no-great-victory = La emancipación se proclama solo tras una batalla en la que el Sur perdiera { $number } bloques.
deny-steps-come-first = Los pasos se añaden antes de levantar bloques nuevos, y a estos nunca en el mismo turno.
deny-not-yours = { $block } es del enemigo.
deny-full-strength = { $block } está al completo.
deny-no-supply = { $block } no tiene línea de suministro.
deny-too-dear = Eso cuesta { $price ->
    [one] 1 punto
   *[other] { $price } puntos
}, y { $points ->
    [one] queda 1
   *[other] quedan { $points }
}.
deny-not-in-the-pool = { $block } no está entre los bloques por levantar.
deny-not-your-territory = { $place } no está en sus manos o no es de su territorio.
deny-fort-monroe = La Unión no levanta a nadie en { $place }.
deny-no-town = { $place } no es pueblo, ciudad ni hexágono de suministro.
deny-town-full = { $place } ya recibió sus { $number } este turno.

## Finales

ending-decisive = Una victoria decisiva.
ending-marginal = Una victoria marginal.
ending-campaign = Lincoln pierde las elecciones.
ending-draw = El marcador está en el centro.
