# Batallas: capítulo 7, y arrollamientos.

## Acciones

action-stand = Resistir y combatir
action-retreat = Retirarse a { $a1 }
action-battle-command = Dar el mando a { $a1 }
action-subordinate = Usar a { $a1 }
action-use-elite-0 = No usar unidades de élite
action-use-elite-1 = Usar una unidad de élite
action-use-elite-2 = Usar ambas unidades de élite
action-lose-unit-infantry = Perder solo infantería
action-lose-unit = Perder la brigada de { $a1 }
action-count-loss = Contar su unidad como pérdida
action-save-unit = Guardar su unidad como refuerzo

## Preguntas

prompt-try-retreat = El enemigo llega a { $space }: ¿resistir, o retirarse con { $number } o menos?
prompt-retreat-freely = El enemigo llega a { $space }: ¿resistir, o retirarse sin tirada?
prompt-battle-command = ¿Quién manda en { $space }?
prompt-subordinate = ¿Qué capacidad apoya al general al mando en { $space }?
prompt-elite = ¿Cuántas unidades de élite usa el { $army }?
prompt-losses = Elige qué pierdes; quedan por perder: { $count }.
prompt-brigade-loss = { $general } ha caído: ¿qué ocurre con la unidad de su brigada?
prompt-retreat = ¿Adónde se retira la fuerza de { $space }?
prompt-enemy-retreat = ¿Adónde debe ir el enemigo vencido en { $space }?

## Lo que ocurre

event-battle = { $The-side } ataca { $space } con { $attackers } contra { $defenders }: una batalla { $size }.
event-modifier-interception = { $side }: +{ $count } por interceptar.
event-modifier-fort = { $side }: +{ $count } por el fuerte.
event-modifier-amphibious = { $side }: +{ $count } en el asalto anfibio.
event-modifier-commander = { $side }: +{ $count } por el mando de { $general }.
event-modifier-subordinate = { $side }: +{ $count } por { $general }.
event-modifier-elite = { $side }: +{ $count } por unidades de élite.
event-modifier-ratio = { $side }: +{ $count } por superioridad numérica.
event-modifier-enemy-unsupplied = { $side }: +{ $count } porque el enemigo está sin suministros.
event-modifier-sigel = { $side }: +{ $count } gracias a Franz Sigel.
event-battle-roll = { $The-side } saca { $roll } + { $modifier } = { $total } en una batalla { $size }: el resultado del enemigo es { $losses }.
event-general-casualty-roll = { $The-side } saca { $roll } por sus generales (uno cae con { $number } o menos).
event-elite-lost = El { $army } pierde una unidad de élite.
event-amphibious-sum = El asalto a { $space }: entrenamiento naval +{ $track }, evento +{ $bonus }; en contra, fuerte { $forts }, buque blindado { $ironclads }, torpedos { $torpedoes }, Hunley { $hunley } (diferencia máxima: 3).
event-no-screen = { $side }: { $general } cuenta { $count } menos por falta de una pantalla de caballería.
event-loss-capped = { $The-side } pierde solo { $count }: un enemigo tan débil no puede infligir más.
event-loss-of-all = { $The-side } pierde solo { $count }: no tiene más.
event-spared = { $The-side } conserva { $count } unidad, aunque ambos bandos quedarían eliminados.
event-battle-tie = Empate: gana el defensor.
event-battle-tie-asterisk = Empate con asterisco: gana el atacante.
event-battle-tie-prize = Empate: en una capital o un centro de recursos el asterisco no cuenta, y gana el defensor.
event-battle-tie-empty-fort = Empate: al atacante le quedan unidades, y el fuerte cae.
event-battle-tie-fort-stands = Empate: al atacante no le queda ninguna unidad, y el fuerte resiste.
event-generals-safe = { $The-side } no tiene que tirar por sus generales.
event-battle-won = { $The-side } gana la batalla de { $space }.
event-hunley-spent = El Hunley se pierde en { $space }.
event-retreat = { $The-side } se retira de { $from } a { $to }.
event-falls-back = { $The-side } retrocede a { $space }.
event-retreat-loss = { $The-side } pierde aún más en la retirada a { $space }.
event-surrender = { $The-side } se rinde en { $space }: no tiene retirada.
event-retreat-succeeds = { $The-side } saca { $roll } (basta { $number } o menos) y se escabulle de { $space }.
event-retreat-fails = { $The-side } saca { $roll } (necesitaba { $number } o menos) y no logra salir de { $space }.
event-retreat-before-battle = { $The-side } se retira antes de la batalla de { $from } a { $to }.
event-overrun = { $The-side } arrolla al enemigo en { $space } con { $attackers } contra { $defenders }.

## Negativas

deny-retreat-not-adjacent = { $space } no es adyacente.
deny-retreat-water = No es posible retirarse por agua a { $space }.
deny-retreat-way = Una retirada no puede usar el camino a { $space }.
deny-retreat-river = El río cierra el paso a { $space }.
deny-retreat-attackers-space = El ataque vino de { $space }.
deny-retreat-enemy = El enemigo ocupa { $space }.
deny-retreat-enemy-control = { $space } está bajo control enemigo.
deny-retreat-priority = Hay mejor retirada que { $space }: primero los espacios propios del perdedor, luego los neutrales y los enemigos, y antes con línea de comunicación que sin ella.

reason-large-battle-won = una gran batalla ganada
reason-large-battle-lost = una gran batalla perdida

# What a player may wish not to be asked: what he does not do then.
decline-try-retreat = No intentar retirarse antes de la batalla
decline-retreat-freely = No retirarse sin tirada antes de la batalla
