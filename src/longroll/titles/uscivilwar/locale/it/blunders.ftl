# The U.S. Civil War: moves that a beginner would laugh at.

blunder-capital-bared = la propria capitale vuota con il nemico a due esagoni o meno
blunder-hopeless-attack = un attacco con meno di una possibilità su dieci e nulla da guadagnare
blunder-army-left = un’armata lasciata senza comandante, che se ne va con un solo punto forza
blunder-winter-march = un’armata condotta d’inverno fuori rifornimento, per niente
