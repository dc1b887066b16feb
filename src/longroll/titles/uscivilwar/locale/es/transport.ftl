# The U.S. Civil War: transporte naval.

prompt-aboard = Barcos en { $place }: ¿quién embarca?
prompt-sail = A bordo en { $place }: ¿adónde?
action-transport = Transporte naval desde { $a1 }
action-venture = Transporte naval desde { $a1 }, cuyo General cauto se atreve por dos puntos
action-ships = Jugar { $a2 }: transporte naval desde { $a1 }, listo para un asalto
action-sail = Navegar a { $a1 }
action-assault = Asaltar { $a1 }
event-sailed = { $The-side } embarca { $number ->
    [one] 1 PF
   *[other] { $number } PF
} de { $origin } a { $place }.
event-sailed-under = { $number ->
    [0] { $general } navega
    [one] { $The-side } embarca 1 PF
   *[other] { $The-side } embarca { $number } PF
} de { $origin } a { $place }{ $number ->
    [0] {""}
   *[other] {" "}al mando de { $general }
}.
deny-no-voyage = Ningún barco puede llevar a nadie desde { $place }.
deny-no-voyage-to = Ninguna vía navegable bajo tu control lleva a { $place }.
deny-enemy-shore = { $place } es del enemigo: hace falta un asalto.
deny-no-assault-card = Un asalto necesita una carta Naval o Cualquiera.
deny-cottonclads = Los Cottonclads necesitan una carta Cualquiera.
deny-landed = Han desembarcado en { $place }: alguien debe quedarse allí antes de que sigan los demás.
deny-not-ashore = En { $place } no se puede dejar a nadie ahora.
deny-no-harbour-here = Vuelven a embarcar hacia un puerto propio, y { $place } no lo es.
deny-no-harbour = Un transporte fluvial tiene que empezar o acabar en un puerto propio, y { $place } no lo es.
prompt-reembark = El asalto ha fracasado: ¿adónde van los de { $place }?
deny-nobody-cautious = En { $place } no hay ningún General cauto que pueda embarcar.
deny-first-embark = Eso es para tropas a bordo: haz antes que embarquen («Transporte naval desde ...»).
