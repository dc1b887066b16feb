# The U.S. Civil War: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-action = Finire la fase di azione
action-done-at-call = Marciare con questi
action-done-at-grant = Nessuno: il trasferimento va perso
action-done-at-intercept = Nessun’altra intercettazione
action-done-at-strategic = Finire il movimento strategico
action-done-at-transfer = Fine dei trasferimenti
action-done-at-transfer-before = Nessun altro prima della tabella dei turni
action-halt-at-cruise = Finire qui il viaggio
action-halt-at-flag = Resta in porto
action-halt-at-march = Finire qui la marcia
action-halt-at-reembark = Tornare da dove sono salpati
action-halt-at-sail = Non navigare oltre: restare qui
action-pass-at-fort = Non iniziarne né migliorarne
action-pass-at-redeploy = Le altre di questo tipo restano
