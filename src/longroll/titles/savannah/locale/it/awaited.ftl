# Che cosa si dice di una domanda a chi aspetta: awaited-KEY per prompt-KEY, dove questa dà del tu.

awaited-cards = { $moment }: giocare una carta, o no?
awaited-cancel = Annullare { $card }, o no?
awaited-tactic = Quale tattica scegliere, in segreto?
awaited-reroll = Il risultato è { $result }{ combat-outcome }: spendere un segnalino slancio per ritirare il dado, o no?
awaited-announce = Annunciare l'assalto a Savannah per il prossimo turno, o no?
awaited-bombard = Tirare per assedio e bombardamento, o no?
