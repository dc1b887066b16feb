# Línea de visión (G11.4).
show-sight-clear = { $to } se ve desde { $from } (a { $count ->
    [one] un hex
   *[other] { $count } hexes
}), § { $clause }
show-sight-blocked = { $to } no se ve desde { $from } (a { $count ->
    [one] un hex
   *[other] { $count } hexes
}), § { $clause }
show-blocked-woods = la bloquea el bosque { THE($hex, "de") }
show-blocked-light-woods = la bloquea el bosque disperso { THE($hex, "de") }
show-blocked-city = la bloquean las casas de la ciudad { THE($hex, "en") }
show-blocked-covered-way = la bloquea el camino cubierto { THE($hex, "de") }
show-blocked-units = la bloquean las unidades { THE($hex, "de") }
show-blocked-slope = la bloquea la cuesta entre { $from } y { THE($hex) }

overlay-sight = Línea de visión
overlay-sight-source = se mira desde aquí
overlay-sight-free = a la vista; el número es el alcance
overlay-sight-cut = fuera de la vista
overlay-sight-own = unidades propias a la vista
overlay-sight-enemy = enemigos a la vista
overlay-sight-block = unidades que tapan lo que hay detrás
overlay-sight-weather = { $weather }: se ve igual de lejos, pero el fuego tiene { $amount } para impactar
overlay-sight-weather-silent = { $weather }: nadie dispara
label-verdict = Línea de visión
label-blocked = La bloquea
label-distance = Distancia
label-clear = Despejada
