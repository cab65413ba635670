/** Where the figures of the worked examples come from, each by its English. */
export const origins: Readonly<Record<string, string>> = {
  'By hand, with the Combat Results Table, its shifts and modifiers: 13/4 is 3/1; guns 3 − 1 = +2, entrenched −2, terrain −1, net −1: 2/1; charge +2, engineers +1, die 4 = 7.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 13/4 fait 3/1 ; artillerie 3 − 1 = +2, retranchement −2, terrain −1, en tout −1 : 2/1 ; charge +2, génie +1, dé 4 = 7.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 18/6 is 3/1; guns 3 − 2 = +1, entrenched −2, net −1: 2/1; only the attackers charge +2, die 5 = 7: -/R. The fort cannot move and is lost: −1 on top of the rout’s −2. The aid prints no strengths.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 18/6 fait 3/1 ; artillerie 3 − 2 = +1, retranchement −2, en tout −1 : 2/1 ; seuls les attaquants chargent, +2, dé 5 = 7 : -/R. La fortification ne peut bouger, elle est perdue : −1 en plus des −2 de la déroute. L’aide n’imprime aucune force.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 10/5 is 2/1; shock 5 against 4 is short of twice: −1; die 3 = 2.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 10/5 fait 2/1 ; un choc de 5 contre 4 n’atteint pas le double : −1 ; dé 3 = 2.',
  'By hand, with the Combat Results Table, its shifts and modifiers: shock 5 against 4 gives nothing to either; die 3 = 3.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : un choc de 5 contre 4 ne donne rien à personne ; dé 3 = 3.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 10/5 is 2/1; only the attackers charge +2; die 3 = 5: D/S.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 10/5 fait 2/1 ; seuls les attaquants chargent, +2 ; dé 3 = 5 : D/S.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 10/5 is 2/1; +1 and −1 cancel; die 6 = 6: -/S.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 10/5 fait 2/1 ; +1 et −1 s’annulent ; dé 6 = 6 : -/S.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 12/2 is 6/1+; die 4: -/R; forts and depots cannot move, so they are lost; fort −1 on top of the rout’s −2.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 12/2 fait 6/1+ ; dé 4 : -/R ; fortifications et dépôts ne peuvent bouger, ils sont donc perdus ; −1 pour la fortification en plus des −2 de la déroute.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 10/5 is 2/1; all attackers unsupplied −2: 1/2; die 1: R/-; morale −2 and +1.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 10/5 fait 2/1 ; tous les attaquants non-ravitaillés, −2 : 1/2 ; dé 1 : R/- ; moral −2 et +1.',
  'Event 22, “pendant le Segment de Combat ami à venir”: defenders keep their supply and their guns. 9/4 is 2/1; guns 0 − 2 = −2: 1/2; die 3: S/-.':
    'Événement 22, « pendant le Segment de Combat ami à venir » : les défenseurs gardent leur ravitaillement et leur artillerie. 9/4 fait 2/1 ; artillerie 0 − 2 = −2 : 1/2 ; dé 3 : S/-.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 12/2 is 6/1+; die 5: -/E, −1 to the defender; National Morale Chart, other events: −1, once for both forts by the ruling.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 12/2 fait 6/1+ ; dé 5 : -/E, −1 au défenseur ; table de moral national, autres événements : −1, une fois pour les deux fortifications, par l’arbitrage.',
  'Errata 6.4: the shock of a charging unit is its cadre level, so it must be told.':
    'Errata 6.4 : le choc d’une unité qui charge est son niveau d’encadrement ; il faut donc le donner.',
  'A six-sided die.': 'Un dé à six faces.',
  'An attack needs some strength.': 'Une attaque demande une force.',
  'Spending national morale points: at most one for each combat.':
    'Dépense de points de moral national : un au plus pour chaque combat.',
  'A nation at morale zero has no point to spend, so it is not asked.':
    'Une nation dont le moral est à zéro n’a pas de point à dépenser : on ne lui demande rien.',
  '10/5 is 2/1, die 1: S/D; the defender has two units and must name one.':
    '10/5 fait 2/1, dé 1 : S/D ; le défenseur a deux unités et doit en désigner une.',
  'By hand, with the Combat Results Table, its shifts and modifiers: 2/1, die 1: S/D; the named unit alone is demoralised.':
    'À la main, avec la table des résultats des combats, ses décalages et ses modificateurs : 2/1, dé 1 : S/D ; seule l’unité désignée est démoralisée.',
  'Every fault of one combat is told at once.': 'Toutes les fautes d’un combat sont dites à la fois.',
  'Armistice, capitulation, a country on both sides, closed Albania.':
    'Armistice, capitulation, un pays dans les deux camps, l’Albanie fermée.',
  'By hand, with the rally procedure.': 'À la main, avec la procédure de ralliement.',
  'Every fault of one rally is told at once.': 'Toutes les fautes d’un ralliement sont dites à la fois.',
  'National Rally: the die is the new morale.': 'Ralliement national : le dé est le nouveau moral.',
  'National Rally: advanced game only; the moment is the player’s to know.':
    'Ralliement national : jeu avancé seulement ; au joueur de savoir quand.',
  'Effects of demoralisation: 5/2 up is 3; command 1 − 1 = 0; staff 0 stays 0.':
    'Effets de la démoralisation : 5/2 arrondi au-dessus fait 3 ; commandement 1 − 1 = 0 ; un état-major de 0 reste à 0.',
  'Effects of demoralisation: 4/2 is 2; engineers build no entrenchments.':
    'Effets de la démoralisation : 4/2 fait 2 ; le génie ne construit pas de retranchement.',
  'Column shifts: “Seule l’Artillerie en Bon Ordre peut participer.”':
    'Décalages de colonnes : « Seule l’Artillerie en Bon Ordre peut participer. »',
  'The ruling on the guns of a demoralised fortification.':
    'L’arbitrage sur l’artillerie d’une fortification démoralisée.',
  'A counter is known by its name and its country.': 'Un pion se reconnaît à son nom et à son pays.',
  'Mobilisation costs: division 2 × 3 = 6, engineers 2 × 2 = 4, HQ 2 × (3 + 2) = 10, cavalry brigade 1 × 2 = 2, German unit 0; 22 in all.':
    'Coûts de mobilisation : division 2 × 3 = 6, génie 2 × 2 = 4, QG 2 × (3 + 2) = 10, brigade de cavalerie 1 × 2 = 2, unité allemande 0 ; 22 en tout.',
  'A division of cadre 3 costs 2 × 3 = 6; 2 points are there and morale pays 3; of the 3 left the player takes 1 from volunteers: 6 − 3 − 1 = 2 of its own.':
    'Une division d’encadrement 3 coûte 2 × 3 = 6 ; il y a 2 points et le moral en paie 3 ; des 3 qui restent, le joueur en prend 1 aux volontaires : 6 − 3 − 1 = 2 de ses propres points.',
  '6 owed; 1 of morale; of the 5 left Greece’s own volunteers pay 3, as they are kept for this segment only, and its points 2. Serbia’s are not Greece’s, nor are the enemy’s.':
    '6 dus ; 1 de moral ; des 5 qui restent, les volontaires destinés à la Grèce paient 3, car ils ne sont gardés que pour ce segment, et ses points 2. Ceux de la Serbie ne sont pas à la Grèce, ni ceux de l’ennemi.',
  'Spending national morale points: one mobilisation point for each, no limit. 6 owed, 3 of morale: 6 − 3 = 3 of the 8 points.':
    'Dépense de points de moral national : un point de mobilisation pour chacun, sans limite. 6 dus, 3 de moral : 6 − 3 = 3 des 8 points.',
  '6 owed, 8 points there: nothing is taken from morale unless the player says so.':
    '6 dus, 8 points en main : rien n’est pris au moral si le joueur ne le dit pas.',
  '6 owed, 3 points and 3 of morale there: the player keeps his morale, so the unit stays in the pool.':
    '6 dus, 3 points et 3 de moral en main : le joueur garde son moral, l’unité reste donc dans la réserve.',
  '6 owed, 2 points there, morale 0: 4 further points pay the rest, and the volunteers’ track is not touched.':
    '6 dus, 2 points en main, moral à 0 : 4 autres points paient le reste, et la piste des volontaires ne bouge pas.',
  '6 owed, 2 points there: 4 come from the allies in the order of their list, Italy 3 and Russia 1; Germany is the enemy’s.':
    '6 dus, 2 points en main : 4 viennent des alliées, dans l’ordre de leur liste, 3 de l’Italie et 1 de la Russie ; l’Allemagne est à l’ennemi.',
  'Event 54: “Tous les Points de Puissance Diplomatique et de Mobilisation des Grandes Puissances … sont à ZÉRO pour ce tour”: 6 owed, 2 there, 4 lacking.':
    'Événement 54 : « Tous les Points de Puissance Diplomatique et de Mobilisation des Grandes Puissances … sont à ZÉRO pour ce tour » : 6 dus, 2 en main, il en manque 4.',
  'Greece owes 6 and has 2 points and 3 of morale, Serbia owes 2 and has nothing: of the 4 volunteers 2 are Serbia’s, so Greece takes at most 2 and spends at least 6 − 2 − 2 = 2 of morale.':
    'La Grèce doit 6 et a 2 points et 3 de moral, la Serbie doit 2 et n’a rien : des 4 points de mobilisation des volontaires, 2 sont pour la Serbie ; la Grèce en prend donc 2 au plus et dépense au moins 6 − 2 − 2 = 2 de moral.',
  'Mobilisation costs, note (*) 1: they “se mobilisent automatiquement sans coût”; one depot for one Greek division.':
    'Coûts de mobilisation, note (*) 1 : elles « se mobilisent automatiquement sans coût » ; un dépôt pour une division grecque.',
  'Three units for one depot.': 'Trois unités pour un dépôt.',
  'Mobilisation costs: by cadre, or by command and staff; the units must be the player’s.':
    'Coûts de mobilisation : selon l’encadrement, ou le commandement et l’état-major ; les unités doivent être celles du joueur.',
  'Eliminated army artillery, forts and depots are never replaced; capitulated countries mobilise nothing; costs must be met.':
    'Artillerie d’armée, fortifications et dépôts éliminés ne sont jamais remplacés ; un pays qui a capitulé ne mobilise rien ; les coûts doivent être payés.',
  'By hand, with the Political Events Table.': 'À la main, avec la table des événements politiques.',
  'National Morale Chart, other events: own fortification eliminated, −1, for each of the two.':
    'Table de moral national, autres événements : fortification amie éliminée, −1, pour chacune des deux.',
  'National Morale Chart, other events: own fortification eliminated, −1, once for both by the ruling.':
    'Table de moral national, autres événements : fortification amie éliminée, −1, une fois pour les deux, par l’arbitrage.',
  'National Morale Chart, other events: own fortification eliminated, −1, once for both by the ruling; the first player lists no unit.':
    'Table de moral national, autres événements : fortification amie éliminée, −1, une fois pour les deux, par l’arbitrage ; le premier joueur n’indique aucune unité.',
  'Events 13 and 14: all units of the country leave play, and none can be mobilised.':
    'Événements 13 et 14 : toutes les unités du pays quittent le jeu, et aucune ne peut être mobilisée.',
  'Event 35: the League holds Skopje and no Ottoman unit is inside Serbia.':
    'Événement 35 : la Ligue tient Skopje et aucune unité ottomane n’est en Serbie.',
  'One event a turn; morale, owner and capitulation of what is listed.':
    'Un événement par tour ; moral, propriétaire et capitulation de ce qui est indiqué.',
  'Dice 6 and 6: no event.': 'Dés 6 et 6 : pas d’événement.',
  'By hand, with the Diplomatic Conflict Table: 6 + 3 = 9 against 6 + 2 + 1 = 9: A. The aid prints no diplomatic power.':
    'À la main, avec le tableau des conflits diplomatiques : 6 + 3 = 9 contre 6 + 2 + 1 = 9 : A. L’aide n’imprime aucune puissance diplomatique.',
  'By hand, with the Diplomatic Conflict Table: 5 + 4 = 9 against 3 + 2 + 1 = 6: A.':
    'À la main, avec le tableau des conflits diplomatiques : 5 + 4 = 9 contre 3 + 2 + 1 = 6 : A.',
  'By hand, with the Diplomatic Conflict Table: 0 + 1 = 1 against 4 + 6 + 1 = 11: BP1 as printed.':
    'À la main, avec le tableau des conflits diplomatiques : 0 + 1 = 1 contre 4 + 6 + 1 = 11 : BP1, comme imprimé.',
  'By hand, with the Diplomatic Conflict Table: the same cell with the labels swapped.':
    'À la main, avec le tableau des conflits diplomatiques : la même case, les libellés échangés.',
  'By hand, with the Diplomatic Conflict Table: 6 + 5 = 11 against 6 + 5 + 1 = 12: WW.':
    'À la main, avec le tableau des conflits diplomatiques : 6 + 5 = 11 contre 6 + 5 + 1 = 12 : WW.',
  'By hand, with the Diplomatic Conflict Table: 3 + 6 = 9 against 0 + 1 + 1 = 2: 1D; of Italy and Great Britain the lot 2 takes the second in the list.':
    'À la main, avec le tableau des conflits diplomatiques : 3 + 6 = 9 contre 0 + 1 + 1 = 2 : 1D ; de l’Italie et de la Grande-Bretagne, le sort 2 désigne la seconde de la liste.',
  'By hand, with the Diplomatic Conflict Table: 2 + 3 = 5 against 2 + 3 + 1 = 6: C.':
    'À la main, avec le tableau des conflits diplomatiques : 2 + 3 = 5 contre 2 + 3 + 1 = 6 : C.',
  'By hand, with the Diplomatic Conflict Table: power alone and no bonus: 5 against 3 is C.':
    'À la main, avec le tableau des conflits diplomatiques : la puissance seule, sans bonus : 5 contre 3 fait C.',
  'By hand, with the Diplomatic Conflict Table: the first player holds 6, the second 6 and must use all of it.':
    'À la main, avec le tableau des conflits diplomatiques : le premier joueur tient 6, le second 6 et doit tout employer.',
  'By hand, with the Diplomatic Conflict Table: in a crisis turn nothing counts.':
    'À la main, avec le tableau des conflits diplomatiques : lors d’une crise, rien ne compte.',
  'National Morale Chart, other events: +2 and −3.': 'Table de moral national, autres événements : +2 et −3.',
  'National Morale Chart, other events: +3 and −5.': 'Table de moral national, autres événements : +3 et −5.',
  'Only the first capture counts.': 'Seule la première capture compte.',
  'National Morale Chart, other events: “Autre ville : +2 attaquant, −3 propriétaire d’origine”; a Great Power has no national morale.':
    'Table de moral national, autres événements : « Autre ville : +2 attaquant, −3 propriétaire d’origine » ; une Grande Puissance n’a pas de moral national.',
  'A city outside the list needs its name, and is not its capturer’s own.':
    'Une ville hors de la liste demande un nom, et n’est pas à celui qui la prend.',
  'Turn 3 follows turn 2.': 'Le tour 3 suit le tour 2.',
  'Event 12: points “conservés jusqu’au prochain Segment de Mobilisation ami”: the first player mobilised and has 3 + 2 = 5 left, the second did not.':
    'Événement 12 : des points « conservés jusqu’au prochain Segment de Mobilisation ami » : le premier joueur a mobilisé et il lui en reste 3 + 2 = 5, le second n’a pas mobilisé.',
  'Events 55 and 56: the conflict must be fought this turn.':
    'Événements 55 et 56 : le conflit doit avoir lieu ce tour-ci.',
  'By hand: 10/5 is 2/1; a river lies between 0304 and 0404, −2: 1/2; die 6: D/S. The map is invented.':
    'À la main : 10/5 donne 2/1 ; une rivière sépare 0304 de 0404, −2 : 1/2 ; dé 6 : D/S. La carte est inventée.',
  'By hand: 10/5 is 2/1; both cross water, −2 once: 1/2; R/- on a die of 1. The map is invented.':
    'À la main : 10/5 donne 2/1 ; toutes deux traversent de l’eau, −2 une seule fois : 1/2 ; dé 1 : R/-. La carte est inventée.',
  'By hand: 0405 touches 0404 by land, so nothing is shifted, whatever the switch says: 2/1, die 6 is -/S.':
    'À la main : 0405 touche 0404 par la terre, donc aucun décalage, quoi que dise l’option : 2/1, dé 6 : -/S.',
  'By hand: 0101 does not touch 0404, so the player says what is crossed: 2/1, −2: 1/2, die 6 is D/S.':
    'À la main : 0101 ne touche pas 0404, c’est donc le joueur qui dit ce qui est traversé : 2/1, −2 : 1/2, dé 6 : D/S.',
  'One attack is on one hex.': 'Une attaque vise un seul hex.',
  'The map runs from 0101 to 0707.': 'La carte va de 0101 à 0707.',
};
