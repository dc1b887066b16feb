# The U.S. Civil War.

## Bandos, escenarios, palabras

side-union = Unión
side-confederate = Confederación
side-neutral = Nadie
the-side-union = la Unión
the-side-confederate = la Confederación
scenario-1861 = 1861: comienza la guerra
scenario-1862 = 1862: los ríos del Oeste
scenario-1863 = 1863: Vicksburg y Gettysburg
scenario-campaign = Toda la guerra, de 1861 a 1865
scenario-campaign-1862 = La guerra desde 1862
scenario-campaign-1863 = La guerra desde 1863
season-winter = invierno
season-spring = primavera
season-summer = verano
season-autumn = otoño
area-east = el Este
area-west = el Oeste
area-trans-mississippi = el Trans-Mississippi
theatre-east = Este
theatre-west = Oeste
theatre-trans-mississippi = Trans-Mississippi
area-ohio-indiana = Ohio e Indiana
area-illinois = Illinois
area-st-louis = St. Louis
card-east = Este
card-west = Oeste
card-trans-mississippi = Trans-Mississippi
card-naval = Naval
card-any = Cualquier teatro
zone-north-atlantic = Atlántico Norte
zone-south-atlantic = Atlántico Sur
zone-gulf = Golfo
mode-rail = por ferrocarril
mode-river = por río
mode-ocean = por mar
mode-road = por carretera
state-al = Alabama
state-ar = Arkansas
state-dc = Distrito de Columbia
state-fl = Florida
state-ga = Georgia
state-ia = Iowa
state-il = Illinois
state-in = Indiana
state-it = Territorio Indio
state-ks = Kansas
state-ky = Kentucky
state-la = Luisiana
state-md = Maryland
state-mo = Missouri
state-ms = Mississippi
state-nc = Carolina del Norte
state-oh = Ohio
state-pa = Pensilvania
state-sc = Carolina del Sur
state-tn = Tennessee
state-tx = Texas
state-va = Virginia
state-wv = Virginia Occidental

## Preguntas

prompt-discard = Demasiadas cartas: ¿cuál vuelve al mazo? ({ $number ->
    [one] sobra una
   *[other] sobran { $number }
})
prompt-place = { $number ->
    [one] 1 PF para { $area }: ¿dónde llega?
   *[other] { $number } PF para { $area }: ¿dónde llegan?
}
prompt-fort = ¿Comenzar o mejorar un fuerte?
prompt-arsenal = La industria de guerra crece en { $state }: ¿dónde?
prompt-remove = Invierno: ¿de dónde se retira un PF? ({ $number ->
    [one] falta 1
   *[other] faltan { $number }
})
prompt-return = { $number ->
    [one] 1 PF desplazado vuelve
   *[other] { $number } PF desplazados vuelven
} en { $area }: ¿dónde?
prompt-general = ¿Dónde vuelve { $general }?
prompt-militia = ¿Dónde se reúne la milicia de { $state }?
prompt-strategic = Movimiento estratégico: ¿qué PF? Quedan { $rail } por ferrocarril, { $river } por río{ $ocean ->
    [0] {""}
   *[other] , { $ocean } por mar
}, { $road } por carretera.
prompt-leg = { $number } PF { THE($place, "en") }: ¿adónde van?
prompt-arrival = ¿Dónde toma su puesto { $general } ({ $stars }★, ataque { $attack }, defensa { $defence })?
prompt-grant = El contador concede una transferencia: ¿a quién?
prompt-transfer = { $number ->
    [one] { $free ->
        [0] Queda 1 transferencia
       *[1] 1 transferencia gratuita
    }
   *[other] { $free ->
        [0] Quedan { $number } transferencias
       *[1] { $number } transferencias gratuitas
    }
}: ¿qué general?
prompt-transfer-before = Antes de aplicar el contador de turnos, { $number ->
    [one] 1 transferencia gratuita
   *[other] { $number } transferencias gratuitas
}: ¿qué general?
prompt-transfer-to = ¿Adónde va { $general } ({ $stars }★, ataque { $attack }, defensa { $defence })?
prompt-action = { $number ->
    [0] No quedan Puntos de Acción.
   *[other] { $bound ->
        [0] { $other ->
            [one] Queda 1 Punto de Acción.
           *[other] Quedan { $other } Puntos de Acción.
        }
       *[other] Puntos de Acción: Este { $east }, Oeste { $west }, Trans-Mississippi { $far }{ $other ->
            [0] {""}
           *[other] , cualquier teatro { $other }
        }.
    }
}{ $onward ->
    [1] {" "}¡Hacia Richmond! Ninguna fuerza ha atacado ni avanzado aún.
   *[0] {""}
} ¿Qué hacer?
prompt-recruit = El entrenamiento da un PF: ¿dónde?
prompt-works = { $card }: ¿dónde se comienza o mejora un fuerte?
prompt-attrition = El apilamiento { THE($place, "de") } sufre desgaste: ¿evitarlo con una carta?

