# Mosby's Raiders: le tabelle.

chart-combat = Risultati del combattimento
chart-combat-about = Un dado con tutti i modificatori
label-result = risultato
label-meaning = che cosa significa
show-result-lost = { $count ->
    [0] Mosby perde e si sbanda
    [one] Mosby perde, si sbanda e perde 1 fattore di combattimento
   *[other] Mosby perde, si sbanda e perde { $count } fattori di combattimento
}
show-result-won = { $count ->
    [0] Mosby vince; l'Unione si ritira
    [one] Mosby vince; l'Unione perde 1 fattore di combattimento
   *[other] Mosby vince; l'Unione perde { $count } fattori di combattimento
}
chart-ratio = Rapporto di forze
chart-ratio-about = Mosby contro l'Unione, arrotondato a favore del difensore; rovesciato se attacca l'Unione
label-modifier = modificatore
chart-union-reaction = Reazione dell'Unione
chart-union-reaction-about = Per notorietà e allerta insieme
chart-initiative = Iniziativa
chart-initiative-about = Un dado, secondo l'allerta
label-mosby-from = Mosby l'ha con
chart-recruitment = Reclutamento
chart-recruitment-about = Fattore di combattimento della banda, per dado e notorietà
chart-action-cards = Carte azione per turno
chart-action-cards-about = Per notorietà
label-healthy = Mosby illeso
label-mosby-wounded = Mosby ferito
chart-start-alert = Allerta all'inizio di un turno
chart-start-alert-about = Per notorietà, prima del livello di difficoltà
chart-union-movement = Movimento delle unità dell'Unione
chart-union-movement-about = Spazi verso Mosby per dado; col meno, lontano da lui
label-combat-units = unità da combattimento
label-others = altre
chart-interrogation = Interrogatorio
chart-interrogation-about = Spazi rivelati, per dado; col meno, punti persi
show-answer-none = niente
show-answer-all = tutti i vicini
label-courier = corriere
label-supply-wagon = carro di rifornimenti
label-picket = picchetto
chart-action-costs = Punti azione di un round
label-cost-demolish = demolire
label-cost-kidnap = rapire
label-cost-other = muovere, esplorare, catturare, attaccare
label-cost-slow = muovere d'inverno tra piene o fango
chart-attempts = Quale dado basta
label-die = dado
label-try-check = una verifica sveglia un'unità, uno spazio o un campo
label-try-scout = esplorare
label-try-demolish = demolire
label-try-demolish-guarded = demolire dove c'è un campo o un'unità da combattimento sveglia
label-try-kidnap = rapire
label-try-kidnap-guarded = rapire dove c'è un campo o un'unità da combattimento sveglia, modificatore
label-try-wound = verifica ferite: Mosby è ferito
show-to-alert = fino all'allerta
show-above-alert = superiore all'allerta
chart-spoils = Che altro dà un deposito
chart-spoils-about = Un dado dopo la demolizione; il suo valore conta comunque
show-fate-early = esplode troppo presto: punti { $points }
show-fate-food = viveri
show-fate-horses = Cavalli veloci
show-fate-nothing = niente
chart-heard = Chi viene verificato
chart-heard-about = In quest'ordine, ciascuno una volta
label-checked = si verifica
label-heard-scouting = un'esplorazione fallisce
show-heard-scouting = lo spazio esplorato
label-heard-entry = entrare in uno spazio
show-heard-entry = il ? sul posto, le unità addormentate sul posto, il campo sul posto
label-heard-kidnapping = rapimento
show-heard-kidnapping = il campo sul posto, le unità addormentate sul posto
label-heard-noise = demolizione o combattimento
show-heard-noise = le unità addormentate sul posto, quelle negli spazi adiacenti, i ? adiacenti, i campi in tutti questi
label-heard-round = round, per le unità da combattimento sveglie
show-heard-round = le unità addormentate dove sono, quelle negli spazi adiacenti, i campi adiacenti, i ? in tutti questi
chart-extension = Estensione delle linee dell'Unione
chart-extension-about = Si ritira se è già in vigore
label-inside = spazi che entrano nelle linee
show-spaces = { $spaces }
