# Nomi. Spazi e generali conservano i propri, dai componenti.

## Parti

side-neutral = Neutrale
side-union = Unione
side-confederate = Confederazione
the-side-union = l'Unione
the-side-confederate = la Confederazione
the-side-neutral = la neutralità

## Stagioni

season-spring = Primavera
season-summer = Estate
season-fall = Autunno

## Zone di blocco

zone-north-atlantic = Atlantico Nord
zone-south-atlantic = Atlantico Sud
zone-east-gulf = Golfo Orientale
zone-west-gulf = Golfo Occidentale

## Armate

army-army-of-the-potomac = Armata del Potomac
army-army-of-the-tennessee = Armata del Tennessee (Unione)
army-army-of-the-cumberland = Armata del Cumberland
army-army-of-the-missouri = Armata del Missouri
army-army-of-northern-virginia = Armata della Virginia Settentrionale
army-army-of-tennessee = Armata del Tennessee (Confederazione)
army-army-of-mississippi = Armata del Mississippi
army-army-of-the-west = Armata dell'Ovest

## Stati

state-mo = Missouri
state-ky = Kentucky
state-wv = Virginia Occidentale
state-tn = Tennessee
state-ar = Arkansas
state-tx = Texas
state-la = Louisiana
state-ms = Mississippi
state-al = Alabama
state-ga = Georgia
state-fl = Florida
state-nc = Carolina del Nord
state-sc = Carolina del Sud
state-va = Virginia
state-dc = Distretto di Columbia
state-de = Delaware
state-il = Illinois
state-in = Indiana
state-md = Maryland
state-nj = New Jersey
state-oh = Ohio
state-pa = Pennsylvania

## Fiumi

river-mississippi = Mississippi
river-ohio = Ohio
river-tennessee = Tennessee
river-cumberland = Cumberland
river-arkansas = Arkansas
river-red = Red River
river-yazoo = Yazoo
river-wabash = Wabash
river-potomac = Potomac
river-kanawha = Kanawha

## Generali

general-generic = Generale generico

## Dimensioni della battaglia

size-small = piccola
size-medium = media
size-large = grande

## Scenari

scenario-1861 = 1861
scenario-1862 = 1862
scenario-1863 = 1863
scenario-1864 = 1864
scenario-campaign = La campagna

## Opzioni

option-play-on = Proseguire fino alla primavera del 1865; ogni turno d'autunno può chiudere la partita di comune accordo
option-cavalry-replacements = Sostituti dei generali di cavalleria caduti
option-special-generals = Capacità speciali di McClellan, Van Dorn, Forrest e Sheridan
option-rail-logistics = Logistica ferroviaria
option-operations-queue = Coda delle operazioni

## Generali che sono due pedine

proper-sheridan-corps = Sheridan (corpo)
proper-van-dorn-cavalry = Van Dorn (cavalleria)

# Luoghi che l'edizione spagnola chiama a modo suo.
proper-new-orleans = New Orleans
proper-st-louis = St. Louis
proper-philadelphia = Philadelphia
proper-indianapolis = Indianapolis
proper-new-madrid = New Madrid
proper-forts-st-philip-jackson = Forts St. Philip/Jackson
