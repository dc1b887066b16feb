# Mirar atrás una partida terminada: su análisis y lo que pretendían los bots.

error-not-over = La partida no ha terminado: lo que se pretendía y lo que se pasó por alto se cuenta después.
record-not-over = La partida aún no ha terminado, y solo una acabada se puede repasar. Juégala hasta el final con longroll play { $name } --resume { $file } --record { $file }, y pídelo entonces.
error-no-thought = No se sabe qué se pretendía con la orden { $number }.
error-thought-of-person = { $seat }: la orden { $number } la dio una persona, y solo ella sabe qué pretendía.
error-thought-of-none = { $seat }: la orden { $number } la dio el bot { $bot }, que sopesa demasiado poco para pretender algo con ella. Un sargento, un capitán o un general sí lo cuentan.
error-thought-of-record = Esta partida se abrió desde un registro, que no cuenta qué se pretendía con la orden { $number }.
error-study-full = Muchas partidas esperan su análisis. Se puede intentar de nuevo dentro de un rato.
error-no-decision = La acción { $number } no fue una elección: no se podía hacer otra cosa.

analysis-measure = Probabilidades de ganar de cada cien, según lo que pasó en partidas de bots.
analysis-measure-rough = Lo buena que le parece a un bot la posición en el mapa: 0 es una partida perdida, 100 una ganada. Cuántas veces se ganan posiciones así nadie lo ha contado aún en este escenario.
analysis-chances = { $side }: probabilidades de ganar de cada cien
analysis-share = { $share } %
analysis-ahead = { $side }: quién va por delante, de 0 a 100
analysis-decisions = Las decisiones que más cambiaron la partida
analysis-no-decisions = Ninguna decisión por sí sola cambió mucho: nada de lo demás que se ponderó habría traído 5 de 100 más.
analysis-early = Se terminó antes de ponderarlo todo.
analysis-played = { $side }, acción { $number } [{ $clause }]: { $action }
analysis-better = mejor: { $action }
analysis-look = para ver ese momento: { $command }
analysis-verdict = Juzgado como en el análisis de la partida: { $count } de 100 tras lo que se jugó, { $better } de 100 tras «{ $action }».
analysis-verdict-little = Juzgado como en el análisis de la partida: { $count } de 100 tras lo que se jugó. Nada de lo sopesado es mucho mejor; «{ $action }»: { $better }.

turning-cost = Costó { $count } probabilidades de cada cien{ $error ->
    [0] { "" }
   *[other] { " " }(más o menos { $error })
}. { $side }: { $to_ } en vez de { $from_ }.
turning-cost-rough = Costó { $count } de los 100 puntos de la escala{ $error ->
    [0] { "" }
   *[other] { " " }(más o menos { $error })
}. { $side }: { $to_ } en vez de { $from_ }.
turning-luck-none = Lo que siguió fue más o menos lo que cabía esperar.
turning-luck-good = Lo que siguió trajo { $count } más de lo que cabía esperar.
turning-luck-bad = Lo que siguió quitó { $count } más de lo que cabía esperar.

thought-chose = Elegí «{ $action }» y esperaba { $count } probabilidades de ganar de cada cien.
thought-chose-rough = Elegí «{ $action }» y esperaba estar en { $count } de 100.
thought-sure = Probé { $total } maneras de seguir; { $count } de cada cien empezaban por ahí.
thought-line = Después esperaba: { $steps }.
thought-other = También ponderé «{ $action }»: { $count }.
thought-none = El bot { $bot } no tiene más que decir: no había elección, o elige sin intención.
