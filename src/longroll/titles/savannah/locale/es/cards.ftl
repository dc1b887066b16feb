# Cartas de sucesos: títulos, y efectos con nuestras palabras.

card-1 = Despachos interceptados
card-1-effect = La guarnición de Beaufort no llega: Maitland, los 1st Highlanders, von Trumbach y el Royal North Carolina salen del juego. Moral británica -2. Solo si no ha llegado ninguno.
card-2 = Wall's Cut cerrado
card-2-effect = Von Trumbach y el Royal North Carolina salen del juego. Moral británica -1. Solo si no han llegado.
card-3 = Forrajeadores hambrientos
card-3-effect = El británico coloca la milicia del condado de Chatham en un hexágono con edificios fuera de las líneas y no adyacente al enemigo; puede actuar enseguida.
card-4 = Victoria en el mar
card-4-effect = Moral británica -1, moral francesa +1.
card-5 = Una fragata bombardea la ciudad
card-5-effect = Moral francesa +1.
card-6 = ¡Los creek!
card-6-effect = El británico coloca a los indios creek en bosque denso, no adyacentes al enemigo y nunca dentro de las líneas; pueden actuar enseguida.
card-7 = Superioridad en el lugar
card-7-effect = Anula una carta de suceso que el enemigo acaba de jugar, salvo las rojas.
card-8 = Reproches entre aliados
card-8-effect = Moral francesa y moral americana -1.
card-9 = Salida contra los zapadores
card-9-effect = Los franceses no tiran por sitio y bombardeo en este turno.
card-10 = Un desertor habla
card-10-effect = La artillería defensiva británica dispara con +1 en este turno.
card-11 = Mujeres y niños se quedan
card-11-effect = Moral británica -1.
card-12 = Perdidos en el pantano
card-12-effect = Los ataques en los que participan unidades francesas sufren -1 en este turno.
card-13 = ¡Adelante, seguidme!
card-13-effect = Los ataques franceses mandados por d'Estaing ganan +2 en este turno.
card-14 = Tawes cae en el parapeto
card-14-effect = Los dragones de Tawes dejan de ser unidad de un semimando.
card-15 = Cuatro días de bombas
card-15-effect = Moral británica -1. Los franceses apuntan a un hexágono de la ciudad; donde caen las bombas, queda destruido: una unidad pierde un paso y todas comprueban la moral con -1.
card-16 = Amos descontentos
card-16-effect = Si los Negro Volunteers están en el mapa, los 1st South Carolina Royalists se reducen y los Georgia Volunteers se van a casa. Moral británica -1.
card-17 = Golpe de los espías
card-17-effect = Enseguida: mirar tres cartas del mazo, quedarse una y barajar las otras en él.
card-18 = Golpe de los espías
card-18-effect = Enseguida: mirar tres cartas del mazo, quedarse una y barajar las otras en él.
card-19 = Fuego amigo
card-19-effect = La moral del ejército enemigo baja 1; de los aliados, un dado par señala a los franceses, uno impar a los americanos.
card-20 = La flota se hace a la mar
card-20-effect = Los próximos refuerzos franceses llegan un turno más tarde.
card-21 = Faltan cartuchos
card-21-effect = Turno estratégico: los británicos no tiran por sitio y bombardeo. Turno táctico: su artillería defensiva dispara con -1.
card-22 = Iniciativa de los mandos
card-22-effect = En su propio turno, cada mando con tropas (los aliados: mandos americanos) dobla el movimiento de estas o suma 1 a su reorganización.
card-23 = Victoria en la isla Hutchinson
card-23-effect = La moral de los Negro Volunteers sube 2, hayan llegado o no.
card-24 = Poco daño
card-24-effect = Moral francesa -1.
card-25 = L'Enfant en la tala
card-25-effect = Despejar un lado de hexágono de tala a dos hexágonos o menos de Laurens.
card-26 = Finta animosa
card-26-effect = Los ataques de milicia americana mandados por Huger ganan +1 en este turno.
card-27 = Furia francesa
card-27-effect = Los ataques franceses mandados por Dillon ganan +1 en este turno.
card-28 = Ingenieros
card-28-effect = Reparar un lado de hexágono de fortificación con brecha. La carta vuelve al mazo.
card-29 = Caos
card-29-effect = Cuando el enemigo ha declarado sus ataques, cada unidad atacante comprueba la moral; las que fallan retroceden un hexágono. Sus ataques sufren -1 en este turno.
card-30 = Pulaski, herido de muerte
card-30-effect = La Legión de Pulaski deja de ser unidad de un semimando. Moral americana -1.
card-31 = La muerte del sargento Jasper
card-31-effect = Moral americana -1.
card-32 = Excesos en Florida
card-32-effect = Los King's Florida Rangers salen del juego, sin puntos ni moral.
card-33 = Agitación en Saint-Domingue
card-33-effect = Toda la milicia de Saint-Domingue sale del juego, sin puntos ni moral.
card-34 = Lluvia en las trincheras
card-34-effect = Con cualquier tiempo menos bueno: abrir brecha en un lado de fortificación enemiga, no de tala.
card-35 = Los reclutas de Virginia, diezmados
card-35-effect = Los 1st Virginia Levies quedan eliminados, con los puntos y la moral de costumbre.
card-36 = Sorpresa
card-36-effect = La proporción de los ataques aliados mejora una columna en este turno.
card-37 = La milicia se va a casa
card-37-effect = Toda la milicia americana del mapa con moral -2 sale del juego. Moral británica +1. Un mando que se queda solo puede retroceder hasta tres hexágonos.
card-38 = Dillon, despedido
card-38-effect = Dillon sale del juego. Moral francesa -1.
card-39 = A la desesperada
card-39-effect = Con unidades aliadas dentro de las líneas: los británicos se reorganizan antes de mover, y las unidades con Prevost ganan +1 en combate cercano en este turno.
card-40 = Víveres podridos
card-40-effect = Moral británica o francesa -1. La carta vuelve al mazo.
card-41 = ¡Tirador!
card-41-effect = Un mando enemigo junto a unidades propias: con 6 a 8 retrocede un hexágono, con 9 muere.
card-42 = El Germain, encallado
card-42-effect = La zona de bombardeo naval no cuenta en este turno.
card-43 = Revienta un cañón
card-43-effect = Cuando el enemigo anuncia un fuego defensivo: una de las unidades que disparan pierde un paso, sin puntos ni moral, y dispara con lo que queda.
card-44 = Azares de la guerra
card-44-effect = Un mando enemigo es herido: lo llevan al cuartel general y no hace nada en este turno. De los aliados, un dado par señala a los franceses, uno impar a los americanos.
card-45 = Espías
card-45-effect = Enseguida: tomar al azar una carta de la mano enemiga, inútil en este turno; si no tiene, robar una del mazo.
card-46 = Guías del país
card-46-effect = Sus próximos refuerzos llegan un turno antes; los aliados eligen franceses o americanos.
card-47 = Cambia la iniciativa
card-47-effect = Debe tomar la iniciativa en este turno.
card-48 = Ron y oro
card-48-effect = La artillería francesa mueve el triple en un turno estratégico, el doble en uno táctico.
card-49 = Ron y oro
card-49-effect = La artillería francesa mueve el triple en un turno estratégico, el doble en uno táctico.
card-50 = Ron y oro
card-50-effect = La artillería francesa mueve el triple en un turno estratégico, el doble en uno táctico.
card-51 = Clavar los cañones
card-51-effect = Su infantería ligera a cuatro hexágonos o menos de cañones enemigos tira una vez por ambos: los cañones se desorganizan con 5 a 7 y pierden un paso con 8 y 9; la infantería se desorganiza con 6 y 7, pierde un paso con 8 y cae prisionera con 9.
card-52 = Rompientes
card-52-effect = Cada unidad de los próximos refuerzos franceses tiene un punto de movimiento menos al entrar.
card-53 = Disputas de rango
card-53-effect = En sus combates cercanos de este turno los franceses solo pueden elegir tácticas que no exigen mando.
card-54 = Iniciativa de los mandos
card-54-effect = En su propio turno, cada mando con tropas (los aliados: mandos franceses) dobla el movimiento de estas o suma 1 a su reorganización.
card-55 = Las líneas del capitán Moncrief
card-55-effect = En el turno 10 las defensas británicas quedan completas con 7 a 9, y si no desde el turno 11; en el turno 11 quedan completas.

