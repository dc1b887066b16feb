# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-historical-about = Solo el asalto, una tarde. Casi igualado; la guarnición es más fácil de llevar. Empieza por aquí.
scenario-campaign-about = Todo el asedio, hasta 25 turnos, un día. Los aliados deciden cuándo asaltar, si es que asaltan.

# How long the bots think in this title (docs/bots.md)
bot-general-pace = Un turno suyo puede durar medio minuto.
