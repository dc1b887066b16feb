# Carte degli eventi: titoli, ed effetti con parole nostre.

card-1 = Dispacci intercettati
card-1-effect = La guarnigione di Beaufort non arriva: Maitland, i 1st Highlanders, von Trumbach e il Royal North Carolina escono dal gioco. Morale britannico -2. Solo se nessuno di loro è arrivato.
card-2 = Wall's Cut sbarrato
card-2-effect = Von Trumbach e il Royal North Carolina escono dal gioco. Morale britannico -1. Solo se non sono arrivati.
card-3 = Foraggiatori affamati
card-3-effect = Il britannico mette la milizia della contea di Chatham in un esagono con edifici fuori dalle linee e non adiacente al nemico; può agire subito.
card-4 = Vittoria sul mare
card-4-effect = Morale britannico -1, morale francese +1.
card-5 = Una fregata bombarda la città
card-5-effect = Morale francese +1.
card-6 = I Creek!
card-6-effect = Il britannico mette gli indiani Creek in un bosco fitto, non adiacenti al nemico e mai dentro le linee; possono agire subito.
card-7 = Superiorità sul posto
card-7-effect = Annulla una carta evento che il nemico ha appena giocato, tranne le rosse.
card-8 = Recriminazioni fra alleati
card-8-effect = Morale francese e morale americano -1.
card-9 = Sortita contro gli zappatori
card-9-effect = In questo turno i francesi non tirano per assedio e bombardamento.
card-10 = Un disertore parla
card-10-effect = In questo turno l'artiglieria difensiva britannica spara con +1.
card-11 = Donne e bambini restano
card-11-effect = Morale britannico -1.
card-12 = Persi nella palude
card-12-effect = In questo turno gli attacchi a cui partecipano unità francesi subiscono -1.
card-13 = Avanti, seguitemi!
card-13-effect = In questo turno gli attacchi francesi guidati da d'Estaing guadagnano +2.
card-14 = Tawes cade sul parapetto
card-14-effect = I dragoni di Tawes non sono più l'unità di un mezzo comandante.
card-15 = Quattro giorni di bombe
card-15-effect = Morale britannico -1. I francesi mirano a un esagono della città; dove cadono le bombe, è distrutto: un'unità perde un passo e tutte verificano il morale con -1.
card-16 = Padroni scontenti
card-16-effect = Se i Negro Volunteers sono sulla mappa, i 1st South Carolina Royalists sono ridotti e i Georgia Volunteers vanno a casa. Morale britannico -1.
card-17 = Colpo delle spie
card-17-effect = Subito: guarda tre carte del mazzo, tienine una e rimescola le altre.
card-18 = Colpo delle spie
card-18-effect = Subito: guarda tre carte del mazzo, tienine una e rimescola le altre.
card-19 = Fuoco amico
card-19-effect = Il morale dell'esercito nemico cala di 1; degli alleati un dado pari indica i francesi, uno dispari gli americani.
card-20 = La flotta prende il largo
card-20-effect = I prossimi rinforzi francesi arrivano un turno più tardi.
card-21 = Mancano le cartucce
card-21-effect = Turno strategico: i britannici non tirano per assedio e bombardamento. Turno tattico: la loro artiglieria difensiva spara con -1.
card-22 = Iniziativa dei comandanti
card-22-effect = Nel proprio turno ogni comandante con truppe (gli alleati: comandanti americani) ne raddoppia il movimento o aggiunge 1 al loro riordino.
card-23 = Vittoria sull'isola Hutchinson
card-23-effect = Il morale dei Negro Volunteers sale di 2, arrivati o no.
card-24 = Pochi danni
card-24-effect = Morale francese -1.
card-25 = L'Enfant all'abbattuta
card-25-effect = Sgombera un lato d'esagono di abbattuta entro due esagoni da Laurens.
card-26 = Finta vigorosa
card-26-effect = In questo turno gli attacchi della milizia americana guidati da Huger guadagnano +1.
card-27 = Furia francese
card-27-effect = In questo turno gli attacchi francesi guidati da Dillon guadagnano +1.
card-28 = Genieri
card-28-effect = Ripara un lato d'esagono di fortificazione con breccia. La carta torna nel mazzo.
card-29 = Caos
card-29-effect = Quando il nemico ha dichiarato gli attacchi, ogni unità attaccante verifica il morale; chi fallisce ripiega di un esagono. In questo turno i suoi attacchi subiscono -1.
card-30 = Pulaski ferito a morte
card-30-effect = La Legione di Pulaski non è più l'unità di un mezzo comandante. Morale americano -1.
card-31 = La morte del sergente Jasper
card-31-effect = Morale americano -1.
card-32 = Soprusi in Florida
card-32-effect = I King's Florida Rangers escono dal gioco, senza punti né morale.
card-33 = Disordini a Saint-Domingue
card-33-effect = Tutta la milizia di Saint-Domingue esce dal gioco, senza punti né morale.
card-34 = Pioggia nelle trincee
card-34-effect = Con qualsiasi tempo tranne il bello: apri una breccia in un lato di opere nemiche, non di abbattuta.
card-35 = Le reclute della Virginia falcidiate
card-35-effect = I 1st Virginia Levies sono eliminati, con i punti e il morale consueti.
card-36 = Sorpresa
card-36-effect = In questo turno il rapporto degli attacchi alleati migliora di una colonna.
card-37 = La milizia va a casa
card-37-effect = Tutta la milizia americana sulla mappa con morale -2 esce dal gioco. Morale britannico +1. Un comandante rimasto solo può ripiegare fino a tre esagoni.
card-38 = Dillon allontanato
card-38-effect = Dillon esce dal gioco. Morale francese -1.
card-39 = Misure disperate
card-39-effect = Con unità alleate dentro le linee: i britannici si riordinano prima di muovere, e in questo turno le unità con Prevost guadagnano +1 nel combattimento ravvicinato.
card-40 = Viveri guasti
card-40-effect = Morale britannico o francese -1. La carta torna nel mazzo.
card-41 = Tiratore!
card-41-effect = Un comandante nemico accanto a unità proprie: con 6-8 ripiega di un esagono, con 9 muore.
card-42 = La Germain incagliata
card-42-effect = In questo turno la zona di bombardamento navale non conta.
card-43 = Scoppia un cannone
card-43-effect = Quando il nemico annuncia un fuoco difensivo: una delle unità che sparano perde un passo, senza punti né morale, e spara con quel che resta.
card-44 = La fortuna della guerra
card-44-effect = Un comandante nemico è ferito: è portato al quartier generale e in questo turno non fa nulla. Degli alleati un dado pari indica i francesi, uno dispari gli americani.
card-45 = Spionaggio
card-45-effect = Subito: prendi a caso una carta dalla mano nemica, inutile in questo turno; se non ne ha, pescane una.
card-46 = Guide del posto
card-46-effect = I tuoi prossimi rinforzi arrivano un turno prima; gli alleati scelgono francesi o americani.
card-47 = L'iniziativa cambia mano
card-47-effect = In questo turno devi prendere l'iniziativa.
card-48 = Rum e oro
card-48-effect = L'artiglieria francese muove il triplo in un turno strategico, il doppio in uno tattico.
card-49 = Rum e oro
card-49-effect = L'artiglieria francese muove il triplo in un turno strategico, il doppio in uno tattico.
card-50 = Rum e oro
card-50-effect = L'artiglieria francese muove il triplo in un turno strategico, il doppio in uno tattico.
card-51 = Inchiodare i cannoni
card-51-effect = La tua fanteria leggera entro quattro esagoni da cannoni nemici tira una volta per entrambi: i cannoni si disordinano con 5-7 e perdono un passo con 8 e 9; la fanteria si disordina con 6 e 7, perde un passo con 8 ed è presa con 9.
card-52 = Frangenti
card-52-effect = Ogni unità dei prossimi rinforzi francesi ha un punto movimento in meno quando entra.
card-53 = Liti di precedenza
card-53-effect = Nei combattimenti ravvicinati di questo turno i francesi possono scegliere solo tattiche che non richiedono un comandante.
card-54 = Iniziativa dei comandanti
card-54-effect = Nel proprio turno ogni comandante con truppe (gli alleati: comandanti francesi) ne raddoppia il movimento o aggiunge 1 al loro riordino.
card-55 = Le linee del capitano Moncrief
card-55-effect = Nel turno 10 le difese britanniche sono complete con 7-9, altrimenti dal turno 11; nel turno 11 sono complete.

