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
prompt-regroup = Victoria en { $place }: ¿sigue algún bloque adelante?

## Actions

action-fight = La batalla { THE($a1, "de") }
action-deploy = { $a1 }: { $a2 }
action-retreat = { $a1 }: retirada { THE($a2, "a") }
action-move = { $a1 }: { THE($a2, "hacia") }
action-flank = { $a1 }: rodear el flanco { THE($a2, "hasta") }
action-volley = Disparan todos los que tienen un solo blanco
action-fire = { $a1 }: fuego { THE($a2, "contra") }
action-hit = { $a1 }
action-reinforce = Traer { THE($a1) }
action-stay = Quedarse un día más
action-stay-1 = Quedarse, con un paso { THE($a1, "de") }
action-leave = Irse de noche
action-regroup = { $a1 }: { THE($a2, "a") }

## Events

event-battle-in = La batalla de { $place }, día { $day }.
event-battle-turn = { $place }, turno { $hour } de la batalla: le toca a { $the-side }.
event-retreated = { THE($block) } se retira de { $origin } a { $place }.
event-unseen-retreated = { $The-side } retira un bloque de { $origin } a { $place }.
event-fired = { THE($block) } dispara contra { $area }: { $dice } (fuego { $level ->
    [1] simple, impacta con 6
    [2] doble, impacta con 5 y 6
   *[3] triple, impacta de 4 a 6
}), { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}.
event-rout = { $The-side } huye en desbandada de { $place }.
event-trapped = { THE($block) } no puede salir de { $place }.
event-morale = { THE($block) } vacila: el dado da { $roll }, hacía falta { $needed } o más para resistir.
event-shifted = { THE($block) } pasa { THE($area, "a") }.
event-unseen-shifted = { $The-side } pasa un bloque { THE($area, "a") }.
event-flanking = { THE($block) } sale a rodear el flanco hacia { $area }.
event-unseen-flanking = { $The-side } envía un bloque a rodear el flanco hacia { $area }.
event-flanked = { THE($block) } saca un { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, hacía falta { $needed } o más: { $success ->
    [0] se dispersa por el camino.
   *[1] ha rodeado el flanco.
}
event-reinforcement-die = El camino desde { $place }: el dado da { $roll }, hacía falta { $needed } o más.
event-reinforced = { THE($block) } acude de { $origin } a la batalla de { $place }.
event-unseen-reinforced = { $The-side } trae un bloque de { $origin } a la batalla de { $place }.
event-night = Cae la noche del día { $day }.
event-paid-for-a-day = { THE($block) } gasta un paso: la batalla de { $place } continúa.
event-stays = { $The-side } se queda un día más en { $place }.
event-leaves = { $The-side } deja { $place } al amparo de la noche.
event-won = { $The-side } gana la batalla de { $place }.
event-regrouped = { THE($block) } sigue de { $origin } a { $place }.
event-unseen-regrouped = { $The-side } hace seguir un bloque de { $origin } a { $place }.

## Why not

deny-not-under-fire = { THE($block) } no está bajo el fuego.
deny-not-the-strongest-hit = Recibe primero el bloque más fuerte, y { THE($block) } no lo es.
deny-tired = { THE($block) } está { GENDER($block, "desorganizado", "desorganizada") } hasta la noche.
deny-reserve-only = { THE($block) } se queda en la reserva: la artillería pesada y el cuartel general supremo nunca forman en la línea.
deny-deployed-already = { THE($block) } ya está { GENDER($block, "desplegado", "desplegada") }.
deny-not-your-line = Los bloques se despliegan en su propia línea.
deny-fort-centre = Ante un fuerte solo se usan el centro y la reserva.
deny-centre-first = El primer bloque que se despliega va al centro.
deny-never-engages = { THE($block) } solo combate de lejos: la artillería y los cuarteles generales nunca traban combate.
deny-one-direction = En un turno se entra en una columna o se sale de ella, pero no ambas cosas.
deny-not-free = El enemigo ocupa { $area }.
deny-centre-empty = El centro nunca queda vacío.
deny-moved = { THE($block) } ya ha movido en este turno: cada bloque mueve una zona.
deny-fort-flank = Un fuerte no se puede rodear.
deny-flank-from-reserve = Solo los bloques de la reserva pueden rodear un flanco.
deny-no-flank = Al rodear un flanco se llega al ala izquierda o derecha, no al centro ni a la reserva.
deny-own-flank = Rodeando un flanco se llega al ala propia solo mientras ambos bandos luchan en ella.
deny-not-the-next-area = { THE($block) } no puede ir allí: un bloque libre avanza de frente, va de su centro a un ala o de su reserva a su línea; el que ha trabado combate o está en la línea enemiga solo retrocede.
deny-nobody-there = En esa zona no hay enemigos.
deny-no-guns-in-forest = En el bosque los cañones no disparan de lejos.
deny-engaged-there = Los cañones no disparan contra un combate trabado.
deny-not-facing = { THE($block) } no puede disparar allí: solo dispara a los enemigos que tiene enfrente, en su misma columna.
deny-no-enfilade = Solo pueden enfilar el centro la infantería o la caballería que ocupan un ala enemiga donde ya no queda ningún enemigo.
deny-not-engaged = { THE($block) } solo dispara a los enemigos con los que ha trabado combate: antes tiene que trabarlo.
deny-fired = { THE($block) } ya ha disparado en este turno.
deny-moved-no-fire = { THE($block) } ha movido y no puede disparar en este turno.
deny-fresh-enfilade = { THE($block) } acaba de rodear el flanco y aún no puede enfilar.
deny-dispersed = { THE($block) } está disperso: solo puede volver a rodear un flanco o regresar a la reserva.
deny-guns-engaged = { THE($block) } ha trabado combate y solo dispara a los enemigos de su misma zona.
deny-landed = { THE($block) } llegó por mar, y por tierra solo se retira a hexágonos amigos: { $place } no lo es.
deny-in-battle = { THE($block) } ya está en una batalla.
deny-no-way = No hay camino a { $place }.
deny-not-the-way-you-came = El atacante se retira por donde vino, y no por { $place }.
deny-enemy-way = El defensor no puede retirarse a { $place }: de allí vino el enemigo, o allí está.
deny-ships-last = Por mar, { THE($block) } solo vuelve a { $place } si no le queda camino por tierra y allí no hay enemigos, y nunca en una desbandada.
deny-side-full = Ya no pueden cruzar más bloques hacia { $place }.
deny-never-reinforces = { THE($block) } no puede reforzar una batalla: las guarniciones, la artillería pesada y el cuartel general supremo nunca lo hacen.
deny-not-beside = { THE($block) } no está junto a la batalla.
deny-die-against = El dado del camino de { $place } ha fallado: de allí ya no viene nadie más.
deny-staff-must-pay = Un cuartel general de campaña que esté en la batalla debe gastar un paso.
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
