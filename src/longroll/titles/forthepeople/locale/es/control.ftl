## Voluntad política


prompt-will-order = Varios cambios de voluntad a la vez: ¿cuál va primero?
action-gain = Primero ganar { $a1 }
action-lose = Primero perder { $a1 }
event-will = { $side }: voluntad { $amount } ({ $reason }){ $fortunes ->
    [0] { "" }
   *[other] , hados de la guerra { $fortunes }
}; ahora { $will }.
reason-fort-lost = un fuerte confederado
reason-capital = huye el gobierno
reason-capital-elsewhere = una mala sede de gobierno
reason-resource-destroyed = centro de recursos destruido
reason-state-control = control de un estado
reason-state-invaded = invasión de un estado de la Unión
reason-mississippi = el Misisipi está abierto
reason-war-weariness = fatiga de guerra
reason-remorse = remordimiento
reason-runner-failed = ningún rompedor de bloqueo
reason-blockade-duty = nunca se aumentó el bloqueo
reason-strength = fuerza de los ejércitos
reason-army-lost = un ejército perdido
reason-armies-joined = dos ejércitos en un espacio
reason-army-outranked = hay generales de más rango
reason-mcclellan = el país aclama a McClellan
reason-commander-lost = se va su comandante
reason-general-relieved = relevo de un comandante
reason-generals-skipped = generales de más rango postergados
reason-event = un evento

## Indicadores


prompt-mark = Coloca indicadores de control: { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
prompt-unmark = Retira indicadores de control: { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
prompt-raid = ¿Dónde retira un indicador la caballería?
prompt-raids = Tu caballería puede retirar indicadores enemigos donde está.
prompt-fill-state = Coloca indicadores en los espacios vacíos de { $state }.
action-mark = Colocar un indicador en { $a1 }
action-mark-all = Colocar indicadores en todos
action-unmark = Retirar el indicador de { $a1 }
action-raid = Incursión en { $a1 }
action-done = Terminar
event-political-phase = Fase de control político.
event-marker-placed = { $space } pasa a { $the-side }.
event-marker-removed = Se retira un indicador: { $space } vuelve a { $the-side }.
event-resource-destroyed = Queda destruido el centro de recursos de { $space } ({ $count }).
event-coastal-fort-captured = La Unión captura { $space }.
event-fort-removed = { $The-side } pierde el fuerte de { $space }.
deny-own-marker = Ya controlas { $space }.
deny-capital-lost = Sin capital en el mapa no puedes colocar indicadores con operaciones.
deny-mark-units = Necesitas infantería abastecida en { $space }, salvo que sea un espacio fronterizo neutral y libre.
deny-event-destroys = Un evento no puede destruir un centro de recursos, tomar un fuerte ni desplazar una capital en { $space }.
deny-event-space = El evento no alcanza { $space }.
deny-no-flip = El evento no puede girar el indicador enemigo de { $space }.
deny-no-brigade = No tienes ninguna brigada de caballería en { $space }.
deny-no-enemy-marker = No hay indicador enemigo en { $space }.
deny-raid-colour = La caballería solo libera espacios de su color o fronterizos, y { $space } no lo es.
deny-not-empty = { $space } no es un espacio vacío de ese estado.

## Estados y capitales


prompt-capital = ¿Dónde se instala el gobierno?
action-capital = Capital en { $a1 }
event-capital-lost = { $The-side } ve huir a su gobierno de { $space }.
event-capital-moved = { $The-side } traslada su capital a { $space }.
event-state-controlled = { $state } pasa a { $the-side }.
event-state-invaded = La Confederación ocupa tres o más espacios de { $state }.
event-mississippi-opened = La Unión controla todo el Misisipi.
event-army-available = { THE($army) } se puede volver a crear.
deny-capital-state = { $space } no está en un estado que fuera tuyo en 1861.
deny-not-controlled = No controlas { $space }.
deny-enemy-holds = El enemigo ocupa { $space }.
deny-enemy-units = El enemigo está en { $space }.
deny-no-lc = { $space } no tiene línea de comunicación.
chart-deeds = Qué movió la voluntad
show-deed = { $reason }
show-deed-fortunes = gira la fortuna de la guerra
