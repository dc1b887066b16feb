# The U.S. Civil War.

## Parti, scenari, parole

side-union = Unione
side-confederate = Confederazione
side-neutral = Nessuno
the-side-union = l'Unione
the-side-confederate = la Confederazione
scenario-1861 = 1861: comincia la guerra
scenario-1862 = 1862: i fiumi dell'Ovest
scenario-1863 = 1863: Vicksburg e Gettysburg
scenario-campaign = Tutta la guerra, dal 1861 al 1865
scenario-campaign-1862 = La guerra dal 1862
scenario-campaign-1863 = La guerra dal 1863
season-winter = inverno
season-spring = primavera
season-summer = estate
season-autumn = autunno
area-east = Est
area-west = Ovest
area-trans-mississippi = Trans-Mississippi
theatre-east = Est
theatre-west = Ovest
theatre-trans-mississippi = Trans-Mississippi
area-ohio-indiana = Ohio e Indiana
area-illinois = Illinois
area-st-louis = St. Louis
card-east = Est
card-west = Ovest
card-trans-mississippi = Trans-Mississippi
card-naval = Navale
card-any = Qualsiasi teatro
zone-north-atlantic = Atlantico Nord
zone-south-atlantic = Atlantico Sud
zone-gulf = Golfo
mode-rail = per ferrovia
mode-river = per fiume
mode-ocean = per mare
mode-road = per strada
state-al = Alabama
state-ar = Arkansas
state-dc = Distretto di Columbia
state-fl = Florida
state-ga = Georgia
state-ia = Iowa
state-il = Illinois
state-in = Indiana
state-it = Territorio indiano
state-ks = Kansas
state-ky = Kentucky
state-la = Louisiana
state-md = Maryland
state-mo = Missouri
state-ms = Mississippi
state-nc = Carolina del Nord
state-oh = Ohio
state-pa = Pennsylvania
state-sc = Carolina del Sud
state-tn = Tennessee
state-tx = Texas
state-va = Virginia
state-wv = Virginia Occidentale

## Domande

prompt-discard = Troppe carte: quale torna nel mazzo? ({ $number ->
    [one] una di troppo
   *[other] { $number } di troppo
})
prompt-place = { $number ->
    [one] 1 PF ({ $area }): dove si mette?
   *[other] { $number } PF ({ $area }): dove si mettono?
}
prompt-fort = Cominciare o migliorare un forte?
prompt-arsenal = L'industria bellica cresce in { $state }: dove?
prompt-remove = Inverno: da dove si toglie un PF? (ancora { $number })
prompt-return = { $number ->
    [one] 1 PF disperso torna
   *[other] { $number } PF dispersi tornano
} ({ $area }): dove?
prompt-general = Dove torna { $general }?
prompt-militia = { $state }: dove si raduna la milizia?
prompt-strategic = Movimento strategico: quali PF? Restano { $rail } per ferrovia, { $river } per fiume{ $ocean ->
    [0] {""}
   *[other] , { $ocean } per mare
}, { $road } per strada.
prompt-leg = { $number } PF { THE($place, "a") }: dove si va?
prompt-arrival = Dove prende servizio { $general } ({ $stars }★, attacco { $attack }, difesa { $defence })?
prompt-grant = La tabella dei turni concede un trasferimento: a chi?
prompt-transfer = { $number ->
    [one] { $free ->
        [0] Resta 1 trasferimento
       *[1] 1 trasferimento gratuito
    }
   *[other] { $free ->
        [0] Restano { $number } trasferimenti
       *[1] { $number } trasferimenti gratuiti
    }
}: quale generale?
prompt-transfer-before = Prima di applicare la tabella dei turni, { $number ->
    [one] 1 trasferimento gratuito
   *[other] { $number } trasferimenti gratuiti
}: quale generale?
prompt-transfer-to = Dove va { $general } ({ $stars }★, attacco { $attack }, difesa { $defence })?
prompt-action = { $number ->
    [0] Non restano punti azione.
   *[other] { $bound ->
        [0] { $other ->
            [one] Resta 1 punto azione.
           *[other] Restano { $other } punti azione.
        }
       *[other] Punti azione: Est { $east }, Ovest { $west }, Trans-Mississippi { $far }{ $other ->
            [0] {""}
           *[other] , qualsiasi teatro { $other }
        }.
    }
}{ $onward ->
    [1] {" "}Su Richmond! Nessuna forza ha ancora attaccato o è avanzata.
   *[0] {""}
} Che cosa fare?
prompt-recruit = L'addestramento dà un PF: dove?
prompt-works = { $card }: dove si comincia o migliora un forte?
prompt-attrition = La pila { THE($place, "di") } subisce logoramento: risparmiarla con una carta?