## Momenti

moment-initiative = Prima dell'iniziativa
moment-events = Dopo gli eventi
moment-works = Prima delle opere d'assedio
moment-bombardment = Prima del bombardamento
moment-reinforcements = Prima dei rinforzi
moment-movement = Prima del movimento
moment-rally = Prima del riordino
moment-fire = Prima del fuoco difensivo
moment-announced = È annunciato un fuoco
moment-combat = Prima del combattimento ravvicinato
moment-declared = Gli attacchi sono dichiarati
moment-turn-end = Alla fine del turno

## Domande

prompt-extra-card = Spendi { $count ->
    [one] il tuo unico segnalino
   *[other] uno dei tuoi { $count } segnalini
  } slancio per un'altra carta?
prompt-coup = Quale carta tieni?
prompt-cards = { $moment }: giochi una carta?
prompt-cancel = Il nemico gioca { $card }. La annulli?
prompt-spoiled-food = Di chi sono i viveri guasti?
prompt-left-alone = { $leader } è rimasto solo. Dove va?
prompt-command = Che cosa chiede { $leader } alle sue truppe?
prompt-sniper = A quale comandante mira il tiratore?
prompt-leader-falls-back = Dove ripiega il comandante?
prompt-wounded = Quale comandante è ferito?
prompt-chatham = Dove compare la milizia di Chatham?
prompt-creeks = Dove compaiono i Creek?
prompt-local-guides = Quali rinforzi conducono le guide?
prompt-four-days = A quale esagono della città mirano i mortai?
prompt-clear-abatis = Quale abbattuta sgomberano gli zappatori?
prompt-repair-card = Quale breccia riparano i genieri?
prompt-rain = Dove cedono le opere?
prompt-spike = Chi tenta di inchiodare quali cannoni?
prompt-explosion = Quale cannone scoppia?

