# Nomi. Unità, comandanti e luoghi conservano i loro, dai componenti.

## Parti ed eserciti

side-british = I britannici
side-allied = Gli alleati
side-french = I francesi
side-american = Gli americani
army-british = i britannici
army-french = i francesi
army-american = gli americani

## Formazioni e armi

band-british-regular = regolari britannici
band-german = tedeschi
band-provincial = provinciali lealisti
band-tory = milizia tory
band-metropolitan = regolari metropolitani francesi
band-colonial-regular = regolari coloniali francesi
band-mercenary = mercenari al servizio francese
band-colonial-militia = milizia coloniale francese
band-continental = continentali
band-american-militia = milizia americana
arm-foot = fanteria
arm-light = fanteria leggera
arm-mounted = cavalleria
arm-artillery = artiglieria

## Tempo

weather-hurricane = uragano
weather-tempest = tempesta
weather-squall = burrasca
weather-storms = temporali
weather-heavy-rain = pioggia forte
weather-fair = bel tempo
weather-fog = nebbia

## Terreno

terrain-clear = terreno aperto
terrain-light-woods = bosco rado
terrain-woods = bosco fitto
terrain-marsh = acquitrino
terrain-swamp = palude
terrain-covered-way = cammino coperto
terrain-rice = risaie
terrain-pond = stagno
terrain-city = la città
terrain-river = fiume
terrain-old-fort = rovine del forte vecchio
terrain-causeway = strada rialzata
terrain-destroyed = rovine della città
feature-building = edifici
feature-cemetery = il cimitero ebraico
feature-perimeter = dentro le linee
feature-naval-zone = sotto i cannoni della fregata

## Direzioni

direction-n = nord
direction-ne = nord-est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ovest
direction-nw = nord-ovest

## Luoghi fuori dalla mappa

place-due = da arrivare
place-eliminated = eliminata
place-captured = catturata
place-removed = fuori dal gioco

## Livelli di morale d'esercito

level-high = alto
level-fatigued = affaticato
level-wavering = vacillante
level-demoralised = demoralizzato

## Scenari

scenario-historical = L'assalto del 9 ottobre
scenario-campaign = Tutto l'assedio

## Opzioni

option-advanced = Regole avanzate: diversione, slancio, requisiti delle tattiche
option-three-players = Tre giocatori: britannico, francese e americano

## Parti di una consultazione

side-both = Entrambe le parti

## Esagoni chiamati per quello che sono

proper-2401 = Forte vecchio (rovine) (2401)
proper-1502 = Villaggio di Yamacraw (1502)
proper-1802 = Savannah, centro (1802)
proper-1303 = Ridotta di Yamacraw (1303)
proper-1803 = Savannah, margine sud (1803)
proper-1404 = Ridotta di Spring Hill (1404)
proper-1805 = Caserme (1805)
proper-4105 = Approdo di Girardeau (4105)
proper-3906 = Strada rialzata di Girardeau (3906)
proper-4006 = Strada rialzata di Girardeau (4006)
proper-1207 = Cimitero ebraico (1207)
proper-1209 = Piantagione Springfield (1209)
proper-1311 = Piantagione di McGillivray (1311)
proper-1112 = Strada rialzata di Augusta (1112)
proper-1212 = Strada rialzata di Augusta (1212)
proper-1413 = Campo americano (1413)
proper-2113 = Campo francese (2113)
proper-3114 = Casa sulla strada di Greenwich (3114)
proper-3914 = Casa di Causton Bluff (3914)
proper-4214 = Approdo di Causton Bluff (4214)
proper-2315 = Piantagione di Minis (2315)
proper-1618 = Piantagione di Gibbons (1618)
proper-2718 = Stagno (2718)
proper-2020 = Stagno (2020)
proper-3920 = Approdo di Thunderbolt (3920)

## Unità e navi che si chiamano per ciò che sono

