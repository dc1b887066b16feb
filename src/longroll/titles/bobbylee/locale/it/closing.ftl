# Bobby Lee: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-activate = Nessun altro quartier generale: agli ordini
action-done-at-build = Nessun (altro) blocco: i punti avanzati vanno persi
action-done-at-deploy = I blocchi restano come sono
action-done-at-fire = Non spara nessun (altro)
action-done-at-move = Non muove nessun (altro): al fuoco
action-done-at-orders = Nessun (altro) movimento
action-done-at-politics = Niente (altro): ai rimpiazzi
action-done-at-regroup = Non prosegue nessun (altro): restano
action-done-at-reinforce = Non entra nessun (altro)
action-done-at-relief = Nessuno li nutre: perdono forza
action-done-at-retreat = Non si ritira nessun (altro)
action-done-at-staff = Nessun (altro) quartier generale si muove
action-done-at-strengthen = Nessun (altro) passo: ai blocchi nuovi
action-pass-at-activate = Non attivarne nessuno: passare
