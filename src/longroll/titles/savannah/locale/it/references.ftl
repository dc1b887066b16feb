# Savannah: le tabelle del regolamento.

chart-close-combat = Combattimento ravvicinato
chart-close-combat-about = Attaccante/difensore, secondo il tiro modificato. R si ritira, D è disorganizzato, 1 e 2 perdono passi, * cade un comandante, DC e AC catturato a scelta di difensore o attaccante, PIN blocca entrambi.
chart-combat-modifiers = Modificatori del combattimento
chart-combat-modifiers-about = Il più favorisce l'attaccante.
chart-tactics = Tattiche
chart-tactics-about = Riga: difensore; colonna: attaccante. Il più favorisce l'attaccante; NC: nessun combattimento.
chart-fire = Fuoco d'artiglieria
chart-fire-about = Il tiro che colpisce, secondo i punti forza.
chart-fire-modifiers = Modificatori di fuoco
chart-damage = Effetti del fuoco
chart-damage-about = R si ritira, D è disorganizzato, 1 perde un passo, * cade un comandante, AM costa morale d'armata.
chart-ground = Terreno
chart-ground-about = P: vietato. Una strada annulla l'altro terreno dell'esagono.
chart-covered-way = Smarrirsi sulla via coperta
chart-morale-bands = Livelli del morale d'armata
chart-morale-checks = Prove di morale
chart-chits = Che cosa dà lo slancio
chart-bombardment-one = Assedio e bombardamento I
chart-bombardment-two = Assedio e bombardamento II
chart-weather-effects = Effetti del tempo
chart-weather-effects-about = P: vietato.
chart-weather-rolls = Tiri per il tempo
chart-landing = Dove sbarcano i francesi
chart-surrender = Resa britannica
chart-leader-losses = Quanto costa perdere un comandante
label-modifier = modificatore
label-die = dado
label-french = francesi
label-british = britannici
label-cc-lead-attacker = morale dell'unità di testa attaccante
label-cc-lead-defender = morale dell'unità di testa in difesa
label-cc-leader-attacker = comandante degli attaccanti
label-cc-leader-defender = comandante dei difensori
label-cc-long-odds = rapporto peggiore di 1–3
label-cc-attacker-surrounded = attaccanti circondati
label-cc-defender-surrounded = difensori circondati
label-cc-cavalry = cavalleria alleata contro difensori, nessuno in ordine di parata
label-cc-cohesion = attacco francese, nello scenario storico
label-cc-creek = Creek da soli nel bosco fitto
label-cc-disorder = un difensore in disordine
label-cc-irish = gli irlandesi di Dillon in testa contro regolari britannici
label-cc-militia-attacks = sola milizia attacca altri
label-cc-militia-defends = sola milizia si difende da altri
label-cc-mixed-attack = francesi e americani attaccano da una pila
label-cc-mixed-defence = francesi e americani difendono in una pila
label-cc-mixed-french = regolari e milizia coloniale francesi attaccano da una pila
label-cc-obstacle = tutti attraverso argine, torrente, ponte, guado o in salita
label-cc-works = tutti attraverso opere, e ancora per abbattute
label-gun-adjacent = cannoni, adiacente
label-gun-near = cannoni, 2 o 3
label-gun-four = cannoni, 4
label-mortar-near = mortai, 2 o 3
label-mortar-four = mortai, 4
label-mortar-five = mortai, 5
label-fire-light = a fanteria leggera
label-fire-cover = in bosco, in città o nella via coperta
label-fire-works = del tutto attraverso opere o argine
label-fire-large = ad artiglieria o cavalleria
label-fire-open = in risaie o su strada rialzata
label-fire-first-shot = primo tiro di mortaio della partita
label-on-others = ad altri
label-on-guns = ad artiglieria
label-own-mortar = il mortaio stesso
label-arm-leader = comandanti
label-on-fire = fuoco
label-on-combat = combattimento
label-side-dike = attraverso un argine
label-side-creek = attraverso un torrente
label-side-slope = in salita
label-side-bridge = per ponte o guado
label-side-fence = attraverso una staccionata
label-side-works = dentro opere
label-side-abatis = attraverso abbattute
label-way-lost = smarriti con
label-way-before = già smarriti
label-from-morale = da
label-initiative = iniziativa
label-check-needed = serve
label-check-morale = morale dell'unità e della sua armata
label-check-leader = comandante
label-check-works = dietro opere senza brecce
label-check-zone = Alleati sotto i cannoni della fregata
label-chits = segnalini
label-chit-initiative = prima del tiro di iniziativa, ciascuno
label-chit-dictate = chi ha l'iniziativa
label-chit-reroll = ripetere un combattimento
label-strategic = strategico
label-bombardment = bombardamento
label-rally = riordino
label-works = opere d'assedio
label-first-roll = primo tiro
label-second-roll = secondo tiro
label-after-fair = dopo bel tempo
label-entry = entrata
label-guns = artiglieria
label-gives-up = resa
label-gives-up-wavering = armata vacillante
label-gives-up-fatigued = armata affaticata
label-gives-up-prevost-lost = Prevost perduto
label-gives-up-city-hex = ogni esagono della città occupato
label-enemy-morale = morale nemico
label-own-morale = morale proprio
show-roll-or-less = { $roll } o meno
show-roll-exactly = { $roll }
show-roll-or-more = { $roll } o più
show-at-least = { $count } o più
show-for-attacker = attaccante
show-for-defender = difensore
show-again = tirare ancora
show-leader = { $leader }
show-barrage = { $result }{ $again ->
    [0] {""}
   *[other] ; poi la tabella II
}
show-pace = { $pace ->
    [none] P
    [half] metà
    [half-off-road] metà fuori strada
    [slow] metà in più
   *[normal] normale
}
show-twice = il doppio
show-way-hexes = { $count ->
    [one] ogni esagono precedente
   *[other] ogni { $count } esagoni precedenti
}
show-works = { $begin ->
    [1] iniziati e completati
   *[other] { $complete ->
        [1] solo completati
       *[other] P
    }
}
label-tactic-skirmish = { tactic-skirmish }
label-tactic-echeloned-assault = { tactic-echeloned-assault }
label-tactic-stand-fast = { tactic-stand-fast }
label-tactic-withdraw = { tactic-withdraw }
label-tactic-frontal-assault = { tactic-frontal-assault }
label-tactic-commit-reserve = { tactic-commit-reserve }
label-tactic-turn-flank = { tactic-turn-flank }
label-tactic-refuse-flank = { tactic-refuse-flank }
label-arm-foot = { arm-foot }
label-arm-light = { arm-light }
label-arm-mounted = { arm-mounted }
label-arm-artillery = { arm-artillery }
label-odds-1-3 = 1–3
label-odds-1-2 = 1–2
label-odds-1-1 = 1–1
label-odds-3-2 = 3–2
label-odds-2-1 = 2–1
label-odds-3-1 = 3–1
label-odds-4-1 = 4–1
show-incomplete-works = opere britanniche incomplete, fino al turno { $turn }
