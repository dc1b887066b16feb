# Prime parole dei nomi che in una frase hanno l’articolo, per genere: «l’Armata del Potomac».

heads-masculine = Approdo Battaglione Campo Carro Cimitero Convoglio Corpo Corriere Dipartimento Distaccamento Distretto Fiume Forte Golfo Passo Picchetto Quartier Reale Reggimento Reparto Stagno Stretto Villaggio
heads-feminine = Armata Artiglieria Avanguardia Baia Banda Batteria Brigata Casa Cavalleria Colonna Compagnia Confederazione Divisione Fanteria Grande Guardia Guarnigione Isola Legione Marina Martinica Milizia Piantagione Ridotta Strada Unione
