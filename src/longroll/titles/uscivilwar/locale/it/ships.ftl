# The U.S. Civil War: le navi del gioco avanzato.

option-advanced = Il gioco navale avanzato: navi e comandanti navali
ship-ocean = Nave oceanica
ship-river = Nave fluviale
ship-flotilla = Flottiglia fluviale
ship-ironclad = Corazzata
ship-hull = Corazzata in costruzione
ship-battery = Batteria navale
prompt-launch = { $number ->
    [one] Una nave fluviale nuova o rimpiazzata
   *[other] { $number } navi fluviali nuove o rimpiazzate
}: dove?
prompt-build = { $ship } in { $state }: dove?
prompt-complete = Si può completare una corazzata: quale?
action-launch = Varare: { $a1 } { THE($a2, "a") }
action-launch-at-build = { $a1 } { THE($a2, "a") }
action-complete = Completare la corazzata { THE($a1, "di") }
event-launched = { $The-side } vara { THE($place, "a") }: { $ship }.
event-battery-laid = { $The-side } piazza una batteria navale { THE($place, "a") }.
event-battery-moved = { $The-side } sposta una batteria navale { THE($origin, "da") } { THE($place, "a") }.
event-naval-leader = { $leader } prende il comando { THE($place, "a") }.
event-naval-leader-gone = { $leader } lascia la guerra.
event-navy-roll = La marina costruisce per la tabella dei rinforzi speciali: tiro { $roll }, { $ship }; per la tabella degli stati a sorte: { $number } con due dadi, { $state }.
event-navy-lost = { $ship } in { $state }: non c'è dove metterla, ed è persa.
event-repaired = Riparazione { THE($place, "a") }: { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}.
event-ironclad-roll = Corazzate in costruzione: tiro { $roll }, serviva { $needed } o più; { $success ->
    [1] una è completata
   *[0] nessuna è completata
}.
event-completed = La corazzata { THE($place, "di") } è completata.
event-low-coal = { $The-side } è a corto di carbone { THE($place, "a") }.
event-seized = Perdita { THE($place, "con") }: { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}.
deny-no-such-ship = Non è quella la nave che arriva { THE($place, "a") }.
deny-no-yard = { THE($place) } non ha cantieri fluviali.
deny-no-berth = { THE($place) } non è un porto né un'opera che accolga una batteria.
deny-no-hull = { THE($place, "a") } non è in costruzione nessuna corazzata.
deny-patrolled = Le navi nemiche impediscono di attraversare { THE($place, "verso") }.
prompt-cruise = Le navi { THE($place, "a") }: che fanno?
prompt-chase = Arrivano navi{ $number ->
    [0] {""}
   *[other] {" "}per { $number } PFN
}{ $led ->
    [1] {" "}agli ordini di { $leader }
   *[0] {""}
} { THE($place, "a") }: chi intercetta?
prompt-shelter = Arrivano navi per { $number } PFN{ $led ->
    [1] {" "}agli ordini di { $leader }
   *[0] {""}
} { THE($place, "a") }, dove ne hai { $held }, fortificazioni comprese: le tue restano in porto?
prompt-naval-stake = Battaglia navale { THE($place, "a") }: che cosa aggiungi? ({ $attack } PFN contro { $defence }; probabilità del { $chance } %)
prompt-strike = Battaglia navale { THE($place, "a") }: quale nave nemica è colpita?
prompt-suffer = Le navi { THE($place, "da") }: quale è colpita?
prompt-withdraw = La battaglia navale { THE($place, "di") } non è vinta: dove si ritirano le navi?
prompt-scatter = Le navi { THE($place, "a") } sono battute: dove si ritirano?
prompt-departure = Le navi non possono restare col nemico { THE($place, "a") }: dove vanno?
prompt-homeward = L’assalto è fallito e le navi tornano con le truppe { THE($place, "da") }: dove vanno?
action-fleet = Le navi { THE($a1, "di") } salpano, per un punto
action-venture-fleet = Le navi { THE($a1, "di") } salpano con un Generale cauto che osa, per due punti
action-free-fleet = Le navi { THE($a1, "di") } salpano con l'azione navale gratuita
action-card-fleet = Giocare «{ $a2 }»: le navi { THE($a1, "di") } salpano
action-cruise = Navigare { THE($a1, "verso") }
action-engage = Combattere { THE($a1, "a") }
action-run = Forzare i cannoni { THE($a1, "di") } fino { THE($a2, "a") }
action-load = Imbarcare { $a1 } PF
action-disembark = Sbarcare le truppe
action-moor = Lasciare una nave: { $a1 }
action-bring = Portare una nave: { $a1 }
action-chase = Intercettare { THE($a1, "da") }
action-let-by = Nessuno intercetta
action-hide = Restano tutte in porto
action-slip-away = Evitano la battaglia e vanno { THE($a1, "a") }
action-meet = Combattono
action-monitors = Si uniscono le corazzate oceaniche: { $a1 } PFN
action-sink = Un colpo: { $a1 }
action-damage = Danneggiata: { $a1 }
action-retire = Ritirarsi { THE($a1, "a") }
action-into-port = Ritirarsi nel porto
event-ships-ordered = { $The-side } fa salpare le navi { THE($place, "di") }.
event-embarked = { $The-side } prende a bordo { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "a") }.
event-boards = { $general } sale a bordo { THE($place, "a") }.
event-brought-back = { $The-side } riporta { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "a") }: nessuno è sbarcato.
event-cruised = { $The-side } naviga con { $number ->
    [one] una nave
   *[other] { $number } navi
} { THE($origin, "da") } { THE($place, "a") }.
event-chases = Le navi { THE($place, "di") } tentano di intercettare: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }, totale { $total }
}, serviva { $needed } o più; { $success ->
    [1] in tempo
   *[0] invano
}.
event-too-slow = { $number ->
    [one] La corazzata { THE($place, "a") } è troppo lenta e resta indietro.
   *[other] { $number } corazzate { THE($place, "a") } sono troppo lente e restano indietro.
}
event-caught = Le navi { THE($place, "di") } incontrano il nemico { THE($goal, "a") }.
event-hides = { $number ->
    [one] Una nave resta
   *[other] { $number } navi restano
} nel porto { THE($place, "di") }.
event-monitors = Si uniscono le corazzate oceaniche: { $number } PFN.
event-naval-attack = { $The-side } attacca con le navi { THE($place, "a") }: { $number } PFN contro { $defenders }.
event-naval-battle = L'attacco, nella colonna { $attack_column }, tira { DICE($dice, "first", $number) }{ $attack_bonus ->
    [0] {""}
   *[other] , modificatori { $attack_bonus }
}, totale { $attack }: { $dealt ->
    [0] { $dealt_mark ->
        [1] solo un rombo
        [2] solo danno
       *[0] nulla
    }
    [one] 1 colpo{ $dealt_mark ->
        [1] {" "}e un rombo
        [2] {" "}e danno
       *[0] {""}
    }
   *[other] { $dealt } colpi{ $dealt_mark ->
        [1] {" "}e un rombo
        [2] {" "}e danno
       *[0] {""}
    }
}; la difesa, nella colonna { $defence_column }, tira { DICE($dice, "rest", $number) }{ $defence_bonus ->
    [0] {""}
   *[other] , modificatori { $defence_bonus }
}, totale { $defence }: { $taken ->
    [0] { $taken_mark ->
        [1] solo un rombo
        [2] solo danno
       *[0] nulla
    }
    [one] 1 colpo{ $taken_mark ->
        [1] {" "}e un rombo
        [2] {" "}e danno
       *[0] {""}
    }
   *[other] { $taken } colpi{ $taken_mark ->
        [1] {" "}e un rombo
        [2] {" "}e danno
       *[0] {""}
    }
}.
event-naval-won = { $The-side } vince la battaglia navale { THE($place, "di") }.
event-naval-tied = { $The-side } combatte una battaglia navale senza esito { THE($place, "a") }.
event-naval-lost = { $The-side } è respinta nell'attacco navale { THE($place, "a") }.
event-ironclad-save = La corazza: tiro { $roll }, serviva { $needed } o più; { $success ->
    [1] regge
   *[0] non regge
}.
event-ship-damaged = Danneggiata { THE($place, "a") }: { $ship }.
event-ship-sunk = Affondata { THE($place, "a") }: { $ship }.
event-naval-leader-displaced = { $leader } resta senza navi { THE($place, "a") } e va al riquadro dei dispersi.
event-guns = I cannoni { THE($place, "di") }, nella colonna { $column }: tiro { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }
}, totale { $roll }, nessun effetto sotto { $needed }; { $dealt ->
    [0] { $dealt_mark ->
        [1] solo un rombo
        [2] solo danno
       *[0] nulla
    }
    [one] 1 colpo{ $dealt_mark ->
        [1] {" "}e un rombo
        [2] {" "}e danno
       *[0] {""}
    }
   *[other] { $dealt } colpi{ $dealt_mark ->
        [1] {" "}e un rombo
        [2] {" "}e danno
       *[0] {""}
    }
}.
event-turned-back = { $number ->
    [one] Una nave torna
   *[other] { $number } navi tornano
} { THE($place, "a") }.
event-lost-behind = { $number ->
    [one] Una nave è persa: non può
   *[other] { $number } navi sono perse: non possono
} passare davanti al nemico { THE($place, "da") }.
event-no-coal = { $number ->
    [one] Una nave senza carbone è persa
   *[other] { $number } navi senza carbone sono perse
} { THE($place, "a") }.
event-trapped = { $The-side } perde le sue navi { THE($place, "a") }: non hanno dove andare.
deny-no-naval-game = Le navi sono una regola opzionale che questa partita non usa.
deny-no-ships = { THE($place, "a") } non ci sono navi di quella parte che possano salpare.
deny-not-to-redeploy = { THE($place, "a") } non c'è nessuna nave simile da spostare.
deny-ships-sailed = Le navi { THE($place, "a") } hanno già navigato in questa fase.
deny-free-used = L'azione navale gratuita è già stata usata in questa fase.
deny-card-not-for-ships = { $card } non serve per le navi.
deny-free-carries-nobody = L'azione navale gratuita non può trasportare truppe.
deny-not-aboard = Le truppe si imbarcano solo nel porto in cui le navi cominciano, e un Generale che resta tiene un PF: { $place }.
deny-nobody-aboard = Non ci sono truppe da sbarcare { THE($place, "a") }.
deny-no-landing = { THE($place, "a") } non possono sbarcare truppe: quelle che vengono dall'oceano sbarcano solo nei suoi porti.
deny-no-evasion = Ora le navi non possono evitare battaglia { THE($place, "a") }: possono solo andare da un porto al suo Forte Costiero, o viceversa.
deny-has-chased = Le navi che hanno appena intercettato { THE($place, "a") } devono combattere: solo quelle che erano già lì possono restare in porto.
deny-no-fortified-port = { THE($place) } non è un porto con un loro forte.
deny-not-moored = Quella nave non si può lasciare { THE($place, "a") }.
deny-stays-with-ships = { $leader } può restare solo con navi sue: lasciane prima una.
deny-redeploys-with-ships = { $leader } si ridispiega solo con le sue navi: mandane prima una.
deny-not-joining = Nessuna nave simile { THE($place, "a") } può unirsi ora alle altre.
deny-voyage-ended = Il viaggio finisce { THE($place, "a") }; se vi si può ancora lasciare una nave, le altre poi proseguono.
deny-guns-with-strength = Con truppe a bordo non si possono forzare i cannoni { THE($place, "di") }.
deny-laden = Con truppe a bordo le navi non possono passare davanti a porti, trinceramenti o navi fuori uso del nemico { THE($place, "verso") }.
deny-no-guns = { THE($place) } non ha cannoni che possano sparare alle navi.
deny-guns-in-way = I cannoni nemici { THE($place, "di") } sbarrano la via fin là.
deny-no-run = Nessun passaggio davanti ai cannoni { THE($place, "di") } porta direttamente { THE($goal, "a") }.
deny-no-lane = Queste navi non possono arrivare { THE($place, "a") }.
deny-no-water = Nessuna via navigabile tocca { THE($place) }.
deny-engage = Il nemico è { THE($place, "a") }: occorre una battaglia navale.
deny-no-enemy-ships = { THE($place, "a") } non c'è nulla che le navi possano combattere.
deny-ironclad-heavy = Una corazzata può superare un solo porto risalendo il fiume: { $place }.
deny-back-to-port = Le navi tornano in un porto amico, e { $place } non lo è.
deny-not-on-the-way = { THE($place) } non è sulla via percorsa dalle navi, o vi è il nemico.
deny-one-card = In una battaglia serve una sola carta.
deny-no-monitors = Non ci sono corazzate oceaniche da aggiungere.
deny-monitors-used = Le corazzate oceaniche hanno già combattuto in questa fase.
deny-monitors-need-card = Le corazzate oceaniche si uniscono solo a navi oceaniche inviate con una carta.
deny-monitors-too-deep = Le corazzate oceaniche pescano troppo { THE($place, "per") }.
deny-not-hit = Quella nave non può essere colpita ora { THE($place, "a") }.
deny-no-port-here = { THE($place) } non ha un porto in cui ritirarsi.
ship-ocean-damaged = Nave oceanica danneggiata
ship-river-damaged = Nave fluviale danneggiata
ship-flotilla-damaged = Flottiglia danneggiata
ship-ironclad-damaged = Corazzata danneggiata
ship-ocean-demoralised = Nave oceanica demoralizzata
ship-ocean-damaged-demoralised = Nave oceanica danneggiata e demoralizzata
ship-river-demoralised = Nave fluviale demoralizzata
ship-river-damaged-demoralised = Nave fluviale danneggiata e demoralizzata
ship-flotilla-demoralised = Flottiglia demoralizzata
ship-flotilla-damaged-demoralised = Flottiglia danneggiata e demoralizzata
ship-ironclad-demoralised = Corazzata demoralizzata
ship-ironclad-damaged-demoralised = Corazzata danneggiata e demoralizzata
prompt-redeploy = Movimento strategico di navi: { $ship }, da dove a dove?
action-redeploy = { THE($a1, "da") } { THE($a2, "a") }
action-redeploy-3 = { THE($a1, "da") } { THE($a2, "a") }: { $a3 }
action-redeployment = Le navi si ridispiegano ora
deny-one-port = Devono andare tutte { THE($place, "a") }.
deny-no-redeployment = Nessuna via sotto il controllo dell'Unione e libera da cannoni nemici porta a un porto amico { THE($place, "a") }.
event-modifier-ships = { $side }: { $amount } per le navi.
prompt-battery = La batteria { THE($place, "di") } si sposta: dove?
action-battery = Giocare «{ $a2 }»: spostare la batteria { THE($a1, "di") }
action-shift = { THE($a1, "a") }
deny-no-battery = Non hai batterie navali { THE($place, "a") }.
deny-no-battery-site = Nessuna linea di comunicazione va { THE($place, "da") } a un altro posto per una batteria.
deny-no-battery-line = Nessuna via simile porta { THE($place, "a") }.
action-battery-rail = Spostare la batteria { THE($a1, "di") } per ferrovia, per un punto
action-battery-ship = Spostare la batteria { THE($a1, "di") } per nave, per un punto
deny-no-way-out = Le navi { THE($place, "a") } non hanno dove navigare.
prompt-sortie = { $number } navi { THE($place, "da") } arrivano in tempo contro il nemico { THE($goal, "in") }: quali vanno?
action-leave-behind = Lasciare indietro: { $a1 }
action-sally = Vanno
action-hide-1 = Resta in porto: { $a1 }
deny-peaceful-way = Le navi { THE($place, "in") } possono ritirarsi senza passare davanti ai cannoni, quindi devono farlo.
note-engage = una probabilità del { $chance } % di vincere la battaglia navale{ $lands ->
    [1] ; poi, una probabilità del { $wins } % di vincere a terra
   *[0] {""}
}
note-halt-laden = { $number ->
    [one] 1 PF torna
   *[other] { $number } PF tornano
} { THE($place, "a") }
note-ships = { $assault ->
    [1] consente un assalto
   *[0] senza assalto
}
note-run = in media { $sunk } colpi, { $damaged } danneggiate, { $turned } respinte{ $fights ->
    [1] ; poi, una probabilità del { $chance } % di vincere la battaglia navale con tutte
   *[0] {""}
}
show-ships = { $number ->
    [one] { $ship }
   *[other] { $number } { $several }
}
show-harboured = { $number } di queste in porto
show-low-coal = navi a corto di carbone
show-lies-on = navi su: { $area }
show-naval-leader = { $leader }
proper-ocean = nave oceanica
proper-river = nave fluviale
proper-flotilla = flottiglia fluviale
proper-ironclad = corazzata
proper-hull = corazzata in costruzione
proper-ocean-damaged = nave oceanica danneggiata
proper-river-damaged = nave fluviale danneggiata
proper-flotilla-damaged = flottiglia danneggiata
proper-ocean-demoralised = nave oceanica demoralizzata
proper-ocean-damaged-demoralised = nave oceanica danneggiata e demoralizzata
proper-river-demoralised = nave fluviale demoralizzata
proper-river-damaged-demoralised = nave fluviale danneggiata e demoralizzata
proper-flotilla-demoralised = flottiglia demoralizzata
proper-flotilla-damaged-demoralised = flottiglia danneggiata e demoralizzata
proper-ironclad-demoralised = corazzata demoralizzata
event-ship-left = Resta { THE($place, "a") }: { $ship }.
action-bound = Navigare su: { $a1 }
action-flag = { $a1 } naviga senza le navi
prompt-bound = Le navi { THE($place, "a") }: dove, su quelle acque?
prompt-flag = { $leader } naviga da solo: dove?
event-flag = { $leader } naviga { THE($origin, "da") } { THE($place, "a") }.
event-naval-leader-escapes = { $leader } sfugge { THE($place, "da") }.
note-bound = acqua: { $area }
deny-water-first = Prima scegli le acque su cui si trova { THE($place) }.
deny-other-water = { THE($place) } non si trova sulle acque scelte.
deny-flag-with-ships = { $general } può navigare da solo soltanto prima che le sue navi facciano qualcosa.
deny-flag-nowhere = Nessuna via libera da nemici porta { $general } ad altre navi o a un porto amico.
deny-flag-at-sea = { $general } può restare soltanto in un porto amico o con altre navi.
deny-no-flag-there = Un comandante senza navi non può andare { THE($place, "a") }: naviga fino a navi della sua parte o a un porto amico, fuori dalle zone nemiche.
area-river-alabama = Alabama
area-river-apalachicola = Apalachicola
area-river-arkansas = Arkansas
area-river-atchafalaya = Atchafalaya
area-river-bayou-lafourche = Bayou Lafourche
area-river-black-warrior = Black Warrior
area-river-cape-fear = Cape Fear
area-river-chattahoochee = Chattahoochee
area-river-chowan = Chowan
area-river-cumberland = Cumberland
area-river-cypress-bayou = Cypress Bayou
area-river-flint = Flint
area-river-green = Green River
area-river-illinois = Illinois
area-river-james = James
area-river-kanawha = Kanawha
area-river-kentucky = Kentucky
area-river-mississippi = Mississippi
area-river-missouri = Missouri
area-river-mobile = Mobile
area-river-neuse = Neuse
area-river-ohio = Ohio
area-river-ouachita = Ouachita
area-river-pee-dee = Pee Dee
area-river-potomac = Potomac
area-river-rappahannock = Rappahannock
area-river-red = Red River
area-river-roanoke = Roanoke
area-river-sabine = Sabine
area-river-savannah = Savannah
area-river-st-johns = St. Johns
area-river-tar = Tar
area-river-tennessee = Tennessee
area-river-tombigbee = Tombigbee
area-river-trinity = Trinity
area-river-white = White River
area-river-yazoo = Yazoo
area-river-york = York River
area-sea-atlantic = la costa dell’Atlantico
area-sea-gulf = la costa del Golfo
area-sea-chesapeake = baia di Chesapeake
area-sea-pamlico = Stretto di Pamlico
area-sea-albemarle = Stretto di Albemarle
area-sea-mississippi-sound = Stretto del Mississippi
area-sea-mobile-bay = baia di Mobile
area-sea-galveston-bay = baia di Galveston
area-sea-atchafalaya-bay = baia di Atchafalaya

