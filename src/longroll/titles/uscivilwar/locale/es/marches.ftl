# The U.S. Civil War: marchas.

prompt-muster = { $general } se pone en marcha: ¿con quién y con cuántos PF?
prompt-march = La fuerza { THE($place, "en") }: ¿qué hace? ({ $number ->
    [one] queda 1 PM
   *[other] quedan { $number } PM
})
action-march = Marchar { THE($a1, "con") }
action-dare = Marchar { THE($a1, "con") }, aunque es cauto, por dos puntos
action-column = Marchar { THE($a2, "con") } PF { THE($a1, "desde") } sin General
action-take = Llevar { THE($a1, "a") }
action-lead = Salir { THE($a1, "con") } PF
action-go = { THE($a1, "a") }
action-ride = Con la bonificación por movimiento ferroviario { THE($a1, "a") }
action-force = Marcha forzada: jugar «{ $a1 }»
action-halt = Alto
action-collect = Recoger { $a1 } PF
action-drop = Dejar { $a1 } PF
action-join = { $a1 } se une
action-part = { $a1 } se queda
action-gather = Reagrupar { $a2 } PF { THE($a1, "desde") }
action-mark = Colocar un marcador de control
action-dig = Atrincherarse
event-marched = { $The-side } lleva { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($origin, "de") } { THE($place, "a") }.
event-marched-under = { $number ->
    [0] { $general } va
    [one] { $The-side } lleva 1 PF
   *[other] { $The-side } lleva { $number } PF
} { THE($origin, "de") } { THE($place, "a") }{ $number ->
    [0] {""}
   *[other] {" "}al mando de { $general }
}.
event-forced = { $The-side } juega una carta: { $card }, para una marcha forzada.
event-gathered = { $number ->
    [one] 1 PF { THE($origin, "de") } se reagrupa
   *[other] { $number } PF { THE($origin, "de") } se reagrupan
} { THE($place, "en") }.
event-marker-taken = { $The-side } retira el marcador enemigo { THE($place, "de") }.
deny-no-way-by-land = No hay ningún camino por tierra { THE($place, "desde") }.
deny-begun = Eso solo cabe al comienzo de una marcha: esta fuerza ya ha empezado la suya.
deny-by-rail-only = Una fuerza que usa la bonificación por movimiento ferroviario no deja el ferrocarril: sigue por él o acaba la marcha.
deny-cautious = Un General cauto no puede entrar en la zona de un General enemigo salvo con una marcha audaz, por dos puntos: { $place }.
deny-cautious-way = El camino { THE($place, "a") } pasa por la zona de un General enemigo: un General cauto solo lo toma si se atreve, por dos puntos.
deny-cavalry-works = La caballería no puede colocar marcadores ni construir atrincheramientos.
deny-closed-ground = Ninguna fuerza puede entrar { THE($place, "en") }.
deny-closed-side = Ninguna fuerza puede cruzar por tierra el lado de hexágono { THE($place, "hacia") }.
deny-enemy-on-the-way = El enemigo está en el camino { THE($place, "a") }: marcha a su lado y ataca.
deny-enemy-river = Por un río del enemigo solo puede cruzar un PF, y no hay otro camino { THE($place, "a") }.
deny-enemy-beside = El enemigo está { THE($place, "en") }: para entrar hay que atacar.
deny-enemy-there = El enemigo está { THE($place, "en") }: marcha a su lado y ataca.
deny-ferry-shut = Para usar el transbordador { THE($place, "a") } tienes que controlar sus dos extremos y tener el Control Naval de su lado de hexágono; para marchar por la Bahía de Mobile, además Fort Morgan.
deny-general-unsafe = Un General sin PF no puede acabar { THE($place, "en") }: tiene que acabar junto a PF, milicia o un fuerte propios, fuera de zonas enemigas.
deny-general-way = El camino { THE($place, "a") } pasa por zonas enemigas, en las que un General sin PF no entra.
deny-attack-alone = Un General sin PF no puede atacar: para combatir { THE($place, "en") }, marcha con PF.
deny-higher-rank = { $general } no puede marchar a las órdenes de este General.
deny-keeps-one = La fuerza tiene { $number } PF y debe conservar al menos uno.
deny-leads = { $general } dirige la marcha.
deny-activated = { $general } fue activado para esta marcha y debe seguir en ella.
deny-no-gatherer = { $general } tiene muy pocas estrellas para reagrupar PF.
deny-no-leader = Con { $number } PF o menos no se puede forzar la marcha sin un General.
deny-no-marker-there = No puedes poner un marcador tuyo { THE($place, "en") }.
deny-no-pick-up = La caballería y los PF sin General no pueden recoger a nadie en la marcha: siguen con lo que salieron.
deny-no-seats = La bonificación por movimiento ferroviario es para { $number } PF por fase: { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
deny-no-time = { $number ->
    [one] Solo queda 1 punto, y no basta
   *[other] Solo quedan { $number } puntos, y no bastan
}.
deny-no-track = Ningún ferrocarril controlado, fuera de zonas enemigas, lleva allí con { $number } PM.
deny-not-beside = { THE($place) } no está junto a la fuerza a coste 1.
deny-not-cautious = { $general } no es cauto y marcha por un punto.
deny-not-here = { $general } no está aquí.
deny-own-army = { $general } manda su propio ejército y no puede ser subordinado.
deny-shaken = Los PF desmoralizados no pueden forzar la marcha: { $place }.
deny-through-kentucky = El camino { THE($place, "a") } pasa por Kentucky neutral: ordena antes la marcha al lugar por el que entra en Kentucky.
deny-too-far = { THE($place) } está demasiado lejos: { $number ->
    [one] queda 1 punto
   *[other] quedan { $number } puntos
}.
deny-too-dear = Atacar { THE($place) } cuesta { $cost } PM, y { $number ->
    [one] queda 1
   *[other] quedan { $number }
}.
deny-too-few = Para eso { $number ->
    [one] hace falta 1 PF
   *[other] hacen falta { $number } PF
}.
deny-too-many = No pueden ir más de { $number } PF: lleva menos.
prompt-command = ¿Quién manda { THE($place, "en") }?
prompt-penalty = Nadie marchó hacia Richmond: ¿qué PF se pierde?
action-command = { $a1 } manda
action-lose = Un PF { THE($a1, "de") }
event-commander = { $general } manda { THE($place, "en") }.
deny-subordinate = { $general } es aquí un subordinado.
prompt-call = ¿Quién viene también { THE($place, "de") }?
action-call = { $a1 } viene también
action-spur = Marchar { THE($a1, "con") }, aunque es cauto, con la carta { $a2 }
deny-no-card = No tienes ninguna carta para ese teatro.
deny-first-march = Eso es para una fuerza en marcha: empieza antes una marcha con un General («Marchar con ...») o solo con PF («Marchar con ... PF desde ...»).
deny-first-enemy = Eso se te pregunta en su momento: mientras mueve el enemigo o tras una batalla.
