# Nombres. Unidades, mandos y lugares con nombre propio conservan los suyos, de los componentes.

## Bandos y ejércitos

side-british = Los británicos
side-allied = Los aliados
side-french = Los franceses
side-american = Los americanos
army-british = los británicos
army-french = los franceses
army-american = los americanos

## Formaciones y armas

band-british-regular = regulares británicos
band-german = alemanes
band-provincial = provinciales realistas
band-tory = milicia tory
band-metropolitan = regulares metropolitanos franceses
band-colonial-regular = regulares coloniales franceses
band-mercenary = mercenarios al servicio de Francia
band-colonial-militia = milicia colonial francesa
band-continental = continentales
band-american-militia = milicia americana
arm-foot = infantería
arm-light = infantería ligera
arm-mounted = caballería
arm-artillery = artillería

## Tiempo

weather-hurricane = huracán
weather-tempest = tempestad
weather-squall = turbonada
weather-storms = tormentas
weather-heavy-rain = lluvia fuerte
weather-fair = buen tiempo
weather-fog = niebla

## Terreno

terrain-clear = terreno despejado
terrain-light-woods = bosque claro
terrain-woods = bosque denso
terrain-marsh = marisma
terrain-swamp = pantano
terrain-covered-way = camino cubierto
terrain-rice = arrozales
terrain-pond = laguna
terrain-city = la ciudad
terrain-river = río
terrain-old-fort = ruinas del fuerte viejo
terrain-causeway = calzada elevada
terrain-destroyed = ruinas de la ciudad
feature-building = edificios
feature-cemetery = el cementerio judío
feature-perimeter = dentro de las líneas
feature-naval-zone = bajo los cañones de la fragata

## Direcciones

direction-n = norte
direction-ne = nordeste
direction-se = sudeste
direction-s = sur
direction-sw = sudoeste
direction-nw = noroeste

## Lugares fuera del mapa

place-due = por llegar
place-eliminated = eliminada
place-captured = capturada
place-removed = fuera del juego

## Niveles de moral de ejército

level-high = alta
level-fatigued = fatigada
level-wavering = titubeante
level-demoralised = desmoralizada

## Escenarios

scenario-historical = El asalto del 9 de octubre
scenario-campaign = Todo el sitio

## Opciones

option-advanced = Reglas avanzadas: diversión, impulso, requisitos de las tácticas
option-three-players = Tres jugadores: británico, francés y americano

## Bandos de una consulta

side-both = Ambos bandos

## Hexágonos que se llaman por lo que son

proper-2401 = Fuerte viejo (ruinas) (2401)
proper-1502 = Aldea de Yamacraw (1502)
proper-1802 = Savannah, centro (1802)
proper-1303 = Reducto de Yamacraw (1303)
proper-1803 = Savannah, borde sur (1803)
proper-1404 = Reducto de Spring Hill (1404)
proper-1805 = Cuarteles (1805)
proper-4105 = Embarcadero de Girardeau (4105)
proper-3906 = Calzada de Girardeau (3906)
proper-4006 = Calzada de Girardeau (4006)
proper-1207 = Cementerio judío (1207)
proper-1209 = Plantación Springfield (1209)
proper-1311 = Plantación de McGillivray (1311)
proper-1112 = Calzada de Augusta (1112)
proper-1212 = Calzada de Augusta (1212)
proper-1413 = Campamento americano (1413)
proper-2113 = Campamento francés (2113)
proper-3114 = Casa del camino de Greenwich (3114)
proper-3914 = Casa de Causton Bluff (3914)
proper-4214 = Embarcadero de Causton Bluff (4214)
proper-2315 = Plantación de Minis (2315)
proper-1618 = Plantación de Gibbons (1618)
proper-2718 = Laguna (2718)
proper-2020 = Laguna (2020)
proper-3920 = Embarcadero de Thunderbolt (3920)

## Unidades y barcos que se llaman por lo que son

