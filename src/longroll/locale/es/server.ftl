# Lo que dice el servidor.

error-no-token = Esto exige la clave de un puesto.
error-bad-token = Esa clave no abre ningún puesto de esta partida.
error-link-used = Este enlace ya no abre nada: alguien ya tomó asiento con él, o hay uno más reciente. Pide uno nuevo a quien puso la mesa: en la página de la mesa, en «Papeles», «Enlace nuevo para un asiento».
error-no-table = Aquí no hay ninguna partida { $name }.
error-no-title = No hay ningún juego { $name }.
error-no-game = Esa partida no puede empezar: { $detail }
error-no-seat = Este juego no tiene el puesto { $name }.
error-no-bot = No hay ningún bot llamado { $name }.
error-no-lesson = No hay lección de { $name }.
error-no-moment = La partida tiene { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}: no existe el momento { $number }.
error-no-board = Este juego no tiene un tablero que se pueda dibujar.
error-no-page = Aquí no hay nada.
error-no-client = La mesa del navegador aún no está construida. En el repositorio: make client. Después reinicia el servidor.
error-stale = La mesa ha avanzado: esto se dijo tras { $number ->
    [one] 1 acción
   *[other] { $number } acciones
} y ahora hay { $count }.
error-over = La partida ha terminado.
error-not-yours = Ahora elige: { $side }.
error-observer = Un observador solo mira.
error-observer-hears-nothing = Lo que los jugadores se dicen y anotan para sí no es para quien mira.
error-nothing-said = Ahí no hay nada que leer.
error-all-said = En esta mesa se ha dicho tanto ({ $count } veces) que ya no se guarda más.
error-said-meanwhile = Alguien ha hablado en el mismo momento: dilo otra vez.
error-illegal = Eso no es legal ahora.
error-no-action = Eso no es una acción: { $detail }
error-record = El registro no se puede reproducir: las reglas de aquí tropiezan con lo que cuenta. Vuelve a tomar el archivo de donde se guardó.
error-record-foreign = Esto no es el registro de una partida: su primera línea sería «longroll record 1». Elige un archivo .roll, como el que guarda la página de una mesa en «Papeles».
error-record-head = El encabezado de este registro no se puede leer (línea { $number }). Vuelve a tomar el archivo de donde se guardó; si se ha retocado, deshazlo en esa línea.
error-record-line = La línea { $number } de este registro no se puede leer: debería ser «bando: orden». Vuelve a tomar el archivo de donde se guardó; si se ha retocado, deshazlo en esa línea.
error-record-order = Las reglas no permiten lo que cuenta la línea { $number } de este registro. Se alteró ahí o antes, o viene de otra versión de las reglas: vuelve a tomar el archivo de donde se guardó.
error-record-altered = Este registro se alteró en la línea { $number } o antes. Vuelve a tomar el archivo de donde se guardó.
error-record-cut = Este registro se interrumpe tras la línea { $number }: le falta el final. Guárdalo otra vez en su lugar de origen.
error-record-dice = Los dados de la línea { $number } de este registro no son los prometidos: se alteró. Vuelve a tomar el archivo de donde se guardó.
error-record-game = Este registro es de un juego que aquí no se juega (línea { $number }).
error-record-rules = Esta partida se jugó con otra versión de sus reglas: la línea { $number } no encaja en las de aquí. Ábrela con el Long Roll con que se jugó.
error-record-pack = Esta partida se jugó con otros componentes que los de aquí (línea { $number }). Arranca el servidor con los mismos: --pack.
error-history = La partida guardada no encaja con estas reglas en la acción { $number }.
error-history-rules = Esta partida se empezó con las reglas { $then }; aquí rigen las { $now }, y no encajan desde la acción { $number }. Se conserva como está: ábrela con el Long Roll con que se empezó.
error-secrets = Antes del final, solo quien tiene las claves de todos los puestos puede obtener esto: revela todos los secretos.
error-hidden = Aquí hay algo que este puesto no puede saber. Antes del final, solo quien tiene las claves de todos los puestos puede obtener la posición.
error-no-undo = No hay nada que puedas deshacer.
error-nothing-asked = Nadie te pide deshacer nada.
error-other-asked = Entretanto se pide otra cosa que la que respondes.
error-request = Esa petición no se entiende: { $detail }
error-store-locked = No se ha podido guardar nada: otro programa ocupa la base de datos. Prueba otra vez en un momento; lo que se guardó antes está a salvo.
error-store-full = No se ha podido guardar nada: el disco del servidor está lleno. Quien lo lleva tiene que hacer sitio; después, prueba otra vez. Lo que se guardó antes está a salvo.
error-store-read-only = No se ha podido guardar nada: en la base de datos del servidor no se puede escribir. Quien lo lleva tiene que arreglarlo; después, prueba otra vez. Lo que se guardó antes está a salvo.
error-store-away = La base de datos del servidor no responde. Prueba otra vez en un momento; lo que se guardó antes está a salvo.
error-busy = El servidor tiene mucho que hacer. Prueba otra vez dentro de { $count ->
    [one] un segundo
   *[other] { $count } segundos
}.
error-too-often = Eso se ha pedido demasiadas veces desde donde estás. Prueba otra vez dentro de { $count ->
    [one] un segundo
   *[other] { $count } segundos
}.
error-too-long = Es demasiado largo: aquí se aceptan { $count } kB como mucho.
error-too-slow = Ha tardado demasiado en llegar. Envíalo otra vez.

