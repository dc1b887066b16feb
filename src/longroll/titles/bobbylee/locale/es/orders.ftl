# Bobby Lee: despliegue, órdenes, movimientos estratégicos, rendición.

# The plain march is never said: by this word the texts choose their verb.
how-march = march
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
prompt-staff = ¿Se mueve ahora alguno de los cuarteles generales que estuvieron activos?
prompt-forced = ¿Qué marcha forzada se decide ahora?
prompt-surrender = Se exige la rendición a los sitiados de { $place }: ¿qué responden?

## Acciones

action-exchange = Cambiar { $a1 } { THE($a2, "por") }
action-march = { $a1 }: { THE($a2, "a") }
action-march-3 = { $a1 }: atacar { $a2 } { THE($a3, "desde") }
action-force = { $a1 }: { THE($a2, "a") }, y a marcha forzada { THE($a3, "a") }
action-send = { $a1 }: orden estratégica { THE($a2, "a") }
action-send-3 = { $a1 }: orden estratégica de atacar { $a2 } { THE($a3, "desde") }
action-rail = { $a1 }: en tren { THE($a2, "a") }
action-transfer = { $a1 }: fuera del mapa { THE($a2, "hasta") }
action-sail = { $a1 }: por mar { THE($a2, "a") }
action-invade = { $a1 }: desembarcar { THE($a2, "en") }
action-evacuate = { $a1 }: en barco { THE($a2, "a") }
action-cross = { $a1 }: al otro lado del río, { THE($a2, "a") }
action-throw = { $a1 }: tirar el dado
action-demand = Pedir la rendición { THE($a1, "de") }
action-yield = Rendirse { THE($a1, "en") }
action-refuse = Resistir

## Sucesos

