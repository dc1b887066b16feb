# Prime parole dei nomi che in una frase hanno l’articolo, per genere: «l’Armata del Potomac».

heads-masculine = Approdo Battaglione Campo Carro Cimitero Convoglio Corpo Corriere Dipartimento Distaccamento Distretto Forte Picchetto Quartier Reale Reggimento Reparto Stagno Villaggio
heads-feminine = Armata Artiglieria Avanguardia Banda Batteria Brigata Casa Cavalleria Colonna Compagnia Divisione Fanteria Grande Guardia Guarnigione Legione Marina Martinica Milizia Piantagione Ridotta Strada
