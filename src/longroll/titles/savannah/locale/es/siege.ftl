# Trabajos de sitio, sitio y bombardeo, brechas (X4.4, X4.5, X4.6, X4.19, T.SB).

prompt-dig = Trabajos de sitio: ¿dónde empiezas a cavar? Quedan por colocar: { $count }.
prompt-align = Los trabajos { THE($hex, "de") } están completos: ¿qué lados cubren?
prompt-bombard = ¿Tiras por sitio y bombardeo?
prompt-repair = ¿Qué brecha se repara?
prompt-breach = ¿En qué fortificación enemiga se abre brecha?
prompt-wreck = ¿Qué batería se pierde en el accidente?
prompt-blame = ¿La moral de qué ejército sufre?
prompt-aim = ¿A qué hexágono de la ciudad apuntan los morteros?
prompt-ruins = { THE($hex) } está en ruinas: ¿qué unidad pierde un paso?

action-dig = Cavar { THE($a1, "en") }
action-align = { $a1 }: { $a2 }
action-bombard = Tirar
action-hold-fire = No tirar
action-repair = Reparar { $a1 }
action-repair-abatis = Reparar los obstáculos { $a1 }
action-breach = Brecha { THE($a1, "en") }
action-breach-abatis = Brecha en los obstáculos { $a1 }
action-blame = { $a1 }
action-aim = Apuntar { THE($a1, "a") }

event-works-begun = Los franceses empiezan trabajos de sitio { THE($hex, "en") }.
event-works-complete = Los trabajos de sitio { THE($hex, "de") } están completos: { $directions }.
event-works-razed = { THE($unit) } ciega las trincheras empezadas { THE($hex, "en") }.
event-works-removed = Una ficha de trabajos de sitio sale del juego.
event-bombardment = { $side } bombardean: { $result } (tirada { $roll }{ $amount ->
    [0] {""}
   *[other] , modificada en { $amount } a { $count }
}, en la tabla { $table ->
    [1] I
    [2] II
   *[other] ?
}).
event-fire-ships = Brulotes: tirada { $roll }, hacían falta { $needed }.
event-breached = Se abre brecha en { $hexside }.
event-breached-abatis = Se abre brecha en los obstáculos { $hexside }.
event-repaired = Se repara { $hexside }.
event-repaired-abatis = Se reparan los obstáculos { $hexside }.
event-city-destroyed = Las casas { THE($hex, "de") } quedan destruidas.
event-scatter = Las bombas caen { THE($hex, "en") } (tirada { $roll }).
event-morale-bombardment = Moral de { $army } { $amount } por el bombardeo; ahora { $count }.

hex-off-map = un lugar fuera del mapa

deny-align = No queda ficha que marque esos lados { THE($hex, "de") }.
deny-dig-ground = En { THE($hex) } no se pueden hacer trabajos de sitio.
deny-dig-enemy = Hay unidades británicas { THE($hex, "en") } o junto a él.
deny-dig-distance = Los primeros trabajos tienen que estar exactamente a { $count } hexágonos de las líneas, y { THE($hex) } no lo está.
deny-dig-too-near = { THE($hex) } está demasiado cerca de las líneas: los trabajos de este turno tienen que estar a { $count } hexágonos o más.
deny-dig-extension = Los primeros trabajos de un turno tienen que ampliar los que hay, y { THE($hex) } no lo hace.
deny-dig-taken = Ya hay trabajos { THE($hex, "en") }.

result-none = no hay bombardeo
result-repair = se puede reparar una brecha
result-british-fire-weaker = fuego defensivo británico -1 este turno
result-british-fire-stronger = fuego defensivo británico +1 este turno
result-british-morale-down = baja la moral británica
result-british-morale-up = sube la moral británica
result-french-morale-up = sube la moral francesa
result-french-morale-down = baja la moral francesa
result-american-morale-down = baja la moral americana
result-american-morale-up-two = la moral americana sube dos
result-both-morale-down = bajan la moral francesa y la americana
result-allied-morale-down = baja la moral francesa o la americana
result-british-artillery-lost = accidente en una batería británica
result-french-artillery-lost = accidente en una batería francesa
result-breach = una brecha en las obras enemigas
result-breach-or-morale = una brecha en los trabajos de sitio
result-two-breaches-or-morale = dos brechas en los trabajos de sitio
result-city-hex = se bombardea la ciudad
result-french-artillery-doubled = la artillería francesa dobla su movimiento este turno
result-graham-doubled = la infantería ligera de Graham dobla su movimiento este turno
result-beekman-fires = los cañones de Beekman pueden disparar enseguida
result-fire-ships = los brulotes derivan hacia el puerto

directions-n-ne-se = norte, nordeste y sudeste
directions-ne-se-s = nordeste, sudeste y sur
directions-se-s-sw = sudeste, sur y sudoeste
directions-s-sw-nw = sur, sudoeste y noroeste
directions-n-sw-nw = norte, sudoeste y noroeste
directions-n-ne-nw = norte, nordeste y noroeste
directions-n-ne = norte y nordeste
directions-ne-se = nordeste y sudeste
directions-se-s = sudeste y sur
directions-s-sw = sur y sudoeste
directions-sw-nw = sudoeste y noroeste
directions-n-nw = norte y noroeste

action-align-n-ne-se = { $a1 }: norte, nordeste y sudeste
action-align-ne-se-s = { $a1 }: nordeste, sudeste y sur
action-align-se-s-sw = { $a1 }: sudeste, sur y sudoeste
action-align-s-sw-nw = { $a1 }: sur, sudoeste y noroeste
action-align-n-sw-nw = { $a1 }: norte, sudoeste y noroeste
action-align-n-ne-nw = { $a1 }: norte, nordeste y noroeste
action-align-n-ne = { $a1 }: norte y nordeste
action-align-ne-se = { $a1 }: nordeste y sudeste
action-align-se-s = { $a1 }: sudeste y sur
action-align-s-sw = { $a1 }: sur y sudoeste
action-align-sw-nw = { $a1 }: sudoeste y noroeste
action-align-n-nw = { $a1 }: norte y noroeste
deny-bombard-turn = El registro no marca bombardeo en este turno.
deny-bombard-weather = Con este tiempo nadie puede bombardear.
deny-bombard-works = Los franceses tienen que completar antes un lado de trabajos de sitio.
deny-bombard-first = Los británicos responden a un bombardeo; no lo empiezan.
deny-bombard-card = Una carta lo prohíbe en este turno.