## Momentos

moment-initiative = Antes de la iniciativa
moment-events = Después de los sucesos
moment-works = Antes de los trabajos de sitio
moment-bombardment = Antes del bombardeo
moment-reinforcements = Antes de los refuerzos
moment-movement = Antes del movimiento
moment-rally = Antes de la reorganización
moment-fire = Antes del fuego defensivo
moment-announced = Se anuncia un fuego
moment-combat = Antes del combate cercano
moment-declared = Los ataques están declarados
moment-turn-end = Al final del turno

## Preguntas

prompt-extra-card = ¿Gastas { $count ->
    [one] tu única ficha
   *[other] una de tus { $count } fichas
  } de impulso en otra carta?
prompt-coup = ¿Qué carta te quedas?
prompt-cards = { $moment }: ¿juegas una carta?
prompt-cancel = El enemigo juega { $card }. ¿La anulas?
prompt-spoiled-food = ¿De quién son los víveres podridos?
prompt-left-alone = { $leader } se queda solo. ¿Adónde va?
prompt-command = ¿Qué pide { $leader } a sus tropas?
prompt-sniper = ¿A qué mando apunta el tirador?
prompt-leader-falls-back = ¿Adónde retrocede el mando?
prompt-wounded = ¿Qué mando es herido?
prompt-chatham = ¿Dónde aparece la milicia de Chatham?
prompt-creeks = ¿Dónde aparecen los creek?
prompt-local-guides = ¿Qué refuerzos traen los guías?
prompt-four-days = ¿A qué hexágono de la ciudad apuntan los morteros?
prompt-clear-abatis = ¿Qué tala despejan los zapadores?
prompt-repair-card = ¿Qué brecha reparan los ingenieros?
prompt-rain = ¿Dónde ceden las fortificaciones?
prompt-spike = ¿Quién intenta clavar qué cañones?
prompt-explosion = ¿Qué cañón revienta?

