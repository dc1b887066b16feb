# Movimiento, apilamiento, el camino cubierto, salidas (G7, G8, G9, X4.1, X4.9, X4.10).

## Prompts

prompt-movement = Movimiento: ¿quién mueve ahora?
prompt-deny-done-pinned = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-pinned }
prompt-deny-done-disrupted = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-disrupted }
prompt-deny-done-arrivals = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-arrivals }
prompt-deny-part-allied = Movimiento: ¿quién se va? Los americanos y los franceses { THE($hex, "de") } tienen que separarse antes de que mueva nadie más.
prompt-deny-part-french = Movimiento: ¿quién se va? Los regulares y la milicia colonial { THE($hex, "de") } tienen que separarse antes de que mueva nadie más.
prompt-deny-done-allied = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-allied }
prompt-deny-done-french = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-french }
prompt-deny-done-artillery = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-artillery }
prompt-deny-done-destaing = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-destaing }
prompt-deny-stack-negro-volunteers = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-stack-negro-volunteers }
prompt-deny-stack-huger = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-stack-huger }
prompt-march = { THE($unit) }, { THE($hex, "en") }: ¿adónde? Puntos de movimiento que quedan: { $count }.
prompt-pins = { $count ->
    [one] Tienes una unidad inmovilizada
   *[other] Tienes { $count } unidades inmovilizadas
}: ¿resistir y luchar, o retirarlas todas a costa de la moral del ejército?
prompt-delay = Hay demasiadas { THE($hex, "en") }: ¿qué refuerzo espera un turno?

## Actions

action-move = Mover { THE($a1) }
action-move-leader = Mover { THE($a1, "a") }
action-go = Ir { THE($a1, "a") }
action-stop = Terminar aquí el movimiento
action-join = Llevar también { THE($a1) }
action-join-leader = { $a1 } manda la salida
action-stand = Resistir y luchar
action-disengage = Retirar todas las inmovilizadas
action-delay = { $a1 } espera
action-done = Hecho

# Beneath the hex in which a unit or leader stands.
brief-move = { $a1 }
brief-move-leader = { $a1 }

## Notes beside actions: movement points

note-step = cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
note-step-off-road = cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} fuera de caminos (niebla)
note-step-road = cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}, por camino { $far }
note-step-zone = cuesta { $cost }; acaba en zona enemiga
note-step-last = cuesta { $cost }; no va más allá

## Events

event-movement = { $side } empiezan su movimiento.
event-moved = { THE($unit) } { $count ->
    [0] va
    [1] mueve
   *[other] y los que lleva consigo mueven
} { THE($hex, "a") }.
event-zone-halts = { THE($unit) } se detiene { THE($hex, "en") }, en una zona de control enemiga (§ G8.31).
event-way-kept = { THE($unit) } sigue por el camino cubierto hasta { THE($hex) } (tirada { $roll }{ $amount ->
    [0] {""}
   *[other] , modificadores { $amount }
}; se pierde desde { $needed }).
event-way-lost = { THE($unit) } se pierde en el camino cubierto, { THE($hex, "en") } (tirada { $roll }{ $amount ->
    [0] {""}
   *[other] , modificadores { $amount }
}; se pierde desde { $needed }).
event-way-found = { THE($unit) } vuelve a orientarse.
event-sortie = { $leader } encabeza una salida de las líneas { THE($hex, "a") }.
event-leader-taken = { THE($unit) } encuentra a un mando enemigo solo { THE($hex, "en") }.
event-pins-stand = { $side } resisten y luchan donde están inmovilizados.
event-pins-disengage = { $side } retiran sus unidades inmovilizadas.
event-pins-removed = Se { $count ->
    [one] quita un marcador
   *[other] quitan { $count } marcadores
} de inmovilización, y lo pagan { $army }.
event-morale-sortie = Moral de { $army } { $amount } por la salida; ahora { $count }.
event-morale-pins = Moral de { $army } { $amount } por quitar inmovilizaciones; ahora { $count }.

## Why not

