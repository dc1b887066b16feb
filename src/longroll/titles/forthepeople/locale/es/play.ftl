# Jugar cartas: rondas, operaciones, eventos e interrupciones (3.2, 3.3, 4).

## Preguntas

prompt-opening = ¿Abres el turno con una campaña?
prompt-card = Tu ronda estratégica: ¿qué carta juegas?
prompt-operation = ¿En qué empleas { $count ->
    [one] { $count } operación
   *[other] { $count } operaciones
}?
prompt-campaign = Campaña: ¿qué fuerza se desplaza? Desplazamientos restantes: { $count }.
prompt-interrupt-activation = Una fuerza enemiga parte de { $space }. ¿La interrumpes?
prompt-interrupt-storm = Zarpa una flota enemiga. ¿La interrumpes?
prompt-battle-card = Batalla en { $space }: ¿juegas una carta de batalla?
prompt-event-choice = { $card }: ¿qué efecto eliges?
prompt-event-units = { $card }: ¿dónde colocas las nuevas UM? Quedan { $count }.
prompt-event-losses = { $card }: ¿dónde se pierde infantería? Quedan { $count }.
prompt-event-forts = ¿Dónde construyes un fuerte? Quedan { $count }.
prompt-event-brigade = { $card }: ¿alrededor de qué brigada colocas indicadores?
prompt-event-army = { $card }: ¿qué ejército?
prompt-event-west = ¿En qué lugar del oeste aparece el { $army }?
prompt-event-elite = ¿Qué ejército recibe la unidad de élite?
prompt-event-retire = ¿Qué general deja la guerra?
prompt-event-ambush = ¿Qué general de caballería cae en la emboscada?
prompt-event-attrition = ¿Qué fuerza confederada sufre desgaste?
prompt-event-garrison = ¿Qué fuerte costero recuperas?
prompt-concentrate = { $card }: ¿el espacio de qué general refuerzas?
prompt-concentrate-units = ¿De dónde llegan unidades a { $space } por ferrocarril? Quedan { $count }.

## Acciones

action-defer = Que empiece la Unión
action-open = Abrir con { $a1 }
action-play = { $a2 ->
    [event] { $a1 }: jugar el evento
    [queue] { $a1 }: añadir a la cola de operaciones
   *[operations] { $a1 }: jugar para operaciones
}
action-discard = { $a1 }: descartar
note-discard = sin efecto: la ronda se gasta
note-discard-about = No ocurre nada, ni el evento ni operaciones, y tu ronda termina. La carta va a los descartes y puede volver cuando se baraje el mazo.
note-discard-queue = sin efecto: la ronda se gasta y la cola se pierde
note-queue-lost = la cola se pierde
action-interrupt = Interrumpir con { $a1 }
action-pass = Pasar
action-operation = { $a1 ->
    [create-army] Crear un ejército
    [relieve] Relevar al comandante de un ejército
    [reorganise] Reasignar generales
    [fort] Construir un fuerte
    [markers] Colocar indicadores de control
   *[raid] Retirar un indicador con la caballería
}
action-nothing = Gastar la carta sin efecto
action-choose = { $a1 ->
    [blockade] Aumentar el bloqueo
    [amphibious] Aumentar el modificador anfibio
    [will] Reducir la voluntad de la Unión
    [markers] Colocar indicadores de control
    [relieve] Relevar a un comandante sin coste
    [retire] Retirar a un general de la guerra
    [capital] Tres fuertes cerca de la capital
    [anywhere] Dos fuertes donde quieras
   *[concentration] Concentrar y atacar
}
action-strike = Perder infantería en { $a1 }
action-attrition = La fuerza de { $a1 }
action-raiders = La brigada de { $a1 }
action-dismiss = Retirar a { $a1 }
action-army = { $a1 }
action-ambush = Emboscar a { $a1 }
action-concentrate = Reforzar { $a1 }
action-entrain = Traer una UM de { $a1 }
action-occupy-fort = Recuperar { $a1 }
action-army-sails = Mover un ejército por agua

## Sucesos