## Acciones

action-play = Jugar { $a1 }
action-interrupt = Anularla { THE($a1, "con") }
action-keep = Quedarse { $a1 }
action-draw = Sacar otra carta
action-pass = Pasar
action-spoil = { $a1 }
action-stay = Quedarse
action-double = { $a1 }: doble movimiento
action-rally-better = { $a1 }: reorganización con +1
action-snipe = Apuntar { THE($a1, "a") }
action-wound = { $a1 } es herido
action-place = En { $a1 }
action-hasten = { $a1 }
action-aim-city = Apuntar { THE($a1, "a") }
action-clear = { $a1 }
action-restore = { $a1 }
action-restore-abatis = { $a1 }, tala
action-wash-out = { $a1 }
action-spike = { $a1 } { THE($a2, "contra") }
action-burst = { $a1 }

## Sucesos

event-card-drawn = { $side } sacan { $card }.
event-card-drawn-hidden = { $side } sacan una carta.
event-card-redrawn = { $card } ya no puede ocurrir: se retira, y { THE($side) } sacan otra.
event-card-played = { $side } juegan { $card }.
event-card-cancelled = { $side } anulan { $card }.
event-card-seen = { $side } ven { $card }.
event-coup = { $side } miran { $count ->
    [one] una carta
   *[other] { $count } cartas
  } del mazo.
event-coup-kept = { $side } se quedan una y barajan las demás.
event-card-stolen = { $side } toman { $card } de la mano enemiga.
event-card-stolen-hidden = { $side } toman una carta de la mano enemiga.
event-deck-empty = El mazo está vacío: { THE($side) } no sacan nada.
event-momentum-for-card = { $side } gastan una ficha de impulso en otra carta.
event-card-army = Tirada { $roll } (par, los franceses; impar, los americanos): { $card } alcanza a { $army }.
event-card-no-effect = { $card } no tiene efecto.
event-unit-removed = { THE($unit) } sale del juego.
event-leader-removed = { $leader } sale del juego.
event-unit-replaced = { $unit }: entra en juego la otra ficha.
event-unit-flipped = { THE($unit) } queda { GENDER($unit, "reducido", "reducida") }.
event-unit-deployed = { THE($unit) } aparece { THE($hex, "en") }.
event-leader-retreats = { $leader } retrocede { THE($hex, "a") }.
event-command-double = Las tropas de { $leader } mueven el doble en este turno.
event-command-rally-better = Las tropas de { $leader } se reorganizan con +1 en este turno.
event-sniper = Un tirador apunta a { $leader }: tirada { $roll }; con { $needed } o más lo hace retroceder, con { $fatal } lo mata.
event-leader-wounded = { $leader } cae herido y no hace nada en este turno.
event-reinforcements-due = Los próximos refuerzos de { $army } llegan en el turno { $turn }.
event-reinforcements-slowed = Los refuerzos de { $army } del turno { $turn } entrarán despacio.
event-moncrief = El capitán Moncrief: tirada { $roll }, hacían falta { $needed }.
event-morale-card = Moral de { $army } { $amount }; ahora { $count }.
event-spiked = { THE($unit) } intenta clavar los cañones { THE($target, "de") }: tirada { $roll }; los cañones sufren desde { $needed }, la infantería desde { $risk }.
event-gun-bursts = Revienta un cañón { THE($unit, "de") }.
event-chaos = Caos: { THE($side) } atacan con -1 en este turno.

## Negativas

deny-card-not-held = No tienes la carta { $count }.
deny-card-of-other-side = { $card } lleva la bandera enemiga: solo puedes guardarla.
deny-card-other-track = { $card } es para turnos del otro registro.
deny-card-just-taken = { $card } se tomó en este turno y tiene que esperar al siguiente.
deny-card-not-now = { $card } no se puede jugar en este momento.
deny-card-no-aim = { $card } no tendría efecto ahora.
deny-card-not-there = Por su texto, { $card } solo puede hacer una de las { $count } cosas de la lista.
deny-card-too-late = Es tarde para { $card }.
deny-card-none-inside = { $card } necesita unidades aliadas dentro de las líneas, y que los británicos vayan a mover.
deny-card-moncrief = { $card } es para los turnos 10 y 11, con las defensas incompletas.
deny-card-fair-weather = { $card } es para cualquier tiempo menos bueno.