deny-unit-moved = { THE($unit) } ya ha movido en esta fase.
deny-not-your-unit = { THE($unit) } no es una unidad tuya que esté en el mapa.
deny-not-your-leader = { $leader } no es un mando tuyo que esté en el mapa.
deny-rival-unit = { THE($unit) } no es del ejército que estás moviendo.
deny-rival-leader = { $leader } no es del ejército que estás moviendo.
deny-leader-cannot-move = { $leader } ya ha movido, está herido o no tiene adónde ir.
deny-nowhere-to-go = { THE($unit) } no tiene adónde ir.
deny-shattered-move = { THE($unit) } está { GENDER($unit, "desmoralizado", "desmoralizada") } y no puede mover: antes tiene que reorganizarse.
deny-withdrawn-move = { THE($unit) } se ha retirado del combate y no mueve hasta reorganizarse.
deny-hurricane-move = Nadie se mueve en un huracán.
deny-fixed-artillery = { THE($unit) } tiene que quedarse donde { GENDER($unit, "lo", "la") } pone el escenario histórico.
deny-artillery-returns = El fuego echó { THE($unit, "a") } de su sitio, y solo puede volver a él.
deny-no-such-hex = No existe ese hexágono.
deny-not-adjacent = { THE($hex) } no es adyacente.
deny-prohibited-terrain = El terreno { THE($hex, "de") }, o lo que hay delante, no se puede cruzar.
deny-enemy-held = El enemigo ocupa { THE($hex) }.
deny-zone-halts = Una zona de control enemiga termina el movimiento { THE($hex, "en") }.
deny-lost-halts = { THE($unit) } se ha perdido y no sigue este turno.
deny-disrupted-one-hex = { THE($unit) } está { GENDER($unit, "desorganizado", "desorganizada") } y solo mueve un hexágono.
deny-one-hex-on-arrival = { THE($unit) } solo mueve un hexágono en el turno de su llegada.
deny-leader-one-hex = { $leader } solo mueve un hexágono en el turno de su llegada.
deny-beside-pinned = { THE($hex) } es adyacente a enemigos inmovilizados, de los que tus unidades se retiran.
deny-way-together = Las unidades que empiezan juntas van juntas por el camino cubierto, o no van.
deny-join = Solo se pueden llevar unidades que estén aquí, puedan mover y puedan ir juntas.
deny-perimeter = Las unidades aliadas no pueden acercarse a las líneas de Savannah, { THE($hex, "en") }, antes de anunciar el asalto.
deny-creeks-inside = Los creek nunca entran en las líneas.
deny-sortie-leader = Hasta el turno 10 { THE($unit) } solo sale de las líneas con un mando: lleva uno.
deny-leader-returns-last = { $leader } solo puede volver después de las unidades que salieron con él.
deny-movement-points = No quedan puntos de movimiento suficientes { THE($hex, "para") }, que cuesta { $count }.
deny-cannot-stop = El movimiento no puede terminar { THE($hex, "en") }: hay demasiadas unidades, o unidades que no se apilan.
deny-pinned-beside-enemy = { THE($unit) } está { GENDER($unit, "inmovilizado", "inmovilizada") } y no puede terminar junto a un enemigo.
deny-disrupted-beside-enemy = { THE($unit) } está { GENDER($unit, "desorganizado", "desorganizada") } y tiene que apartarse de cuantos enemigos pueda.
deny-pinned-stands = { THE($unit) } está { GENDER($unit, "inmovilizado", "inmovilizada") }, y tus unidades inmovilizadas resisten y luchan.
deny-cannot-disengage = { THE($unit) } no puede alejarse, y tendrían que hacerlo todas las unidades inmovilizadas.
deny-stack-points = En { THE($hex) } caben { $count } puntos de fuerza de infantería y caballería como mucho.
deny-stack-guns = Ya hay artillería { THE($hex, "en") }.
deny-stack-negro-volunteers = Los Voluntarios negros y los realistas del sur no pueden apilarse.
deny-stack-allied = Franceses y americanos no pueden terminar juntos un movimiento { THE($hex, "en") }.
deny-stack-french = Los regulares franceses y la milicia colonial no pueden terminar juntos un movimiento { THE($hex, "en") }.
deny-stack-huger = { $leader } solo puede apilarse con milicia y artillería americanas.
deny-done-pinned = Las unidades inmovilizadas que puedan alejarse tienen que hacerlo.
deny-done-disrupted = Una unidad desorganizada junto al enemigo tiene que apartarse de cuantos enemigos pueda.
deny-done-arrivals = Los refuerzos tienen que salir { THE($hex, "de") }, donde hay demasiadas unidades.
deny-part-allied = Los americanos y los franceses { THE($hex, "de") } tienen que separarse antes de que mueva nadie más.
deny-part-french = Los regulares y la milicia colonial { THE($hex, "de") } tienen que separarse antes de que mueva nadie más.
deny-done-allied = Los franceses y los americanos { THE($hex, "de") } tienen que separarse.
deny-done-french = Los regulares franceses y la milicia colonial { THE($hex, "de") } tienen que separarse.
deny-done-artillery = La artillería que el fuego echó de su sitio tiene que volver a él.
deny-done-destaing = { $leader } tiene que participar en un ataque en el turno 16, y aún puede.
deny-first-unit = Eso es para una unidad en marcha: elige antes cuál se mueve («Mover ...»).