event-deployed = { THE($block) } se coloca en { $place }.
event-moved = { THE($block) } { $how ->
    [march] marcha de { $origin } a { $place }
   *[other] va de { $origin } a { $place }, { $how }
}.
event-seen-moving = { $The-side } lleva un bloque de { $origin } a { $place }{ $how ->
    [march] {""}
   *[other] , { $how }
}.
event-attack = { $The-side } ataca { $place } desde { $origin }.
event-pledged = Una marcha forzada sale de { $origin } hacia { $place }.
event-forced-success = El dado da { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, hacía falta { $needed } o más, a la caballería { $mounted }: { $the-side } llega a marchas forzadas de { $origin } a { $place }{ $loss ->
    [0] .
   *[1] , al precio de un paso.
}
event-forced-failure = El dado da { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, hacía falta { $needed } o más, a la caballería { $mounted }: { $the-side } fuerza la marcha desde { $origin } y no llega a { $place }{ $loss ->
    [0] .
   *[1] , y además pierde un paso.
}
event-forced-no-room = { $The-side } detiene la marcha forzada: desde { $origin } ya no pueden atacar { $place } más bloques.
event-demanded = { $The-side } exige la rendición de { $place }.
event-refused = { $The-side }, sitiada en { $place }, resiste.
event-surrender = { $The-side }, sitiada en { $place }, se rinde.

## Por qué no

deny-other-side = { THE($block) } es del otro bando.
deny-name-first = Cada intercambio figura una sola vez: nombra primero { THE($block, "a") }.
deny-strategic-only = { THE($block) } solo se mueve por orden estratégica.
deny-out-of-command = { THE($block) } no está en el radio de ningún cuartel general activo: solo el supremo puede enviarlo, por orden estratégica.
deny-moved-already = { THE($block) } ya se ha movido en este turno de campaña.
deny-staff-moves-last = { THE($block) } está en activo, y se mueve después de todos los demás.
deny-staff-only = Ahora solo se mueven los cuarteles generales que estuvieron activos, una vez cada uno; { THE($block) } no es uno de ellos.
deny-supreme-never-fights = { THE($block) } nunca entra en batalla.
deny-name-the-side = Puedes atacar { $place } desde varios hexágonos: di desde cuál.
deny-not-over-that-side = Con la marcha que queda no se puede entrar en { $place } desde { $origin }.
deny-attack-limit = En este turno no pueden atacar { $place } desde { $origin } más bloques: el límite es { $number }.
deny-closed-ground = Ningún bloque puede marchar a { $place }.
deny-there-already = { THE($block) } ya está en { $place }.
deny-too-far = { $place } queda demasiado lejos para la marcha { THE($block, "de") }.
deny-closed-side = Ninguna marcha va derecho de { $origin } a { $place }, y el rodeo es demasiado largo para { THE($block) }.
deny-no-forced-march = Una marcha forzada añade un hexágono a una marcha completa; de { $origin } a { $place } no es ese hexágono en la marcha { THE($block, "de") }.
deny-not-forcing = { THE($block) } no está en marcha forzada.
deny-no-supreme = Los movimientos estratégicos exigen que el cuartel general supremo esté activo.
deny-too-few-moves = Eso cuesta { $price ->
    [one] 1 movimiento estratégico
   *[other] { $price } movimientos estratégicos
}, y { $points ->
    [one] queda 1
   *[other] quedan { $points }
}.
deny-no-railway = Por { $place } no pasa ningún ferrocarril.
deny-railway-not-yours = No puedes usar el ferrocarril de { $place }.
deny-not-held = El viaje en tren acaba en un hexágono amigo, y { $place } no lo es.
deny-no-line = Ningún ferrocarril tuyo lleva de { $origin } a { $place }.
deny-no-supply-hex = { $place } no es un hexágono de suministro en tus manos.
deny-no-great-river = Ningún río mayor sin puente ni vado separa { $origin } de { $place }.
deny-navigable = Entre { $origin } y { $place } el río es navegable: allí se va por mar.
deny-no-attack-across = No se puede atacar { $place } a través de un río mayor.
deny-infantry-only = Solo pueden desembarcar las divisiones de infantería, y { THE($block) } no lo es.
deny-norfolk = Sin Norfolk los confederados no pueden ir por mar.
deny-ports-sail = { $place } es un puerto en tus manos: desde allí se va por mar como siempre.
deny-no-shore = { $place } no da al mar ni a un río navegable, o no se puede dejar.
deny-no-port = { $place } no es un puerto en tus manos.
deny-water-closed = Un puerto enemigo cierra el camino por agua de { $origin } a { $place }.
deny-southern-waters = Los confederados solo navegan por el James y el Appomattox.
deny-not-besieged = Nadie está sitiado en { $place }.
deny-named-by = Ese sitio se llama aquí { $place }.
deny-demanded-already = En este turno ya se ha exigido la rendición de { $place }.
deny-surrender-first = La rendición se exige antes de activar el primer cuartel general.

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
note-force-shut-out = se queda: por ese lado ya no pueden atacar más bloques
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
note-rout = entonces { $the-side } huye en desbandada
note-can-fire = { $count ->
    [0] entonces no puede disparar ningún bloque propio: infantería y caballería solo disparan a quien han trabado, y quien traba ahora no dispara hasta otro turno
    [one] entonces puede disparar 1 bloque desde donde está
   *[other] entonces pueden disparar { $count } bloques desde donde están
}
note-can-fire-flank = { $count ->
    [0] entonces no puede disparar ningún bloque desde donde está
    [one] entonces puede disparar 1 bloque desde donde está
   *[other] entonces pueden disparar { $count } bloques desde donde están
}, { $flank ->
    [one] 1 más si rodea el flanco
   *[other] { $flank } más si rodean el flanco
}
note-unfired = { $count ->
    [0] ya no puede disparar ninguno
    [one] 1 que podría disparar no lo hace
   *[other] { $count } que podrían disparar no lo hacen
}

# What a player may wish not to be asked: what he does not do then.
decline-surrender = No rendirse
