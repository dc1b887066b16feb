# Movimiento, apilamiento, el camino cubierto, salidas (G7, G8, G9, X4.1, X4.9, X4.10).

## Prompts

prompt-movement = Movimiento: ¿quién mueve ahora?
prompt-deny-done-pinned = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-pinned }
prompt-deny-done-disrupted = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-disrupted }
prompt-deny-done-arrivals = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-arrivals }
prompt-deny-part-allied = Movimiento: ¿quién se va? Los americanos y los franceses de { $hex } se separan antes de que mueva nadie más.
prompt-deny-part-french = Movimiento: ¿quién se va? Los regulares y la milicia colonial de { $hex } se separan antes de que mueva nadie más.
prompt-deny-done-allied = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-allied }
prompt-deny-done-french = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-french }
prompt-deny-done-artillery = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-artillery }
prompt-deny-done-destaing = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-done-destaing }
prompt-deny-stack-negro-volunteers = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-stack-negro-volunteers }
prompt-deny-stack-huger = Movimiento: ¿quién mueve ahora? Aún no puede terminar. { deny-stack-huger }
prompt-march = { $unit } en { $hex }: ¿adónde? Puntos de movimiento que quedan: { $count }.
prompt-pins = { $count ->
    [one] Tienes una unidad inmovilizada
   *[other] Tienes { $count } unidades inmovilizadas
}: ¿resistir y luchar, o retirarlas todas a costa de la moral del ejército?
prompt-delay = Hay demasiadas en { $hex }: ¿qué refuerzo espera un turno?

## Actions

action-move = Mover { $a1 }
action-move-leader = Mover a { $a1 }
action-go = Ir a { $a1 }
action-stop = Terminar aquí el movimiento
action-join = Llevar también { $a1 }
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

## Events

event-movement = { $side }: movimiento.
event-moved = { $unit } { $count ->
    [0] va
    [1] mueve
   *[other] y los que van con ella mueven
} a { $hex }.
event-zone-halts = { $unit } se detiene en { $hex }, en una zona de control enemiga (§ G8.31).
event-way-kept = { $unit } sigue por el camino cubierto hasta { $hex } (tirada { $roll }, modificadores { $amount }).
event-way-lost = { $unit } se pierde en el camino cubierto, en { $hex } (tirada { $roll }, modificadores { $amount }).
event-way-found = { $unit } vuelve a orientarse.
event-sortie = { $leader } manda una salida de las líneas a { $hex }.
event-leader-taken = { $unit } encuentra a un mando enemigo solo en { $hex }.
event-pins-stand = { $side } resisten y luchan donde están inmovilizados.
event-pins-disengage = { $side } retiran sus unidades inmovilizadas.
event-pins-removed = Se { $count ->
    [one] quita un marcador
   *[other] quitan { $count } marcadores
} de inmovilización; lo pagan { $army }.
event-morale-sortie = Moral de { $army } { $amount } por la salida; ahora { $count }.
event-morale-pins = Moral de { $army } { $amount } por quitar inmovilizaciones; ahora { $count }.

## Why not

deny-unit-moved = { $unit } ya ha movido en esta fase.
deny-not-your-unit = { $unit } no está en el mapa de tu lado.
deny-not-your-leader = { $leader } no está en el mapa de tu lado.
deny-rival-unit = { $unit } no es del ejército que mueves ahora.
deny-rival-leader = { $leader } no es del ejército que mueves ahora.
deny-leader-cannot-move = { $leader } ya ha movido, está herido o no tiene adónde ir.
deny-nowhere-to-go = { $unit } no tiene hexágono al que ir.
deny-shattered-move = { $unit }: unidad desmoralizada; no puede mover: antes tiene que reorganizarse.
deny-withdrawn-move = { $unit } se ha retirado del combate y no mueve hasta reorganizarse.
deny-hurricane-move = Nadie se mueve en un huracán.
deny-fixed-artillery = { $unit } se queda donde la ha puesto el escenario histórico.
deny-artillery-returns = El fuego echó a { $unit } de su sitio y solo puede volver a él.
deny-no-such-hex = No existe ese hexágono.
deny-not-adjacent = { $hex } no es adyacente.
deny-prohibited-terrain = El terreno de { $hex }, o lo que hay delante, no se puede cruzar.
deny-enemy-held = El enemigo ocupa { $hex }.
deny-zone-halts = Una zona de control enemiga termina el movimiento en { $hex }.
deny-lost-halts = { $unit } se ha perdido y no sigue este turno.
deny-disrupted-one-hex = { $unit }: unidad desorganizada; solo mueve un hexágono.
deny-one-hex-on-arrival = { $unit } solo mueve un hexágono en el turno de su llegada.
deny-leader-one-hex = { $leader } solo mueve un hexágono en el turno de su llegada.
deny-beside-pinned = { $hex } es adyacente a enemigos inmovilizados, de los que tus unidades se retiran.
deny-way-together = Las unidades que empiezan juntas van juntas por el camino cubierto, o no van.
deny-join = Solo se pueden llevar unidades que estén aquí, puedan mover y puedan ir juntas.
deny-perimeter = Las unidades aliadas no se acercan a las líneas de Savannah, en { $hex }, antes de anunciar el asalto.
deny-creeks-inside = Los creek nunca entran en las líneas.
deny-sortie-leader = Hasta el turno 10 { $unit } solo sale de las líneas con un mando: lleva uno.
deny-leader-returns-last = { $leader } solo vuelve cuando hayan vuelto las unidades que salieron con él.
deny-movement-points = No quedan puntos de movimiento para { $hex }, que cuesta { $count }.
deny-cannot-stop = El movimiento no puede terminar en { $hex }: hay demasiadas unidades, o unidades que no se apilan.
deny-pinned-beside-enemy = { $unit }: unidad inmovilizada; no puede terminar junto a un enemigo.
deny-disrupted-beside-enemy = { $unit }: unidad desorganizada; se aparta de cuantos enemigos pueda.
deny-pinned-stands = { $unit }: unidad inmovilizada; tus inmovilizadas resisten y luchan.
deny-cannot-disengage = { $unit } no puede alejarse, y tendrían que hacerlo todas las inmovilizadas.
deny-stack-points = En { $hex } caben { $count } puntos de fuerza de infantería y caballería como mucho.
deny-stack-guns = Ya hay artillería en { $hex }.
deny-stack-negro-volunteers = Los Negro Volunteers y los realistas del sur no se apilan.
deny-stack-allied = Franceses y americanos no terminan juntos un movimiento en { $hex }.
deny-stack-french = Regulares franceses y milicia colonial no terminan juntos un movimiento en { $hex }.
deny-stack-huger = { $leader } solo se apila con milicia y artillería americanas.
deny-done-pinned = Las unidades inmovilizadas que puedan alejarse tienen que hacerlo.
deny-done-disrupted = Una unidad desorganizada junto al enemigo tiene que apartarse de cuantos pueda.
deny-done-arrivals = Los refuerzos tienen que salir de { $hex }, donde hay demasiados.
deny-part-allied = Los americanos y los franceses de { $hex } se separan antes de que mueva nadie más.
deny-part-french = Los regulares y la milicia colonial de { $hex } se separan antes de que mueva nadie más.
deny-done-allied = Franceses y americanos tienen que separarse en { $hex }.
deny-done-french = Regulares franceses y milicia colonial tienen que separarse en { $hex }.
deny-done-artillery = La artillería que el fuego echó de su sitio tiene que volver a él.
deny-done-destaing = { $leader } tiene que participar en un ataque en el turno 16, y aún puede.