event-cards-dealt = { $The-side } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
event-card-drawn = Robas { $card }.
event-deck-reshuffled = Se baraja de nuevo el mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
event-union-opens = Empieza la Unión.
event-card-event = { $The-side } juega { $card } como evento.
event-card-operations = { $The-side } juega { $card } para { $count ->
    [one] { $count } operación
   *[other] { $count } operaciones
}.
event-card-discarded = { $The-side } descarta { $card }.
event-card-interrupt = { $The-side } interrumpe con { $card }.
event-card-lost = { $The-side } pierde { $card } de su mano.
event-special-event = { $card } se aplica de inmediato.
event-activation-cancelled = La fuerza de { $space } no se mueve.
event-mud-march = La fuerza de { $space } solo puede avanzar un espacio.
event-naval-move-cancelled = Las borrascas retienen la flota en puerto.
event-emancipation = Se proclama la emancipación.
event-intervention = Intervienen las potencias extranjeras.
event-blockade = El valor de bloqueo es ahora { $count }.
event-amphibious = El modificador de asalto anfibio es ahora { $count }.
event-event-units = { $The-side } gana { $count ->
    [one] { $count } UM nueva
   *[other] { $count } UM nuevas
} en { $space }.
event-event-fort = { $The-side } construye un fuerte en { $space }.
event-runner-port-opened = { $space } se abre a los rompedores de bloqueo.
event-costly-mistake = { $general } es alcanzado (dado { $roll }; muere con { $needed } o menos).
event-general-wounded = { $general } resulta herido y vuelve el próximo turno.
event-ambush = { $general } cae en una emboscada (dado { $roll }; muere con { $needed } o menos).
event-army-sent-west = El { $army } es enviado a { $space }.
event-concentrated = { $The-side } envía una UM por ferrocarril de { $from } a { $to }.
event-march-ordered = ¡Hacia Richmond! La próxima jugada de la Unión es esa marcha.
event-no-army-marches = Ningún ejército está bastante cerca para marchar hacia Richmond.
event-fort-garrisoned = { $The-side } recupera { $space }.
event-valley-devastated = El valle del Shenandoah queda devastado.

## Negativas

deny-opponents-event = { $card } es un evento del enemigo: para ti solo vale como operaciones.
deny-event-of-other-side = En una ronda este evento solo lo puede jugar { $the-side }.
deny-interrupt-only = { $card } se juega en el movimiento enemigo o en una batalla, no en una ronda.
deny-operations-only = { $card } debe jugarse para operaciones.
deny-special-condition = No se cumple la condición de { $card }.
deny-must-play-now = { $card } debe jugarse ahora.
deny-keep-for-last = Tienes que guardar { $card } para el final de tu mano.
deny-must-be-event = Se cumple la condición de { $card }: tiene que jugarse como evento.
deny-may-not-discard = { $card } no puede descartarse.
deny-not-in-hand = { $card } no está en tu mano.
deny-empty-hand = Tu rival no tiene cartas.
deny-something-to-do = Todavía hay una operación que puedes realizar.
deny-after-emancipation = { $card } no tiene efecto tras la Proclamación de emancipación.
deny-no-space-for-event = Ningún espacio sirve para el evento.
deny-space-not-of-event = { $card } no permite { $space }.
deny-enemy-there = En { $space } hay unidades o un fuerte del enemigo.
deny-event-without-effect = { $card } no cambiaría nada ahora: solo puede descartarse.
deny-attrition-takes-nothing = El desgaste no quita nada a las una o dos unidades de { $space }.
deny-no-units-for-event = No hay ninguna unidad para este evento.
deny-no-general-for-event = No hay ningún general para este evento.
deny-no-army-for-event = No hay ningún ejército para este evento.
deny-no-brigade-for-event = No tienes ninguna brigada de caballería en el mapa.
deny-no-marker-for-event = No hay ningún indicador que retirar.
deny-elites-in-play = Tus dos unidades de élite ya están en juego.
deny-no-ironclad-in-play = No hay ningún buque blindado que hundir.
deny-florida-lost = Florida y St. Marks deben ser confederados.
deny-valley-not-held = La infantería de la Unión debe ocupar los tres espacios del valle.
deny-event-fort-there = En { $space } ya hay un fuerte.
deny-no-fort-left = { $The-side } no tiene ya fuertes que construir.
deny-no-marker-space = No hay ningún espacio para un indicador tuyo.
deny-no-raid = Ninguna brigada tuya está sobre un indicador enemigo que pueda retirar.
deny-no-army-near-richmond = Ningún ejército de la Unión a cuatro espacios de Richmond o menos puede marchar.
deny-not-by-rail = No puede llegar infantería de { $space } por ferrocarril.
deny-nobody-attacks = Ningún general en { $space } podría intentar un ataque.
deny-nobody-sails = Nadie puede zarpar.
deny-one-naval-move = Solo un desplazamiento de una campaña puede ser naval.
deny-army-sails-alone = Un ejército de la Unión zarpa en lugar de todos los desplazamientos de la carta, no además de ellos.
deny-one-activation-per-state = En esta primera campaña solo se activa una fuerza en cada estado.
