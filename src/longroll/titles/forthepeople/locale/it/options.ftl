# Le regole facoltative (5.5.6, 5.6.7, 19, 20).

## Domande

prompt-enlarge = { $general } a { $space }: la brigata prende con sé un'unità e sale a 2 punti forza?
prompt-service = In che ruolo serve Sheridan a { $space }?
prompt-queue = Per quale generale apri una coda delle operazioni?

## Azioni

action-enlarge = Portare a 2 punti forza la brigata di { $a1 }
action-ride = Partire come brigata di cavalleria: { $a1 } e 1 punto forza
action-serve = Schierare { $a1 }
action-queue = Aprire la coda per { $a1 }

## Eventi

event-mcclellan-hailed = Il paese acclama { $general } alla testa dell'{ $army }.
event-takes-to-horse = { $general } scende in campo con una brigata di cavalleria a { $space }.
event-brigade-enlarged = La brigata di { $general } sale a 2 punti forza.
event-brigade-reduced = La brigata di { $general } si riduce a 1 punto forza.
event-general-replaced = { $general } prende il posto di { $other } ed entra nel turno { $turn }.
event-queue-grows = { $The-side } mette { $card } nella coda di { $general }, ora di { $count } operazioni.
event-queue-full = La coda di { $general } è completa: viene attivato.
event-queue-in-vain = { $general } non ha nessuno da guidare: la sua coda è stata inutile.
event-queue-lost = { $The-side } perde la coda delle operazioni di { $general }.

## Rifiuti

deny-brigade-stays-small = La brigata di { $general } non può mai avere più di 1 punto forza.
deny-brigade-is-large = La brigata di { $general } ha già 2 punti forza.
deny-no-unit-to-take-up = Con { $general } non c'è fanteria che la sua brigata possa prendere.
deny-rides-not = Solo Van Dorn o Sheridan, a capo di un corpo, possono partire come brigata di cavalleria.
deny-rides-alone = { $general } deve partire solo con un'unità per diventare una brigata di cavalleria.
deny-army-rail = { $space } non ha una linea di comunicazione ferroviaria.
deny-far-from-rail = { $space } è lontano dalle tue ferrovie e costa 2 punti movimento.
deny-fed-enough = Le tue armate hanno già ricevuto 3 unità in questo modo in questo turno.
deny-queue-needless = Questa carta basta da sola ad attivare { $general }.
deny-queue-for-nobody = { $card } non può aprire una coda per nessuno dei tuoi generali sulla mappa.
