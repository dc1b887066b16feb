# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-ranger-about = Otto turni, un'ora. Comincia come il gioco pubblicato ed è difficile da vincere.
scenario-partisan-about = Otto turni, un'ora. L'Unione più mite. Comincia da qui; con la guerra breve dura mezz'ora.
scenario-gray-ghost-about = Otto turni, un'ora. Per chi ha già vinto come Ranger.
