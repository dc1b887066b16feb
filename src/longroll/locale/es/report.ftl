# El informe de una partida terminada.

report-heading = Informe de la partida
report-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
report-when = { THE($turn, "en") }, tras { $count ->
    [0] ninguna orden
    [one] una orden
   *[other] { $count } órdenes
}.
report-standing = Cómo estaba entonces: { $name }
report-stood = Cómo iba la partida
report-turning = Dónde cambió
report-turning-how = Los momentos entre los que más cambió la cuenta de la posición, lo trajera lo que lo trajera: decisiones, dados o lo que nadie sabía. Qué decisiones costaron más lo { $at ->
    [page] dice «Analizar la partida», en la mesa.
   *[terminal] pesa longroll analyse.
}
report-end = Cómo acabó
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
report-made = Hecho por Long Roll a partir del registro de la partida.
report-quiet = Un turno tranquilo.
report-log = { $count ->
    [one] el diario, una línea
   *[other] el diario, { $count } líneas
}
report-changes = { $whose } { $total }: { $parts }.
