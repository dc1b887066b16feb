# Nombres. Los espacios y generales conservan los suyos propios, del juego de componentes.

## Bandos

side-neutral = Neutral
side-union = Unión
side-confederate = Confederación
the-side-union = la Unión
the-side-confederate = la Confederación
the-side-neutral = la neutralidad

## Estaciones

season-spring = Primavera
season-summer = Verano
season-fall = Otoño

## Zonas de bloqueo

zone-north-atlantic = Atlántico Norte
zone-south-atlantic = Atlántico Sur
zone-east-gulf = Golfo Oriental
zone-west-gulf = Golfo Occidental

## Ejércitos

army-army-of-the-potomac = Ejército del Potomac
army-army-of-the-tennessee = Ejército del Tennessee
army-army-of-the-cumberland = Ejército del Cumberland
army-army-of-the-missouri = Ejército del Misuri
army-army-of-northern-virginia = Ejército de Virginia del Norte
army-army-of-tennessee = Ejército de Tennessee
army-army-of-mississippi = Ejército de Misisipi
army-army-of-the-west = Ejército del Oeste

## Estados

state-mo = Misuri
state-ky = Kentucky
state-wv = Virginia Occidental
state-tn = Tennessee
state-ar = Arkansas
state-tx = Texas
state-la = Luisiana
state-ms = Misisipi
state-al = Alabama
state-ga = Georgia
state-fl = Florida
state-nc = Carolina del Norte
state-sc = Carolina del Sur
state-va = Virginia
state-dc = Distrito de Columbia
state-de = Delaware
state-il = Illinois
state-in = Indiana
state-md = Maryland
state-nj = Nueva Jersey
state-oh = Ohio
state-pa = Pensilvania

## Ríos

river-mississippi = Misisipi
river-ohio = Ohio
river-tennessee = Tennessee
river-cumberland = Cumberland
river-arkansas = Arkansas
river-red = Río Rojo
river-yazoo = Yazoo
river-wabash = Wabash
river-potomac = Potomac
river-kanawha = Kanawha

## Generales

general-generic = General genérico

## Tamaños de batalla

size-small = pequeña
size-medium = mediana
size-large = grande

## Escenarios

scenario-1861 = 1861
scenario-1862 = 1862
scenario-1863 = 1863
scenario-1864 = 1864
scenario-campaign = La campaña

## Opciones

option-play-on = Seguir hasta la primavera de 1865; cualquier turno de otoño puede acabar la partida de común acuerdo
option-cavalry-replacements = Reemplazos de los generales de caballería caídos
option-special-generals = Capacidades especiales de McClellan, Van Dorn, Forrest y Sheridan
option-rail-logistics = Logística del ferrocarril
option-operations-queue = Cola de operaciones

## Generales que son dos fichas

proper-sheridan-corps = Sheridan (cuerpo)
proper-van-dorn-cavalry = Van Dorn (caballería)

# Lugares que el reglamento llama en español.
proper-new-orleans = Nueva Orleans
proper-st-louis = San Luis
proper-philadelphia = Filadelfia
proper-indianapolis = Indianápolis
proper-new-madrid = Nueva Madrid
proper-forts-st-philip-jackson = Fuertes St. Philip/Jackson
