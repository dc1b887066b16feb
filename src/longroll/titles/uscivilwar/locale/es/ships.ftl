# The U.S. Civil War: los barcos del juego avanzado.

option-advanced = El juego naval avanzado: barcos y líderes navales
ship-ocean = Barco oceánico
ship-river = Barco fluvial
ship-flotilla = Flotilla fluvial
ship-ironclad = Acorazado
ship-hull = Acorazado en construcción
ship-battery = Batería naval
prompt-launch = { $number ->
    [one] Un barco fluvial nuevo o repuesto
   *[other] { $number } barcos fluviales nuevos o repuestos
}: ¿dónde?
prompt-build = { $ship } en { $state }: ¿dónde?
prompt-complete = Se puede completar un acorazado: ¿cuál?
action-launch = Botar: { $a1 } { THE($a2, "en") }
action-launch-at-build = { $a1 } { THE($a2, "en") }
action-complete = Completar el acorazado { THE($a1, "de") }
event-launched = { $The-side } bota { THE($place, "en") }: { $ship }.
event-battery-laid = { $The-side } emplaza una batería naval { THE($place, "en") }.
event-battery-moved = { $The-side } traslada una batería naval { THE($origin, "de") } { THE($place, "a") }.
event-naval-leader = { $leader } toma el mando { THE($place, "en") }.
event-naval-leader-gone = { $leader } abandona la guerra.
event-navy-roll = La marina construye por la Tabla de Refuerzos Especiales: tirada { $roll }, { $ship }; por la Tabla de Estados Aleatorios: { $number } con dos dados, { $state }.
event-navy-lost = { $ship } en { $state }: no hay dónde ponerlo y se pierde.
event-repaired = Reparación { THE($place, "en") }: { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}.
event-ironclad-roll = Acorazados en construcción: tirada { $roll }, hacían falta { $needed } o más; { $success ->
    [1] se completa uno
   *[0] no se completa ninguno
}.
event-completed = El acorazado { THE($place, "de") } queda completado.
event-low-coal = { $The-side } anda escasa de carbón { THE($place, "en") }.
event-seized = Perdido al caer { THE($place) }: { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}.
deny-no-such-ship = No es ese barco el que llega { THE($place, "a") }.
deny-no-yard = { THE($place) } no tiene astillero fluvial.
deny-no-berth = { THE($place) } no es un puerto ni una fortificación que admita una batería.
deny-no-hull = { THE($place, "en") } no se construye ningún acorazado.
deny-patrolled = Los barcos enemigos impiden cruzar { THE($place, "a") }.
prompt-cruise = Los barcos { THE($place, "en") }: ¿qué hacen?
prompt-chase = Llegan barcos{ $number ->
    [0] {""}
   *[other] {" "}de { $number } PFN
}{ $led ->
    [1] {" "}al mando de { $leader }
   *[0] {""}
} { THE($place, "a") }: ¿quién intercepta?
prompt-shelter = Llegan barcos de { $number } PFN{ $led ->
    [1] {" "}al mando de { $leader }
   *[0] {""}
} { THE($place, "a") }, donde tienes { $held }, contadas las fortificaciones: ¿se quedan los tuyos en puerto?
prompt-naval-stake = Batalla naval { THE($place, "en") }: ¿qué añades? ({ $attack } PFN contra { $defence }; probabilidad del { $chance } %)
prompt-strike = Batalla naval { THE($place, "en") }: ¿qué barco enemigo recibe el impacto?
prompt-suffer = Los barcos { THE($place, "de") }: ¿cuál recibe el impacto?
prompt-withdraw = La batalla naval { THE($place, "de") } no se ha ganado: ¿adónde se retiran los barcos?
prompt-scatter = Los barcos { THE($place, "de") } han sido vencidos: ¿adónde se retiran?
prompt-departure = Los barcos no pueden quedarse con el enemigo { THE($place, "en") }: ¿adónde van?
prompt-homeward = El asalto ha fracasado y los barcos vuelven con las tropas { THE($place, "de") }: ¿adónde van?
action-fleet = Los barcos { THE($a1, "de") } zarpan, por un punto
action-venture-fleet = Los barcos { THE($a1, "de") } zarpan con un General cauto que se atreve, por dos puntos
action-free-fleet = Los barcos { THE($a1, "de") } zarpan con la acción naval gratuita
action-card-fleet = Jugar «{ $a2 }»: los barcos { THE($a1, "de") } zarpan
action-cruise = Navegar { THE($a1, "a") }
action-engage = Combatir { THE($a1, "en") }
action-run = Burlar los cañones { THE($a1, "de") } { THE($a2, "hasta") }
action-load = Embarcar { $a1 } PF
action-disembark = Desembarcar las tropas
action-moor = Dejar un barco: { $a1 }
action-bring = Llevar un barco: { $a1 }
action-chase = Interceptar { THE($a1, "desde") }
action-let-by = Nadie intercepta
action-hide = Todos se quedan en puerto
action-slip-away = Evitan la batalla y van { THE($a1, "a") }
action-meet = Combaten
action-monitors = Se unen los acorazados oceánicos: { $a1 } PFN
action-sink = Un impacto: { $a1 }
action-damage = Dañado: { $a1 }
action-retire = Retirarse { THE($a1, "a") }
action-into-port = Retirarse al puerto
event-ships-ordered = { $The-side } hace zarpar los barcos { THE($place, "de") }.
event-embarked = { $The-side } embarca { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "en") }.
event-boards = { $general } embarca { THE($place, "en") }.
event-brought-back = { $The-side } devuelve { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "a") }: nadie ha desembarcado.
event-cruised = { $The-side } navega con { $number ->
    [one] un barco
   *[other] { $number } barcos
} { THE($origin, "de") } { THE($place, "a") }.
event-chases = Los barcos { THE($place, "de") } intentan interceptar: tirada { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }, total { $total }
}, hacían falta { $needed } o más; { $success ->
    [1] a tiempo
   *[0] en vano
}.
event-too-slow = { $number ->
    [one] El acorazado { THE($place, "de") } es demasiado lento y se queda atrás.
   *[other] { $number } acorazados { THE($place, "de") } son demasiado lentos y se quedan atrás.
}
event-caught = Los barcos { THE($place, "de") } encuentran al enemigo { THE($goal, "en") }.
event-hides = { $number ->
    [one] Un barco se queda
   *[other] { $number } barcos se quedan
} en el puerto { THE($place, "de") }.
event-monitors = Se unen los acorazados oceánicos: { $number } PFN.
event-naval-attack = { $The-side } ataca con barcos { THE($place, "en") }: { $number } PFN contra { $defenders }.
event-naval-battle = El ataque, en la columna { $attack_column }, tira { DICE($dice, "first", $number) }{ $attack_bonus ->
    [0] {""}
   *[other] , modificadores { $attack_bonus }
}, total { $attack }: { $dealt ->
    [0] { $dealt_mark ->
        [1] solo un diamante
        [2] solo daño
       *[0] nada
    }
    [one] 1 impacto{ $dealt_mark ->
        [1] {" "}y un diamante
        [2] {" "}y daño
       *[0] {""}
    }
   *[other] { $dealt } impactos{ $dealt_mark ->
        [1] {" "}y un diamante
        [2] {" "}y daño
       *[0] {""}
    }
}; la defensa, en la columna { $defence_column }, tira { DICE($dice, "rest", $number) }{ $defence_bonus ->
    [0] {""}
   *[other] , modificadores { $defence_bonus }
}, total { $defence }: { $taken ->
    [0] { $taken_mark ->
        [1] solo un diamante
        [2] solo daño
       *[0] nada
    }
    [one] 1 impacto{ $taken_mark ->
        [1] {" "}y un diamante
        [2] {" "}y daño
       *[0] {""}
    }
   *[other] { $taken } impactos{ $taken_mark ->
        [1] {" "}y un diamante
        [2] {" "}y daño
       *[0] {""}
    }
}.
event-naval-won = { $The-side } gana la batalla naval { THE($place, "de") }.
event-naval-tied = { $The-side } libra una batalla naval inconclusa { THE($place, "en") }.
event-naval-lost = { $The-side } es rechazada en el ataque naval { THE($place, "a") }.
event-ironclad-save = El blindaje: tirada { $roll }, hacían falta { $needed } o más; { $success ->
    [1] resiste
   *[0] no resiste
}.
event-ship-damaged = Dañado { THE($place, "en") }: { $ship }.
event-ship-sunk = Hundido { THE($place, "en") }: { $ship }.
event-naval-leader-displaced = { $leader } se queda sin barcos { THE($place, "en") } y va a la casilla de Desplazadas.
event-guns = Los cañones { THE($place, "de") }, en la columna { $column }: tirada { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificadores { $bonus }
}, total { $roll }, sin efecto por debajo de { $needed }; { $dealt ->
    [0] { $dealt_mark ->
        [1] solo un diamante
        [2] solo daño
       *[0] nada
    }
    [one] 1 impacto{ $dealt_mark ->
        [1] {" "}y un diamante
        [2] {" "}y daño
       *[0] {""}
    }
   *[other] { $dealt } impactos{ $dealt_mark ->
        [1] {" "}y un diamante
        [2] {" "}y daño
       *[0] {""}
    }
}.
event-turned-back = { $number ->
    [one] Un barco vuelve
   *[other] { $number } barcos vuelven
} { THE($place, "a") }.
event-lost-behind = { $number ->
    [one] Se pierde un barco: no puede
   *[other] Se pierden { $number } barcos: no pueden
} pasar ante el enemigo { THE($place, "desde") }.
event-no-coal = { $number ->
    [one] Un barco sin carbón se pierde
   *[other] { $number } barcos sin carbón se pierden
} { THE($place, "en") }.
event-trapped = { $The-side } pierde sus barcos { THE($place, "de") }: no tienen adónde ir.
deny-no-naval-game = Los barcos son una regla opcional que esta partida no usa.
deny-no-ships = { THE($place, "en") } no hay barcos de ese bando que puedan zarpar.
deny-not-to-redeploy = { THE($place, "en") } no hay ningún barco así que trasladar.
deny-ships-sailed = Los barcos { THE($place, "de") } ya han navegado en esta fase.
deny-free-used = La acción naval gratuita ya se ha usado en esta fase.
deny-card-not-for-ships = { $card } no sirve para barcos.
deny-free-carries-nobody = La acción naval gratuita no puede transportar tropas.
deny-not-aboard = Las tropas solo embarcan en el puerto donde empiezan los barcos, y un General que se queda conserva un PF: { $place }.
deny-nobody-aboard = No hay tropas que desembarcar { THE($place, "en") }.
deny-no-landing = { THE($place, "en") } no pueden desembarcar tropas: las que llegan por el océano solo desembarcan en sus puertos.
deny-no-evasion = Ahora los barcos no pueden evitar la batalla { THE($place, "en") }: solo pueden ir de un puerto a su Fuerte Costero, o al revés.
deny-has-chased = Los barcos que acaban de interceptar { THE($place, "en") } deben combatir: solo los que ya estaban pueden quedarse en puerto.
deny-no-fortified-port = { THE($place) } no es un puerto con un fuerte suyo.
deny-not-moored = Ese barco no puede dejarse { THE($place, "en") }.
deny-stays-with-ships = { $leader } solo puede quedarse con barcos suyos: deja antes uno de ellos.
deny-redeploys-with-ships = { $leader } solo se redespliega con sus barcos: envía antes uno de ellos.
deny-not-joining = Ningún barco así { THE($place, "de") } puede unirse ahora a los demás.
deny-voyage-ended = El viaje termina { THE($place, "en") }; si aún puede dejarse allí un barco, los demás siguen después.
deny-guns-with-strength = Con tropas a bordo no se pueden burlar los cañones { THE($place, "de") }.
deny-laden = Con tropas a bordo los barcos no pueden pasar ante puertos, atrincheramientos ni barcos inutilizados del enemigo camino { THE($place, "de") }.
deny-no-guns = { THE($place) } no tiene cañones que puedan disparar a los barcos.
deny-guns-in-way = Los cañones enemigos { THE($place, "de") } cierran el paso hasta allí.
deny-no-run = Ningún paso ante los cañones { THE($place, "de") } lleva directamente { THE($goal, "a") }.
deny-no-lane = Estos barcos no pueden llegar { THE($place, "a") }.
deny-no-water = Ninguna vía navegable toca { THE($place) }.
deny-engage = El enemigo está { THE($place, "en") }: hace falta una batalla naval.
deny-no-enemy-ships = { THE($place, "en") } no hay nada que los barcos puedan combatir.
deny-ironclad-heavy = Un acorazado solo puede pasar un puerto río arriba: { $place }.
deny-back-to-port = Los barcos vuelven a un puerto amigo, y { $place } no lo es.
deny-not-on-the-way = { THE($place) } no está en el camino por el que vinieron los barcos, o allí está el enemigo.
deny-one-card = Solo una carta sirve en una batalla.
deny-no-monitors = No hay acorazados oceánicos que añadir.
deny-monitors-used = Los acorazados oceánicos ya han combatido en esta fase.
deny-monitors-need-card = Los acorazados oceánicos solo se unen a barcos oceánicos enviados con una carta.
deny-monitors-too-deep = Los acorazados oceánicos calan demasiado { THE($place, "para") }.
deny-not-hit = Ese barco no puede recibir ahora el impacto { THE($place, "en") }.
deny-no-port-here = { THE($place) } no tiene puerto donde retirarse.
ship-ocean-damaged = Barco oceánico dañado
ship-river-damaged = Barco fluvial dañado
ship-flotilla-damaged = Flotilla dañada
ship-ironclad-damaged = Acorazado dañado
ship-ocean-demoralised = Barco oceánico desmoralizado
ship-ocean-damaged-demoralised = Barco oceánico dañado y desmoralizado
ship-river-demoralised = Barco fluvial desmoralizado
ship-river-damaged-demoralised = Barco fluvial dañado y desmoralizado
ship-flotilla-demoralised = Flotilla desmoralizada
ship-flotilla-damaged-demoralised = Flotilla dañada y desmoralizada
ship-ironclad-demoralised = Acorazado desmoralizado
ship-ironclad-damaged-demoralised = Acorazado dañado y desmoralizado
prompt-redeploy = Movimiento estratégico de barcos: { $ship }, ¿de dónde adónde?
action-redeploy = { THE($a1, "de") } { THE($a2, "a") }
action-redeploy-3 = { THE($a1, "de") } { THE($a2, "a") }: { $a3 }
action-redeployment = Los barcos se redespliegan ahora
deny-one-port = Todos tienen que ir { THE($place, "a") }.
deny-no-redeployment = Ninguna vía bajo control de la Unión y libre de cañones enemigos lleva a un puerto amigo { THE($place, "en") }.
event-modifier-ships = { $side }: { $amount } por los barcos.
prompt-battery = La batería { THE($place, "de") } se traslada: ¿adónde?
action-battery = Jugar «{ $a2 }»: trasladar la batería { THE($a1, "de") }
action-shift = { THE($a1, "a") }
deny-no-battery = No tienes ninguna batería naval { THE($place, "en") }.
deny-no-battery-site = Ninguna ruta así va { THE($place, "de") } a otro lugar para una batería.
deny-no-battery-line = Ninguna ruta así lleva { THE($place, "a") }.
action-battery-rail = Trasladar la batería { THE($a1, "de") } por ferrocarril, por un punto
action-battery-ship = Trasladar la batería { THE($a1, "de") } por barco, por un punto
deny-no-way-out = Los barcos { THE($place, "de") } no tienen adónde navegar.
prompt-sortie = { $number } barcos { THE($place, "de") } llegan a tiempo ante el enemigo { THE($goal, "en") }: ¿cuáles van?
action-leave-behind = Dejar atrás: { $a1 }
action-sally = Van
action-hide-1 = Se queda en puerto: { $a1 }
deny-peaceful-way = Los barcos { THE($place, "de") } pueden retirarse sin pasar ante los cañones, así que deben hacerlo.
note-engage = un { $chance } % de probabilidad de ganar la batalla naval{ $lands ->
    [1] ; después, un { $wins } % de probabilidad de ganar en tierra
   *[0] {""}
}
note-halt-laden = { $number ->
    [one] 1 PF vuelve
   *[other] { $number } PF vuelven
} { THE($place, "a") }
note-ships = { $assault ->
    [1] permite un asalto
   *[0] sin asalto
}
note-run = de media { $sunk } impactos, { $damaged } dañados, { $turned } que vuelven{ $fights ->
    [1] ; después, un { $chance } % de probabilidad de ganar la batalla naval con todos
   *[0] {""}
}
show-ships = { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}
show-harboured = { $number } de ellos en puerto
show-low-coal = barcos escasos de carbón
show-lies-on = barcos en: { $area }
show-naval-leader = { $leader }
proper-ocean = barco oceánico
proper-river = barco fluvial
proper-flotilla = flotilla fluvial
proper-ironclad = acorazado
proper-hull = acorazado en construcción
proper-ocean-damaged = barco oceánico dañado
proper-river-damaged = barco fluvial dañado
proper-flotilla-damaged = flotilla dañada
proper-ocean-demoralised = barco oceánico desmoralizado
proper-ocean-damaged-demoralised = barco oceánico dañado y desmoralizado
proper-river-demoralised = barco fluvial desmoralizado
proper-river-damaged-demoralised = barco fluvial dañado y desmoralizado
proper-flotilla-demoralised = flotilla desmoralizada
proper-flotilla-damaged-demoralised = flotilla dañada y desmoralizada
proper-ironclad-demoralised = acorazado desmoralizado
event-ship-left = Se queda { THE($place, "en") }: { $ship }.
action-bound = Navegar por: { $a1 }
action-flag = { $a1 } navega sin los barcos
prompt-bound = Los barcos { THE($place, "en") }: ¿adónde por esas aguas?
prompt-flag = { $leader } navega solo: ¿adónde?
event-flag = { $leader } navega { THE($origin, "de") } { THE($place, "a") }.
event-naval-leader-escapes = { $leader } escapa { THE($place, "de") }.
note-bound = agua: { $area }
deny-water-first = Elige antes las aguas en que está { THE($place) }.
deny-other-water = { THE($place) } no está en las aguas elegidas.
deny-flag-with-ships = { $general } solo puede navegar sin sus barcos antes de que estos hagan algo.
deny-flag-nowhere = Ninguna vía libre de enemigos lleva a { $general } a otros barcos o a un puerto amigo.
deny-flag-at-sea = { $general } solo puede quedarse en un puerto amigo o con otros barcos.
deny-no-flag-there = Un líder sin barcos no puede ir { THE($place, "a") }: navega hasta barcos de su bando o un puerto amigo, fuera de las ZDI enemigas.
area-river-alabama = Alabama
area-river-apalachicola = Apalachicola
area-river-arkansas = Arkansas
area-river-atchafalaya = Atchafalaya
area-river-bayou-lafourche = Bayou Lafourche
area-river-black-warrior = Black Warrior
area-river-cape-fear = Cape Fear
area-river-chattahoochee = Chattahoochee
area-river-chowan = Chowan
area-river-cumberland = Cumberland
area-river-cypress-bayou = Cypress Bayou
area-river-flint = Flint
area-river-green = Green River
area-river-illinois = Illinois
area-river-james = James
area-river-kanawha = Kanawha
area-river-kentucky = Kentucky
area-river-mississippi = Mississippi
area-river-missouri = Missouri
area-river-mobile = Mobile
area-river-neuse = Neuse
area-river-ohio = Ohio
area-river-ouachita = Ouachita
area-river-pee-dee = Pee Dee
area-river-potomac = Potomac
area-river-rappahannock = Rappahannock
area-river-red = Río Rojo
area-river-roanoke = Roanoke
area-river-sabine = Sabine
area-river-savannah = Savannah
area-river-st-johns = St. Johns
area-river-tar = Tar
area-river-tennessee = Tennessee
area-river-tombigbee = Tombigbee
area-river-trinity = Trinity
area-river-white = White River
area-river-yazoo = Yazoo
area-river-york = York River
area-sea-atlantic = la costa del Atlántico
area-sea-gulf = la costa del Golfo
area-sea-chesapeake = Bahía de Chesapeake
area-sea-pamlico = Pamlico Sound
area-sea-albemarle = Estrecho de Albemarle
area-sea-mississippi-sound = Estrecho de Mississippi
area-sea-mobile-bay = Bahía de Mobile
area-sea-galveston-bay = Bahía de Galveston
area-sea-atchafalaya-bay = Atchafalaya Bay