## Azioni

action-play = Gioca { $a1 }
action-interrupt = Annullala { THE($a1, "con") }
action-keep = Tieni { $a1 }
action-draw = Pesca un'altra carta
action-pass = Passa
action-spoil = { $a1 }
action-stay = Resta
action-double = { $a1 }: movimento doppio
action-rally-better = { $a1 }: riordino con +1
action-snipe = Mira { THE($a1, "a") }
action-wound = { $a1 } è ferito
action-place = In { $a1 }
action-hasten = { $a1 }
action-aim-city = Mira { THE($a1, "a") }
action-clear = { $a1 }
action-restore = { $a1 }
action-restore-abatis = { $a1 }, abbattuta
action-wash-out = { $a1 }
action-spike = { $a1 } { THE($a2, "contro") }
action-burst = { $a1 }

## Eventi

event-card-drawn = { $side } pescano { $card }.
event-card-drawn-hidden = { $side } pescano una carta.
event-card-redrawn = { $card } non può più accadere: è tolta, e { THE($side) } ne pescano un'altra.
event-card-played = { $side } giocano { $card }.
event-card-cancelled = { $side } annullano { $card }.
event-card-seen = { $side } vedono { $card }.
event-coup = { $side } guardano { $count ->
    [one] una carta
   *[other] { $count } carte
  } del mazzo.
event-coup-kept = { $side } ne tengono una e rimescolano le altre.
event-card-stolen = { $side } prendono { $card } dalla mano nemica.
event-card-stolen-hidden = { $side } prendono una carta dalla mano nemica.
event-deck-empty = Il mazzo è vuoto: { THE($side) } non pescano nulla.
event-momentum-for-card = { $side } spendono un segnalino slancio per un'altra carta.
event-card-army = Dado { $roll } (pari i francesi, dispari gli americani): { $card } colpisce { $army }.
event-card-no-effect = { $card } non ha effetto.
event-unit-removed = { THE($unit) } esce dal gioco.
event-leader-removed = { $leader } esce dal gioco.
event-unit-replaced = { $unit }: entra in gioco l'altra pedina.
event-unit-flipped = { THE($unit) } è { GENDER($unit, "ridotto", "ridotta") }.
event-unit-deployed = { THE($unit) } compare { THE($hex, "in") }.
event-leader-retreats = { $leader } ripiega { THE($hex, "in") }.
event-command-double = In questo turno le truppe di { $leader } muovono il doppio.
event-command-rally-better = In questo turno le truppe di { $leader } si riordinano con +1.
event-sniper = Un tiratore mira a { $leader }: dado { $roll }; con { $needed } o più lo fa indietreggiare, con { $fatal } lo uccide.
event-leader-wounded = { $leader } è ferito e in questo turno non fa nulla.
event-reinforcements-due = I prossimi rinforzi { THE($army, "di") } arrivano nel turno { $turn }.
event-reinforcements-slowed = I rinforzi { THE($army, "di") } del turno { $turn } entreranno a rilento.
event-moncrief = Il capitano Moncrief: dado { $roll }, serviva { $needed }.
event-morale-card = Morale { THE($army, "di") } { $amount }: ora { $count }.
event-spiked = { THE($unit) } tenta di inchiodare i cannoni { THE($target, "di") }: dado { $roll }; i cannoni subiscono da { $needed } in su, la fanteria da { $risk } in su.
event-gun-bursts = Scoppia un cannone { THE($unit, "di") }.
event-chaos = Caos: { THE($side) } attaccano con -1 in questo turno.

## Rifiuti

deny-card-not-held = Non hai la carta { $count }.
deny-card-of-other-side = { $card } porta la bandiera nemica: puoi solo tenerla.
deny-card-other-track = { $card } è per turni dell'altro registro.
deny-card-just-taken = { $card } è stata presa in questo turno e deve aspettare il prossimo.
deny-card-not-now = { $card } non si può giocare in questo momento.
deny-card-no-aim = { $card } ora non avrebbe effetto.
deny-card-not-there = Per il suo testo { $card } può fare solo una delle { $count } cose in elenco.
deny-card-too-late = È tardi per { $card }.
deny-card-none-inside = { $card } richiede unità alleate dentro le linee, e i britannici che stanno per muovere.
deny-card-moncrief = { $card } è per i turni 10 e 11, con le difese incomplete.
deny-card-fair-weather = { $card } è per qualsiasi tempo tranne il bello.