proper-convalescents = Compagnia convalescenti
proper-graham-light = Fanteria leggera di Graham
proper-fraser-1 = 1º btg. Highlanders di Fraser
proper-fraser-2 = 2º btg. Highlanders di Fraser
proper-foot-60 = 60º fanteria (Royal Americans)
proper-delancey-1 = 1º btg. DeLancey
proper-new-jersey-volunteers = 3º btg. Volontari del New Jersey
proper-new-york-volunteers = Corpo Volontari di New York
proper-royal-marines = Fanteria di marina reale
proper-royal-navy = Marina reale
proper-kings-florida-rangers = Corpo Ranger del Re in Florida
proper-sc-royalists-1 = 1º Realisti della Carolina del Sud
proper-royal-nc = Reale della Carolina del Nord
proper-georgia-volunteers = Corpo Volontari della Georgia
proper-tawes = Corpo dragoni appiedati di Tawes
proper-tawes-plain = Corpo dragoni appiedati di Tawes (senza stella)
proper-georgia-militia-1 = 1ª milizia della Georgia
proper-georgia-militia-2 = 2ª milizia della Georgia
proper-loyal-savannah-militia = Milizia lealista di Savannah
proper-chatham-militia = Milizia della contea di Chatham
proper-negro-volunteers = Corpo Volontari neri
proper-negro-volunteers-plus = Corpo Volontari neri (vittorioso)
proper-creek = Banda di indiani creek
proper-british-battery-a = Batteria A
proper-british-battery-b = Batteria B
proper-british-battery-c = Batteria C
proper-british-battery-d = Batteria D
proper-british-naval-battery = Batteria navale
proper-british-fort-battery = Batteria del forte
proper-british-invalid-battery = Batteria degli invalidi
proper-british-augusta-battery = Batteria della strada di Augusta
proper-british-carolina-battery = Batteria Carolina
proper-british-grand-battery = Grande batteria
proper-champagne-chasseurs = Corpo cacciatori di Champagne
proper-avant-garde = Avanguardia
proper-grenadier-bn = Battaglione granatieri
proper-grenadier-volunteers = Corpo granatieri volontari
proper-reserve-bn = Battaglione di riserva
proper-marine-bn = Battaglione di marina
proper-marine-company = Compagnia di marina
proper-dillon-irish = Reggimento irlandese di Dillon
proper-guadeloupe-flank = Corpo scelto della Guadalupa
proper-guadeloupe-fusiliers = Corpo fucilieri della Guadalupa
proper-colonial-chasseurs = Corpo cacciatori coloniali
proper-ducap-fusiliers = Corpo fucilieri di DuCap
proper-martinique = Martinica
proper-grenadiers-san-domingue = Corpo granatieri di Saint-Domingue
proper-san-domingue-volunteers = Corpo volontari di Saint-Domingue
proper-san-domingue-detachment = Distaccamento volontari di Saint-Domingue
proper-reserve-artillery = Artiglieria di riserva
proper-naval-bombardiers = Reparto bombardieri di marina
proper-mortar-battery = Batteria di mortai
proper-french-battery-a-right = Batteria A (destra)
proper-french-battery-b-right = Batteria B (destra)
proper-french-battery-a-left = Batteria A (sinistra)
proper-french-battery-b-left = Batteria B (sinistra)
proper-sc-1 = 1º Carolina del Sud
proper-sc-2 = 2º Carolina del Sud
proper-sc-3 = 3º Carolina del Sud
proper-sc-5 = 5º Carolina del Sud
proper-pulaski-legion = Legione di Pulaski
proper-pulaski-plain = Legione di Pulaski (senza stella)
proper-va-levies-1 = 1ª leva della Virginia
proper-va-dragoons-1 = 1º dragoni leggeri della Virginia
proper-beekman = Artiglieria della Carolina del Sud di Beekman
proper-horry = Cavalleria della Carolina del Sud di Horry
proper-sc-ga-light = Corpo leggero di Carolina del Sud e Georgia
proper-charlestown-1 = 1º btg. milizia di Charlestown
proper-charlestown-2 = 2º btg. milizia di Charlestown
proper-ga-combined = Milizia «combinata» della Georgia
proper-sc-combined = Milizia «combinata» della Carolina del Sud
proper-1101 = La Germain (1101)

region-naval-zone = Acque della flotta
region-perimeter = Dentro le linee

# Pedine dal nome plurale: qui non ce n’è nessuna, ché si chiamano tutte corpo, banda o compagnia.
names-of-several = none
