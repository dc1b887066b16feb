# Ejércitos, cuerpos y generales (5.2, 5.3, 5.5, 5.6).

## Preguntas

prompt-succession = ¿Quién toma el mando del { $army }?
prompt-join-armies = Hay dos ejércitos tuyos en { $space }: ¿cuál se disuelve?
prompt-excess-generals = { $count ->
    [one] Sobra un general
   *[other] Sobran { $count } generales
} en { $space }: ¿quién se va?
prompt-create-army = ¿Dónde creas un ejército?
prompt-army-marker = ¿Qué ejército creas en { $space }?
prompt-army-commander = ¿Cuál de estos generales de igual rango manda el { $army }?
prompt-relieve = ¿A quién relevas del mando?
prompt-successor = ¿Quién pasa a mandar el { $army }?
prompt-relieved = ¿Qué será de { $general }?
prompt-reorganise = ¿Qué general viaja, y adónde?

## Acciones

action-appoint = Dar el mando a { $a1 }
action-disband = Disolver el { $a1 }
action-displace = Retirar a { $a1 }
action-let-stand = Dejar por ahora a los generales de { $a1 }
action-create-army = Crear un ejército en { $a1 }
action-marker = { $a1 }
action-relieve = Relevar a { $a1 }
action-reassign = Darle el { $a1 }
action-demote = Degradarlo: vuelve el próximo turno
action-retire = Retirarlo para siempre
action-send = { $a1 }: a { $a2 }

## Sucesos

event-takes-command = { $general } toma el mando del { $army }.
event-army-without-general = El { $army } se queda sin general.
event-general-leaves = { $general } deja el mapa; podrá volver en el turno { $turn }.
event-general-killed = { $general } es baja.
event-general-dismissed = { $general } queda fuera de la guerra para siempre.
event-infantry-lost = { $The-side } pierde { $count } UM en { $space }.
event-brigade-lost = La brigada de caballería de { $general } se pierde.
event-army-eliminated = El { $army } deja de existir.
event-elite-placed = Una unidad de élite se une al { $army }.
event-joins-army = Las tropas de { $space } se incorporan al { $army }.
event-army-created = Se crea el { $army } en { $space } al mando de { $general }.
event-general-relieved = { $general } es relevado del mando del { $army }.
event-general-reassigned = { $general } es destinado al { $army }.
event-general-sent = { $general } viaja de { $from } a { $to }.

## Por qué no

deny-commander-stays = { $general } está al mando de su ejército y no puede dejarlo.
deny-second-stays = { $general } es el segundo al mando y no puede dejar el ejército.
deny-army-value = Para crear un ejército hace falta una carta de valor 2 o 3.
deny-army-markers = Todos tus indicadores de ejército están en uso.
deny-army-nowhere = No hay dónde crear un ejército: hace falta un espacio que controles, una línea de comunicación, un general que pueda mandarlo y unidades bastantes.
deny-army-control = No controlas { $space }.
deny-army-there = Ya hay un ejército en { $space }.
deny-army-general = En { $space } no hay ningún general que pueda mandar un ejército.
deny-army-units = Un ejército nuevo necesita { $count } UM en { $space }.
deny-army-supply = { $space } no tiene línea de comunicación.
deny-relief = Ninguno de tus ejércitos tiene un general al mando que pueda relevarse.
deny-relief-nobody = El { $army } no tiene ningún general al mando en el mapa.
deny-relief-alone = El { $army } no tiene otro general que pueda mandarlo.
deny-relief-place = La carta no alcanza al { $army }.
deny-relief-no-commander = { $general } no manda ningún ejército tuyo.
deny-reassign-army = El { $army } no es un ejército tuyo que esté en el mapa.
deny-reassign-again = El { $army } ya ha cambiado de general al mando con esta carta.
deny-reassign-supply = Ninguna línea de comunicación une el { $army } con su ejército actual.
deny-reorganise-1863 = En el primer turno de este escenario no hay reorganización.
deny-reorganise = Ningún general tuyo puede ir a ninguna parte.
deny-send-nobody = Envía al menos a un general.
deny-send-absent = { $general } no es un general tuyo que esté en el mapa.
deny-send-brigade = { $general } manda una brigada: la caballería no se reorganiza.
deny-send-twice = { $general } ya ha viajado.
deny-send-enemy-control = El enemigo controla { $space }.
deny-send-enemy-force = El enemigo está en { $space }.
deny-send-no-units = En { $space } no tienes tropas ni fuerte.
deny-send-unsupplied = El ejército de { $space } no tiene línea de comunicación y no puede recibir generales.
deny-send-too-far = { $space } queda fuera de su alcance por tierra, por ferrocarril y por mar.
note-will = cuesta { $cost } de voluntad
