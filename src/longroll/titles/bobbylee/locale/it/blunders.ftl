# Bobby Lee: moves that a beginner would laugh at.

blunder-capital-bared = la propria capitale vuota dove il nemico può entrare in marcia
blunder-staff-alone = un quartier generale solo accanto al nemico
blunder-hopeless-attack = un attacco di pochi contro il quadruplo, senza nessuno vicino in aiuto
blunder-idle-headquarters = un quartier generale speso fino all’ultimo passo senza dare un ordine
