# For the People: come si chiama ciò che chiude una domanda, secondo la domanda.

action-done-at-campaign = Finire qui la campagna
action-done-at-concentrate-units = Non viene nessun altro: attaccare
action-done-at-event-forts = Non costruire altri forti
action-done-at-fill-state = Lasciare vuoti gli altri
action-done-at-mark = Non collocare altri segnalini
action-done-at-raids = Fine delle incursioni
action-done-at-reorganise = Finire la riorganizzazione
action-done-at-strategic = Finire il movimento strategico
action-done-at-unmark = Non rimuovere altri segnalini
action-pass-at-activate = Non attivare nessuno
action-pass-at-battle-card = Non giocare carte
action-pass-at-enlarge = Resta una brigata da 1
action-pass-at-intercept = Non intercettare
action-pass-at-interrupt-activation = Lasciarli marciare
action-pass-at-interrupt-storm = Lasciarli salpare
action-pass-at-river-sail = Nessuno va per fiume
action-pass-at-sail = Non salpa nessuno