waiting-for-several = Varios jugadores eligen en secreto.

event-undone = { $side }: { $count ->
    [one] una acción deshecha
   *[other] { $count } acciones deshechas
}.
event-undone-chance = { $side }: { $count ->
    [one] una acción deshecha
   *[other] { $count } acciones deshechas
}, y con ello dados o cartas que ya habían salido. A una persona habría que habérselo pedido; el bot lo permitió.
event-undone-secret = { $side }: { $count ->
    [one] una acción deshecha
   *[other] { $count } acciones deshechas
}, y con ello lo que se dijo en secreto o se respondió después. A una persona habría que habérselo pedido; el bot lo permitió.
event-undone-chance-alone = { $side }: { $count ->
    [one] una acción deshecha
   *[other] { $count } acciones deshechas
}, y con ello dados o cartas que ya habían salido. No juega nadie más: no había a quién pedírselo.
event-undone-secret-alone = { $side }: { $count ->
    [one] una acción deshecha
   *[other] { $count } acciones deshechas
}, y con ello lo que se dijo en secreto después. No juega nadie más: no había a quién pedírselo.
event-undo-asked = { $side }: petición de deshacer { $count ->
    [one] una acción
   *[other] { $count } acciones
}.
event-undo-refused = { $side }: sin consentimiento; queda como está.
event-undo-withdrawn = { $side }: petición de deshacer retirada.


bot-random = Dados
bot-random-text = Juega al azar.
bot-greedy = Cabo
bot-greedy-text = Mira un paso por delante.
bot-recruit = Recluta
bot-recruit-text = Mira unas pocas jugadas y evita la peor.
bot-sergeant = Sargento
bot-sergeant-text = Sopesa cada jugada por adonde puede llevar.
bot-lieutenant = Teniente
bot-lieutenant-text = Sigue cada jugada hasta el final antes de elegir.
bot-captain = Capitán
bot-captain-text = Busca un momento entre mundos posibles.
bot-general = General
bot-general-text = Busca más: hasta doce segundos por jugada.

overlay-mark-source = desde aquí
overlay-mark-free = abierto
overlay-mark-cut = aislado
overlay-mark-own = propio
overlay-mark-enemy = del enemigo
overlay-mark-both = de ambos
overlay-mark-reach = puntos de movimiento necesarios
overlay-mark-fight = allí está el enemigo
overlay-mark-block = cierra el paso

event-dice-renewed = El final reveló el secreto de los dados: desde aquí caen otros, y su compromiso empieza por { $detail }.
event-bot-failed = { $side }: el programa ha fallado dos veces y no ha jugado nada. «Que lo intente otra vez» se lo permite.
event-seat-reissued = { $side }: hay un enlace nuevo; el antiguo ya no abre nada.
event-ended-resigned = Rendición { THE($side, "de") }.
event-ended-time = A { $side } se le ha acabado el tiempo.
event-seat-claimed = { $side }: alguien ha tomado asiento; el enlace con el que entró ya no abre nada.
error-not-host = Solo quien puso esta mesa puede hacer eso.
error-no-human = Nadie necesita un enlace para ese asiento.
error-no-show = De eso no se sabe nada.
error-no-bot-thinks = Ningún bot está jugando.
turn-number = Turno { $count }
why-not-asked = Nada de aquí responde a lo que se pregunta ahora.
