# Nombres. Unidades, mandos y lugares conservan los suyos, de los componentes.

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
level-fatigued = fatigado
level-wavering = titubeante
level-demoralised = desmoralizado

## Escenarios

scenario-historical = El asalto del 9 de octubre
scenario-campaign = Todo el sitio

## Opciones

option-advanced = Reglas avanzadas: diversión, momentum, requisitos de las tácticas
option-three-players = Tres jugadores: británico, francés y americano

## Bandos de una consulta

side-both = Ambos bandos
