# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Tre turni, circa due ore. Quasi sempre è patta: vince chi prende Missouri e Kentucky. Comincia da qui.
scenario-1862-about = Sei turni, una serata. L'Unione ha il numero e deve attaccare.
scenario-1863-about = Nove turni, una lunga serata. Tra bot di pari forza la Confederazione ha vinto tre volte su quattro.
scenario-1864-about = Dodici turni, una giornata. L'Unione deve prendere degli stati prima di esaurire la sua volontà.
scenario-campaign-about = Tredici turni, due giorni o molte serate. Può vincere chiunque; se nessuno agisce, il Sud resta indipendente.
