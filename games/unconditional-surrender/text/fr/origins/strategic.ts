/** Where the figures of strategic combat and phases come from, each by its English. */
export const strategic: Readonly<Record<string, string>> = {
  'By hand: Axis ports in 1, 2, 3, 32 and 6: +2 +1 +2 = +5, zone 6 not counting against the West, die 4: 9. West: +2 USA +2 zone 13 +2 two Bombed markers = +6, die 3: 9. Column 9, row 9 is ♦: one less for each. Odds: columns 6 to 11 of rows 7 to 12 hold 23 ♦, 3 DR and 10 AS.':
    'À la main : ports de l’Axe en 1, 2, 3, 32 et 6 : +2 +1 +2 = +5, la zone 6 ne comptant pas contre l’Occident, dé 4 : 9. Occident : +2 USA +2 zone 13 +2 deux marqueurs Bombed = +6, dé 3 : 9. Colonne 9, ligne 9 : ♦, un de moins pour chacun. Chances : les colonnes 6 à 11 des lignes 7 à 12 portent 23 ♦, 3 DR et 10 AS.',
  'By hand: Axis ports in 3 and 6: +1 +2 = +3, zones 1 and 31 not counting against the Soviets, die 6: 9. Soviet: +2 air in zone 13 +2 for four countries = +4, die 1: 5. Column 9, row 5 is DR+2: Germany one less, USSR one more.':
    'À la main : ports de l’Axe en 3 et 6 : +1 +2 = +3, les zones 1 et 31 ne comptant pas contre les Soviétiques, dé 6 : 9. Soviétiques : +2 aviation en zone 13 +2 pour quatre pays = +4, dé 1 : 5. Colonne 9, ligne 5 : DR+2, un de moins pour l’Allemagne, un de plus pour l’URSS.',
  'By hand: 1 against 3 is AS+2: Germany one more, the ally one less.':
    'À la main : 1 contre 3 : AS+2, un de plus pour l’Allemagne, un de moins pour l’allié.',
  'By hand: 1 against 6 is AA+3: as AS. A port in 31 counts +1 against the West, the USA +2, so the dice 1 and 6 give 2 and 8: column 2, row 8 is AA+3.':
    'À la main : 1 contre 6 : AA+3, comme AS. Un port en 31 compte +1 contre l’Occident, les USA +2 ; les dés 1 et 6 donnent donc 2 et 8 : colonne 2, ligne 8 : AA+3.',
  'By hand: 5 against 1 is DR+2: Germany at 1 cannot fall, the USSR at 9 cannot rise.':
    'À la main : 5 contre 1 : DR+2, l’Allemagne à 1 ne peut baisser, l’URSS à 9 ne peut monter.',
  'By hand: Axis +3 marker, die 6: 9, halved once by the other marker: 5. USSR −1 marker, die 6: 5. Column 5, row 5 is ♦.':
    'À la main : Axe +3 marqueur, dé 6 : 9, divisé une fois par deux par l’autre marqueur : 5. URSS −1 marqueur, dé 6 : 5. Colonne 5, ligne 5 : ♦.',
  'The Soviet line: one for each three countries, rounded up; 0 give +0. Dice 1 and 3.':
    'La ligne soviétique : un par tranche de trois pays, arrondi au-dessus ; 0 donne +0. Dés 1 et 3.',
  'The Soviet line: one for each three countries, rounded up; 1 give +1. Dice 1 and 3.':
    'La ligne soviétique : un par tranche de trois pays, arrondi au-dessus ; 1 donne +1. Dés 1 et 3.',
  'The Soviet line: one for each three countries, rounded up; 3 give +1. Dice 1 and 3.':
    'La ligne soviétique : un par tranche de trois pays, arrondi au-dessus ; 3 donnent +1. Dés 1 et 3.',
  'The Soviet line: one for each three countries, rounded up; 4 give +2. Dice 1 and 3.':
    'La ligne soviétique : un par tranche de trois pays, arrondi au-dessus ; 4 donnent +2. Dés 1 et 3.',
  'The Soviet line: one for each three countries, rounded up; 7 give +3. Dice 1 and 3.':
    'La ligne soviétique : un par tranche de trois pays, arrondi au-dessus ; 7 donnent +3. Dés 1 et 3.',
  'The Soviet air unit in zone 13 counts only with no Western fighter or warship there: +0.':
    'L’unité aérienne soviétique en zone 13 ne compte que sans chasseur ni navire de guerre occidental sur place : +0.',
  '+3 and +2 of the first two markers = +5, die 4: 9. USSR die 2: 2. Column 9, row 2 is DD+3: Germany one less, the USSR one more. Two markers reach +5 in two ways; those listed first are the option.':
    '+3 et +2 des deux premiers marqueurs = +5, dé 4 : 9. URSS dé 2 : 2. Colonne 9, ligne 2 : DD+3, un de moins pour l’Allemagne, un de plus pour l’URSS. Deux marqueurs atteignent +5 de deux façons ; les premiers de la liste font l’option.',
  'The rulebook’s order: Axis, Western, Soviet. The turn goes on.':
    'L’ordre du livret : Axe, Occident, Soviétiques. Le tour continue.',
  'After the Soviets the Axis again, a month later: December 1941 is followed by January 1942. What else the turn brings is as the player says.':
    'Après les Soviétiques, de nouveau l’Axe, un mois plus tard : à décembre 1941 succède janvier 1942. Le reste du tour est ce que dit le joueur.',
  'The tracks of a campaign end with 1946.': 'Les pistes d’une campagne s’arrêtent à 1946.',
  '+3 and 0 of two markers, die 6: 9, halved twice: 5, 3. USSR die 1: 1. Column 3, row 1 is DR+2.':
    '+3 et 0 de deux marqueurs, dé 6 : 9, divisé deux fois par deux : 5, 3. URSS dé 1 : 1. Colonne 3, ligne 1 : DR+2.',
  'Two ports in zone 1 and one in zone 7: three times +2 = +6, die 1: 7. West 0, die 3: 3. Column 7, row 3 is DR+2.':
    'Deux ports en zone 1 et un en zone 7 : trois fois +2 = +6, dé 1 : 7. Occident 0, dé 3 : 3. Colonne 7, ligne 3 : DR+2.',
  'Four Western countries and three Soviet: 4 give +2. Dice 1 and 1: 1 against 3 is AS+2.':
    'Quatre pays occidentaux et trois soviétiques : 4 donnent +2. Dés 1 et 1 : 1 contre 3 : AS+2.',
  'The same: 3 give +1. Dice 1 and 1: 1 against 2 is ♦.': 'Le même : 3 donnent +1. Dés 1 et 1 : 1 contre 2 : ♦.',
  '1 against 1 is ♦: one less for each; Germany falls from 1 to 0, the USSR stays at 0.':
    '1 contre 1 : ♦, un de moins pour chacun ; l’Allemagne passe de 1 à 0, l’URSS reste à 0.',
  'A die shows whole numbers.': 'Un dé montre des nombres entiers.',
  'Step 2: an air unit in ground combat only.': 'Étape 2 : une unité aérienne en combat terrestre seulement.',
  'A marker is never below 1 or above 9.': 'Un marqueur n’est jamais au-dessous de 1 ni au-dessus de 9.',
  'The ally concerned is the UK or the USSR.': 'L’allié concerné est le UK ou l’URSS.',
  'The ally concerned: UK against the West, USSR against the Soviets.':
    'L’allié concerné : le UK contre l’Occident, l’URSS contre les Soviétiques.',
};
