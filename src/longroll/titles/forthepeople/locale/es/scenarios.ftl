# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Tres turnos, unas dos horas. Casi siempre hay empate: gana quien toma Misuri y Kentucky. Empieza por aquí.
scenario-1862-about = Seis turnos, una tarde. La Unión tiene la ventaja del número y debe atacar.
scenario-1863-about = Nueve turnos, una tarde larga. Entre bots iguales la Confederación ganó tres de cada cuatro.
scenario-1864-about = Doce turnos, un día. La Unión debe tomar estados antes de agotar su voluntad.
scenario-campaign-about = Trece turnos, dos días o muchas tardes. Puede ganar cualquiera; si nadie actúa, el Sur queda independiente.
