# Línea de visión (G11.4).
show-sight-clear = la línea de visión está despejada
show-sight-blocked = la línea de visión está bloqueada
show-blocked-woods = la bloquea el bosque de { $hex }
show-blocked-light-woods = la bloquea el bosque disperso de { $hex }
show-blocked-city = la bloquean las casas de la ciudad en { $hex }
show-blocked-covered-way = la bloquea el camino cubierto de { $hex }
show-blocked-units = la bloquean las unidades de { $hex }
show-blocked-slope = la bloquea la cuesta entre { $from } y { $hex }

overlay-sight = Línea de visión
overlay-sight-source = se mira desde aquí
overlay-sight-free = a la vista; el número es el alcance
overlay-sight-cut = fuera de la vista
label-verdict = Línea de visión
label-blocked = La bloquea
label-distance = Distancia
label-clear = Despejada
