# The U.S. Civil War: batallas.

prompt-stake = El ataque a { $place }: ¿se juega una carta? (modificadores { $attack } contra { $defence }; probabilidad del { $chance } %)
prompt-remain = Generales sin PF: ¿se quedan en { $place }?
prompt-retreat = { $number ->
    [one] 1 PF se retira
   *[other] { $number } PF se retiran
} desde { $place }: ¿adónde?
prompt-yield = Los PF de { $place } son apartados: ¿adónde?
action-attack = Atacar { $a1 }
action-escort = Cruzar a { $a2 } con escolta: jugar { $a1 }
action-stake = Jugar { $a1 }
action-withhold = Sin carta
action-remain = Se quedan
action-withdraw = Van a la casilla de Desplazadas
action-retreat = Retirarse a { $a1 }
action-stand = No retirarse más
action-stand-at-avoid = Quedarse y luchar
action-stand-at-fall-back = Luchar
action-yield = Apartarse a { $a1 }
event-battle = Batalla de { $place }: atacan { $number } PF ({ $side }), defienden { $defenders }.
event-battle-dice = El ataque saca { $attack }: { $done }; la defensa { $defence }: { $suffered }.
event-battle-losses = Bajas: { $number } PF del ataque ({ $side }), { $defenders } de la defensa.
event-battle-won = El ataque a { $place } triunfa ({ $side }).
event-battle-lost = El ataque a { $place } es rechazado ({ $side }).
event-battle-tied = El ataque a { $place } no decide nada ({ $side }).
event-overrun = { $number ->
    [one] 1 PF de { $place } es arrollado y desplazado
   *[other] { $number } PF de { $place } son arrollados y desplazados
} ({ $side }).
event-escorted = { $side }: { $card } escolta el cruce.
event-militia-displaced = La milicia de { $state } se dispersa ({ $side }).
event-fort-captured = El fuerte de { $place } es tomado: ahora nivel { $level } ({ $side }).
event-retreated = { $number ->
    [one] 1 PF se retira
   *[other] { $number } PF se retiran
} de { $origin } a { $place } ({ $side }).
event-pushed = { $number ->
    [one] 1 PF se aparta
   *[other] { $number } PF se apartan
} de { $origin } a { $place } ({ $side }).
event-no-retreat = { $number ->
    [one] 1 PF de { $place } no puede retirarse y se rinde
   *[other] { $number } PF de { $place } no pueden retirarse y se rinden
} ({ $side }).
deny-nobody-there = No hay a quién atacar en { $place }.
deny-attack-way = { $place } no está junto a la fuerza, o ningún camino lleva allí: marcha antes a su lado.
deny-no-escort = Sólo los Generales de la Unión cruzan ríos con escolta.
deny-no-enemy-river = Ningún río bajo control enemigo separa la fuerza de { $place }.
deny-retreat-way = Ninguna retirada pasa por ese lado de hexágono a { $place }.
deny-retreat-back = Una retirada no vuelve a { $place }.
deny-retreat-enemy = El enemigo está en { $place } y no se le puede apartar.
deny-retreat-shut = { $place } está cerrado: hexágono Objetivo o de Recursos u obras del enemigo, o terreno vedado.
deny-retreat-attackers = { $place } estaba en la zona de los atacantes.
deny-retreat-strong = { $place } está en la zona de un enemigo con tantos PF.
deny-retreat-zone = { $place } está en zona enemiga, y hay un camino fuera de ella.
deny-retreat-mountain = El camino a { $place } pasa por montañas, y hay otro.
deny-retreat-supply = { $place } no tiene abastecimiento, y otro hexágono sí.
deny-retreat-dead-end = La retirada no podría seguir desde { $place }.
deny-retreat-on = La retirada aún no puede acabar en { $place }.
deny-general-in-zone = Un General sin PF no entra en la zona enemiga de { $place }.
deny-militia-home = La milicia no sale de su estado hacia { $place }.
