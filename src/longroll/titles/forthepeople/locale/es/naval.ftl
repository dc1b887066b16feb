# Flotas, fuertes y armas navales: capítulo 6.

## Preguntas

prompt-sail = ¿De qué puerto zarpa una fuerza?
prompt-load = ¿Cuántas UM de infantería embarcan en { $space }?
prompt-load-general = ¿Embarca un general en { $space }?
prompt-land = ¿Dónde desembarca la fuerza de { $space }?
prompt-sail-army = ¿Qué ejército zarpa?
prompt-river-sail = ¿De qué puerto sale una división por el río?
prompt-river-land = ¿Dónde desembarca la división de { $space }?
prompt-fort = ¿Dónde construyes un fuerte?
prompt-ironclad = ¿En qué puerto pones un buque blindado?
prompt-torpedoes = ¿En qué puerto siembras torpedos?
prompt-hunley = ¿En qué puerto pones el Hunley?
prompt-sink = ¿Qué buque blindado se pierde?

## Acciones

action-sail = Zarpar de { $a1 }
action-load = Embarcar { $a1 } UM de infantería
action-load-general = Con { $a1 }
action-no-general = Sin general
action-land = Desembarcar en { $a1 }
action-land-2 = Desembarcar en { $a1 }, pasando ante { $a2 }
action-land-3 = Desembarcar en { $a1 }, pasando ante { $a2 } y { $a3 }
action-sail-army = Embarcar el { $a1 }
action-fort = Construir un fuerte en { $a1 }
action-ironclad = Ponerlo en { $a1 }
action-torpedoes = Sembrar torpedos en { $a1 }
action-hunley = Poner el Hunley en { $a1 }
action-sink = Retirar el buque blindado de { $a1 }

## Lo que ocurre

event-embarked = { $The-side } embarca { $count ->
    [one] 1 UM
   *[other] { $count } UM
} en { $space }.
event-general-embarked = { $general } embarca en { $space } con { $count } UM.
event-army-embarked = El { $army } embarca en { $space } con { $count } UM.
event-nobody-sails = No hay ninguna fuerza que pueda zarpar.
event-sailed = { $The-side } envía por mar una fuerza de { $from } a { $to }.
event-farragut-passes = Farragut se desliza ante el fuerte de { $space }.
event-guns-run = La flota logra pasar ante la artillería de { $space }: { $roll } con un modificador de { $modifier }, hacían falta { $needed }.
event-guns-fail = La flota fracasa ante la artillería de { $space } y vuelve: { $roll } con un modificador de { $modifier }, hacían falta { $needed }.
event-landed = { $The-side } desembarca una fuerza en { $space }.
event-back-in-port = La fuerza está de vuelta en { $space }.
event-fort-built = { $The-side } construye un fuerte en { $space }.
event-ironclad-placed = Un buque blindado entra en servicio en { $space }.
event-ironclad-removed = Se pierde el buque blindado de { $space }.
event-torpedoes-placed = Se siembran torpedos en { $space }.
event-torpedoes-removed = Se retiran los torpedos de { $space }.
event-hunley-placed = El Hunley está en { $space }.
event-hunley-removed = El Hunley se pierde en { $space }.
event-river-flotilla = La flotilla fluvial saca { $roll }{ $before ->
    [0] {""}
   *[other] {" "}y necesitaba más de { $before }
}; el modificador anfibio de la Unión queda en { $count }.

## Negativas

deny-no-port = { $space } no es un puerto.
deny-port-not-held = La Unión no controla { $space }.
deny-nobody-to-sail = En { $space } no hay infantería ni generales de la Unión que puedan zarpar.
deny-naval-value = Un desplazamiento naval exige una carta de valor { $count }, una campaña o un evento.
deny-load-absent = En { $space } no hay { $count } UM que { $count ->
    [one] pueda
   *[other] puedan
} zarpar.
deny-naval-size = No pueden zarpar juntas más de { $count } UM.
deny-no-units-aboard = Sin ninguna UM no se puede zarpar.
deny-general-not-in-port = { $general } no está en ese puerto.
deny-sailor-moved = { $general } ya se ha desplazado con esta carta.
deny-strands-general = { $general } se quedaría sin ninguna UM.
deny-too-many-behind = Se quedarían demasiados generales en { $space }.
deny-already-in-port = La fuerza ya está en { $space }.
deny-name-the-forts = Hay varias rutas a { $space }, o un fuerte en el camino: indica ante qué fuerte pasa la fuerza.
deny-no-fort-to-name = En el camino a { $space } no hay ningún fuerte: nombra solo el puerto.
deny-two-forts = La ruta a { $space } pasa ante más de un fuerte, y solo se puede sortear uno.
deny-ironclad-in-the-way = Un buque blindado cierra el paso a { $space }.
deny-coastal-fort-in-the-way = Un fuerte costero confederado cierra el paso a { $space }.
deny-sea-closed = En el primer turno de este escenario solo se navega por los ríos.
deny-army-not-in-play = El { $army } no está en el mapa.
deny-campaign-begun = Un ejército zarpa en lugar de todos los desplazamientos de la carta.
deny-army-commander = Quien manda el { $army } no puede embarcar un ejército.
deny-army-port = El { $army } no está en un puerto controlado por la Unión.
deny-army-route = Ahora no hay aguas por las que pueda ir el { $army }.
deny-army-landing = Desde allí ningún ejército puede desembarcar en { $space }.
deny-army-load = Con él no pueden zarpar más de { $count } UM de infantería.
deny-no-army-sails = No hay en el mapa ningún ejército de la Unión que pueda zarpar.
deny-confederate-army-sails = Los ejércitos confederados no pueden zarpar.
deny-river-move-operations = Un desplazamiento fluvial confederado exige una carta jugada para operaciones.
deny-no-river-division = No hay infantería confederada en { $space }.
deny-no-river-route = Por el río no se alcanza ningún puerto desde { $space }.
deny-river-enemy = Hay una fuerza o un fuerte de la Unión en { $space }.
deny-river-closed = Ningún río libre del control naval de la Unión lleva a { $space }.
deny-river-enemy-state = Una división no puede entrar en { $space }: el espacio es enemigo y el estado no es tuyo.
deny-coastal-garrison = El fuerte costero de { $space } solo admite una UM.
deny-fort-not-held = No controlas { $space }.
deny-coastal-fort-there = { $space } es un fuerte costero.
deny-fort-stands = Ya hay un fuerte en { $space }.
deny-fort-enemy-units = Hay unidades enemigas en { $space }.
deny-fort-no-lc = { $space } no tiene línea de comunicación.
deny-fort-value = Un fuerte exige una carta de valor { $count }.
deny-fort-counters-out = { $The-side } ya no tiene fichas de fuerte.
deny-no-fort-site = { $The-side } no tiene dónde construir un fuerte: hace falta un espacio propio con línea de comunicación, sin fuerte ni enemigos.
deny-weapon-no-port = { $space } no es puerto ni fuerte costero.
deny-weapon-not-held = La Confederación no controla { $space }.
deny-weapon-twice = Ya hay una ficha igual en { $space }.
deny-no-ironclad = No hay ningún buque blindado en { $space }.
