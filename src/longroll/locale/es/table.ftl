side-nobody = Nadie
side-draw = Empate
side-system = Derrota
side-observer = Un observador
table-left = Dejas la mesa. La partida no ha terminado.
table-over = La partida ha terminado. { $ending } [{ $clause }]
table-number = Escribe un número del 1 al { $count }, o una acción.
table-help = Escribe un número, una orden como la dice la lista (con o sin acentos) o una acción completa. Comandos: ? (esto), por qué ACCIÓN o por qué NÚMERO, regla CLÁUSULA, órdenes (todas las que se pueden dar), órdenes PALABRAS (las que las llevan), deshacer, deshacer NÚMERO (tantas elecciones), diario, mostrar (la mesa){ $more }, cerca HEX (los hexágonos de alrededor), probabilidades (de los combates que pueden venir), capa [NOMBRE] [LUGAR o PIEZA] (suministro, alcance y demás), tablas [NOMBRE] (marcadores, y las tablas de las reglas), hoja (batallas y demás junto al mapa), guardar ARCHIVO (.roll: la partida, .toml: la posición), salir. Las palabras inglesas también valen.
table-legal = Eso es legal ahora.
table-undone = Deshecho: { $action }
table-saved = Guardado en { $file }.
table-save-exists = { $file } ya existe y se deja como está: guarda con otro nombre.
table-save-where = Indica dónde: guardar mi-partida.roll, o guardar mi-posicion.toml.
table-kept = La partida está en { $file }: { $command } la continúa.
table-english = (Los resúmenes de las reglas están en inglés.)
table-undo-chance = No se puede deshacer: el azar ha hablado desde tu última elección.
table-undo-secret = No se puede deshacer: se ha revelado algo oculto desde tu última elección.
table-undo-seat = No se puede deshacer: otro jugador ha elegido después, o le toca elegir ahora.
table-undo-start = No se puede deshacer: no hay ninguna elección tuya antes de esta.
table-undo-how-many = «{ $typed }» no es un número de elecciones: «deshacer» deshace la última, «deshacer 3» las tres últimas.
table-undo-fewer = { $count ->
    [one] Ahora solo se puede deshacer tu última elección: «deshacer». No se ha deshecho nada.
   *[other] Ahora solo se pueden deshacer tus { $count } últimas elecciones: «deshacer { $count }». No se ha deshecho nada.
}
table-save-last = ¿Guardar la partida antes de irte? Un archivo (mi-partida.roll), o nada:
table-no-hand = Aquí no se cuenta ninguna mano.
table-card-traits = { $card } ({ $traits })
table-card-effect = { $card }: { $effect }
table-value = { $action }, valor { $count }
table-no-rule = No hay ninguna cláusula { $clause }.
table-which-rule = Di cuál: por ejemplo, regla { $clause }.
table-why = Di qué: por qué ACCIÓN o por qué NÚMERO cuenta qué impide una acción. Ahora es legal: { $actions }
table-answered = ({ $side }: { $prompt } No hay otra posibilidad: { $action }.)
table-passed = ({ $side }: { $prompt } Solo se puede pasar: se pasa.)
table-sure = Atención: { $note }. Escríbelo otra vez si es lo que quieres.
table-passed-already = Ya se ha pasado.
table-verbs = Para escribirlas: { $verbs }
table-yes = sí
table-no = no
deny-game-over = La partida ha terminado.
deny-not-your-decision = Ahora elige otro bando, no este: { $seat }.
deny-not-offered = «{ $action }» no es una orden que se pueda dar ahora.
deny-word-too-many = «{ $action }» es una orden completa: «{ $word }» sobra.
deny-word-missing = Tras «{ $action }» falta una palabra; completa, por ejemplo: «{ $example }».
table-overlays = Las capas: { $overlays }. Escribe una y, si quieres, un lugar o una pieza.
table-no-overlay = Aquí no hay nada que poner sobre el mapa.
table-charts = Las tablas: { $charts }. «tablas NOMBRE» muestra una.
table-no-chart = Ninguna tabla se llama «{ $typed }». Las tablas: { $charts }.
table-no-charts = Este juego no tiene tablas.
result-won = Victoria { THE($side, "de") }.

