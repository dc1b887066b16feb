# Bobby Lee: pistas y tablas.

chart-points = Puntos de victoria
chart-standing = El mes
chart-calendar = El calendario
chart-victory = Condiciones de victoria
chart-tournament = Puntos de torneo
chart-sources = De dónde vienen los puntos
chart-prizes = Qué valen los lugares
chart-headquarters = Cuarteles generales
chart-seen = Lo que se vio del enemigo
chart-pool = Bloques fuera del mapa
chart-costs = Qué cuestan los reemplazos
chart-arms = Las armas
chart-replacements = Puntos de reemplazo de un mes
chart-calls = Llamamientos a filas del año
chart-points-about = Un marcador para los dos: los puntos de un bando los pierde el otro. Al final de un mes, diez son una victoria decisiva.
chart-sources-about = Por encima de cero, para la Unión. Las últimas líneas son lo que añadiría el final de este mes, tal como están las cosas. Puntos que no son por lugares: los que el marcador tenía al empezar el escenario, aparte de los lugares ya tomados, y los que han añadido el tiempo, los llamamientos, la emancipación y los finales de mes.
chart-seen-about = Bloques que ahora están de pie, tal como eran cuando se vio su cara por última vez. Desde entonces pueden haber ganado o perdido pasos.
chart-calls-about = Cuántos llamamientos hubo, y cuántos puntos de victoria da el siguiente al enemigo.

## Labels

label-points-union = Unión
label-points-confederate = Confederados
label-weather = Caminos
label-on-the-map = Bloques en el mapa
label-to-spend = Puntos por gastar
label-conscripts = Bloques por reclutar gratis
label-to-win = hacen falta
label-reached = alcanzado
label-clause = cláusula
label-aim-decisive = Victoria decisiva, al final de un mes
label-aim-marginal = Victoria marginal, a fines de octubre
label-aim-draw = Empate, a fines de octubre: como mucho
label-aim-campaign = Las elecciones, octubre de 1864: la Unión sin victoria decisiva
label-aim-october = Cada octubre desde 1864: la Unión sin ventaja
label-tournament-points = puntos
label-points = puntos
label-held-by = en manos de
label-at = dónde
label-steps = pasos
label-radius = radio
label-arm = arma
label-when = cuándo
label-block = bloque nuevo
label-step = un paso
label-speed = hexágonos
label-fire = fuego
label-rout = pierde en desbandada
label-union = Unión
label-confederate = Confederados
label-calls = llamamientos
label-next-price = el siguiente cuesta
label-political = No por lugares: inicio, tiempo, llamamientos
label-marker = El marcador
label-month = Mes
label-blocks = Bloques
label-upright = De pie
label-hex = Hexágono
label-ground = Terreno
label-forage = Pueden vivir aquí sin suministro
label-in-supply = Con suministro de
label-side = Bando
label-condition = Estado
label-seen = Visto por última vez

## Cells

show-mud = barro
show-dry = secos
show-month-points = { $union ->
    [one] 1 punto
   *[other] { $union } puntos
} para la Unión, { $confederate } para los confederados
show-time-point = un punto para el Sur
show-mud-rolled = un dado para el barro
show-decisive = Decisiva: { $points } o más
show-marginal = Marginal, con { $points }
show-draw = Empate, cada uno
show-held = { $side }
show-contested = nadie
show-marker-at = { $union ->
    [0] { $confederate ->
        [0] 0
       *[other] Confederados { $confederate }
    }
   *[other] Unión { $union }
}
show-fed = { $count ->
    [0] ningún bloque: cada uno pierde un paso
    [one] 1 bloque; cada uno de más pierde un paso
   *[other] { $count } bloques; cada uno de más pierde un paso
}
show-at-most = Unión: { $points } como mucho
show-month-end = Al final del mes: { $reason }
show-arm = { $arm }
show-pool = por reclutar
show-gone = fuera del juego
show-fire = { $level ->
    [0] ninguno
    [1] simple
    [2] doble
   *[3] triple
}
show-whole-block = el bloque
show-year = { NUMBER($year, useGrouping: 0) }
show-crowd = { $arm }: { $count ->
    [one] 1 bloque
   *[other] { $count } bloques
}, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
show-block = { $block }: { $steps } de { $most ->
    [one] 1 paso
   *[other] { $most } pasos
}
show-upright = { $side }: { $count ->
    [one] 1 bloque
   *[other] { $count } bloques
}
show-forest = bosque
show-of = { $steps } de { $most }
show-tired = desorganizado
show-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { NUMBER($year, useGrouping: 0) }
show-seen = { $place }, { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { NUMBER($year, useGrouping: 0) }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}

arm-infantry = infantería
arm-brigade = brigada
arm-garrison = guarnición
arm-cavalry = caballería
arm-artillery = artillería
arm-heavy-artillery = artillería pesada
arm-hq = cuartel general de campaña
arm-supreme-hq = cuartel general supremo

## Odds

note-fire = { $count ->
    [one] un dado
   *[other] { $count } dados
}, aciertan con { $least ->
    [6] 6
   *[other] { $least } o más
}: { $share } % de quitar un paso
event-fire-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}: { THE($block) }, fuego { $level ->
    [1] simple
    [2] doble
   *[3] triple
}.
event-fire-cover = { $count } impactos por paso, a cubierto.
event-fire-spare = { $count ->
    [one] Queda 1 impacto suelto, que aún no llega a un paso
   *[other] Quedan { $count } impactos sueltos, que aún no llegan a un paso
}.
show-aim-year = Ten el marcador en tu lado de la pista al acabar octubre: { $marginal } o más es victoria marginal. Con { $decisive } al final de cualquier mes, decisiva. Ahora: { show-marker-at }.
show-aim-campaign-union = Lleva el marcador hasta { $decisive } en tu lado al final de cualquier mes, antes de la elección de octubre de 1864. Ahora: { show-marker-at }.
show-aim-campaign-confederate = Impide que la Unión llegue a { $decisive } hasta la elección de octubre de 1864, o llega tú a { $decisive } al final de un mes. Ahora: { show-marker-at }.
show-aim-war-union = Lleva el marcador hasta { $decisive } en tu lado al final de cualquier mes. Desde octubre de 1864, cada octubre debe encontrarlo en { $marginal } o más de tu lado, o la guerra está perdida. Ahora: { show-marker-at }.
show-aim-war-confederate = Llega a { $decisive } al final de un mes, o impide que la Unión llegue a { $decisive } hasta un octubre, desde 1864, en que no llegue a { $marginal }. Ahora: { show-marker-at }.

ground-clear = despejado
ground-woods = bosque
ground-mountains = montaña
ground-sea = agua
hexside-river = río menor
hexside-great-river = río mayor
hexside-rail = ferrocarril
hexside-rail-broad = ferrocarril de vía ancha
hexside-ridge = lado de montaña, cerrado
hexside-gap = paso de montaña
hexside-turnpike = camino de peaje
hexside-bog = pantano
hexside-bridge = puente
hexside-ford = vado
