# Bobby Lee: sovrapposizioni.

overlay-command = Comando
overlay-command-source = un quartier generale da campo
overlay-command-free = entro il suo comando
overlay-march = Marcia
overlay-march-reach = entro la sua marcia
overlay-march-fight = blocchi che possono attaccare qui
overlay-supply-union = Rifornimento unionista
overlay-supply-union-source = una linea di rifornimento
overlay-supply-union-free = rifornito dalla linea
overlay-supply-union-cut = senza rifornimenti
overlay-supply-confederate = Rifornimento confederato
overlay-supply-confederate-source = una linea di rifornimento
overlay-supply-confederate-free = rifornito dalla linea
overlay-supply-confederate-cut = senza rifornimenti
overlay-forage-union = Foraggiamento unionista
overlay-forage-union-free = blocchi che trovano viveri qui
overlay-forage-union-cut = qui stanno più blocchi di quanti trovano viveri
overlay-forage-confederate = Foraggiamento confederato
overlay-forage-confederate-free = blocchi che trovano viveri qui
overlay-forage-confederate-cut = qui stanno più blocchi di quanti trovano viveri
overlay-railways-union = Ferrovie unioniste
overlay-railways-union-free = si possono usare
overlay-railways-union-cut = non si possono usare
overlay-railways-confederate = Ferrovie confederate
overlay-railways-confederate-free = si possono usare
overlay-railways-confederate-cut = non si possono usare