## Acciones

action-discard = Descartar { $a1 }
action-place-1 = { $a1 }: 1 PF
action-place = { $a1 }: { $a2 } PF
action-fort = Comenzar un fuerte { THE($a1, "en") }
action-fort-at-works = Fuerte { THE($a1, "en") }
action-improve = Mejorar el fuerte { THE($a1, "de") }
action-pass = Nada
action-done = Listo
action-build = { $a1 }
action-remove = { $a1 }
action-return = { $a1 } { THE($a2, "a") }
action-militia = { $a2 }
action-embark = { $a1 }: { $a2 } PF
action-rail = Por ferrocarril { THE($a1, "a") }
action-river = Por río { THE($a1, "a") }
action-ocean = Por mar { THE($a1, "a") }
action-road = Por carretera { THE($a1, "a") }
action-stay = Quedarse aquí
action-recover = Reagrupar { THE($a1, "en") }
action-entrench = Atrincherarse { THE($a1, "en") }
action-train = Entrenar, con un punto del teatro { $a1 }
action-train-any = Entrenar, con un punto de cualquier teatro
action-transfers = Transferencia de Líderes, con un punto del teatro { $a1 }
action-transfers-any = Transferencia de Líderes, con un punto de cualquier teatro
action-card = Jugar «{ $a1 }» por un Punto de Acción
action-works = Jugar «{ $a1 }» para un fuerte
action-post = Milicia { THE($a1, "de") } { THE($a2, "a") }
action-disperse = Dispersar { $a2 } PF { THE($a1, "de") }
action-spare = Jugar «{ $a1 }»
action-suffer = Tirar el dado
action-assign = { $a1 } { THE($a2, "a") }
action-grant = { $a1 }
action-transfer = { $a1 }
action-send = { $a1 } { THE($a2, "a") }

# What a long list calls orders of a kind that it tells together.
orders-column = Marchar sin General
orders-ships = Transporte naval
orders-entrench = Atrincherarse
orders-post = Enviar milicia
orders-raze = Rebajar un fuerte
orders-disperse = Dispersar puntos de fuerza

## Sucesos

