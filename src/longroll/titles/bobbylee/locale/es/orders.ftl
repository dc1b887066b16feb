# Bobby Lee: despliegue, órdenes, movimientos estratégicos, rendición.

how-march = en marcha
how-force = a marcha forzada
how-send = por orden estratégica
how-rail = en tren
how-transfer = fuera del mapa, de un hexágono de suministro a otro
how-sail = en barco
how-invade = para desembarcar
how-evacuate = a bordo de los barcos
how-cross = al otro lado del río, en botes

## Preguntas

prompt-deploy = ¿Qué dos bloques cambian de lugar?
prompt-orders = { $points ->
    [0] ¿Qué bloque se mueve, y adónde?
    [one] Queda un movimiento estratégico: ¿qué bloque se mueve, y adónde?
   *[other] Quedan { $points } movimientos estratégicos: ¿qué bloque se mueve, y adónde?
}
prompt-staff = ¿Se mueve ahora un cuartel general que estuvo activo?
prompt-forced = ¿Qué marcha forzada se decide ahora?
prompt-surrender = A los sitiados en { $place } se les pide la rendición: ¿qué contestan?

## Acciones

action-exchange = Cambiar { $a1 } por { $a2 }
action-march = { $a1 }: a { $a2 }
action-march-3 = { $a1 }: atacar { $a2 } desde { $a3 }
action-force = { $a1 }: a { $a2 }, y a marcha forzada a { $a3 }
action-send = { $a1 }: orden estratégica a { $a2 }
action-send-3 = { $a1 }: orden estratégica de atacar { $a2 } desde { $a3 }
action-rail = { $a1 }: en tren a { $a2 }
action-transfer = { $a1 }: fuera del mapa hasta { $a2 }
action-sail = { $a1 }: por mar a { $a2 }
action-invade = { $a1 }: desembarcar en { $a2 }
action-evacuate = { $a1 }: en barco a { $a2 }
action-cross = { $a1 }: al otro lado del río, a { $a2 }
action-throw = { $a1 }: tirar el dado
action-demand = Pedir la rendición de { $a1 }
action-yield = Rendirse en { $a1 }
action-refuse = Resistir

## Sucesos

event-deployed = { $block } se coloca en { $place }.
event-moved = { $block } va de { $origin } a { $place }, { $how }.
event-seen-moving = Un bloque va de { $origin } a { $place }, { $how } ({ $side }).
event-attack = { $place } es atacada desde { $origin }: { $side }.
event-pledged = Desde { $origin } se fuerza la marcha a { $place }.
event-forced-success = El dado da { $roll }: la marcha forzada desde { $origin } llega a { $place } ({ $side }){ $loss ->
    [0] .
   *[1] , al precio de un paso.
}
event-forced-failure = El dado da { $roll }: la marcha forzada desde { $origin } no llega a { $place } ({ $side }){ $loss ->
    [0] .
   *[1] , y cuesta un paso.
}
event-forced-no-room = Desde { $origin } han atacado { $place } cuantos pueden: la marcha forzada se acaba ({ $side }).
event-demanded = Se pide la rendición de { $place }: { $side }.
event-refused = Los sitiados en { $place } resisten: { $side }.
event-surrender = Los sitiados en { $place } se rinden: { $side }.

## Por qué no

