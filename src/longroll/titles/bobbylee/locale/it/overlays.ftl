# Bobby Lee: sovrapposizioni.

overlay-command = Comando
overlay-command-source = un quartier generale da campo
overlay-command-free = entro il suo comando
overlay-supply = Rifornimenti
overlay-supply-source = una linea di rifornimento
overlay-supply-free = rifornito dalla linea
overlay-supply-cut = senza rifornimenti
overlay-forage = Foraggiamento
overlay-forage-free = blocchi che trovano viveri qui
overlay-forage-cut = qui stanno più blocchi di quanti trovano viveri
overlay-railways = Ferrovie
overlay-railways-free = si possono usare
overlay-railways-cut = non si possono usare
overlay-march = Marcia
overlay-march-reach = entro la sua marcia
overlay-march-fight = blocchi che possono attaccare qui
