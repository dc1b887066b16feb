# Bobby Lee: batallas.

area-union-left = la izquierda de la Unión
area-union-centre = el centro de la Unión
area-union-right = la derecha de la Unión
area-union-reserve = la reserva de la Unión
area-confederate-left = la izquierda confederada
area-confederate-centre = el centro confederado
area-confederate-right = la derecha confederada
area-confederate-reserve = la reserva confederada
area-union-dispersed = los bloques de la Unión fuera de la línea
area-confederate-dispersed = los bloques de los confederados fuera de la línea

## Questions

prompt-fight = ¿Qué batalla se libra ahora?
prompt-stations = Batalla en { $place }: ¿dónde se coloca cada bloque?
prompt-retreat = Batalla en { $place }: ¿quién se retira?
prompt-withdraw = Batalla en { $place }: todos deben irse. ¿Adónde?
prompt-move = Batalla en { $place }: ¿quién mueve?
prompt-fire = Batalla en { $place }: ¿quién dispara?
prompt-hit = ¿Qué bloque recibe { $number ->
    [one] el último impacto
   *[other] el siguiente de { $number } impactos
}?
prompt-reinforce = Batalla en { $place }: ¿quién entra en la reserva?
prompt-night = Noche en { $place }: ¿quedarse o irse?
prompt-regroup = Victoria en { $place }: ¿sigue alguien la marcha?

## Actions

action-fight = La batalla de { $a1 }
action-deploy = { $a1 }: { $a2 }
action-retreat = { $a1 }: retirada a { $a2 }
action-move = { $a1 }: hacia { $a2 }
action-flank = { $a1 }: rodear el flanco hasta { $a2 }
action-volley = Disparan todos los que tienen un solo blanco
action-fire = { $a1 }: fuego contra { $a2 }
action-hit = { $a1 }
action-reinforce = Traer { $a1 }
action-stay = Quedarse un día más
action-stay-1 = Quedarse, con un paso de { $a1 }
action-leave = Irse de noche
action-regroup = { $a1 }: a { $a2 }

## Events

event-battle-in = Batalla en { $place }, día { $day }.
event-battle-turn = { $place }, turno { $hour }: { $side }.
event-retreated = { $block } se retira de { $origin } a { $place }.
event-unseen-retreated = Un bloque se retira de { $origin } a { $place } ({ $side }).
event-fired = { $block } dispara contra { $area }: { $dice } ({ $level ->
    [1] simple
    [2] doble
   *[3] triple
}): { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
}.
event-rout = Desbandada en { $place }: { $side }.
event-trapped = { $block } no puede salir de { $place }.
event-morale = { $block } vacila: el dado da { $roll }.
event-shifted = { $block } va hacia { $area }.
event-unseen-shifted = Un bloque va hacia { $area } ({ $side }).
event-flanking = { $block } sale a rodear hasta { $area }.
event-unseen-flanking = Un bloque sale a rodear hasta { $area } ({ $side }).
event-flanked = { $block } saca { $roll }: { $success ->
    [0] queda disperso.
   *[1] ha rodeado el flanco.
}
event-reinforcement-die = El camino desde { $place }: el dado da { $roll }.
event-reinforced = { $block } llega de { $origin } a la batalla de { $place }.
event-unseen-reinforced = Un bloque llega de { $origin } a la batalla de { $place } ({ $side }).
event-night = Cae la noche del día { $day }.
event-paid-for-a-day = { $block } gasta un paso: la batalla de { $place } continúa.
event-stays = { $side }: se queda en { $place }.
event-leaves = { $side }: deja { $place } de noche.
event-won = Batalla de { $place } ganada: { $side }.
event-regrouped = { $block } sigue de { $origin } a { $place }.
event-unseen-regrouped = Un bloque sigue de { $origin } a { $place } ({ $side }).

## Why not

deny-not-under-fire = { $block } no está bajo el fuego.
deny-not-the-strongest-hit = Primero recibe el más fuerte, y { $block } no lo es.
deny-tired = { $block } está desorganizado hasta la noche.
deny-reserve-only = { $block } se queda en la reserva: la artillería pesada y el cuartel general supremo nunca forman en la línea.
deny-deployed-already = { $block } ya está desplegado.
deny-not-your-line = Los bloques se despliegan en su propia línea.
deny-fort-centre = Ante un fuerte solo se usan el centro y la reserva.
deny-centre-first = El primer bloque que se despliega va al centro.
deny-never-engages = { $block } solo combate de lejos: la artillería y los cuarteles generales nunca traban combate.
deny-one-direction = En un turno se entra en una columna o se sale de ella, no ambas cosas.
deny-not-free = { $area }: la ocupa el enemigo.
deny-centre-empty = El centro nunca queda vacío.
deny-moved = { $block } ya ha movido en este turno: cada bloque mueve una zona.
deny-fort-flank = Un fuerte no se puede rodear.
deny-flank-from-reserve = Solo la reserva rodea un flanco.
deny-no-flank = Rodear un flanco lleva al ala izquierda o derecha, no al centro ni a la reserva.
deny-own-flank = Rodeando un flanco se llega al ala propia solo mientras ambos bandos luchan en ella.
deny-not-the-next-area = Esa zona no está junto a la de { $block }: se va de frente, hacia atrás, o entre el centro o la reserva y las columnas propias.
deny-nobody-there = En esa zona no hay enemigos.
deny-no-guns-in-forest = En el bosque los cañones no disparan de lejos.
deny-engaged-there = Los cañones no disparan contra un combate trabado.
deny-not-facing = { $block } dispara solo a los que tiene enfrente: al enemigo de su misma columna.
deny-no-enfilade = Solo enfilan el centro la infantería o la caballería que ocupan un ala enemiga donde ya no queda ningún enemigo.
deny-not-engaged = { $block } dispara solo a quienes tiene trabados: antes tiene que trabar combate.
deny-fired = { $block } ya ha disparado en este turno.
deny-moved-no-fire = { $block } ha movido y no dispara en este turno.
deny-fresh-enfilade = { $block } acaba de rodear el flanco y aún no puede enfilar.
deny-no-way = No hay camino a { $place }.
deny-not-the-way-you-came = El atacante vuelve por donde vino, y no por { $place }.
deny-enemy-way = El defensor no puede ir a { $place }: de allí vino el enemigo, o allí está.
deny-side-full = Ya han cruzado hacia { $place } todos los que pueden.
deny-never-reinforces = { $block } nunca refuerza una batalla: no lo hacen guarniciones, artillería pesada ni cuartel general supremo.
deny-not-beside = { $block } no está junto a la batalla.
deny-die-against = El dado para el camino de { $place } ha fallado: nadie más viene de allí.
deny-staff-must-pay = Un cuartel general de campaña en la batalla debe gastar un paso.
deny-not-into-battle = Hay enemigos en { $place }.

## La hoja de una batalla

sheet-left = Izquierda
sheet-centre = Centro
sheet-right = Derecha
sheet-reserve = Reserva
sheet-dispersed = Fuera de la línea
sheet-night = Noche
display-battle = Batalla en { $place }
battle-deployment = Atacan: { $attacker }. Día { $day }: ambos bandos despliegan.
battle-hour = Atacan: { $attacker }. Día { $day }, turno { $turn } de 8: { $side }.
battle-night = Atacan: { $attacker }. La noche del día { $day }.
marker-battle = batalla
badge-tired = desorganizado
badge-retreating = se retira
badge-face-up = a la vista