proper-convalescents = Compañía de convalecientes
proper-graham-light = Infantería ligera de Graham
proper-fraser-1 = 1.er Bón. de Highlanders de Fraser
proper-fraser-2 = 2.º Bón. de Highlanders de Fraser
proper-foot-60 = 60.º de infantería (Royal Americans)
proper-delancey-1 = 1.er Bón. DeLancey
proper-new-jersey-volunteers = 3.er Bón. de Voluntarios de Nueva Jersey
proper-new-york-volunteers = Cuerpo de Voluntarios de Nueva York
proper-royal-marines = Infantería de marina real
proper-royal-navy = Marina real
proper-kings-florida-rangers = Cuerpo de Rangers del Rey en Florida
proper-sc-royalists-1 = 1.º de Realistas de Carolina del Sur
proper-royal-nc = Real de Carolina del Norte
proper-georgia-volunteers = Cuerpo de Voluntarios de Georgia
proper-tawes = Cuerpo de dragones desmontados de Tawes
proper-tawes-plain = Cuerpo de dragones desmontados de Tawes (sin estrella)
proper-georgia-militia-1 = 1.ª milicia de Georgia
proper-georgia-militia-2 = 2.ª milicia de Georgia
proper-loyal-savannah-militia = Milicia leal de Savannah
proper-chatham-militia = Milicia del condado de Chatham
proper-negro-volunteers = Cuerpo de Voluntarios negros
proper-negro-volunteers-plus = Cuerpo de Voluntarios negros (victorioso)
proper-creek = Partida de indios creek
proper-british-battery-a = Batería A
proper-british-battery-b = Batería B
proper-british-battery-c = Batería C
proper-british-battery-d = Batería D
proper-british-naval-battery = Batería naval
proper-british-fort-battery = Batería del fuerte
proper-british-invalid-battery = Batería de inválidos
proper-british-augusta-battery = Batería del camino de Augusta
proper-british-carolina-battery = Batería Carolina
proper-british-grand-battery = Gran batería
proper-champagne-chasseurs = Cuerpo de cazadores de Champaña
proper-avant-garde = Vanguardia
proper-grenadier-bn = Batallón de granaderos
proper-grenadier-volunteers = Cuerpo de granaderos voluntarios
proper-reserve-bn = Batallón de reserva
proper-marine-bn = Batallón de marina
proper-marine-company = Compañía de marina
proper-dillon-irish = Regimiento irlandés de Dillon
proper-guadeloupe-flank = Cuerpo de flanco de Guadalupe
proper-guadeloupe-fusiliers = Cuerpo de fusileros de Guadalupe
proper-colonial-chasseurs = Cuerpo de cazadores coloniales
proper-ducap-fusiliers = Cuerpo de fusileros de DuCap
proper-martinique = Martinica
proper-grenadiers-san-domingue = Cuerpo de granaderos de Saint-Domingue
proper-san-domingue-volunteers = Cuerpo de voluntarios de Saint-Domingue
proper-san-domingue-detachment = Destacamento de voluntarios de Saint-Domingue
proper-reserve-artillery = Artillería de reserva
proper-naval-bombardiers = Dotación de bombarderos navales
proper-mortar-battery = Batería de morteros
proper-french-battery-a-right = Batería A (derecha)
proper-french-battery-b-right = Batería B (derecha)
proper-french-battery-a-left = Batería A (izquierda)
proper-french-battery-b-left = Batería B (izquierda)
proper-sc-1 = 1.º de Carolina del Sur
proper-sc-2 = 2.º de Carolina del Sur
proper-sc-3 = 3.º de Carolina del Sur
proper-sc-5 = 5.º de Carolina del Sur
proper-pulaski-legion = Legión de Pulaski
proper-pulaski-plain = Legión de Pulaski (sin estrella)
proper-va-levies-1 = 1.ª leva de Virginia
proper-va-dragoons-1 = 1.º de dragones ligeros de Virginia
proper-beekman = Artillería de Carolina del Sur de Beekman
proper-horry = Caballería de Carolina del Sur de Horry
proper-sc-ga-light = Cuerpo ligero de Carolina del Sur y Georgia
proper-charlestown-1 = 1.er Bón. de la milicia de Charlestown
proper-charlestown-2 = 2.º Bón. de la milicia de Charlestown
proper-ga-combined = Milicia «combinada» de Georgia
proper-sc-combined = Milicia «combinada» de Carolina del Sur
proper-1101 = El Germain (1101)

region-naval-zone = Aguas de la flota
region-perimeter = Dentro de las líneas

# Fichas de nombre plural: aquí no hay ninguna, pues todas se llaman cuerpo, partida o compañía.
names-of-several = none
