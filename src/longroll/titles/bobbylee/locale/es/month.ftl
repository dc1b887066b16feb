# Bobby Lee: bandos, escenarios, el mes.

side-union = Unión
side-confederate = Confederación
the-side-union = la Unión
the-side-confederate = la Confederación
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
prompt-activate = ¿Qué cuartel general activas?
prompt-relief = Hay bloques sin suministro: ¿abastece un cuartel general a los que tiene a su mando?
prompt-starve = ¿Qué bloque en { $place } pierde un paso?
prompt-politics = ¿Llamar a filas?
prompt-strengthen = ¿Qué bloque gana un paso?
prompt-build = ¿Qué bloque nuevo reclutas, y dónde?

## Acciones

action-bid = Apostar { $a1 }
action-activate = Activar { THE($a1) }
action-pass = Pasar
action-done = Listo
action-feed = Abastecerlos { THE($a1, "desde") }
action-starve = { $a1 }
action-call = Llamar a filas
action-emancipate = Proclamar la emancipación
action-add = Un paso: { $a1 }
brief-add = { $a1 }
action-raise = Reclutar { $a1 } { THE($a2, "en") }

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
event-time = El tiempo corre a favor del Sur: { $points } punto de victoria.
event-bids = Apuestas: Unión { $union }, confederados { $confederate }.
event-initiative = { $The-side } tiene la iniciativa.
event-campaign-turn = { $The-side } empieza su turno de campaña.
event-activated = { THE($block) } se activa en { $place }, con { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}.
event-passed = { $The-side } pasa.
event-fed = { THE($block) } alimenta desde { $place } a los bloques que tiene a su mando.
event-hungry = { $The-side } pasa hambre en { $place }: { $number ->
    [one] 1 bloque pierde un paso
   *[other] { $number } bloques pierden un paso cada uno
}.
event-destroyed = { THE($block) } queda { GENDER($block, "destruido", "destruida") } en { $place }.
event-called = { $The-side } llama a filas y el dado da { $roll }: { $number ->
    [one] 1 bloque
   *[other] { $number } bloques
}; el enemigo gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-emancipated = La Unión proclama la emancipación y gana { $points } puntos.
event-points = Puntos de reemplazo: Unión { $union }, confederados { $confederate }.
event-added = { THE($block) } tiene ahora { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}.
event-raised = { THE($block) } se recluta en { $place }.
event-new-block = { $The-side } recluta un bloque nuevo en { $place }.
event-weather = El dado da { $roll }, seco con { $needed } o más: { $mud ->
    [0] los caminos están secos.
   *[1] los caminos son un barrizal.
}
event-scored = { $reason }: { $the-side } gana { $points }.
reason-supply-hexes = Hexágonos de suministro del Norte ocupados
reason-washington-besieged = Washington está sitiada
reason-all-supply-hexes = Todos los hexágonos de suministro del Sur ocupados

## Por qué no

deny-bid-nought = Primero se apuesta: para no activar a nadie, apuesta 0.
deny-both-bid-nought = Ambos bandos han apostado 0: los dos pasan y el mes acaba.
deny-bid-too-high = No puedes apostar más cuarteles generales de los que tienes en el mapa, ni más de { $number }.
deny-must-activate = Has ganado la iniciativa y debes activar tantos cuarteles generales como apostaste: { $number }.
deny-shown-already = Después de activar un cuartel general ya no puedes pasar.
deny-no-headquarters = { THE($block) } no es un cuartel general de campaña.
deny-off-the-map = { THE($block) } no está en el mapa.
deny-active-already = { THE($block) } ya está { GENDER($block, "activo", "activa") }.
deny-nobody-hungry = No hay bloques sin suministro al mando { THE($block, "de") }.
deny-starved-already = { THE($block) } ya perdió su paso en esta fase de suministro.
deny-not-the-strongest = Primero sufren los más fuertes, y { THE($block) } no está entre ellos.
deny-union-only = Eso solo puede hacerlo la Unión.
deny-emancipated-already = La emancipación ya se proclamó.
deny-no-great-victory = La emancipación solo puede proclamarse tras una batalla que haya ganado la Unión y en la que el Sur haya perdido { $number } bloques.
deny-steps-come-first = Los pasos se añaden antes de reclutar bloques nuevos, y nunca a uno reclutado en el mismo turno.
deny-not-yours = { THE($block) } es del enemigo.
deny-full-strength = { THE($block) } está al completo.
deny-no-supply = { THE($block) } no tiene línea de suministro.
deny-too-dear = Eso cuesta { $price ->
    [one] 1 punto
   *[other] { $price } puntos
}, y { $points ->
    [one] queda 1
   *[other] quedan { $points }
}.
deny-not-in-the-pool = { THE($block) } no está entre los bloques que se pueden reclutar.
deny-not-your-territory = { $place } no está en tus manos o no es de tu territorio.
deny-fort-monroe = La Unión no recluta bloques en { $place }.
deny-no-town = { $place } no es un pueblo, una ciudad ni un hexágono de suministro.
deny-town-full = { $place } ya ha recibido { $number } en este turno, su límite.

## Finales

ending-decisive = Una victoria decisiva.
ending-marginal = Una victoria marginal.
ending-campaign = Lincoln pierde las elecciones.
ending-draw = El marcador acaba en el centro.
deny-first-staff = Los bloques se mueven cuando su cuartel general está activo: activa antes uno, si puedes.
