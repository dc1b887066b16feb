# Linea di vista (G11.4).
show-sight-clear = { $to } si vede da { $from } (a { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}), § { $clause }
show-sight-blocked = { $to } non si vede da { $from } (a { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}), § { $clause }
show-blocked-woods = la blocca il bosco { THE($hex, "di") }
show-blocked-light-woods = la blocca il bosco rado { THE($hex, "di") }
show-blocked-city = la bloccano le case della città { THE($hex, "in") }
show-blocked-covered-way = la blocca il cammino coperto { THE($hex, "di") }
show-blocked-units = la bloccano le unità { THE($hex, "di") }
show-blocked-slope = la blocca il pendio tra { $from } e { THE($hex) }

overlay-sight = Linea di vista
overlay-sight-source = si guarda da qui
overlay-sight-free = in vista; il numero è la distanza
overlay-sight-cut = fuori vista
overlay-sight-own = unità proprie in vista
overlay-sight-enemy = nemici in vista
overlay-sight-block = unità che nascondono ciò che sta dietro
overlay-sight-weather = { $weather }: si vede altrettanto lontano, ma il fuoco ha { $amount } per colpire
overlay-sight-weather-silent = { $weather }: nessuno spara
label-verdict = Linea di vista
label-blocked = Bloccata da
label-distance = Distanza
label-clear = Libera
