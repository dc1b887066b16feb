# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-historical-about = Solo l'assalto, una serata. Quasi pari; la guarnigione è più facile da giocare. Comincia da qui.
scenario-campaign-about = Tutto l'assedio, fino a 25 turni, una giornata. Gli alleati decidono quando dare l'assalto, se lo danno.

# How long the bots think in this title (docs/bots.md)
bot-general-pace = Un suo turno può durare mezzo minuto.