orders-fleets = Far salpare navi
orders-batteries = Muovere una batteria
deny-first-fleet = Vale per navi in viaggio (gioco avanzato): prima falle salpare («Le navi di ... salpano»).
event-modifier-naval-leader = { $side }: { $amount } per il comandante navale.
event-modifier-naval-shaken = { $side }: { $amount } per le navi demoralizzate.
note-chase = { $chance } % di riuscita; poi il nemico vince il { $wins } %
note-chase-about = Della battaglia navale: arriva solo questa pila, con tutte le navi che fanno in tempo. Non contano né carte né corazzate oceaniche.
note-fleet-meets = il nemico vince la battaglia navale il { $wins } %
note-unopposed = non c'è battaglia navale
note-monitors = con loro { $chance } %
note-withhold = così com'è { $chance } %
odds-given-ships = se { $led ->
    [1] { $leader } intercetta
   *[0] intercettano navi
} { THE($place, "da") }{ $slow ->
    [1] {" "}senza le corazzate
   *[0] {""}
}, riuscita al { $chance } %
odds-fleet-attacks = { $number } PFN{ $extra ->
    [0] {""}
   *[other] {" "}e { $extra } delle corazzate oceaniche
}{ $led ->
    [1] , { $leader }
   *[0] {""}
}; colonna { $label }, modificatori { $amount }{ $harmed ->
    [0] {""}
   *[other] ; inoltre una nave è danneggiata il { $harmed } %
}{ $armoured ->
    [1] ; un dado può salvare una corazzata
   *[0] {""}
}
odds-fleet-defends = { $number } PFN{ $works ->
    [0] {""}
   *[other] , { $alone ->
        [1] tutti
       *[0] { $works } dei quali
    } { $coastal ->
        [1] del Forte costiero
       *[0] del forte
    }
}{ $led ->
    [1] , { $leader }
   *[0] {""}
}; colonna { $label }, modificatori { $amount }{ $harmed ->
    [0] {""}
   *[other] ; inoltre una nave è danneggiata il { $harmed } %
}{ $armoured ->
    [1] ; un dado può salvare una corazzata
   *[0] {""}
}
chart-navy = Rinforzi navali confederati
chart-navy-about = Un dado per turno; la tabella degli stati a sorte dice dove. Ciò che non trova posto lì è perso.
label-navy-built = che cosa si costruisce
show-ship = { $ship }

# Several of them, after their number.
several-ocean = navi oceaniche
several-ocean-damaged = navi oceaniche danneggiate
several-ocean-demoralised = navi oceaniche demoralizzate
several-ocean-damaged-demoralised = navi oceaniche danneggiate e demoralizzate
several-river = navi fluviali
several-river-damaged = navi fluviali danneggiate
several-river-demoralised = navi fluviali demoralizzate
several-river-damaged-demoralised = navi fluviali danneggiate e demoralizzate
several-flotilla = flottiglie fluviali
several-flotilla-damaged = flottiglie danneggiate
several-flotilla-demoralised = flottiglie demoralizzate
several-flotilla-damaged-demoralised = flottiglie danneggiate e demoralizzate
several-ironclad = corazzate
several-ironclad-damaged = corazzate danneggiate
several-ironclad-demoralised = corazzate demoralizzate
several-ironclad-damaged-demoralised = corazzate danneggiate e demoralizzate
several-hull = corazzate in costruzione
several-battery = batterie navali