## Azioni

action-discard = Scartare { $a1 }
action-place-1 = { $a1 }: 1 PF
action-place = { $a1 }: { $a2 } PF
action-fort = Cominciare un forte { THE($a1, "a") }
action-fort-at-works = Forte { THE($a1, "a") }
action-improve = Migliorare il forte: { $a1 }
action-pass = Niente
action-done = Fatto
action-build = { $a1 }
action-remove = { $a1 }
action-return = { $a1 } { THE($a2, "a") }
action-militia = { $a2 }
action-embark = { $a1 }: { $a2 } PF
action-rail = Per ferrovia { THE($a1, "a") }
action-river = Per fiume { THE($a1, "a") }
action-ocean = Per mare { THE($a1, "a") }
action-road = Per strada { THE($a1, "a") }
action-stay = Restare qui
action-recover = Riorganizzare { THE($a1, "a") }
action-entrench = Trincerarsi { THE($a1, "a") }
action-train = Addestrare, con un punto del teatro { $a1 }
action-train-any = Addestrare, con un punto di qualsiasi teatro
action-transfers = Trasferire generali, con un punto del teatro { $a1 }
action-transfers-any = Trasferire generali, con un punto di qualsiasi teatro
action-card = Giocare «{ $a1 }» per un punto azione
action-works = Giocare «{ $a1 }» per un forte
action-post = Milizia: { $a1 }, { THE($a2, "a") }
action-disperse = Disperdere { $a2 } PF { THE($a1, "di") }
action-spare = Giocare «{ $a1 }»
action-suffer = Tirare il dado
action-assign = { $a1 } { THE($a2, "a") }
action-grant = { $a1 }
action-transfer = { $a1 }
action-send = { $a1 } { THE($a2, "a") }

# What a long list calls orders of a kind that it tells together.
orders-column = Marciare senza Generale
orders-ships = Trasporto navale
orders-entrench = Trincerarsi
orders-post = Inviare milizia
orders-raze = Abbassare un forte
orders-disperse = Disperdere punti forza

## Eventi

