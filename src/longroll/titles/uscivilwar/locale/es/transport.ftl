# The U.S. Civil War: transporte naval.

prompt-aboard = Barcos { THE($place, "en") }: ¿quién embarca?
prompt-sail = A bordo { THE($place, "en") }: ¿adónde?
action-transport = Transporte naval { THE($a1, "desde") }
action-venture = Transporte naval { THE($a1, "desde") }, cuyo General cauto se atreve por dos puntos
action-ships = Jugar «{ $a2 }»: transporte naval { THE($a1, "desde") }
action-sail = Navegar { THE($a1, "a") }
action-assault = Asaltar { THE($a1) }
event-sailed = { $The-side } lleva por barco { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "de") } { THE($place, "a") }.
event-sailed-under = { $number ->
    [0] { $general } navega
    [one] { $The-side } lleva por barco 1 PF
   *[other] { $The-side } lleva por barco { $number } PF
} { THE($origin, "de") } { THE($place, "a") }{ $number ->
    [0] {""}
   *[other] {" "}al mando de { $general }
}.
event-reembarked = { $The-side } reembarca { $number ->
    [one] 1 PF, que vuelve
   *[other] { $number } PF, que vuelven
} { THE($place, "a") }.
deny-no-voyage = Ningún barco puede llevar a nadie { THE($place, "desde") }.
deny-no-voyage-to = Ninguna vía navegable bajo tu control lleva { THE($place, "a") }.
deny-enemy-shore = { THE($place) } es del enemigo: hace falta un asalto.
deny-coastal-fort = La Unión solo puede asaltar { THE($place) } tras tomar el Fuerte Costero que lo protege.
deny-no-assault-card = Un asalto necesita una carta «Naval» o «Cualquier teatro».
deny-cottonclads = Los Cottonclads necesitan una carta «Cualquier teatro».
deny-landed = Han desembarcado { THE($place, "en") }: alguien debe quedarse allí antes de que sigan los demás.
deny-not-ashore = { THE($place, "en") } no se puede dejar a nadie ahora.
deny-no-harbour-here = Vuelven a embarcar hacia un puerto propio, y { THE($place) } no lo es.
deny-from-bay = La Unión solo asalta { THE($place) } desde Atchafalaya Bay.
deny-other-river = Las cañoneras y los Cottonclads solo llegan { THE($place, "a") } desde un puerto de su río.
deny-no-harbour = Un transporte fluvial tiene que empezar o acabar en un puerto propio, y { THE($place) } no lo es.
prompt-reembark = El asalto ha fracasado: ¿adónde van los { THE($place, "de") }?
deny-nobody-cautious = { THE($place, "en") } no hay ningún General cauto que pueda embarcar.
deny-first-embark = Eso es para tropas a bordo: haz antes que embarquen («Transporte naval desde ...»).
