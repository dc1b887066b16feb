# Las reglas opcionales (5.5.6, 5.6.7, 19, 20).

## Preguntas

prompt-enlarge = { $general } en { $space }: ¿la brigada incorpora una unidad y crece a 2 UM?
prompt-service = ¿Cómo sirve Sheridan en { $space }?
prompt-queue = ¿Para qué general empiezas una cola de operaciones?

## Acciones

action-enlarge = Aumentar a 2 UM la brigada de { $a1 }
action-ride = Salir como brigada de caballería: { $a1 } y 1 UM
action-serve = Colocar a { $a1 }
action-queue = Empezar la cola de { $a1 }

## Sucesos

event-mcclellan-hailed = El país aclama a { $general } al frente del { $army }.
event-takes-to-horse = { $general } sale en campaña con una brigada de caballería en { $space }.
event-brigade-enlarged = La brigada de { $general } crece a 2 UM.
event-brigade-reduced = La brigada de { $general } queda reducida a 1 UM.
event-general-replaced = { $general } sustituye a { $other } y entra en el turno { $turn }.
event-queue-grows = { $The-side } pone { $card } en la cola de { $general }, ahora de { $count } operaciones.
event-queue-full = La cola de { $general } está completa: se activa.
event-queue-in-vain = { $general } no tiene a quién mandar: su cola no ha servido de nada.
event-queue-lost = { $The-side } pierde la cola de operaciones de { $general }.

## Negativas

deny-brigade-stays-small = La brigada de { $general } nunca puede tener más de 1 UM.
deny-brigade-is-large = La brigada de { $general } ya tiene 2 UM.
deny-no-unit-to-take-up = Junto a { $general } no hay infantería que su brigada pueda incorporar.
deny-rides-not = Solo Van Dorn o Sheridan, al mando de un cuerpo, pueden salir como brigada de caballería.
deny-rides-alone = { $general } debe salir solo con una UM para convertirse en brigada de caballería.
deny-army-rail = { $space } no tiene línea de comunicación por ferrocarril.
deny-far-from-rail = { $space } está lejos de tus ferrocarriles y cuesta 2 puntos de desplazamiento.
deny-fed-enough = Tus ejércitos ya han recibido 3 UM de este modo en este turno.
deny-queue-needless = Esta carta puede activar a { $general } por sí sola.
deny-queue-for-nobody = { $card } no puede empezar una cola para ninguno de tus generales en el mapa.
