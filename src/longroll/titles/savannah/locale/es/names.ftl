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
