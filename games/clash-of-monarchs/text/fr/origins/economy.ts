/** Where the figures of supply and winter come from, each by its English. */
export const economy: Readonly<Record<string, string>> = {
  '10.0: 4 + 2 × 1 = 6 of 8; two steps, CS to full.': '10.0 : 4 + 2 × 1 = 6 sur 8 ; deux niveaux, de CS à complet.',
  '10.0: 3 Thl of FDs in spring and one FD moved, 4 doubled to 8.':
    '10.0 : 3 Thl de FDs au printemps et un FD déplacé, 4 doublés à 8.',
  '10.0: 2 + 1 + 1 = 4 > 3; FDs are maintained in spring, full supply cannot rise, one nation shares nothing.':
    '10.0 : 2 + 1 + 1 = 4 > 3 ; les FDs se maintiennent au printemps, un ravitaillement complet ne peut monter, une seule nation ne partage rien.',
  '20.2.3: Britain 7 to Prussia; France 6, 1 and 2; Saxony 3 to Prussia.':
    '20.2.3 : l’Angleterre 7 à la Prusse ; la France 6, 1 et 2 ; la Saxe 3 à la Prusse.',
  '20.2.3: only the British line.': '20.2.3 : la ligne anglaise seulement.',
  '20.2.3 with the British line switched off, no treaty, Saxony not held: nothing.':
    '20.2.3 sans la ligne anglaise, pas de traité, la Saxe non tenue : rien.',
  '20.2.3: one French treaty at a time.': '20.2.3 : un seul traité français à la fois.',
  '20.2.3: only the treaties of the list.': '20.2.3 : les traités de la liste seulement.',
  '20.3: 9 + 2 × 3 = 15; 2 Thl of it in SAs, which cost Russia 4: 13 Thl.':
    '20.3 : 9 + 2 × 3 = 15 ; dont 2 Thl en SA, qui en coûtent 4 à la Russie : 13 Thl.',
  '20.3: 8 + 2 = 10.': '20.3 : 8 + 2 = 10.',
  '20.3: 6 + 1 × 2 (Hanover) + 2 × 0 (Britain) = 8.': '20.3 : 6 + 1 × 2 (Hanovre) + 2 × 0 (Angleterre) = 8.',
  '20.3: nothing while the enemy controls Dresden.': '20.3 : rien tant que l’ennemi contrôle Dresden.',
  '20.3: Prussia 14, 10 in the treasury: 4 lacking, consequence not printed.':
    '20.3 : Prusse 14, 10 au trésor : il en manque 4, la conséquence n’est pas imprimée.',
  '20.3: one FD costs 2; SAs pay for FDs only, and never for more than they cost.':
    '20.3 : un FD coûte 2 ; les SA ne paient que des FDs, et jamais plus qu’ils ne coûtent.',
  '20.4.1: 4: 2 infantry, 1 cavalry, 1 Thl; limit 9, 8 there: 1 placed.':
    '20.4.1 : 4 : 2 d’infanterie, 1 de cavalerie, 1 Thl ; limite 9, 8 présents : 1 placé.',
  '20.4.1: 3 + 4 + 5 + 6 = 18: 31 infantry, 5 cavalry, 11 Thl. 20 and more: 14 to 18 on three dice each by itself; 24 is one in 216.':
    '20.4.1 : 3 + 4 + 5 + 6 = 18 : 31 d’infanterie, 5 de cavalerie, 11 Thl. 20 et plus : de 14 à 18 sur trois dés, chacun à part ; 24 est un sur 216.',
  '20.4.1: two dice, 2 + 3 + 4 = 9: 11 infantry, 2 cavalry, 4 Thl; room for 5.':
    '20.4.1 : deux dés, 2 + 3 + 4 = 9 : 11 d’infanterie, 2 de cavalerie, 4 Thl ; place pour 5.',
  '20.4.1: three dice, 6 + 6 + 6 + 6 = 24, row 20+: 35, 5, 12 + 3 Thl; 55 after the reduction, 40 there: 15.':
    '20.4.1 : trois dés, 6 + 6 + 6 + 6 = 24, ligne 20+ : 35, 5, 12 + 3 Thl ; 55 après la réduction, 40 présents : 15.',
  '20.4.1: 6 + 6 + 5 = 17, own column: 30; 4 cavalry, 11 + 3 Thl.':
    '20.4.1 : 6 + 6 + 5 = 17, sa propre colonne : 30 ; 4 de cavalerie, 11 + 3 Thl.',
  '20.4.1: 1 + 1 + 4 = 6, own column: 7; 1 cavalry, 2 + 3 Thl. 3 Thl in the treasury would be too few, 5 suffice.':
    '20.4.1 : 1 + 1 + 4 = 6, sa propre colonne : 7 ; 1 de cavalerie, 2 + 3 Thl. 3 Thl au trésor seraient trop peu, 5 suffisent.',
  'By the other reading: 5: 3 infantry or 1 cavalry, 1 Thl.':
    'Selon l’autre lecture : 5 : 3 d’infanterie ou 1 de cavalerie, 1 Thl.',
  '20.4.1: 12 costs 7, 5 in the treasury: 2 lacking.': '20.4.1 : 12 coûte 7, 5 au trésor : il en manque 2.',
  '20.4.1: only an Exhausted power pays; 20.4.2: Prussia’s limit is 70.':
    '20.4.1 : seule une puissance Épuisée paie ; 20.4.2 : la limite de la Prusse est 70.',
  '20.4.1: no minor power pays; 20.4.2: Saxony’s limit is 8 without Dresden, 8 are there.':
    '20.4.1 : aucune petite puissance ne paie ; 20.4.2 : la limite de la Saxe est 8 sans Dresden, 8 sont présents.',
  '20.4.1: the least total of 2 + 4 = 6 costs 2, and 3 more are paid: 5.':
    '20.4.1 : le total le plus bas, 2 + 4 = 6, coûte 2, et on en paie 3 de plus : 5.',
  '20.4.1: two dice.': '20.4.1 : deux dés.',
  '20.4.5: 4 or 5 adds 2.': '20.4.5 : 4 ou 5 en ajoute 2.',
  '20.4.4: 1 FD 4, one gun flipped 1, one rebuilt 4: 9; 3 of the FD in SAs, one for one: 6 Thl.':
    '20.4.4 : 1 FD 4, une art. retournée 1, une reconstruite 4 : 9 ; 3 du FD en SA, une pour un : 6 Thl.',
  '20.4.4: 1 FD 3, all in SAs at double: 6 SAs.': '20.4.4 : 1 FD 3, tout en SA au double : 6 SA.',
  '20.4.4: artillery takes thalers only; 3 + 8 − 5 = 6 Thl.':
    '20.4.4 : l’artillerie ne se paie qu’en thalers ; 3 + 8 − 5 = 6 Thl.',
  '20.4.4: an FD or artillery must be named.': '20.4.4 : il faut nommer un FD ou de l’artillerie.',
  '20.4.4: FD 3, one unit flipped 1, one rebuilt 4: 8 Thl.':
    '20.4.4 : FD 3, une unité retournée 1, une reconstruite 4 : 8 Thl.',
  '20.4.4: what is named must be paid for.': '20.4.4 : ce qui est nommé doit être payé.',
  'Limites de taille des armées [20.4.2]: “8 si Dresden est contrôlée par l’ennemi”; 10 are 2 too many.':
    'Limites de taille des armées [20.4.2] : « 8 si Dresden est contrôlée par l’ennemi » ; 10 font 2 de trop.',
  '20.4.2: 55 after the Austrian force reduction; 55 − 50 = 5.':
    '20.4.2 : 55 après la réduction de force autrichienne ; 55 − 50 = 5.',
  '20.2.3: Austria 6 (2nd Versailles), Prussia 7 + 3. 20.3: Austria 9 + 6 − 11 = 4; Prussia 10 + 10 − 14 = 6. 20.4.1: Austria 1 + 1 + 1 + 6 = 9: 11 infantry, 2 cavalry, 4 Thl; Prussia 2 + 2 + 2 + 6 = 12: 17 infantry, 3 cavalry, 7 Thl, one more than it has. 20.4.2: 70 − 60 leaves Prussia room for 10.':
    '20.2.3 : Autriche 6 (2e Versailles), Prusse 7 + 3. 20.3 : Autriche 9 + 6 − 11 = 4 ; Prusse 10 + 10 − 14 = 6. 20.4.1 : Autriche 1 + 1 + 1 + 6 = 9 : 11 d’infanterie, 2 de cavalerie, 4 Thl ; Prusse 2 + 2 + 2 + 6 = 12 : 17 d’infanterie, 3 de cavalerie, 7 Thl, un de plus qu’elle n’en a. 20.4.2 : 70 − 60 laisse à la Prusse place pour 10.',
  '20.3: Sweden 2 − 2 = 0. 20.4.1: one die; on 1 it raises 1 SP for nothing, and a roll that costs more is short: every face is 1/6. Saxony with 1 Thl pays 1 of 3 and does not recruit.':
    '20.3 : Suède 2 − 2 = 0. 20.4.1 : un dé ; sur 1 elle lève 1 SP pour rien, et un jet plus cher ne peut être payé : chaque face est 1/6. La Saxe avec 1 Thl en paie 1 sur 3 et ne recrute pas.',
  '20.3, 20.4.1, 20.4.2: each nation’s faults at its own line.':
    '20.3, 20.4.1, 20.4.2 : les fautes de chaque nation à sa propre ligne.',
  'By hand: PR 20 + 7 + 3 − 14 = 16; 1 + 1 + 1 + 6 = 9: 11 infantry, room for 10, 2 cavalry, 4 Thl. AU 12 + 6 − 11 = 7; 2 + 1 + 1 + 6 = 10: 15 infantry, 2 cavalry, 5 Thl.':
    'À la main : PR 20 + 7 + 3 − 14 = 16 ; 1 + 1 + 1 + 6 = 9 : 11 d’infanterie, place pour 10, 2 de cavalerie, 4 Thl. AU 12 + 6 − 11 = 7 ; 2 + 1 + 1 + 6 = 10 : 15 d’infanterie, 2 de cavalerie, 5 Thl.',
};