lying-steps = { $piece } ({ $count ->
    [one] 1 paso
   *[other] { $count } pasos
})
lying-hidden = { $count ->
    [one] 1 oculto
   *[other] { $count } ocultos
} ({ $side })
lying-strength = { $count ->
    [one] 1 punto de fuerza
   *[other] { $count } puntos de fuerza
} ({ $side })
table-area = { $area }: { $holds }
table-area-empty = nadie
table-no-sheet = No hay nada abierto junto al mapa.
table-no-sheets = Este juego no tiene hojas junto al mapa.
table-command-help = ayuda
table-command-why = por qué
table-command-rule = regla
table-command-hand = mano
table-command-undo = deshacer
table-command-log = diario
table-command-show = mostrar
table-command-odds = probabilidades
table-command-overlay = capa
table-command-charts = tablas
table-command-sheet = hoja
table-command-save = guardar
table-command-quit = salir
table-odds = { $place }: { THE($side) } gana { $share } de cada 100{ $given ->
    [1] {""}
   *[0] {" "}si el enemigo aguanta
}{ $tied ->
    [0] {""}
   *[other] {" "}y empata { $tied }
}; pierde { $attacker } de media, el enemigo { $defender }.
table-odds-estimate = { $place }: { THE($side) } gana de { $least } a { $most } veces de cada 100 (una estimación); pierde { $attacker } de media, el enemigo { $defender }.
table-odds-start = { $place }, desde { $start }
table-odds-given = { $place }, { $given }
table-odds-force = { $side }: { $told }
table-no-odds = Ahora no se puede ordenar ningún combate cuyas probabilidades se conozcan.
table-lesson-first = En esta lección, primero: { $orders }. O escribe dejar y sigue sin ella.
table-lesson-how = Una lección: escribe el número de la orden de la lista. Con dejar sigues la partida sin la lección, con salir dejas la mesa, con ? ves todos los comandos.
table-lesson-step = Lección, paso { $count } de { $of }
table-lesson-over = La lección ha terminado y la partida sigue: desde aquí la lista trae todo lo legal. ? dice los comandos, salir deja la mesa.{ $bot ->
    [none] { "" }
   *[other] { " " }Juegas contra: { $bot }.
}
table-lesson-left = Sigues sin la lección.
table-command-leave = dejar
table-command-near = cerca
table-no-near = Di qué hexágono: cerca 1404, o cerca y la clave de una pieza.
table-no-hexes = Este mapa no tiene hexágonos. «mostrar LUGAR» dice qué hay allí y adónde llevan sus caminos.
table-shown-track = marcadores
table-shown-force = fuerza
table-no-force = Ninguna fuerza figura en marcha. «mostrar LUGAR» dice quién está allí.
table-form-space = LUGAR
table-form-name = NOMBRE
table-command-orders = órdenes
table-orders-kind = { $typed } ({ $count }), por ejemplo: { $example }
table-orders-too = Otras cuyo texto lleva «{ $words }»:
table-orders-how = Se pueden dar { $count } órdenes. «órdenes» las lista todas con su número; «órdenes» y algunas palabras, las que las llevan: una clase, una pieza, un lugar. Con un número, o la orden entera, se da una.
table-no-orders = Ninguna orden lleva estas palabras: { $words }
table-unknown = Aquí nada se llama «{ $name }».
table-did-you-mean = ¿Querías decir: { $names }?
table-several = Aquí «{ $name }» es el nombre de varios; di cuál: { $names }.
table-no-word = «{ $word }» no se entiende aquí. «órdenes» dice lo que se puede ordenar.
table-trait = { $label }: { $value }
table-cannot-write = no se puede escribir { $file }: { $why }
table-trouble-no-folder = Esa carpeta no existe
table-trouble-is-folder = Eso es una carpeta: indica un archivo
table-trouble-no-right = No hay permiso para escribir ahí
table-trouble-full = El disco está lleno
table-undo-final = No se puede deshacer nada: lo jugado antes de reanudar la partida ya es firme.
table-here = aquí
table-which-order = ¿Cuál de estas?
table-which-one = ¿Te refieres a esta orden? Entonces escribe su número.
table-which-more = Y { $count } más; con más palabras quedan menos.
label-times = veces
label-in-all = en total
value-added = + valor
value-taken = − valor
value-signed = ± valor
table-again = Otra vez: { $command }
table-aim = { $side }, objetivo: { $told }
table-ground = terreno
table-hexsides = lados
table-hexside = { $direction }, { $hex }: { $told }
table-direction-n = norte
table-direction-ne = nordeste
table-direction-e = este
table-direction-se = sudeste
table-direction-s = sur
table-direction-sw = sudoeste
table-direction-w = oeste
table-direction-nw = noroeste