orders-fleets = Hacer zarpar barcos
orders-batteries = Mover una batería
deny-first-fleet = Eso es para barcos en ruta (juego avanzado): haz antes que zarpen («Los barcos de ... zarpan»).
event-modifier-naval-leader = { $side }: { $amount } por el líder naval.
event-modifier-naval-shaken = { $side }: { $amount } por los barcos desmoralizados.
note-chase = { $chance } % de éxito; entonces gana el enemigo el { $wins } %
note-chase-about = De la batalla naval: llega solo este apilamiento, con todos los barcos que llegan a tiempo. No se cuentan cartas ni acorazados oceánicos.
note-fleet-meets = el enemigo gana la batalla naval el { $wins } %
note-unopposed = no hay batalla naval
note-monitors = con ellos { $chance } %
note-withhold = tal como está { $chance } %
odds-given-ships = si { $led ->
    [1] { $leader } intercepta
   *[0] interceptan barcos
} { THE($place, "desde") }{ $slow ->
    [1] {" "}sin sus acorazados
   *[0] {""}
}, con un { $chance } % de éxito
odds-fleet-attacks = { $number } PFN{ $extra ->
    [0] {""}
   *[other] {" "}y { $extra } de los acorazados oceánicos
}{ $led ->
    [1] , { $leader }
   *[0] {""}
}; columna { $label }, modificadores { $amount }{ $harmed ->
    [0] {""}
   *[other] ; además un barco queda dañado el { $harmed } %
}{ $armoured ->
    [1] ; un dado puede salvar a un acorazado
   *[0] {""}
}
odds-fleet-defends = { $number } PFN{ $works ->
    [0] {""}
   *[other] , { $alone ->
        [1] todos
       *[0] { $works } de ellos
    } { $coastal ->
        [1] del Fuerte Costero
       *[0] del fuerte
    }
}{ $led ->
    [1] , { $leader }
   *[0] {""}
}; columna { $label }, modificadores { $amount }{ $harmed ->
    [0] {""}
   *[other] ; además un barco queda dañado el { $harmed } %
}{ $armoured ->
    [1] ; un dado puede salvar a un acorazado
   *[0] {""}
}
chart-navy = Refuerzos navales confederados
chart-navy-about = Un dado por turno; la Tabla de Estados Aleatorios dice dónde. Lo que no cabe allí se pierde.
label-navy-built = qué se construye
show-ship = { $ship }

# Several of them, after their number.
several-ocean = barcos oceánicos
several-ocean-damaged = barcos oceánicos dañados
several-ocean-demoralised = barcos oceánicos desmoralizados
several-ocean-damaged-demoralised = barcos oceánicos dañados y desmoralizados
several-river = barcos fluviales
several-river-damaged = barcos fluviales dañados
several-river-demoralised = barcos fluviales desmoralizados
several-river-damaged-demoralised = barcos fluviales dañados y desmoralizados
several-flotilla = flotillas fluviales
several-flotilla-damaged = flotillas dañadas
several-flotilla-demoralised = flotillas desmoralizadas
several-flotilla-damaged-demoralised = flotillas dañadas y desmoralizadas
several-ironclad = acorazados
several-ironclad-damaged = acorazados dañados
several-ironclad-demoralised = acorazados desmoralizados
several-ironclad-damaged-demoralised = acorazados dañados y desmoralizados
several-hull = acorazados en construcción
several-battery = baterías navales