event-turn = Turno { $turn }, { $season } de { NUMBER($year, useGrouping: 0) }.
event-reinforcement = { $The-side } recibe sus refuerzos.
event-arrived = { $The-side } recibe { $number } PF { THE($place, "en") }.
event-sp-lost = { $The-side } pierde { $number ->
    [one] 1 PF para { $area } que no tiene dónde llegar
   *[other] { $number } PF para { $area } que no tienen dónde llegar
}.
event-fort-begun = { $level ->
    [1] { $The-side } comienza un fuerte { THE($place, "en") }
   *[other] { $The-side } mejora el fuerte { THE($place, "de") } al nivel { $level }
}.
event-fort = { $The-side } termina el fuerte { THE($place, "de") }: nivel { $level }.
event-drew = Robas { $card }.
event-drew-cards = { $The-side } roba { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}.
event-discarded = Descartas { $card }.
event-discarded-card = { $The-side } descarta una carta.
event-arsenal-state = Industria de guerra: tirada { DICE($dice) }, total { $number }; por la Tabla de Estados Aleatorios: { $state }.
event-arsenal-lost = Ningún hexágono de { $state } puede crecer ya: el arsenal se pierde.
event-arsenal = Un arsenal { THE($place, "en") }, ahora de { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}.
event-income = Puntos: { $resources } por recursos, { $arsenals } por arsenales, { $border } por estados fronterizos.
event-blockade = Bloqueo, { $zone }: tirada { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }
}, total { $roll }; en la columna del año: { $points ->
    [one] pasa 1 punto
   *[other] pasan { $points } puntos
}{ $number ->
    [0] {""}
   *[other] , el mantenimiento sube { $number }
}.
event-raised = { $points ->
    [one] 1 punto tras el mantenimiento da
   *[other] { $points } puntos tras el mantenimiento dan
} { $number } PF.
event-penalised = { $The-side } retira 1 PF { THE($place, "de") }: nadie ha avanzado sobre Richmond.
event-removed = { $The-side } retira { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "de") }.
event-displaced = { $The-side } recupera { $number ->
    [one] 1 PF desplazado en { $area } y pierde otro
   *[other] { $number } PF desplazados en { $area } y pierde otros tantos
}.
event-returned = { $general } vuelve { THE($place, "a") }.
event-militia = { $The-side } convoca la milicia de { $state } { THE($place, "en") }.
event-militia-sent = { $The-side } envía la milicia de { $state } { THE($place, "a") }.
event-onward = ¡Hacia Richmond! { $The-side } debe atacar o capturar en esta fase un hexágono de Virginia, Maryland o Pensilvania con PF confederados, un fuerte o recursos, o perder 1 PF.
event-strategic = { $The-side } empieza su movimiento estratégico.
event-leg = { $The-side } traslada { $number } PF { $mode } { THE($origin, "de") } { THE($place, "a") }.
event-rank = { $general } tiene ya { $stars } estrellas.
event-left = { $general } deja el campo.
event-succeeded = { $general } sucede a { $other }.
event-general = { $general } toma su puesto { THE($place, "en") }.
event-displaced-general = { $general } no encuentra puesto en { $area } y espera.
event-transferred = { $general } es transferido { THE($place, "a") }.
event-action-phase = Fase de Acción { $number }.
event-initiative-won = Iniciativa, un dado cada uno: Unión { $union }, confederados { $confederate }. { $The-side } mueve primero. La diferencia es lo que puede gastar cada bando: { $number ->
    [one] 1 Punto de Acción en cada teatro
   *[other] { $number } Puntos de Acción
}.
event-initiative-tied = Iniciativa, un dado cada uno: Unión { $union }, confederados { $confederate }. Empate: ambos roban una carta y vuelven a tirar.
event-side-begins = { $The-side } empieza su fase.
event-garrison = Vuelve la guarnición { THE($place, "de") }.
event-dispersed = { $The-side } dispersa { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "de") }.
event-entrenched = { $The-side } se atrinchera { THE($place, "en") }.
event-played = { $The-side } juega una carta: { $card }, para { $use }.
use-card = un Punto de Acción
use-works = un fuerte
use-spur = que se atreva un General cauto
use-ships = un transporte naval
use-card-fleet = una acción naval
use-battery = trasladar una batería
use-stake = +2 en la batalla
use-naval-stake = +2 en la batalla naval
event-trained = { $The-side } entrena: lleva { $number ->
    [one] 1 punto
   *[other] { $number } puntos
} de los { $needed } que hacen 1 PF.
event-forage = { $The-side } forrajea { THE($place, "en") }.
event-spared = { $The-side } juega una carta: { $card }, para librar del desgaste al apilamiento { THE($place, "de") }.
event-attrition = { $The-side } sufre desgaste { THE($place, "en") }: tirada { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }
}, total { $roll }, hay bajas desde { $needed }; { $number ->
    [0] ninguna baja
    [one] 1 PF desplazado
   *[other] { $number } PF desplazados
}.
event-displaced-leader = { $general } se queda sin PF { THE($place, "en") } y pasa a la casilla de Desplazadas.
event-surrender-check = { $The-side } está aislada en { $hexes }: tirada { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }
}, total { $roll }, hacían falta { $needed } para resistir. { $success ->
    [0] No resisten
    [1] Resisten
   *[other] El resultado
}: { $more ->
    [0] ningún punto de rendición más
    [one] 1 punto de rendición más
   *[other] { $more } puntos de rendición más
}, { $points } en total (con tres se rinden).
event-surrendered = { $The-side } rinde { THE($place) }{ $number ->
    [0] {""}
   *[other] {" "}y pierde { $number } PF
}.
event-surrendered-leader = { $general } escapa { THE($place, "de") } a la casilla de Desplazadas.
event-end-phase = La Fase Final.
event-control-marker = { $The-side } controla ahora { THE($place) }.
event-destroyed = Arde la industria { THE($place, "de") }{ $number ->
    [0] {""}
    [one] {" "}y con ella 1 punto de arsenales
   *[other] {" "}y con ella { $number } puntos de arsenales
}.
event-marker-removed = Los confederados pierden el control { THE($place, "de") }, en el Norte.
event-border-state = { $state } se une a { $the-side }.
event-recovered = { $The-side } reagrupa sus PF { THE($place, "de") }.
event-mississippi = Todo el Mississippi { $number ->
    [0] deja de estar abierto: la Unión pierde { $points } puntos
   *[1] está abierto: la Unión gana { $points } puntos
}.
event-invasion = Los confederados han invadido el Norte y ganan { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-fading = La gloria se apaga: los confederados pierden { $points } punto.
event-panic = Ha caído { THE($place) }: cunde el pánico en el Norte.
event-score = Puntos: Unión { $union }, confederados { $confederate }; diferencia { $balance }.
ending-automatic = Los puntos distan doce de los previstos.
ending-election = Lincoln pierde las elecciones.
ending-scenario = Los puntos del escenario.
ending-campaign = Los puntos al final de la guerra.

## Por qué no

deny-army-commander = { $general } manda un ejército: solo lo transfiere el contador de turnos.
deny-arsenal-full = Los arsenales elevan un hexágono a { $number } veces su valor como máximo.
deny-building-already = Ya se construye un fuerte { THE($place, "en") }.
deny-cavalry = { $general } manda caballería: solo lo transfiere el contador de turnos.
deny-fort-already = { THE($place) } ya tiene un fuerte.
deny-fort-full = Un Fuerte Costero admite { $number } PF como máximo.
deny-general-alone = Un General { THE($place, "de") } se quedaría sin PF: déjale uno.
deny-highest-fort = El fuerte { THE($place, "de") } ya tiene el nivel más alto.
deny-isolated = { THE($place) } está aislado.
deny-limit = { $number ->
    [one] 1 PF es más de lo que aún puede
   *[other] { $number } PF son más de los que aún pueden
} ir así.
deny-no-fort = No hay fuerte { THE($place, "en") }.
deny-no-grant = El contador no concede ahora una transferencia a { $general }.
deny-no-home = Los PF desplazados no pueden volver { THE($place, "a") }.
deny-no-line = { THE($place) } no tiene línea de comunicaciones.
deny-no-marker = Los { $number } marcadores de fuerte están en uso.
deny-no-place-for-a-fort = { THE($place, "en") } no puede construirse un fuerte.
deny-no-resources = { THE($place) } no es un hexágono de Recursos.
deny-no-shelter = Un movimiento estratégico no puede acabar { THE($place, "en") }: tiene que acabar en un pueblo, un puerto o un hexágono Objetivo o de Recursos propios, o donde tengas un fuerte o un General.
deny-no-strength = Esos PF no están { THE($place, "en") }.
deny-no-such-card = No tienes la carta { $card }.
deny-way-limit = { $number ->
    [0] Ya no pueden salir más PF
    [one] Solo puede salir aún 1 PF
   *[other] Solo pueden salir aún { $number } PF
} { THE($place, "de") } { $mode }, y ninguna otra vía de salida admite más.
deny-no-way = Ningún movimiento estratégico sale { THE($place, "de") }: no hay ferrocarril, río, océano ni línea de comunicaciones.
deny-no-rail = Ningún ferrocarril libre lleva { THE($place, "a") }.
deny-no-river = Ningún río controlado lleva { THE($place, "a") }.
deny-no-ocean = Los barcos no pueden navegar de aquí { THE($place, "a") }.
deny-no-road = Ninguna línea de comunicaciones del teatro lleva { THE($place, "a") }.
deny-not-by-the-track = El contador no lo envía { THE($place, "a") }.
deny-transfer-after = { $general } solo puede transferirse después de aplicar el contador de turnos.
deny-transferred-already = { $general } ya ha tenido su transferencia gratuita en este turno.
deny-from-there = Ir { THE($place, "a") } no aporta nada: ya han estado allí en este movimiento, o podían haber ido directamente.
deny-no-company = { $general } no tiene PF, y no hay ninguno a su alcance.
deny-not-gone-yet = Los PF { THE($place, "de") } deben ir a alguna parte.
deny-not-held = { THE($place) } no está bajo tu control.
deny-not-in-area = { THE($place) } no está en { $area }.
deny-no-northern-objective = { THE($place) } no es un Hexágono Objetivo de un Estado Norteño.
deny-not-objective = { THE($place) } no es un hexágono Objetivo ni de Recursos.
deny-not-supplied = { THE($place) } no tiene abastecimiento total.
deny-not-yours = { $general } no es tuyo.
deny-nowhere = { $general } no tiene adónde ir: una transferencia lleva a PF o a un fuerte propios que no estén aislados.
deny-off-the-map = { $general } no está en el mapa.
deny-one-by-one = Vuelven de uno en uno: di antes dónde toma su puesto { $general }.
deny-other-state = Debe ser en { $state }.
deny-militia-home-state = La milicia de { $state } solo sirve en su estado.
deny-so-many = Hay { $number } PF por colocar.
deny-state-full = Un estado admite { $number } PF por turno como máximo.
deny-other-theatre = { $card } no es una carta para este teatro.
deny-nobody = Nadie puede ser transferido allí.
deny-no-points = No te quedan bastantes Puntos de Acción para eso.
deny-other-points = No queda ningún punto para eso, solo { $bound ->
    [0] { $other } para cualquier teatro
   *[other] los del Este ({ $east }), del Oeste ({ $west }) y del Trans-Mississippi ({ $far }){ $other ->
        [0] {""}
       *[other] {" "}y { $other } para cualquier teatro
    }
}.
deny-one-point = Eso cuesta dos Puntos de Acción, y solo queda uno.
deny-naval-card = { $card } solo sirve para barcos.
deny-no-site = No hay dónde comenzar un fuerte con { $card }.
deny-no-militia = La milicia de { $state } no está en el mapa.
deny-posted-already = La milicia de { $state } ya fue enviada en esta fase.
deny-not-demoralised = Los PF { THE($place, "de") } no están desmoralizados.
deny-has-moved = Ya se han activado PF { THE($place, "en") }.
deny-not-your-state = Nadie se atrinchera { THE($place, "en") }: no está en un estado tuyo.
deny-works-already = { THE($place) } ya tiene fortificaciones.
deny-active-already = { $general } ya ha sido activado.
deny-there-already = { $general } ya está { THE($place, "en") }.
deny-militia-there = La milicia de { $state } ya está { THE($place, "en") }.
event-garrison-fled = La guarnición { THE($place, "de") } huye.
option-political-limits = Las estrellas de los Generales retienen PF del movimiento estratégico
option-salt = Los hexágonos de Sal capturados cuestan puntos al Sur
option-reinforcing = Interceptar para reforzar un hexágono atacado suma dos
option-army-markers = Marcadores de Ejército
option-army-morale = Los Ejércitos con moral alta repiten los unos
option-manoeuvre = Los apilamientos pueden maniobrar junto a una fuerza
action-army = Un marcador de Ejército { THE($a1, "para") }
event-army = { $general } manda ahora un Ejército.
event-morale-high = El ejército de { $general } tiene moral alta.
event-morale-lost = El ejército de { $general } pierde la moral alta.
event-salt = Falta la sal: los confederados pierden { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
deny-stars = Las estrellas de los Generales retienen PF { THE($place, "en") }: mueve menos.
deny-no-armies = Los marcadores de Ejército son una regla opcional que esta partida no usa.
deny-no-army-commander = { $general } tiene menos de tres estrellas o no está en el mapa.
deny-army-already = { $general } ya tiene un marcador.
deny-no-army-marker = Los { $number } marcadores están en uso.
action-raze = Rebajar en un nivel el fuerte { THE($a1, "de") }
event-razed = { $The-side } demuele su fuerte { THE($place, "de") }{ $level ->
    [0] {""}
   *[other] {" "}hasta el nivel { $level }
}.
