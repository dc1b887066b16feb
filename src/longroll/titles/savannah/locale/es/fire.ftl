# Fuego defensivo de artillería y morteros (G11, X4.12).

## Prompts

prompt-fire = Fuego defensivo: ¿qué pieza abre fuego, y contra quién?
prompt-join-fire = ¿Quién más dispara { THE($unit, "a") }?
prompt-shell = ¿Qué hex bombardea { THE($unit) }?
prompt-expose = Cae un proyectil { THE($hex, "en") }: ¿a qué unidad puede dar?

## Actions

action-fire = { $a1 }: disparar { THE($a2, "a") }
action-support = { $a1 } dispara también
action-shell = Bombardear: { $a1 }
action-expose = { $a1 }: unidad expuesta

note-fire = impacto: { $chance } %
note-shell = { $side }: { $units }
note-shell-leaders = { $side }: solo mandos

## Events

event-fires = { THE($gun) } dispara { THE($unit, "a") } { THE($hex, "en") }.
event-fire-modifier-light = { $amount }: el blanco es infantería ligera.
event-fire-modifier-cover = { $amount }: el blanco está en bosque, ciudad o camino cubierto.
event-fire-modifier-works = { $amount }: el fuego atraviesa fortificaciones o un dique.
event-fire-modifier-weather = { $amount } por el tiempo.
event-fire-modifier-large = { $amount }: el blanco es artillería o caballería.
event-fire-modifier-open = { $amount }: el blanco está en arrozales o en la carretera elevada.
event-fire-modifier-cards = { $amount } por sucesos de este turno.
event-fire-modifier-first-shot = { $amount } por el primer disparo de mortero de la partida.
event-fire-hits = Tirada { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, { $needed ->
    [one] hacía falta 1
   *[other] hacían falta { $needed }
}: impacto { THE($unit, "en") }.
event-fire-misses = Tirada { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}, { $needed ->
    [one] hacía falta 1
   *[other] hacían falta { $needed }
}: { THE($unit) } sale { GENDER($unit, "ileso", "ilesa") }.
event-fire-damage = Tirada de daño: { $roll }{ $guns ->
    [0] , en la columna de infantería y caballería
    [1] , en la columna de artillería
   *[other] {""}
}.
event-fire-result-r = { THE($unit) } debe retirarse.
event-fire-result-d = { THE($unit) } cae en el desorden.
event-fire-result-1 = { THE($unit) } sufre una pérdida.
event-fire-result-am = { THE($unit) } vacila, y su ejército con { GENDER($unit, "él", "ella") }.
event-mortar-fires = { THE($unit) } dispara { THE($hex, "a") }.
event-mortar-wasted = El proyectil { THE($unit, "de") } no alcanza a nadie.
event-mortar-bursts = Tirada { $roll }; { GENDER($unit, "intacto", "intacta") } con { $needed } o más: revienta una pieza { THE($unit, "de") }.
event-mortar-breaks-down = Tirada { $roll }; { GENDER($unit, "intacto", "intacta") } con { $needed } o más: el retroceso destroza una cureña { THE($unit, "de") }.
event-mortar-sound = Tirada { $roll }; { GENDER($unit, "intacto", "intacta") } con { $needed } o más: { THE($unit) } sigue { GENDER($unit, "intacto", "intacta") }.

## Why not

deny-fire-no-gun = { THE($unit) } no es artillería en el mapa.
deny-fire-mortar = { THE($unit) } dispara en el turno aliado, con sus propias reglas.
deny-fire-disorder = { THE($unit) } está en desorden y no puede disparar: antes tiene que reorganizarse.
deny-fire-twice = { THE($unit) } ya ha disparado en esta fase.
deny-fire-target-twice = { THE($unit, "a") } ya le han disparado en esta fase.
deny-fire-no-enemy = { THE($unit) } no es un enemigo en el mapa.
deny-fire-range = { THE($unit) } está a más de { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}.
deny-fire-sight = No hay línea de visión hasta { THE($unit) } { THE($hex, "en") }.
deny-mortar-moved = { THE($unit) } ha movido: en este registro mueve o dispara.
deny-mortar-range = { THE($hex) } no está a una distancia de dos a cinco hexes.
