# Prompts, orders, the course of a turn.

prompt-muster = { $turn }: ¿dónde se reúne la banda?
prompt-operations = { $space }: nadie te persigue. ¿Qué haces?
prompt-round = { $space }: te persiguen. Puntos de acción: { $left }.
prompt-reveal = ¿De qué espacio te hablan? Quedan: { $count }.
prompt-interrogate = ¿Interrogar al prisionero ({ $kind })?
prompt-wires = { $space }: ¿cortar el telégrafo, para que solo se entere este espacio?
prompt-powder = Ha fallado la carga contra { $target }. ¿Usar pólvora?
prompt-shot = Un disparo por la ventana: ¿dejas una carta o arriesgas un chequeo de bajas?
prompt-doctor = Te han dado. ¿Llamar al doctor Dunn?
prompt-stand = { $space }: { $men } nordistas atacan a tus { $own }. ¿Resistir o desbandarse?
prompt-combat-cards = Modificadores hasta ahora: { $amount }. ¿Jugar una carta o tirar?
prompt-counterattack = Resultado { $result }. ¿Contraatacar y tirar otra vez?
prompt-losses = ¿Qué unidad nordista pierde un factor de combate? Quedan: { $count }.
action-muster = Reunirse { THE($a1, "en") }
action-go = Cabalgar { THE($a1, "a") }
action-go-local-guide = Cabalgar { THE($a1, "a") } con un guía
action-go-union-overcoats = Cabalgar { THE($a1, "a") } con capotes nordistas
action-scout = Explorar { $a1 }
action-capture = Capturar { $a1 }
action-demolish = Destruir { $a1 }
action-demolish-railroad = Levantar la vía
action-demolish-bridge = Volar el puente
action-demolish-depot = Quemar el depósito
action-kidnap = Secuestrar { THE($a1, "a") }
action-kidnap-union-overcoats = Secuestrar { THE($a1, "a") } con capotes nordistas
action-attack = Atacar
action-play = Jugar { $a1 }
action-play-2 = { $a1 }: despistar { THE($a2, "a") }
action-discard = Dejar { $a1 }
action-drop = Dejar los víveres
action-scatter = Dispersarse: todos a casa
action-done = Nada más
action-done-at-reveal = No más
action-pass = No
action-reveal = { $a1 }
action-interrogate = Interrogarlo
action-risk = Arriesgarse
action-stand = Resistir
action-disband = Desbandarse
action-roll = Tirar el dado
action-accept = Dejarlo así
action-lose = { $a1 }
event-turn = Turno { $count }: { $turn }.
event-alert-set = Alerta de la Unión: { $count }.
event-musters = La banda se reúne en { $space }.
event-stray-returns = { THE($unit) } { AGREE($unit, "vuelve", "vuelven") } a { $space }.
event-recruited = Dado { $roll }{ $less ->
    [1] {" "}(−1)
    [2] {" "}(−2)
   *[other] {""}
} con notoriedad { $notoriety }: { $men } hombres cabalgan con Mosby.
event-nobody-comes = Dado { $roll }{ $less ->
    [1] {" "}(−1)
    [2] {" "}(−2)
   *[other] {""}
} con notoriedad { $notoriety }: no viene nadie. El turno acaba.
event-card-drawn = Mosby roba { $card }.
event-card-played = Mosby juega { $card }.
event-card-discarded = Mosby deja { $card }.
event-event-cards = Cartas de acontecimiento según el dado: { $count }.
event-event-card = Acontecimiento: { $occasion }.
event-event-idle = No tiene efecto.
event-depot-built = La Unión levanta un depósito de valor { $count } en { $space }.
event-repaired = La Unión repara lo destruido: { $count }.
event-leader-comes = { $leader } llega a { $space }.
event-camp-pitched = La Unión levanta un gran campamento en { $space }.
event-band-changes = Factor de combate de la banda: { $amount }, ahora { $count }.
event-lines-extended = Las líneas nordistas abarcan ahora { $row }.
event-lines-drawn-in = Las líneas nordistas dejan { $row }.
event-extension-die = Dado para extender las líneas: { $roll }.
event-extension-again = Dado { $roll }: las líneas ya abarcan { $row }; se tira otra vez.
event-points = Puntos { $amount } ({ $reason }): ahora { $count }.
event-alert = Alerta { $amount }: ahora { $count }.
event-idle = Nadie ha visto a Mosby esta estación.
event-healed = La herida de Mosby ha sanado.
event-notoriety-short = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}, y hacen falta { $needed }: la guerra sigue sin Mosby.
event-worn-out = Hombres y caballos están agotados.
event-scatters = Los hombres se dispersan desde { $space }.

# What a player may wish not to be asked: what he does not do then.
decline-interrogate = No interrogar prisioneros
decline-wires = No cortar el telégrafo
decline-stand = No desbandarse antes de un combate
decline-combat-cards = No jugar cartas en combate
decline-counterattack = No contraatacar
