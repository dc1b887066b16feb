# Intercepción (5.8).

## Preguntas

prompt-intercept = El enemigo va a entrar en { $space }: ¿interceptas?
prompt-intercept-second = ¿Qué general acude también a { $space }?
prompt-intercept-garrison = ¿Se queda 1 UM guardando el fuerte?

## Acciones

action-intercept = Interceptar con { $a1 }
action-garrison-0 = No dejar a nadie en el fuerte
action-garrison-1 = Dejar 1 UM en el fuerte
action-interrupt-2 = Interceptar con { $a2 }: { $a1 }

## Sucesos

event-interception-succeeds = { $general } intercepta: saca { $roll } y necesitaba { $number } o menos.
event-interception-fails = { $general } llega tarde: saca { $roll } y necesitaba { $number } o menos.
event-interception-by-card = { $general } intercepta gracias a la carta.
event-intercepted = { $count } UM { $count ->
    [one] acude
   *[other] acuden
} de { $from } a { $space }.

## Por qué no

deny-intercept-alone = { $general } no tiene UM con las que interceptar.
deny-intercept-not-adjacent = Ninguna carretera ni vía férrea lleva a { $general } hasta { $space }.
deny-intercept-river = Un río cierra a { $general } el paso a { $space }.
deny-intercept-rough-road = Nadie puede interceptar por los caminos del noreste de Alabama ni por la Baltimore and Ohio: { $general } tampoco.
deny-brigade-intercepts-alone = La brigada de { $general } no puede interceptar sola: acude con la fuerza con la que está.
deny-not-in-command = { $general } no está al mando en su espacio: intercepta quien manda allí.
deny-intercept-nobody-goes = { $general } no tiene ninguna UM que llevar.
deny-intercept-too-far = La carta no lleva a { $general } hasta allí.
deny-intercept-at-sea = Ninguna carta puede interceptar un desplazamiento naval.
note-reacts = { $least ->
    [100] seguro
   *[other] { $chance } % de éxito
}
note-reacts-between = del { $least } al { $chance } % de éxito
