/** Where the figures of ground combat come from, each by its English. */
export const ground: Readonly<Record<string, string>> = {
  'By hand: +2 German +2 tank in fair weather +2 air support = +6, die 3: 9. Defender 0, die 2: 2. Column 9, row 2 is DD+3: reduced, and he retreats. Odds: columns 7 to 12 of rows 1 to 6 hold 3 ♦, 11 DR, 15 DD and 7 DE.':
    'À la main : +2 Allemagne +2 char par météo bonne +2 soutien aérien = +6, dé 3 : 9. Défenseur 0, dé 2 : 2. Colonne 9, ligne 2 : DD+3, réduit, et il retraite. Chances : les colonnes 7 à 12 des lignes 1 à 6 portent 3 ♦, 11 DR, 15 DD et 7 DE.',
  'By hand, in the air: German +2, die 6: 8; UK +1, die 1: 2; column 8, row 2 is DD+3: only the attacker gets support, sorties +1 and +3. On the ground: +4 German tank +2 support = +6, die 2: 8; UK +1, die 4: 5; column 8, row 5 is DR+2.':
    'À la main, dans les airs : Allemagne +2, dé 6 : 8 ; UK +1, dé 1 : 2 ; colonne 8, ligne 2 : DD+3, seul l’attaquant reçoit le soutien, sorties +1 et +3. Au sol : +4 char allemand +2 soutien = +6, dé 2 : 8 ; UK +1, dé 4 : 5 ; colonne 8, ligne 5 : DR+2.',
  'By hand: +2 German +1 additional infantry = +3, die 6: 9, halved by the fort and rounded up: 5. French +1, die 1: 2. Column 5, row 2 is DR+2; the faction stands: reduced, stays.':
    'À la main : +2 Allemagne +1 infanterie supplémentaire = +3, dé 6 : 9, divisé par deux par le fort et arrondi au-dessus : 5. France +1, dé 1 : 2. Colonne 5, ligne 2 : DR+2 ; la faction tient : réduit, il reste.',
  'By hand: +2 German −2 poor weather −1 city +2 additional tank = +1, die 4: 5. Soviet 0, die 3: 3. Column 5, row 3 is DR+2.':
    'À la main : +2 Allemagne −2 météo mauvaise −1 ville +2 char supplémentaire = +1, dé 4 : 5. URSS 0, dé 3 : 3. Colonne 5, ligne 3 : DR+2.',
  'By hand, in the air: German +2, die 4: 6; Soviet +1 second marker, die 3: 4; column 6, row 4 is DR+2: both get support, sorties +1 and +2. On the ground: +2 German +1 elite +2 tank +1 additional infantry +2 support +2 first marker = +10, die 1: 11; Soviet +1 elite +2 support +2 first marker = +5, die 6: 11; column 11, row 11 is ♦.':
    'À la main, dans les airs : Allemagne +2, dé 4 : 6 ; URSS +1 second marqueur, dé 3 : 4 ; colonne 6, ligne 4 : DR+2, les deux reçoivent le soutien, sorties +1 et +2. Au sol : +2 Allemagne +1 élite +2 char +1 infanterie supplémentaire +2 soutien +2 premier marqueur = +10, dé 1 : 11 ; URSS +1 élite +2 soutien +2 premier marqueur = +5, dé 6 : 11 ; colonne 11, ligne 11 : ♦.',
  'By hand: +1 USA −1 amphibious +2 naval support in fair weather +1 additional infantry = +3, die 5: 8. German +2, die 3: 5. Column 8, row 5 is DR+2.':
    'À la main : +1 USA −1 amphibie +2 soutien naval par météo bonne +1 infanterie supplémentaire = +3, dé 5 : 8. Allemagne +2, dé 3 : 5. Colonne 8, ligne 5 : DR+2.',
  'By hand: +2 German +2 tank in fair weather +2 air support = +6, die 3: 9. Defender 0, die 2: 2. Column 9, row 2 is DD+3. Odds: columns 7 to 12 of rows 1 to 6 hold 3 ♦, 11 DR, 15 DD and 7 DE.':
    'À la main : +2 Allemagne +2 char par météo bonne +2 soutien aérien = +6, dé 3 : 9. Défenseur 0, dé 2 : 2. Colonne 9, ligne 2 : DD+3. Chances : les colonnes 7 à 12 des lignes 1 à 6 portent 3 ♦, 11 DR, 15 DD et 7 DE.',
  'By hand: +2 German −2 poor weather −1 city −1 river +2 additional tank +1 additional infantry = +1, die 4: 5. Defender die 3: 3. Column 5, row 3 is DR+2.':
    'À la main : +2 Allemagne −2 météo mauvaise −1 ville −1 rivière +2 char supplémentaire +1 infanterie supplémentaire = +1, dé 4 : 5. Défenseur dé 3 : 3. Colonne 5, ligne 3 : DR+2.',
  'By hand: +2 German +1 elite +2 tank +2 isolated +2 air support +4 two additional tanks = +13, limited to +10, die 6: 16. Defender −2 reduced −2 low supply −4 −4 markers = −12, limited to −10, die 6: −4, which is 1. Column 16, row 1 is DE+4.':
    'À la main : +2 Allemagne +1 élite +2 char +2 isolé +2 soutien aérien +4 deux chars supplémentaires = +13, limité à +10, dé 6 : 16. Défenseur −2 réduit −2 ravitaillement faible −4 −4 marqueurs = −12, limité à −10, dé 6 : −4, soit 1. Colonne 16, ligne 1 : DE+4.',
  'By hand: +2 German +2 tank +2 additional tank = +6, die 5: 11, halved by the fort and rounded up: 6. Defender +1 French, die 2: 3. Column 6, row 3 is DR+2; the faction stands: reduced, stays.':
    'À la main : +2 Allemagne +2 char +2 char supplémentaire = +6, dé 5 : 11, divisé par deux par le fort et arrondi au-dessus : 6. Défenseur +1 France, dé 2 : 3. Colonne 6, ligne 3 : DR+2 ; la faction tient : réduit, il reste.',
  'As before; defender +1 French −2 reduced, die 4: 3. He stands and is eliminated; no No EZOC marker in an assault.':
    'Comme l’exemple précédent ; défenseur +1 France −2 réduit, dé 4 : 3. Il tient et il est éliminé ; pas de marqueur No EZOC dans un assaut.',
  'The dice of the full defender in his fort, but the faction retreats: DR leaves it the choice there.':
    'Les dés du défenseur à pleine puissance dans son fort, mais la faction retraite : DR lui en laisse là le choix.',
  'The dice of the full defender in his fort, but the only hex is in an EZOC: the choice falls away and the defender cannot retreat.':
    'Les dés du défenseur à pleine puissance dans son fort, mais le seul hex est en ZDCE : le choix tombe et le défenseur ne peut retraiter.',
  'By hand: +4 German tank, +4 two additional tanks = +8, die 6: 14, halved by the fort: 7. Polish defender die 1: 1. Column 7, row 1 is DD+3: reduced, and he must retreat, fort or not.':
    'À la main : +4 char allemand, +4 deux chars supplémentaires = +8, dé 6 : 14, divisé par deux par le fort : 7. Défenseur polonais dé 1 : 1. Colonne 7, ligne 1 : DD+3, réduit, et il doit retraiter, fort ou non.',
  'By hand: −2 poor weather −1 rough +1 additional infantry = −2, die 1: −1, which is 1. Defender +2 German, die 4: 6. Column 1, row 6 is AA+3: the primary is reduced, the other unhurt, both activations end.':
    'À la main : −2 météo mauvaise −1 terrain difficile +1 infanterie supplémentaire = −2, dé 1 : −1, soit 1. Défenseur +2 Allemagne, dé 4 : 6. Colonne 1, ligne 6 : AA+3, l’attaquant principal est réduit, l’autre indemne, les deux activations prennent fin.',
  'As before with −2 for the reduced primary: −4, die 1: −3, which is 1. The primary is eliminated.':
    'Comme l’exemple précédent avec −2 pour l’attaquant principal réduit : −4, dé 1 : −3, soit 1. L’attaquant principal est éliminé.',
  'By hand: +1 USA −1 amphibious +2 naval support in fair weather +1 +1 additional infantry = +4, die 4: 8. Defender +2 German, die 3: 5. Column 8, row 5 is DR+2.':
    'À la main : +1 USA −1 amphibie +2 soutien naval par météo bonne +1 +1 infanteries supplémentaires = +4, dé 4 : 8. Défenseur +2 Allemagne, dé 3 : 5. Colonne 8, ligne 5 : DR+2.',
  'By hand, in the air: German +2 +1 second marker = +3, die 1: 4; Soviet 0, die 6: 6; column 4, row 6 is AS+2: both get support, sorties +2 and +1. On the ground: +2 German +2 support +2 first marker = +6, die 1: 7; Soviet +2 support, die 5: 7; column 7, row 7 is ♦.':
    'À la main, dans les airs : Allemagne +2 +1 second marqueur = +3, dé 1 : 4 ; URSS 0, dé 6 : 6 ; colonne 4, ligne 6 : AS+2, les deux reçoivent le soutien, sorties +2 et +1. Au sol : +2 Allemagne +2 soutien +2 premier marqueur = +6, dé 1 : 7 ; URSS +2 soutien, dé 5 : 7 ; colonne 7, ligne 7 : ♦.',
  'By hand: +2 German +1 tank −2 poor weather = +1, die 6: 7. UK +1, +1 air support in poor weather = +2, die 2: 4. Column 7, row 4 is DR+2.':
    'À la main : +2 Allemagne +1 char −2 météo mauvaise = +1, dé 6 : 7. UK +1, +1 soutien aérien par météo mauvaise = +2, dé 2 : 4. Colonne 7, ligne 4 : DR+2.',
  'By hand: +4 German tank, die 5: 9. Polish die 1: 1. Column 9, row 1 is DE+4: two steps, and a No EZOC marker.':
    'À la main : +4 char allemand, dé 5 : 9. Pologne dé 1 : 1. Colonne 9, ligne 1 : DE+4, deux pas, et un marqueur No EZOC.',
  'By hand: +4 German tank, die 1: 5. Polish −2 reduced, die 4: 2. Column 5, row 2 is DR+2; no hex is open, so the reduced unit is eliminated and a mobile attack leaves a No EZOC marker.':
    'À la main : +4 char allemand, dé 1 : 5. Pologne −2 réduit, dé 4 : 2. Colonne 5, ligne 2 : DR+2 ; aucun hex n’est ouvert, l’unité réduite est donc éliminée et une attaque mobile laisse un marqueur No EZOC.',
  'By hand: +4 German tank, die 1: 5. Polish die 2: 2. Column 5, row 2 is DR+2; no hex is open: reduced, stays.':
    'À la main : +4 char allemand, dé 1 : 5. Pologne dé 2 : 2. Colonne 5, ligne 2 : DR+2 ; aucun hex n’est ouvert : réduite, elle reste.',
  'By hand: +4 German tank, die 5: 9. Polish die 2: 2. Column 9, row 2 is DD+3: reduced first, then unable to retreat while reduced: eliminated, and a No EZOC marker.':
    'À la main : +4 char allemand, dé 5 : 9. Pologne dé 2 : 2. Colonne 9, ligne 2 : DD+3, réduite d’abord, puis incapable de retraiter une fois réduite : éliminée, et un marqueur No EZOC.',
  'By hand: +4 German tank, die 3: 7. Polish −2 reduced, die 4: 2. Column 7, row 2 is DD+3: a reduced unit is eliminated, with a No EZOC marker after a mobile attack.':
    'À la main : +4 char allemand, dé 3 : 7. Pologne −2 réduit, dé 4 : 2. Colonne 7, ligne 2 : DD+3, une unité réduite est éliminée, avec un marqueur No EZOC après une attaque mobile.',
  'Retreat prohibitions of the aid, hex by hex. No air support: +4, die 3: 7; Polish die 3: 3; column 7, row 3 is DR+2.':
    'Interdictions de retraite de l’aide, hex par hex. Sans soutien aérien : +4, dé 3 : 7 ; Pologne dé 3 : 3 ; colonne 7, ligne 3 : DR+2.',
  'Retreat prohibitions: nothing barred to ground movement, nothing over the stacking limit. Values as before.':
    'Interdictions de retraite : rien qui soit interdit au mouvement terrestre, rien au-delà de la limite d’empilement. Valeurs de l’exemple précédent.',
  'By hand: −2 poor weather, die 1: −1, which is 1. Greek die 3: 3. Column 1, row 3 is AS+2: activation ends.':
    'À la main : −2 météo mauvaise, dé 1 : −1, soit 1. Grèce dé 3 : 3. Colonne 1, ligne 3 : AS+2, l’activation prend fin.',
  'By hand: +2 German, a tank gains nothing in severe weather, die 5: 7, halved twice rounding up: 4, 2. Soviet die 4, halved once: 2. Column 2, row 2 is ♦.':
    'À la main : +2 Allemagne, un char ne gagne rien par météo sévère, dé 5 : 7, divisé deux fois par deux en arrondissant au-dessus : 4, 2. URSS dé 4, divisé une fois : 2. Colonne 2, ligne 2 : ♦.',
  'By hand: 0, die 5: 5; halved for the fort, severe weather and an unsupplied additional unit (once for the side): 3, 2, 1. The additional tank gives +1 in severe weather, the primary is reduced −2, the other additional +1: 0. Greek die 6, halved: 3. Column 1, row 3 is AS+2.':
    'À la main : 0, dé 5 : 5 ; divisé par deux pour le fort, la météo sévère et une unité supplémentaire non ravitaillée (une fois pour le camp) : 3, 2, 1. Le char supplémentaire donne +1 par météo sévère, l’attaquant principal réduit −2, l’autre supplémentaire +1 : 0. Grèce dé 6, divisé par deux : 3. Colonne 1, ligne 3 : AS+2.',
  'By hand: +1 UK, +2 isolated = +3, die 4: 7. German shock +2 +1 in fair weather = +3, die 5: 8. Column 7, row 8 is ♦.':
    'À la main : +1 UK, +2 isolé = +3, dé 4 : 7. Unité de choc allemande +2 +1 par météo bonne = +3, dé 5 : 8. Colonne 7, ligne 8 : ♦.',
  'By hand: +2 German; no +2 for isolation in a fort on an island; −1 city and rough together, −2 strait = −1, die 6: 5, halved: 3. UK +1, −2 low supply = −1, die 4: 3. Column 3, row 3 is ♦.':
    'À la main : +2 Allemagne ; pas de +2 d’isolement dans un fort sur une île ; −1 ville et terrain difficile ensemble, −2 détroit = −1, dé 6 : 5, divisé par deux : 3. UK +1, −2 ravitaillement faible = −1, dé 4 : 3. Colonne 3, ligne 3 : ♦.',
  'By hand: +1 USA −2 poor weather −1 amphibious +1 naval support, +2 additional tank in poor weather = +1, die 5: 6. German tank +2 +1 = +3, die 1: 4. Column 6, row 4 is DR+2.':
    'À la main : +1 USA −2 météo mauvaise −1 amphibie +1 soutien naval, +2 char supplémentaire par météo mauvaise = +1, dé 5 : 6. Char allemand +2 +1 = +3, dé 1 : 4. Colonne 6, ligne 4 : DR+2.',
  'Step 2: “N’importe quel nombre de marqueurs événements”. +2 German +2 tank +6 of six markers = +10, die 2: 12. Polish die 3: 3. Column 12, row 3 is DD+3. A seventh marker could add nothing to +10, so six are the most that are offered.':
    'Étape 2 : « N’importe quel nombre de marqueurs événements ». +2 Allemagne +2 char +6 pour six marqueurs = +10, dé 2 : 12. Pologne dé 3 : 3. Colonne 12, ligne 3 : DD+3. Un septième marqueur ne pourrait rien ajouter à +10 : six sont donc le plus qui soit proposé.',
  'Of four markers every selection is an option. +4 German tank, −1 and +3 of the second and fourth marker = +6, die 1: 7. Polish die 2: 2. Column 7, row 2 is DD+3.':
    'De quatre marqueurs, chaque sélection est une option. +4 char allemand, −1 et +3 des deuxième et quatrième marqueurs = +6, dé 1 : 7. Pologne dé 2 : 2. Colonne 7, ligne 2 : DD+3.',
  'In the air: German +2, +3 of the last three of five markers = +5, die 1: 6; UK +1, die 1: 2; column 6, row 2 is DR+2: both get support, sorties +1 and +2. On the ground: +2 German +2 support +2 first two markers = +6, die 1: 7; UK +1 +2 support = +3, die 3: 6; column 7, row 6 is ♦.':
    'Dans les airs : Allemagne +2, +3 des trois derniers marqueurs sur cinq = +5, dé 1 : 6 ; UK +1, dé 1 : 2 ; colonne 6, ligne 2 : DR+2, les deux reçoivent le soutien, sorties +1 et +2. Au sol : +2 Allemagne +2 soutien +2 des deux premiers marqueurs = +6, dé 1 : 7 ; UK +1 +2 soutien = +3, dé 3 : 6 ; colonne 7, ligne 6 : ♦.',
  'The air unit is held back and both sides bluff: +4, die 3: 7; die 2: 2; column 7, row 2 is DD+3.':
    'L’unité aérienne est retenue et les deux camps bluffent : +4, dé 3 : 7 ; dé 2 : 2 ; colonne 7, ligne 2 : DD+3.',
  'The other reading: a commitment must hold something.':
    'L’autre lecture : un engagement doit contenir quelque chose.',
  '+4 German tank, die 4: 8, halved by his own marker: 4. Polish die 1: 1. Column 4, row 1 is DR+2.':
    '+4 char allemand, dé 4 : 8, divisé par deux par son propre marqueur : 4. Pologne dé 1 : 1. Colonne 4, ligne 1 : DR+2.',
  'As before without the halving: 8 against 1 is DD+3.': 'Comme l’exemple précédent, sans diviser : 8 contre 1 : DD+3.',
  'In the air: +2 German +2 marker = +4, die 4: 8; UK +1, die 1: 2; column 8, row 2 is DD+3, attacker only. On the ground: +2 German +2 support +2 the same marker = +6, die 1: 7; UK +1, die 1: 2; column 7, row 2 is DD+3. The marker is spent once.':
    'Dans les airs : +2 Allemagne +2 marqueur = +4, dé 4 : 8 ; UK +1, dé 1 : 2 ; colonne 8, ligne 2 : DD+3, l’attaquant seul. Au sol : +2 Allemagne +2 soutien +2 le même marqueur = +6, dé 1 : 7 ; UK +1, dé 1 : 2 ; colonne 7, ligne 2 : DD+3. Le marqueur est dépensé une fois.',
  'The marker stays in hand and nobody is asked again. In the air: +2, die 4: 6; UK +1, die 1: 2; column 6, row 2 is DR+2: both get support. On the ground: +2 +2 = +4, die 1: 5; UK +1 +2, die 1: 4; column 5, row 4 is ♦.':
    'Le marqueur reste en main et on ne redemande rien. Dans les airs : +2, dé 4 : 6 ; UK +1, dé 1 : 2 ; colonne 6, ligne 2 : DR+2, les deux reçoivent le soutien. Au sol : +2 +2 = +4, dé 1 : 5 ; UK +1 +2, dé 1 : 4 ; colonne 5, ligne 4 : ♦.',
  '9 against 2 is DD+3; the air unit takes one sortie by the other reading.':
    '9 contre 2 : DD+3 ; l’unité aérienne prend une sortie selon l’autre lecture.',
  'In the air over a coastal hex in poor weather: German +2 −2 = 0, die 6: 6; UK +1 −2 = −1, die 2: 1; column 6, row 1 is DD+3: attacker only. On the ground: +2 German −2 poor weather +1 support = +1, die 6: 7; UK +1, die 1: 2; column 7, row 2 is DD+3.':
    'Dans les airs au-dessus d’un hex côtier par météo mauvaise : Allemagne +2 −2 = 0, dé 6 : 6 ; UK +1 −2 = −1, dé 2 : 1 ; colonne 6, ligne 1 : DD+3, l’attaquant seul. Au sol : +2 Allemagne −2 météo mauvaise +1 soutien = +1, dé 6 : 7 ; UK +1, dé 1 : 2 ; colonne 7, ligne 2 : DD+3.',
  'The same by the usual reading: in the air +2, die 6: 8; UK +1, die 2: 3; column 8, row 3 is DD+3.':
    'Le même selon la lecture habituelle : dans les airs +2, dé 6 : 8 ; UK +1, dé 2 : 3 ; colonne 8, ligne 3 : DD+3.',
  'The other reading: six sorties keep a unit from defending too.':
    'L’autre lecture : six sorties empêchent aussi une unité de défendre.',
  'By the other reading +1 for the tank: +2 −2 −1 −1 +1 +1 = 0, die 4: 4. Defender die 3: 3. Column 4, row 3 is ♦.':
    'Selon l’autre lecture, +1 pour le char : +2 −2 −1 −1 +1 +1 = 0, dé 4 : 4. Défenseur dé 3 : 3. Colonne 4, ligne 3 : ♦.',
  'By the other reading a hex beside friends does not save from isolation: +4 German tank +2 = +6, die 1: 7. Polish die 2: 2. Column 7, row 2 is DD+3, and the hex is open to the retreat.':
    'Selon l’autre lecture, un hex près des siens ne sauve pas de l’isolement : +4 char allemand +2 = +6, dé 1 : 7. Pologne dé 2 : 2. Colonne 7, ligne 2 : DD+3, et l’hex est ouvert à la retraite.',
  'By the usual reading any eligible retreat hex contradicts isolation.':
    'Selon la lecture habituelle, tout hex de retraite éligible contredit l’isolement.',
  '+4 German tank −2 strait = +2, die 1: 3. Polish die 1: 1. Column 3, row 1 is DR+2.':
    '+4 char allemand −2 détroit = +2, dé 1 : 3. Pologne dé 1 : 1. Colonne 3, ligne 1 : DR+2.',
  '+4 German tank −2 strait −1 mountain = +1, die 1: 2. Polish die 1: 1. Column 2, row 1 is ♦.':
    '+4 char allemand −2 détroit −1 montagne = +1, dé 1 : 2. Pologne dé 1 : 1. Colonne 2, ligne 1 : ♦.',
  '+4 German tank +2 additional tank = +6, die 5: 11. Polish die 5: 5. Printed DD+3.':
    '+4 char allemand +2 char supplémentaire = +6, dé 5 : 11. Pologne dé 5 : 5. Imprimé DD+3.',
  'The same by the other reading: the mirror (5 against 11) is AS+2, which answers DR+2.':
    'Le même selon l’autre lecture : le symétrique (5 contre 11) est AS+2, auquel répond DR+2.',
  '+4 German tank +4 two additional tanks = +8, die 6: 14. Polish die 6: 6. Printed DR+2.':
    '+4 char allemand +4 deux chars supplémentaires = +8, dé 6 : 14. Pologne dé 6 : 6. Imprimé DR+2.',
  'The same by the other reading: the mirror (6 against 14) is AA+3, which answers DD+3.':
    'Le même selon l’autre lecture : le symétrique (6 contre 14) est AA+3, auquel répond DD+3.',
  'The box holds six-sided dice.': 'La boîte contient des dés à six faces.',
  'The aid knows three kinds of weather, none of them “mud”, and two states of bad supply.':
    'L’aide connaît trois météos, dont « boue » n’est pas, et deux états de mauvais ravitaillement.',
  'Step 1: a mobile attack is made by one unit.': 'Étape 1 : une attaque mobile est menée par une seule unité.',
  'Step 1: up to two.': 'Étape 1 : deux au plus.',
  'After the roll: a fort can only be assaulted.': 'Après le jet : un fort ne peut être attaqué que par un assaut.',
  'The list is headed amphibious invasion, assault.': 'La liste a pour titre invasion amphibie, assaut.',
  'The line stands in the amphibious list.': 'La ligne figure dans la liste amphibie.',
  'The line says a coastal hex.': 'La ligne dit un hex côtier.',
  'Step 2: what is not committed takes no part.': 'Étape 2 : ce qui n’est pas engagé ne prend pas part.',
  'Step 2: one air unit.': 'Étape 2 : une seule unité aérienne.',
  'Step 2 commits an air unit; convoys and carriers are naval.':
    'L’étape 2 engage une unité aérienne ; convois et porte-avions sont navals.',
  'The ground attacker attacks in the air combat inside.': 'L’attaquant au sol attaque dans le combat aérien inclus.',
  'Retreat prohibitions. +4, die 3: 7; die 3: 3; column 7, row 3 is DR+2.':
    'Interdictions de retraite. +4, dé 3 : 7 ; dé 3 : 3 ; colonne 7, ligne 3 : DR+2.',
  'DR: in a fort the faction chooses. +4, die 6: 10, halved: 5; die 3: 3; column 5, row 3 is DR+2.':
    'DR : dans un fort, la faction choisit. +4, dé 6 : 10, divisé par deux : 5 ; dé 3 : 3 ; colonne 5, ligne 3 : DR+2.',
  'Isolation: no eligible retreat hex.': 'Isolement : pas d’hex de retraite éligible.',
  'Effects name the unit they change.': 'Les effets nomment l’unité qu’ils changent.',
  'A player is told all that is wrong, not the first thing.':
    'On dit au joueur tout ce qui ne va pas, et pas seulement la première faute.',
};
