# Desplazamiento terrestre (5.1 a 5.5, 5.7, 5.9, 5.10).

## Preguntas

prompt-activate = ¿Qué fuerza activas con una carta de valor { $count }?
prompt-compose = { $general } en { $space }: ¿quién lo acompaña, y con cuántas UM?
prompt-compose-division = Una división en { $space }: ¿cuántas UM parten?
prompt-march = { $space }: ¿adónde? Puntos de desplazamiento restantes: { $count }{ $rail ->
        [0] .
       *[other] , y { $rail } más por ferrocarril.
    }

## Acciones

action-activate = Activar a { $a1 }
action-brigade = La brigada de { $a1 }
action-division = Una división desde { $a1 }
action-bring = Llevar a { $a1 }
action-leave = Dejar atrás a { $a1 }
action-with = { $a1 ->
    [0] Sin infantería
   *[other] Con { $a1 } UM de infantería
}
action-go = Ir a { $a1 }
action-go-north-route = Ir a { $a1 } por la ruta norte (cruza el Ohio en Paducah)
action-go-south-route = Ir a { $a1 } por la ruta sur (cruza el Ohio en Cairo)
action-take = Recoger { $a1 } UM de infantería
action-drop = Dejar aquí { $a1 } UM de infantería
action-take-general = Recoger a { $a1 }
action-drop-general = Dejar aquí a { $a1 }
action-convert = Colocar aquí un indicador de control
action-stop = Acabar aquí el desplazamiento

# What a long list calls orders of a kind that it tells together.
orders-division = Mover una división sola
orders-sail = Mover por mar o por río

## Notes beside actions: movement points

note-step = cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
note-step-rail = cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}, en tren { $far }
note-step-enemy = cuesta { $cost }; allí está el enemigo
note-step-overrun = cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}; arrolla al enemigo

## Sucesos

event-army-activated = El { $army } parte de { $space } con { $count } UM.
event-corps-activated = { $general } parte de { $space } con { $count } UM.
event-brigade-activated = La brigada de { $general } parte de { $space }.
event-division-activated = Una división de { $count } UM parte de { $space }.
event-event-corps-activated = { $count ->
    [one] { $count } UM parte
   *[other] { $count } UM parten
} de { $space } como un cuerpo.
event-marched = La fuerza marcha de { $from } a { $to }.
event-units-taken = Recoge { $count } UM en { $space }.
event-units-dropped = Deja { $count } UM en { $space }.
event-general-joined = { $general } se le une en { $space }.
event-general-left = { $general } se queda en { $space }.
event-converted = El ejército gasta un punto de desplazamiento en el control de { $space }.
event-force-stays = La fuerza de { $space } se queda donde está.

## Por qué no

