# El informe de una partida terminada.

report-heading = Informe de la partida
report-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
report-stood = Cómo iba la partida
report-turning = Dónde cambió
report-steady = Nada cambió la partida de golpe.
report-swing = { $side }: de { $before } a { $after } sobre 100
report-more = { $count ->
    [one] y una línea más, abajo
   *[other] y { $count } líneas más, abajo
}
report-map = el mapa después
report-course = Turno a turno
report-turn = turno
report-of-hundred = sobre 100
report-made = Hecho por Long Roll a partir del registro de la partida. Los momentos decisivos son aquellos en que más cambió el recuento de la posición; longroll analyse sopesa las decisiones mismas.
