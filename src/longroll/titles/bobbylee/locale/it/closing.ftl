# Bobby Lee: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-activate = Nessun altro quartier generale: agli ordini
action-done-at-build = Fine dei blocchi nuovi: i punti avanzati vanno persi
action-done-at-deploy = I blocchi restano come sono
action-done-at-fire = Cessate il fuoco
action-done-at-move = Fine dei movimenti: al fuoco
action-done-at-orders = Fine dei movimenti
action-done-at-politics = Avanti con i rimpiazzi
action-done-at-regroup = Gli altri restano dove sono
action-done-at-reinforce = Fine dei rinforzi
action-done-at-relief = Nessuno li nutre: perdono forza
action-done-at-retreat = Gli altri tengono
action-done-at-staff = I quartier generali restano dove sono
action-done-at-strengthen = Fine dei passi: ai blocchi nuovi
action-pass-at-activate = Non attivarne nessuno: passare
