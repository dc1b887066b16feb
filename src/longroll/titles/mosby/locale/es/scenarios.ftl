# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-ranger-about = Ocho turnos, una hora. Empieza como el juego publicado y es difícil de ganar.
scenario-partisan-about = Ocho turnos, una hora. La Unión más benigna. Empieza por aquí; con la guerra corta dura media hora.
scenario-gray-ghost-about = Ocho turnos, una hora. Para quien ya ha ganado como Ranger.
