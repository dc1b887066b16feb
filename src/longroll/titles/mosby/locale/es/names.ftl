# Sides, scenarios, turns, kinds, counters that are called by what they are.

side-mosby = Mosby
side-union = Unión
side-neutral = Neutral
the-side-mosby = Mosby
the-side-union = la Unión
scenario-ranger = Ranger (normal)
scenario-partisan = Partisano (más fácil)
scenario-gray-ghost = Fantasma Gris (más difícil)
option-short-war = Una guerra corta de tres turnos, para una primera tarde
turn-winter-1863 = Invierno de 1863
turn-spring-1863 = Primavera de 1863
turn-summer-1863 = Verano de 1863
turn-autumn-1863 = Otoño de 1863
turn-winter-1864 = Invierno de 1864
turn-spring-1864 = Primavera de 1864
turn-summer-1864 = Verano de 1864
turn-autumn-1864 = Otoño de 1864
kind-picket = piquete
kind-cavalry = caballería
kind-infantry = infantería
kind-courier = correo
kind-supply-wagon = carreta de suministros
kind-wagon-train = tren de carretas
kind-blank = nadie
target-railroad = la vía férrea
target-bridge = el puente
target-depot = el depósito
reason-courier = correo capturado
reason-supply-wagon = carreta capturada
reason-railroad = vía demolida
reason-bridge = puente demolido
reason-depot = depósito demolido, más su valor
reason-wagon-train = tren de carretas destruido
reason-combat-won = combate ganado, más la fuerza nordista
reason-union-factor = factor de combate nordista perdido
reason-leader = líder secuestrado
reason-combat-lost = combate perdido
reason-own-factor = factor de combate propio perdido
reason-wound = Mosby herido
reason-disbanding = desbandada antes de un combate
reason-interrogation = una respuesta falsa
reason-food = víveres llevados a casa
reason-premature = explosión prematura
reason-idle = una estación ociosa
answer-lose-two = mentiras, 2 puntos perdidos
answer-lose-one = una mentira, 1 punto perdido
answer-none = nada útil
answer-one = habla de un espacio cercano
answer-two = habla de dos espacios cercanos
answer-all = habla de todos los espacios cercanos
row-1-2 = el Valle en torno a Winchester
row-3 = Leesburg y el camino a Dranesville
row-4 = Groveton, Sudley Springs y Gum Spring
row-5 = Warrenton y Gainesville
row-6 = el ferrocarril de Manassas Gap
proper-district = Distrito de Columbia
ending-victory-decisive = Victoria decisiva con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: la Unión teme al Fantasma Gris más que a un ejército.
ending-victory-substantial = Victoria sustancial con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: miles faltan en el frente.
ending-victory-marginal = Victoria marginal con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: los partisanos han resistido.
ending-defeat-marginal = Derrota marginal con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: casi hasta el final.
ending-defeat-substantial = Derrota sustancial con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: la guerra sigue sin Mosby.
ending-defeat-decisive = Derrota decisiva con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: casi nadie ha oído hablar de Mosby.
proper-picket-1 = Piquete 1
proper-picket-2 = Piquete 2
proper-picket-3 = Piquete 3
proper-picket-4 = Piquete 4
proper-picket-5 = Piquete 5
proper-picket-6 = Piquete 6
proper-picket-7 = Piquete 7
proper-picket-8 = Piquete 8
proper-picket-9 = Piquete 9
proper-picket-10 = Piquete 10
proper-picket-11 = Piquete 11
proper-courier-1 = Correo 1
proper-courier-2 = Correo 2
proper-courier-3 = Correo 3
proper-courier-4 = Correo 4
proper-courier-5 = Correo 5
proper-courier-6 = Correo 6
proper-supply-wagon-1 = Carreta 1
proper-supply-wagon-2 = Carreta 2
proper-supply-wagon-3 = Carreta 3
proper-supply-wagon-4 = Carreta 4
proper-supply-wagon-5 = Carreta 5
proper-supply-wagon-6 = Carreta 6
proper-wagon-train-1 = Tren de carretas 1
proper-wagon-train-2 = Tren de carretas 2
proper-wagon-train-3 = Tren de carretas 3
proper-wagon-train-4 = Tren de carretas 4
proper-railroad-guard-1 = Guardia del ferrocarril 1
proper-railroad-guard-2 = Guardia del ferrocarril 2
proper-lowells-column = Columna de Lowell
proper-gansevoorts-column = Columna de Gansevoort
proper-merritts-column = Columna de Merritt
proper-powells-column = Columna de Powell
kind-picket-1 = piquetes, 50 hombres
kind-picket-2 = piquetes, 100 hombres
kind-cavalry-1 = caballería, 50 hombres
kind-cavalry-2 = caballería, 100 hombres
kind-cavalry-3 = caballería, 150 hombres
kind-cavalry-4 = caballería, 200 hombres
kind-cavalry-5 = caballería, 250 hombres
kind-cavalry-6 = caballería, 300 hombres
kind-infantry-2 = infantería, 100 hombres
kind-infantry-3 = infantería, 150 hombres
kind-infantry-4 = infantería, 200 hombres
kind-infantry-5 = infantería, 250 hombres
kind-infantry-6 = infantería, 300 hombres

region-district = Distrito de Columbia

# Fichas de nombre plural: lo que se dice de ellas concuerda.
names-of-several = loudoun-rangers blazers-scouts