deny-general-off-map = { $general } no es un general tuyo que esté en el mapa.
deny-general-moved = { $general } ya se ha desplazado con esta carta.
deny-strategy = { $general } necesita una carta de valor { $count } o una campaña.
deny-strategy-hand = { $general } necesita una carta de valor { $count } o una campaña, y no tienes ninguna.
deny-card-first = { $general } puede moverse cuando juegues para operaciones una carta de valor { $count }{ $count ->
    [3] {""}
   *[other] {" "}o más
}.
deny-card-first-division = Una división puede salir de { $space } cuando juegues una carta para operaciones.
deny-cavalry-leads-no-corps = { $general } es de caballería: su brigada va sola o con otros.
deny-general-without-units = { $general } no tiene ninguna UM consigo.
deny-army-moved = El { $army } ya se ha desplazado con esta carta.
deny-second-moved = El segundo al mando del { $army } ya se ha desplazado con esta carta y no puede quedarse atrás.
deny-units-moved = Esas UM de { $space } ya se han desplazado con esta carta.
deny-leaves-general-alone = { $general } se quedaría sin ninguna UM.
deny-not-cavalry = { $general } no manda ninguna brigada de caballería.
deny-no-infantry = No tienes infantería en { $space }.
deny-division-strands = Una división dejaría en { $space } a un general sin ninguna UM.
deny-division-card = Esta carta mueve una división de { $count } UM como máximo.
deny-not-this-general = Esta carta activa otra fuerza.
deny-without-general = Este evento mueve UM sin general.
deny-not-so-many-here = En { $space } no hay { $count } UM de infantería.
deny-not-so-many-moving = La fuerza no tiene { $count } UM de infantería.
deny-too-large = Esta formación admite { $count } UM como máximo.
deny-must-have-units = Una fuerza así tiene que conservar al menos 1 UM.
deny-army-without-units = Un ejército tiene que conservar al menos 1 UM.
deny-everything-goes = Tienen que ir todas las UM y todos los generales, salvo 1 UM que puede guardar el fuerte.
deny-takes-no-general = Esta fuerza no puede llevar ningún general.
deny-one-extra-general = Un cuerpo solo puede llevar un general además del que lo manda.
deny-general-not-here = { $general } no está aquí.
deny-outranks-lead = { $general } tiene más influencia que el general activado.
deny-leaves-no-general = Solo un ejército puede dejar generales atrás al partir.
deny-general-not-in-force = { $general } no va con esta fuerza.
deny-lead-stays = { $general } es el general activado y tiene que seguir con la fuerza.
deny-picks-nothing-up = Solo un ejército, o un cuerpo con general, puede recoger unidades y generales.
deny-not-under-way = Solo se puede recoger o dejar algo cuando la fuerza ya ha salido de su primer espacio.
deny-exchanged-here = La fuerza ya ha hecho ese cambio en este espacio.
deny-nobody-to-command = { $general } necesita una UM o un fuerte tuyos en { $space }.
deny-only-army-converts = Solo un ejército puede colocar indicadores de control al desplazarse.
deny-convert-needs-infantry = Un ejército sin infantería no puede colocar indicadores de control.
deny-own-space = Ya controlas { $space }.
deny-convert-needs-supply = Antes de 1864 no se puede colocar un indicador en { $space } sin línea de comunicación.
deny-no-movement-left = A la fuerza no le quedan puntos de desplazamiento.
deny-bonus-rail-only = Los dos espacios de más son para quien se mueve solo por ferrocarril entre espacios propios.
deny-bonus-own-spaces = La bonificación por ferrocarril solo lleva a espacios propios, y { $space } no lo es.
deny-bonus-into-enemy = La bonificación por ferrocarril no lleva a { $space }, donde está el enemigo.
deny-no-such-space = Ese espacio no existe.
deny-leads-nowhere = Ninguna vía para salir de { $space } está abierta a esta fuerza y allí no tiene nada que hacer.
deny-not-adjacent = Ninguna carretera ni vía férrea lleva de aquí a { $space }.
deny-water-link = Solo el agua une este espacio con { $space }.
deny-name-the-route = Hay dos rutas a { $space }: di si la norte o la sur.
deny-no-route-to-name = A { $space } solo lleva una ruta: no tiene nombre.
deny-baltimore-and-ohio = Este tramo de la Baltimore and Ohio solo sirve para el desplazamiento estratégico.
deny-rough-road = Solo los generales confederados pueden usar los caminos del noreste de Alabama.
deny-rough-road-card = Los caminos del noreste de Alabama exigen una carta de valor 3 o una campaña.
deny-river-fort = Un fuerte en { $space } impide cruzar el río.
deny-river-gunboats = Las cañoneras de la Unión impiden cruzar el río hacia { $space }.
deny-generals-enemy-control = Un general sin UM no puede entrar en { $space }, bajo control enemigo.
deny-generals-enemy-force = Un general sin UM no puede entrar en { $space }, donde está el enemigo.
deny-division-border = Una división no puede entrar en { $space }: lo controla el enemigo y su estado fronterizo es neutral.
deny-division-enemy-state = Una división no puede entrar en { $space }: el enemigo controla el espacio y su estado.
deny-must-attack = Antes la fuerza debe intentar atacar.
deny-attack-out-of-reach = Desde { $space } la fuerza ya no podría atacar.
deny-shortest-path = El ejército tiene que marchar a { $space } por uno de los caminos más cortos.
deny-must-convert = En { $space } el ejército tiene que colocar antes su indicador de control.
deny-first-card = Eso es para una fuerza en marcha: juega antes una carta para operaciones y elige quién se mueve.
deny-first-force = Eso es para una fuerza en marcha: elige antes quién se mueve.
