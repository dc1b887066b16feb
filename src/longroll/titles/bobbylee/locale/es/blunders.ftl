# Bobby Lee: moves that a beginner would laugh at.

blunder-capital-bared = la propia capital vacía donde el enemigo puede entrar marchando
blunder-staff-alone = un cuartel general solo junto al enemigo
blunder-hopeless-attack = un ataque de pocos contra cuatro veces más, sin nadie cerca que ayude
blunder-idle-headquarters = un cuartel general gastado hasta su último paso sin dar ninguna orden