deny-other-side = { $block } es del otro bando.
deny-name-first = Un intercambio se escribe una vez: nombra primero a { $block }.
deny-strategic-only = { $block } se mueve solo por orden estratégica.
deny-out-of-command = { $block } no está en el radio de ningún cuartel general activo: solo el supremo puede enviarlo, con órdenes estratégicas.
deny-moved-already = { $block } ya se ha movido en este turno de campaña.
deny-staff-moves-last = { $block } está activo, y se mueve después de todos los demás.
deny-staff-only = Ahora solo se mueven los cuarteles generales que estuvieron activos, una vez cada uno; { $block } no es de ellos.
deny-supreme-never-fights = { $block } nunca entra en batalla.
deny-name-the-side = { $place } puede atacarse desde varios hexágonos: di desde cuál se entra.
deny-not-over-that-side = No se entra en { $place } desde { $origin } con la marcha que queda.
deny-attack-limit = Ya han atacado { $place } desde { $origin } cuantos pueden en este turno: { $number }.
deny-closed-ground = Ningún bloque marcha a { $place }.
deny-there-already = { $block } está en { $place }.
deny-too-far = { $place } queda fuera de la marcha de { $block }.
deny-no-forced-march = De { $origin } a { $place } no es el hexágono que sobra en una marcha de { $block }.
deny-not-forcing = { $block } no está en marcha forzada.
deny-no-supreme = Para los movimientos estratégicos ha de estar activo el cuartel general supremo.
deny-too-few-moves = Eso cuesta { $price ->
    [one] 1 movimiento estratégico
   *[other] { $price } movimientos estratégicos
}, y { $points ->
    [one] queda 1
   *[other] quedan { $points }
}.
deny-no-railway = Por { $place } no pasa ningún ferrocarril.
deny-railway-not-yours = El ferrocarril de { $place } no está a tu disposición.
deny-not-held = El viaje en tren acaba en un hexágono amigo, y { $place } no lo es.
deny-no-line = Ningún ferrocarril suyo lleva de { $origin } a { $place }.
deny-no-supply-hex = { $place } no es un hexágono de suministro en sus manos.
deny-no-great-river = Ningún río mayor sin puente ni vado separa { $origin } de { $place }.
deny-navigable = Entre { $origin } y { $place } el río es navegable: allí se va por mar.
deny-no-attack-across = Nadie ataca { $place } a través de un río mayor.
deny-infantry-only = Solo desembarcan divisiones de infantería, y { $block } no lo es.
deny-norfolk = Sin Norfolk los confederados no navegan.
deny-ports-sail = { $place } es un puerto en sus manos: allí se va por mar como siempre.
deny-no-shore = { $place } no da al mar ni a un río navegable, o no se puede dejar.
deny-no-port = { $place } no es un puerto en sus manos.
deny-water-closed = Un puerto enemigo cierra el camino por agua de { $origin } a { $place }.
deny-not-besieged = Nadie está sitiado en { $place }.
deny-named-by = Ese sitio lleva el nombre de { $place }.
deny-demanded-already = La rendición de { $place } ya se ha pedido en este turno.
deny-surrender-first = Una rendición va antes de que se active el primer cuartel general.

## Lo que cuesta una orden

note-march = { $cost } de { $number ->
    [one] 1 hexágono
   *[other] { $number } hexágonos
}
note-attack = es un ataque; { $cost } de { $number ->
    [one] 1 hexágono
   *[other] { $number } hexágonos
}
note-attack-strategic = es un ataque; { $cost ->
    [one] 1 movimiento estratégico
   *[other] { $cost } movimientos estratégicos
}, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
note-force = llega con { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
} de 6{ $lost ->
    [0] { "" }
   *[other] , pierde un paso con { $lost }
}
note-force-last = llega con { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
} de 6{ $lost ->
    [0] { "" }
   *[other] , es destruido con { $lost }
}
note-strategic = { $cost ->
    [one] 1 movimiento estratégico
   *[other] { $cost } movimientos estratégicos
}, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
note-replacement = { $cost ->
    [one] 1 punto de reemplazo
   *[other] { $cost } puntos de reemplazo
}, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
note-conscript = reclutas, sin gastar puntos; { $left ->
    [0] no quedan más
    [one] queda 1
   *[other] quedan { $left }
}
note-call = { $cost ->
    [one] 1 punto de victoria
   *[other] { $cost } puntos de victoria
} para el enemigo; trae de { $least } a { $most } bloques de infantería
note-emancipate = { $points } puntos de victoria; los confederados doblan este turno sus puntos de reemplazo
note-worn = le cuesta un paso, { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
}
note-worn-out = le cuesta su último paso: se pierde

## A qué lleva una respuesta

note-bid = { $number ->
    [one] cuesta 1 paso si empiezas tú
   *[other] cuesta { $number } pasos si empiezas tú
}
note-bid-nought = no cuesta nada; si los dos apuestan 0, se acaba el mes
note-can-fire = { $count ->
    [0] entonces no puede disparar ningún bloque propio: infantería y caballería solo disparan a quien han trabado, y quien traba ahora no dispara hasta otro turno
    [one] entonces puede disparar 1 bloque desde donde está
   *[other] entonces pueden disparar { $count } bloques desde donde están
}
note-unfired = { $count ->
    [0] ya no puede disparar ninguno
    [one] 1 que podría disparar no lo hace
   *[other] { $count } que podrían disparar no lo hacen
}
