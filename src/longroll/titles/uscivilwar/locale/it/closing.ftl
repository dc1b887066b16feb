# The U.S. Civil War: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-action = Nessuna (altra) azione: finire la fase
action-done-at-call = Non viene nessun (altro)
action-done-at-grant = Nessuno: il trasferimento va perso
action-done-at-intercept = Non intercetta nessun (altro)
action-done-at-strategic = Nessun (altro) PF si muove
action-done-at-transfer = Non si trasferisce nessun (altro)
action-halt-at-cruise = Finire qui il viaggio
action-halt-at-flag = Resta in porto
action-halt-at-march = Finire qui la marcia
action-halt-at-reembark = Tornare da dove sono salpati
action-halt-at-sail = Non navigare oltre: restare qui
action-pass-at-fort = Non iniziarne né migliorarne
action-pass-at-redeploy = Nessuna (altra) nave di questo tipo
