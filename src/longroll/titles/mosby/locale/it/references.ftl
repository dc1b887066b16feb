# Mosby's Raiders: le tabelle.

chart-combat = Risultati del combattimento
chart-combat-about = Un dado con tutti i modificatori
label-result = risultato
label-meaning = che cosa significa
show-result-lost = { $count ->
    [0] Mosby perde e si disperde
    [one] Mosby perde, si disperde e perde 1 fattore
   *[other] Mosby perde, si disperde e perde { $count } fattori
}
show-result-won = { $count ->
    [0] Mosby vince; l’Unione si ritira
    [one] Mosby vince; l’Unione perde 1 fattore
   *[other] Mosby vince; l’Unione perde { $count } fattori
}
chart-ratio = Rapporto di forze
chart-ratio-about = Mosby contro l’Unione, arrotondato a favore del difensore; rovesciato se attacca l’Unione
label-modifier = modificatore
chart-union-reaction = Reazione dell’Unione
chart-union-reaction-about = Per notorietà e allerta insieme
chart-initiative = Iniziativa
chart-initiative-about = Un dado, secondo l’allerta
label-mosby-from = Mosby l’ha con
chart-recruitment = Reclutamento
chart-recruitment-about = Fattori per dado e notorietà
chart-action-cards = Carte azione per turno
chart-action-cards-about = Per notorietà
label-healthy = Mosby illeso
label-mosby-wounded = Mosby ferito
chart-start-alert = Allerta all’inizio di un turno
chart-start-alert-about = Per notorietà, prima del livello di difficoltà
chart-union-movement = Movimento delle unità dell’Unione
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
label-cost-slow = muovere d’inverno tra piene o fango
