# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Cuatro meses, unas tres horas. Los ejércitos más pequeños, muy igualado. Empieza por aquí.
scenario-1862-about = Seis meses, una tarde larga. La Unión tiene el número; Lee, mejores caminos y generales.
scenario-1863-about = Seis meses, una tarde larga. Dos ejércitos veteranos: una sola batalla puede decidir.
scenario-1864-about = Seis meses, una tarde larga. Grant debe llegar a Richmond; Lee, resistir.
scenario-campaign-about = Cuarenta meses con sus inviernos, muchas tardes. Hasta ahora los bots la ganaron más como confederados.
title-blurb = Virginia, de 1861 a 1864, con bloques de madera: se ve dónde está el enemigo y no quién es. Los cuarteles generales se gastan al dar órdenes, las batallas van hora a hora, y llega el invierno. Dos jugadores, niebla de guerra de verdad.

# Lo que `?` dice en la terminal además de las órdenes comunes
help-more = {""}, mostrar LUGAR o BLOQUE, mostrar marcadores
