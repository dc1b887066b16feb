# Sides, scenarios, turns, kinds, counters that are called by what they are.

side-mosby = Mosby
side-union = Unione
side-neutral = Neutrale
the-side-mosby = Mosby
the-side-union = l'Unione
scenario-ranger = Ranger (normale)
scenario-partisan = Partigiano (più facile)
scenario-gray-ghost = Fantasma Grigio (più difficile)
option-short-war = Una guerra breve di tre turni, per una prima sera
turn-winter-1863 = Inverno 1863
turn-spring-1863 = Primavera 1863
turn-summer-1863 = Estate 1863
turn-autumn-1863 = Autunno 1863
turn-winter-1864 = Inverno 1864
turn-spring-1864 = Primavera 1864
turn-summer-1864 = Estate 1864
turn-autumn-1864 = Autunno 1864
kind-picket = picchetto
kind-cavalry = cavalleria
kind-infantry = fanteria
kind-courier = corriere
kind-supply-wagon = carro di rifornimenti
kind-wagon-train = convoglio
kind-blank = nessuno
target-railroad = la ferrovia
target-bridge = il ponte
target-depot = il deposito
reason-courier = corriere preso
reason-supply-wagon = carro preso
reason-railroad = ferrovia demolita
reason-bridge = ponte demolito
reason-depot = deposito demolito, più il suo valore
reason-wagon-train = convoglio distrutto
reason-combat-won = combattimento vinto, più la forza nordista
reason-union-factor = fattore di combattimento nordista perso
reason-leader = comandante rapito
reason-combat-lost = combattimento perso
reason-own-factor = fattore di combattimento proprio perso
reason-wound = Mosby ferito
reason-disbanding = sbandamento prima di un combattimento
reason-interrogation = una risposta falsa
reason-food = viveri portati a casa
reason-premature = esplosione prematura
reason-idle = una stagione oziosa
answer-lose-two = menzogne, 2 punti persi
answer-lose-one = una menzogna, 1 punto perso
answer-none = niente di utile
answer-one = parla di uno spazio vicino
answer-two = parla di due spazi vicini
answer-all = parla di tutti gli spazi vicini
row-1-2 = la Valle attorno a Winchester
row-3 = Leesburg e la strada per Dranesville
row-4 = Groveton, Sudley Springs e Gum Spring
row-5 = Warrenton e Gainesville
row-6 = la ferrovia di Manassas Gap
proper-district = Distretto di Columbia
ending-victory-decisive = Vittoria decisiva con { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: l'Unione teme il Fantasma Grigio più di un esercito.
ending-victory-substantial = Vittoria sostanziale con { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: migliaia mancano al fronte.
ending-victory-marginal = Vittoria marginale con { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: i partigiani hanno resistito.
ending-defeat-marginal = Sconfitta marginale con { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: quasi fino alla fine.
ending-defeat-substantial = Sconfitta sostanziale con { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: la guerra continua senza Mosby.
ending-defeat-decisive = Sconfitta decisiva con { $count ->
    [one] 1 punto
   *[other] { $count } punti
}: quasi nessuno ha sentito parlare di Mosby.
proper-picket-1 = Picchetto 1
proper-picket-2 = Picchetto 2
proper-picket-3 = Picchetto 3
proper-picket-4 = Picchetto 4
proper-picket-5 = Picchetto 5
proper-picket-6 = Picchetto 6
proper-picket-7 = Picchetto 7
proper-picket-8 = Picchetto 8
proper-picket-9 = Picchetto 9
proper-picket-10 = Picchetto 10
proper-picket-11 = Picchetto 11
proper-courier-1 = Corriere 1
proper-courier-2 = Corriere 2
proper-courier-3 = Corriere 3
proper-courier-4 = Corriere 4
proper-courier-5 = Corriere 5
proper-courier-6 = Corriere 6
proper-supply-wagon-1 = Carro 1
proper-supply-wagon-2 = Carro 2
proper-supply-wagon-3 = Carro 3
proper-supply-wagon-4 = Carro 4
proper-supply-wagon-5 = Carro 5
proper-supply-wagon-6 = Carro 6
proper-wagon-train-1 = Convoglio 1
proper-wagon-train-2 = Convoglio 2
proper-wagon-train-3 = Convoglio 3
proper-wagon-train-4 = Convoglio 4
proper-railroad-guard-1 = Guardia della ferrovia 1
proper-railroad-guard-2 = Guardia della ferrovia 2
proper-lowells-column = Colonna di Lowell
proper-gansevoorts-column = Colonna di Gansevoort
proper-merritts-column = Colonna di Merritt
proper-powells-column = Colonna di Powell
kind-picket-1 = picchetti, 50 uomini
kind-picket-2 = picchetti, 100 uomini
kind-cavalry-1 = cavalleria, 50 uomini
kind-cavalry-2 = cavalleria, 100 uomini
kind-cavalry-3 = cavalleria, 150 uomini
kind-cavalry-4 = cavalleria, 200 uomini
kind-cavalry-5 = cavalleria, 250 uomini
kind-cavalry-6 = cavalleria, 300 uomini
kind-infantry-2 = fanteria, 100 uomini
kind-infantry-3 = fanteria, 150 uomini
kind-infantry-4 = fanteria, 200 uomini
kind-infantry-5 = fanteria, 250 uomini
kind-infantry-6 = fanteria, 300 uomini

region-district = Distretto di Columbia

# Pedine dal nome plurale: ciò che se ne dice concorda.
names-of-several = loudoun-rangers blazers-scouts