event-turn = Turno { $turn }, { $season } { NUMBER($year, useGrouping: 0) }.
event-reinforcement = { $The-side } riceve i suoi rinforzi.
event-arrived = { $The-side } riceve { $number } PF { THE($place, "a") }.
event-sp-lost = { $The-side } perde { $number ->
    [one] 1 PF che non trova posto
   *[other] { $number } PF che non trovano posto
}: { $area }.
event-fort-begun = { $level ->
    [1] { $The-side } comincia un forte { THE($place, "a") }
   *[other] { $The-side } migliora il forte { THE($place, "di") } al livello { $level }
}.
event-fort = { $The-side } finisce il forte { THE($place, "di") }: livello { $level }.
event-drew = Peschi { $card }.
event-drew-cards = { $The-side } pesca { $number ->
    [one] 1 carta
   *[other] { $number } carte
}.
event-discarded = Scarti { $card }.
event-discarded-card = { $The-side } scarta una carta.
event-arsenal-state = Industria bellica: tiro { DICE($dice) }, totale { $number }; per la tabella degli stati a sorte: { $state }.
event-arsenal-lost = { $state }: nessun esagono può più crescere, l'arsenale è perso.
event-arsenal = Un arsenale { THE($place, "a") }, ora di { $number ->
    [one] 1 punto
   *[other] { $number } punti
}.
event-income = Punti: { $resources } dalle risorse, { $arsenals } dagli arsenali, { $border } dagli stati di confine.
event-blockade = Blocco, { $zone }: tiro { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }
}, totale { $roll }; nella colonna dell'anno: { $points ->
    [one] passa 1 punto
   *[other] passano { $points } punti
}{ $number ->
    [0] {""}
   *[other] , il mantenimento sale di { $number }
}.
event-raised = { $points ->
    [one] 1 punto dopo il mantenimento dà
   *[other] { $points } punti dopo il mantenimento danno
} { $number } PF.
event-penalised = { $The-side } toglie 1 PF { THE($place, "da") }: nessuno ha marciato su Richmond.
event-removed = { $The-side } toglie { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "da") }.
event-displaced = { $The-side } recupera { $number ->
    [one] 1 PF disperso e ne perde un altro
   *[other] { $number } PF dispersi e ne perde altrettanti
}: { $area }.
event-returned = { $general } torna { THE($place, "a") }.
event-militia = { $The-side } chiama la milizia { THE($place, "a") }: { $state }.
event-militia-sent = { $The-side } manda la milizia { THE($place, "a") }: { $state }.
event-onward = Su Richmond! { $The-side } deve attaccare o prendere in questa fase un esagono di Virginia, Maryland o Pennsylvania con PF confederati, un forte o risorse, o perdere 1 PF.
event-strategic = { $The-side } comincia il suo movimento strategico.
event-leg = { $The-side } trasferisce { $number } PF { $mode } { THE($origin, "da") } { THE($place, "a") }.
event-rank = { $general } ha ora { $stars } stelle.
event-left = { $general } lascia il campo.
event-succeeded = { $general } succede a { $other }.
event-general = { $general } prende servizio { THE($place, "a") }.
event-displaced-general = { $general } non trova posto ({ $area }) e attende.
event-transferred = { $general } è trasferito { THE($place, "a") }.
event-action-phase = Fase di azione { $number }.
event-initiative-won = Iniziativa, un dado a testa: Unione { $union }, confederati { $confederate }. { $The-side } muove per prima. La differenza è ciò che ciascuna parte può spendere: { $number ->
    [one] 1 punto azione in ogni teatro
   *[other] { $number } punti azione
}.
event-initiative-tied = Iniziativa, un dado a testa: Unione { $union }, confederati { $confederate }. Parità: entrambi pescano una carta e tirano di nuovo.
event-side-begins = { $The-side } comincia la sua fase.
event-garrison = Torna la guarnigione { THE($place, "di") }.
event-dispersed = { $The-side } disperde { $number ->
    [one] 1 PF
   *[other] { $number } PF
} { THE($place, "di") }.
event-entrenched = { $The-side } si trincera { THE($place, "a") }.
event-played = { $The-side } gioca una carta: { $card }, per { $use }.
use-card = un punto azione
use-works = un forte
use-spur = far osare un Generale cauto
use-ships = un trasporto navale
use-card-fleet = un’azione navale
use-battery = spostare una batteria
use-stake = +2 nella battaglia
use-naval-stake = +2 nella battaglia navale
event-trained = { $The-side } addestra: è a { $number ->
    [one] 1 punto
   *[other] { $number } punti
} dei { $needed } che danno 1 PF.
event-forage = { $The-side } foraggia { THE($place, "a") }.
event-spared = { $The-side } gioca una carta: { $card }, per risparmiare il logoramento alla pila { THE($place, "di") }.
event-attrition = { $The-side } subisce logoramento { THE($place, "a") }: tiro { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }
}, totale { $roll }, perdite da { $needed } in su; { $number ->
    [0] nessuna perdita
    [one] 1 PF disperso
   *[other] { $number } PF dispersi
}.
event-displaced-leader = { $general } resta senza PF { THE($place, "a") } e va al riquadro dei dispersi.
event-surrender-check = { $The-side } è isolata a { $hexes }: tiro { DICE($dice) }{ $bonus ->
    [0] {""}
   *[other] , modificatori { $bonus }
}, totale { $roll }, serviva { $needed } per resistere. { $success ->
    [0] Non resistono
    [1] Resistono
   *[other] Il risultato
}: { $more ->
    [0] nessun altro punto di resa
    [one] 1 punto di resa in più
   *[other] { $more } punti di resa in più
}, { $points } in tutto (con tre si arrendono).
event-surrendered = { $The-side } cede { THE($place) }, che si arrende{ $number ->
    [0] {""}
   *[other] {" "}con la perdita di { $number } PF
}.
event-surrendered-leader = { $general } fugge { THE($place, "da") } e va al riquadro dei dispersi.
event-end-phase = La fase finale.
event-control-marker = { $The-side } controlla ora { THE($place) }.
event-destroyed = Brucia l'industria { THE($place, "di") }{ $number ->
    [0] {""}
    [one] , con 1 punto di arsenali
   *[other] , con { $number } punti di arsenali
}.
event-marker-removed = I confederati perdono il controllo { THE($place, "di") }, al Nord.
event-border-state = { $state } si unisce { THE($the-side, "a") }.
event-recovered = { $The-side } rianima i suoi PF { THE($place, "a") }.
event-mississippi = Tutto il Mississippi { $number ->
    [0] non è più aperto: l'Unione perde { $points } punti
   *[1] è aperto: l'Unione guadagna { $points } punti
}.
event-invasion = I confederati hanno invaso il Nord e guadagnano { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-fading = La gloria svanisce: i confederati perdono { $points } punto.
event-panic = È caduta { THE($place) }: il panico dilaga al Nord.
event-score = Punti: Unione { $union }, confederati { $confederate }; differenza { $balance }.
ending-automatic = I punti distano dodici da quelli attesi.
ending-election = Lincoln perde le elezioni.
ending-scenario = I punti dello scenario.
ending-campaign = I punti alla fine della guerra.

## Perché no

deny-army-commander = { $general } comanda un'armata: lo trasferisce solo la tabella dei turni.
deny-arsenal-full = Gli arsenali portano un esagono al massimo a { $number } volte il suo valore.
deny-building-already = { THE($place, "a") } si costruisce già un forte.
deny-cavalry = { $general } comanda cavalleria: lo trasferisce solo la tabella dei turni.
deny-fort-already = { THE($place) } ha già un forte.
deny-fort-full = Un forte costiero accoglie al massimo { $number } PF.
deny-general-alone = Un Generale { THE($place, "a") } resterebbe senza PF: lasciagliene uno.
deny-highest-fort = Il forte { THE($place, "di") } ha già il livello più alto.
deny-isolated = { THE($place) } è isolata.
deny-limit = { $number ->
    [one] 1 PF è più di quanto possa
   *[other] { $number } PF sono più di quanti possano
} ancora andare così.
deny-no-fort = { THE($place, "a") } non c'è un forte.
deny-no-grant = La tabella dei turni non concede ora un trasferimento a { $general }.
deny-no-home = I PF dispersi non possono tornare { THE($place, "a") }.
deny-no-line = { THE($place) } non ha linea di comunicazione.
deny-no-marker = Tutti i { $number } segnalini forte sono in uso.
deny-no-place-for-a-fort = { THE($place, "a") } non si può costruire un forte.
deny-no-resources = { THE($place) } non è un esagono risorse.
deny-no-shelter = Un movimento strategico non può finire { THE($place, "a") }: deve finire in una città, un porto, un esagono obiettivo o risorse tuoi, o dove hai un forte o un Generale.
deny-no-strength = Quei PF non sono { THE($place, "a") }.
deny-no-such-card = Non hai la carta { $card }.
deny-way-limit = { $number ->
    [0] Nessun altro PF può
    [one] Solo 1 PF può ancora
   *[other] Solo { $number } PF possono ancora
} lasciare { THE($place) } { $mode }, e nessun'altra via d'uscita ne ammette di più.
deny-no-way = Nessun movimento strategico parte { THE($place, "da") }: non c'è ferrovia, fiume, oceano né linea di comunicazione.
deny-no-rail = Nessuna ferrovia libera porta { THE($place, "a") }.
deny-no-river = Nessun fiume sotto controllo porta { THE($place, "a") }.
deny-no-ocean = Le navi non possono andare da qui { THE($place, "a") }.
deny-no-road = Nessuna linea di comunicazione del teatro porta { THE($place, "a") }.
deny-not-by-the-track = La tabella dei turni non lo manda { THE($place, "a") }.
deny-transfer-after = { $general } può essere trasferito solo dopo aver applicato la tabella dei turni.
deny-transferred-already = { $general } ha già avuto il suo trasferimento gratuito in questo turno.
deny-from-there = Andare { THE($place, "a") } non serve: ci sono già stati in questo movimento, o potevano andarci direttamente.
deny-no-company = { $general } non ha PF, e nessun PF è alla sua portata.
deny-not-gone-yet = I PF { THE($place, "di") } devono andare da qualche parte.
deny-not-held = { THE($place) } non è sotto il tuo controllo.
deny-not-in-area = Occorre { $area }: { THE($place) } è altrove.
deny-no-northern-objective = { THE($place) } non è un esagono obiettivo di uno Stato del Nord.
deny-not-objective = { THE($place) } non è un esagono obiettivo né risorse.
deny-not-supplied = { THE($place) } non ha rifornimento pieno.
deny-not-yours = { $general } non è tuo.
deny-nowhere = { $general } non ha dove andare: un trasferimento porta a PF o a un forte tuoi, non isolati.
deny-off-the-map = { $general } non è sulla mappa.
deny-one-by-one = Tornano uno alla volta: prima di' dove prende posto { $general }.
deny-other-state = Deve essere in { $state }.
deny-militia-home-state = La milizia serve solo nel suo stato: { $state }.
deny-so-many = { $number ->
    [one] C'è 1 PF
   *[other] Ci sono { $number } PF
} da collocare.
deny-state-full = Uno stato accoglie al massimo { $number } PF per turno.
deny-other-theatre = { $card } non è una carta per questo teatro.
deny-nobody = Nessuno vi può essere trasferito.
deny-no-points = Non ti restano abbastanza punti azione per questo.
deny-other-points = Non resta nessun punto per questo, solo { $bound ->
    [0] { $other } per qualsiasi teatro
   *[other] quelli dell'Est ({ $east }), dell'Ovest ({ $west }) e del Trans-Mississippi ({ $far }){ $other ->
        [0] {""}
       *[other] {" "}e { $other } per qualsiasi teatro
    }
}.
deny-one-point = Questo costa due punti azione, e ne resta uno solo.
deny-naval-card = { $card } serve solo per le navi.
deny-no-site = Non c'è dove cominciare un forte con { $card }.
deny-no-militia = { $state }: la milizia non è sulla mappa.
deny-posted-already = { $state }: la milizia è già stata inviata in questa fase.
deny-not-demoralised = I PF { THE($place, "di") } non sono demoralizzati.
deny-has-moved = { THE($place, "a") } sono già stati attivati dei PF.
deny-not-your-state = Nessuno si trincera { THE($place, "a") }: non è in un tuo stato.
deny-works-already = { THE($place) } ha già fortificazioni.
deny-active-already = { $general } è già stato attivato.
deny-there-already = { $general } è già { THE($place, "a") }.
deny-militia-there = La milizia è già { THE($place, "a") }: { $state }.
event-garrison-fled = La guarnigione { THE($place, "di") } fugge.
option-political-limits = Le stelle dei Generali trattengono PF dal movimento strategico
option-salt = Gli esagoni di Sale catturati costano punti al Sud
option-reinforcing = Intercettare per rinforzare un esagono attaccato aggiunge due
option-army-markers = Segnalini d'Armata
option-army-morale = Le Armate di morale alto ritirano gli uno
option-manoeuvre = Le pile possono manovrare accanto a una forza
action-army = Un segnalino d'Armata { THE($a1, "per") }
event-army = { $general } comanda ora un'Armata.
event-morale-high = L'armata di { $general } ha il morale alto.
event-morale-lost = L'armata di { $general } perde il morale alto.
event-salt = Manca il sale: i confederati perdono { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
deny-stars = Le stelle dei Generali trattengono PF { THE($place, "a") }: muovine meno.
deny-no-armies = I segnalini d'Armata sono una regola opzionale che questa partita non usa.
deny-no-army-commander = { $general } ha meno di tre stelle o non è sulla mappa.
deny-army-already = { $general } ha già un segnalino.
deny-no-army-marker = Tutti i { $number } segnalini sono in uso.
action-raze = Abbassare di un livello il forte { THE($a1, "di") }
event-razed = { $The-side } demolisce il suo forte { THE($place, "di") }{ $level ->
    [0] {""}
   *[other] {" "}fino al livello { $level }
}.
