# Tracks, charts and overlays.

chart-points = Puntos
chart-points-about = Los puntos de rendimiento: los dan las hazañas, los quitan las pérdidas. Diez puntos son un nivel de notoriedad. La guerra se pierde si un turno acaba con menos de los que pide.
chart-band = La incursión
chart-turns = La guerra
chart-victory = Niveles de victoria
chart-checks = Con qué facilidad despierta alguien
chart-checks-about = Un chequeo es un dado: igual o menor que la alerta despierta. La probabilidad de que salga al menos un chequeo, según cuántos son. Bajo un ? puede no haber nadie.
chart-occasions = Acontecimientos del turno
chart-performance = Qué dan las acciones
chart-container = Lo que queda por encontrar
chart-container-about = Lo que hay en el contenedor. De él se roba al revelar un espacio o despertar un campamento.
chart-used = Cartas jugadas
label-needed-now = pedido al final de este turno
label-needed-war = pedido para ganar la guerra
label-alert = alerta de la Unión
label-band = banda
label-wounded = Mosby herido
label-idle = puntos que quita el final del turno si la partida sigue ociosa
label-food = víveres
label-ames = Ames
label-deck = cartas en el mazo
label-rounds = fases este turno
label-chance = alguien despierta
label-points = puntos
label-there = hay
label-to-win = necesario
label-reached = alcanzado
label-clause = cláusula
label-aim-turn = para seguir tras este turno
label-aim-decisive = victoria decisiva al final
label-aim-substantial = victoria sustancial
label-aim-marginal = victoria marginal
show-notoriety = notoriedad { $count }
show-men = { $men } hombres
show-turns-left = { $count ->
    [one] { $count } final de turno más
   *[other] { $count } finales de turno más
}
show-carried = se lleva
show-entries = { $count } entradas más
show-wanted = { $count } puntos
show-checks = { $count ->
    [one] { $count } chequeo de activación
   *[other] { $count } chequeos de activación
}
show-percent = { $count } de 100
show-occasion = { $occasion }
show-deed = { $reason }
show-card = { $card }
show-kind = { $kind }
show-kind-of = { $kind }
overlay-lines = Líneas nordistas
overlay-lines-enemy = dentro de las líneas
overlay-lines-cut = dentro, sin revelar
overlay-targets = Objetivos
overlay-targets-source = puntos que esperan allí
overlay-ride = Cabalgada libre
overlay-ride-reach = a una acción
overlay-hunters = Perseguidores
overlay-hunters-fight = una unidad de combate despierta
overlay-noise = Quién lo oiría
overlay-noise-block = se chequearía
chart-deeds = De dónde vienen los puntos
show-aim-war = Gana la guerra: { $marginal } puntos al final del turno { $turns } (marginal), { $substantial } (sustancial) o { $decisive } (decisiva). Este turno debe acabar con { $needed }; ahora { $count }.
show-aim-last = El último turno ({ $turns }): { $marginal } puntos al final son victoria marginal, { $substantial } sustancial, { $decisive } decisiva; ahora { $count }.
