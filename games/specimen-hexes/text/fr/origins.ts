/** Where the figures of the worked examples come from, each by its English. */
export const origins: Readonly<Record<string, string>> = {
  'By hand: by road 0203 and 0303, a point each; 0303 touches 0403, where the enemy is: the march ends there.':
    'À la main : par la route 0203 et 0303, un point chacun ; 0303 touche 0403, où est l’ennemi : la marche s’arrête là.',
  'By hand: guns have 3 points by their arm; 0104 is plain, 2 points.':
    'À la main : l’artillerie a 3 points de par son arme ; 0104 est en plaine, 2 points.',
  'By hand: 0403, the only way east, touches 0404; whoever enters it stops, so 0503 is out of reach.':
    'À la main : 0403, le seul passage vers l’est, touche 0404 ; qui y entre s’arrête, 0503 est donc hors d’atteinte.',
  'By hand: 0303, 0403 and 0503 by road, a point each.':
    'À la main : 0303, 0403 et 0503 par la route, un point chacun.',
  'The chart has lost what cavalry pays on scree; 0402 is scree, and no road leads there from 0403.':
    'La table a perdu ce que la cavalerie paie dans l’éboulis ; 0402 est un éboulis, et aucune route n’y mène depuis 0403.',
  'The sheet runs from 0101 to 0605.': 'La feuille va de 0101 à 0605.',
  '2.2: no counter enters a hex that the enemy holds.': '2.2 : aucun pion n’entre dans un hexagone que tient l’ennemi.',
  'By hand: 11/5 is 2/1, scree makes it 1/1; 7 + 1 = 8, row 8-9 is D1; the retreat saves the step.':
    'À la main : 11/5 fait 2/1, l’éboulis en fait 1/1 ; 7 + 1 = 8, ligne 8-9 : D1 ; la retraite sauve le pas.',
  'By hand: 3 + 1 − 3 = 1, row 1-, column 1/1 is A2; the owner takes both from the Guard, which had two.':
    'À la main : 3 + 1 − 3 = 1, ligne 1-, colonne 1/1 : A2 ; le propriétaire prend les deux à la Garde, qui en avait deux.',
  'By hand: 3 − 1 (night) + 1 (the probe finds the ambush) = 3, row 2-3, column 1/1 is A1.':
    'À la main : 3 − 1 (nuit) + 1 (l’embuscade est éventée) = 3, ligne 2-3, colonne 1/1 : A1.',
  'By hand: a reduced 5 counts 3, so 6/3 is 2/1; 10 + 0, row 10+ is D2; it has one step only and is lost.':
    'À la main : un 5 réduit compte 3, 6/3 fait donc 2/1 ; 10 + 0, ligne 10+ : D2 ; il n’a qu’un pas et il est perdu.',
  '3: one nation against the other, and nobody on both sides.':
    '3 : une nation contre l’autre, et personne dans les deux camps.',
  'By hand: guns cost 5 and come on 3 or less.': 'À la main : l’artillerie coûte 5 et vient sur 3 ou moins.',
  'By hand: infantry 2 and on 5, cavalry 3 and on 4; both come with 5/6 × 4/6, neither with 1/6 × 2/6.':
    'À la main : infanterie 2 et sur 5, cavalerie 3 et sur 4 ; les deux viennent avec 5/6 × 4/6, aucune avec 1/6 × 2/6.',
  'By hand: two batteries cost 10.': 'À la main : deux batteries coûtent 10.',
};
