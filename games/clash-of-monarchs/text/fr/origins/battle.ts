/** Where the figures of battles come from, each by its English. */
export const battle: Readonly<Record<string, string>> = {
  'By hand: column 1-2 of the measured table is 0- up to row 6 and 1- in row 7. Only a 6 with +1 kills the one defender: 1/6. Otherwise nothing is lost, all is equal and the defender wins: 5/6. The six also hits a leader: who 2, nobody.':
    'À la main : la colonne 1-2 de la table mesurée est 0- jusqu’à la ligne 6 et 1- à la ligne 7. Seul un 6 avec +1 tue l’unique défenseur : 1/6. Sinon rien n’est perdu, tout est égal et le défenseur gagne : 5/6. Le six touche aussi un leader : qui 2, personne.',
  'Table des tactiques [15.4.3], “1/2 SPs (arrondi >)”: 5 + 3 = 8, Oblique Attack works; 17 SPs count as 9, column 9-11, where a 3 is 1-. In column 6-8 it would be nothing. PR: 1 + 3 = 4, column 9-11: 1 D0.':
    'Table des tactiques [15.4.3], « 1/2 SPs (arrondi >) » : 5 + 3 = 8, Oblique Attack réussit ; 17 SPs comptent pour 9, colonne 9-11, où un 3 fait 1-. En colonne 6-8 ce ne serait rien. PR : 1 + 3 = 4, colonne 9-11 : 1 D0.',
  'By hand: AU +1 + 1 = +2, 4 + 2 = 6, column 19-22: 2 D1. PR +2 + 1 = +3, 6 + 3 = 9, column 12-14: 2 D2, and a natural 6. Who 3, another leader; fate 5, wounded. D2 < 3. D1 < D2: PR wins, AU retreats 1.':
    'À la main : AU +1 + 1 = +2, 4 + 2 = 6, colonne 19-22 : 2 D1. PR +2 + 1 = +3, 6 + 3 = 9, colonne 12-14 : 2 D2, et un 6 naturel. Qui 3, un autre leader ; sort 5, blessé. D2 < 3. D1 < D2 : PR gagne, AU retraite de 1.',
  'By hand: RU +1 + 2 + 1 − 4 = 0, column held at 9-11, 2 + 4 = 6 (natural): 1 D0 and a leader: who 2, fate 1 killed. PR +2 + 1 + 2 − 2 = +3, column held at 9-11, 12 + 3 = 15: 3 D3. D3 = 3: RU demoralised. PR wins; RU retreats 1.':
    'À la main : RU +1 + 2 + 1 − 4 = 0, colonne limitée à 9-11, 2 + 4 = 6 (naturel) : 1 D0 et un leader : qui 2, sort 1, tué. PR +2 + 1 + 2 − 2 = +3, colonne limitée à 9-11, 12 + 3 = 15 : 3 D3. D3 = 3 : RU démoralisée. PR gagne ; RU retraite de 1.',
  'By hand: 36 SPs use column 31-35 with +1; 2 + 4 + 1 + 1 (cavalry) = 8 held to +7; 12 + 7 = 19, row 18+: 10 R*+. Defender −1 − 4 (CS) − 2 (DM) − 1 (cavalry) + 1 (gun) = −7; 2 − 7 = −5, row < 0, column 19-22: 1-. A rout: 3 spaces. Who 1, fate 4.':
    'À la main : 36 SPs prennent la colonne 31-35 avec +1 ; 2 + 4 + 1 + 1 (cavalerie) = 8, limité à +7 ; 12 + 7 = 19, ligne 18+ : 10 R*+. Défenseur −1 − 4 (CS) − 2 (DM) − 1 (cavalerie) + 1 (art. de campagne) = −7 ; 2 − 7 = −5, ligne < 0, colonne 19-22 : 1-. Déroute : 3 espaces. Qui 1, sort 4.',
  'By hand: 35 SPs get no +1: 3 + 2 = +5, 6 + 5 = 11, column 31-35: 4 D3+. Defender −4 − 4 (routed) = −8 held to −5, 1 − 5 = −4, row < 0, column 12-14: 0-. The natural 6: who 1, fate 1. Two French guns, one reduced: the owner flips the full one.':
    'À la main : 35 SPs n’ont pas de +1 : 3 + 2 = +5, 6 + 5 = 11, colonne 31-35 : 4 D3+. Défenseur −4 − 4 (déroute) = −8, limité à −5, 1 − 5 = −4, ligne < 0, colonne 12-14 : 0-. Le 6 naturel : qui 1, sort 1. Deux art. de campagne françaises, dont une réduite : le propriétaire retourne celle qui est entière.',
  '15.4: attacker 0 − 1 (fortress) − 2 (entrenched) − 2 (SS) − 4 (11 of 20 are cavalry) + 1 (11 cavalry to 0) = −8, held to −7; 2 − 7 = −5, column 19-22: 1-. Defender +1 (gun) − 1 (cavalry) = 0; 2, column 9-11: 0-. No D level, both in order; the attacker lost 0, the defender 1: the attacker wins.':
    '15.4 : attaquant 0 − 1 (forteresse) − 2 (retranché) − 2 (SS) − 4 (11 sur 20 sont de cavalerie) + 1 (11 de cavalerie contre 0) = −8, limité à −7 ; 2 − 7 = −5, colonne 19-22 : 1-. Défenseur +1 (art. de campagne) − 1 (cavalerie) = 0 ; 2, colonne 9-11 : 0-. Pas de niveau D, les deux en ordre ; l’attaquant a perdu 0, le défenseur 1 : l’attaquant gagne.',
  '15.7.2: natural 6, who 1, fate 2: Frederick killed, MW −9. AU die 6 + 0, column 1-2: 0-. All equal: the defender wins.':
    '15.7.2 : 6 naturel, qui 1, sort 2 : Frederick tué, MW −9. AU dé 6 + 0, colonne 1-2 : 0-. Tout est égal : le défenseur gagne.',
  '21.2: Loudon is the second senior leader (who 2), killed (1); as a subordinate MW does not change.':
    '21.2 : Loudon est le leader « senior » n° 2 (qui 2), tué (1) ; subordonné, la MW ne change pas.',
  '15.7.2: who 5 is one of the other leaders; three stand besides the second, the draw names the third of them.':
    '15.7.2 : qui 5 est un des autres leaders ; trois sont là outre le deuxième, le tirage désigne le troisième d’entre eux.',
  'By the other reading: who 2 is nobody, thrown again 1 is the commander; fate 3, captured.':
    'Selon l’autre lecture : qui 2 n’est personne, relancé 1 est le Commandant ; sort 3, capturé.',
  'By the other reading: the attacker’s 6 hits his own leader: who 1, fate 4 wounded.':
    'Selon l’autre lecture : le 6 de l’attaquant touche son propre leader : qui 1, sort 4, blessé.',
  'By another reading: 5 + 1 = 6 and 4 + 0 = 4 in column 1-2: 0- both; the defender wins.':
    'Selon une autre lecture : 5 + 1 = 6 et 4 + 0 = 4 en colonne 1-2 : 0- pour les deux ; le défenseur gagne.',
  'By another reading: 5 + 5 + 1 + 1 = 12, column 1-2: 1 D1; 1 + 1 + 2 = 4: 0-. The defender is eliminated.':
    'Selon une autre lecture : 5 + 5 + 1 + 1 = 12, colonne 1-2 : 1 D1 ; 1 + 1 + 2 = 4 : 0-. Le défenseur est éliminé.',
  'By the other reading: D3 against 3 leaves RU in good order.':
    'Selon l’autre lecture : D3 contre 3 laisse RU en bon ordre.',
  'By the other reading: measured; PR 12 SPs 3 + 0, column 12-14: 1 D0 on FR; FR 12 SPs 4 + 0: 1 D0 on PR. PR 0 − 3 = −3, FR 0 − 2 = −2: the attacker wins, where equal D levels and losses would leave it to the defender.':
    'Selon l’autre lecture : mesurée ; PR 12 SPs 3 + 0, colonne 12-14 : 1 D0 à FR ; FR 12 SPs 4 + 0 : 1 D0 à PR. PR 0 − 3 = −3, FR 0 − 2 = −2 : l’attaquant gagne, là où des niveaux D et des pertes égaux laisseraient la victoire au défenseur.',
  'By hand: D0 and 1 SP lost on each side; the defender wins.':
    'À la main : D0 et 1 SP perdu de chaque côté ; le défenseur gagne.',
  'By hand: attacker +4 − 4 (routed) = 0, 4, column 12-14: 1 D0. Defender 0, 1, column 9-11: 0-. No level against D0: the routed attacker wins and does not retreat; its state does not improve.':
    'À la main : attaquant +4 − 4 (déroute) = 0, 4, colonne 12-14 : 1 D0. Défenseur 0, 1, colonne 9-11 : 0-. Aucun niveau contre D0 : l’attaquant en déroute gagne et ne retraite pas ; son état ne s’améliore pas.',
  'By hand: both play Unexpected Savagery!, each loses 0 + 2 SPs, all it has (1 + 2 = 3, column 1-2: 0-): the defender holds the space, nobody gains.':
    'À la main : les deux jouent Unexpected Savagery!, chacun perd 0 + 2 SPs, tout ce qu’il a (1 + 2 = 3, colonne 1-2 : 0-) : le défenseur tient l’espace, personne ne gagne rien.',
  'By the other reading: in the hills the Prussians fire in column 12-14: row 15 is 4 D3+; RU flips a gun.':
    'Selon l’autre lecture : en collines, les Prussiens tirent en colonne 12-14 : la ligne 15 fait 4 D3+ ; RU retourne une art. de campagne.',
  'By the other reading: in the hills RU is +1 + 2 − 4 = −1; 1 + 2 − 1 = 2, column 9-11: 0-.':
    'Selon l’autre lecture : en collines, RU a +1 + 2 − 4 = −1 ; 1 + 2 − 1 = 2, colonne 9-11 : 0-.',
  '15.7.1: FR 26 SPs, +3, 6 + 3 = 9, column 26-30: 3 D2+ on a force of 9 HA, 4 BR and 6 PR under an Anglo-Allied commander; at least 2 of 3 from HA and BR. The natural 6 finds the commander (1), wounded (5): Ferdinand, MW −1. The defender fires 19 SPs with 0: 1, column 19-22: 1 D0. D2 = 2: demoralised. No gun is there to lose.':
    '15.7.1 : FR 26 SPs, +3, 6 + 3 = 9, colonne 26-30 : 3 D2+ sur une force de 9 HA, 4 BR et 6 PR sous un Commandant anglo-allié ; au moins 2 sur 3 pris à HA et BR. Le 6 naturel trouve le Commandant (1), blessé (5) : Ferdinand, MW −1. Le défenseur tire avec 19 SPs et 0 : 1, colonne 19-22 : 1 D0. D2 = 2 : démoralisé. Il n’y a pas d’art. de campagne à perdre.',
  '15.7.1: of 3 SPs at least 2 come from the commander’s nation, so at most 1 Prussian.':
    '15.7.1 : sur 3 SPs, au moins 2 viennent de la nation du Commandant, donc au plus 1 Prussien.',
  '15.3-7: a measured battle throws one die a side.': '15.3-7 : une bataille mesurée se lance à un dé par camp.',
  '15.3-7: an intense battle throws two dice a side.': '15.3-7 : une bataille intense se lance à deux dés par camp.',
  '15.3-7: intensity, a commander on each side, hills for both or neither; only a defender is entrenched.':
    '15.3-7 : l’intensité, un Commandant de chaque côté, les collines pour les deux ou pour personne ; seul un défenseur est retranché.',
  '15.3-7: enemies, with SPs, cavalry with its steps; 15.4.3: troops and tactics of the commander’s own.':
    '15.3-7 : des ennemis, avec des SPs, la cavalerie avec ses pas ; 15.4.3 : des troupes et des tactiques du Commandant lui-même.',
  'By hand: Denmark stands where the player says. Column 1-2, 1 and 2: nothing; the defender wins.':
    'À la main : le Danemark est où le dit le joueur. Colonne 1-2, 1 et 2 : rien ; le défenseur gagne.',
  'Denmark stands where the player says: not against its own alliance.':
    'Le Danemark est où le dit le joueur : non contre sa propre alliance.',
  'By hand: Oblique 6 + 3 + 1 − 1 = 9 ≥ 8: AU counts 15 SPs and 1 gun. PR +3 + 2 + 2 = +7, 3 + 4 + 7 = 14, column 23-25: 6 D4*. AU +1 + 1 = +2, 5 + 3 + 2 = 10, column 15-18: 3 D2. AU loses 6, at least 1 cavalry and 4 Austrian; commander captured; D4 > 3 routed. PR wins; AU retreats 3 and loses its siege artillery and FDs.':
    'À la main : Oblique 6 + 3 + 1 − 1 = 9 ≥ 8 : AU compte 15 SPs et 1 art. de campagne. PR +3 + 2 + 2 = +7, 3 + 4 + 7 = 14, colonne 23-25 : 6 D4*. AU +1 + 1 = +2, 5 + 3 + 2 = 10, colonne 15-18 : 3 D2. AU en perd 6, au moins 1 de cavalerie et 4 Autrichiens ; Commandant capturé ; D4 > 3, déroute. PR gagne ; AU retraite de 3 et perd son artillerie de siège et ses FDs.',
  '15.4.3. Best defensive DRM of the subordinates 2, endurance 1: the owner takes +2 to the roll. DRMs 0 and +2.':
    '15.4.3. Meilleur DRM défensif des subordonnés 2, endurance 1 : le propriétaire ajoute +2 au dé. DRMs 0 et +2.',
  '15.4.3. The same, taken as endurance: 3 + 1 = 4, no DRM. DRMs 0 and 0.':
    '15.4.3. Le même, pris en endurance : 3 + 1 = 4, pas de DRM. DRMs 0 et 0.',
  '15.4.3. Table des tactiques [15.4.3], “ou son Endurance”: the only subordinate has defensive DRM −1; his endurance modifier, 0, may be taken instead. DRMs 0 and 0.':
    '15.4.3. Table des tactiques [15.4.3], « ou son Endurance » : le seul subordonné a un DRM défensif de −1 ; son modificateur d’endurance, 0, peut être pris à la place. DRMs 0 et 0.',
  '15.4.3. The same, taken to the roll: −1. DRMs 0 and −1.': '15.4.3. Le même, ajouté au dé : −1. DRMs 0 et −1.',
  '15.4.3. Attacking: the best offensive DRM, 2. DRMs +2 and 0.':
    '15.4.3. En attaque : le meilleur DRM offensif, 2. DRMs +2 et 0.',
  '15.4.3. Defender: 1 gun gives +1, the tactic 1 + 2 = +3: +4. DRMs 0 and +4.':
    '15.4.3. Défenseur : 1 art. de campagne donne +1, la tactique 1 + 2 = +3 : +4. DRMs 0 et +4.',
  '15.4.3. Two guns are needed, one is there: only its own +1. DRMs +1 and 0.':
    '15.4.3. Il faut deux art. de campagne, il y en a une : seulement son propre +1. DRMs +1 et 0.',
  '15.4.3. Neither has any effect. DRMs 0 and 0.': '15.4.3. Ni l’une ni l’autre n’a d’effet. DRMs 0 et 0.',
  '15.4.3. Two line cavalry units: +2. 2 cavalry SPs against 0 are no superiority. DRMs 0 and +2.':
    '15.4.3. Deux unités de cav. de ligne : +2. 2 SPs de cavalerie contre 0 ne font pas de supériorité. DRMs 0 et +2.',
  '15.4.3. 3 + 1 (DRM) + 2 (Lt) = 6 works: −4 for the attacker, and the Oblique Attack is not rolled. Attacker 2 − 4, defender +1. DRMs −2 and +1.':
    '15.4.3. 3 + 1 (DRM) + 2 (Lt) = 6 réussit : −4 pour l’attaquant, et on ne lance pas Oblique Attack. Attaquant 2 − 4, défenseur +1. DRMs −2 et +1.',
  '15.4.3. 2 + 1 + 2 = 5 fails. Oblique 6 + 2 − 1 (two Lt) = 7 < 8 fails too. +2 against +1. DRMs +2 and +1.':
    '15.4.3. 2 + 1 + 2 = 5 échoue. Oblique 6 + 2 − 1 (deux Lt) = 7 < 8 échoue aussi. +2 contre +1. DRMs +2 et +1.',
  '15.4.3. Column 3-5, both 1: 0-. France loses 1 SP by the tactic; the enemy’s level rises from none to D0, France has none: France wins on the D level. DRMs 0 and 0.':
    '15.4.3. Colonne 3-5, deux fois 1 : 0-. La France perd 1 SP par la tactique ; le niveau de l’ennemi passe de rien à D0, la France n’en a pas : la France gagne au niveau D. DRMs 0 et 0.',
  '15.4.3. By the other reading: France D0 and 1 SP lost, Prussia none: Prussia wins; 2 more prisoners, retreat, commander to the force pool. DRMs 0 and 0.':
    '15.4.3. Selon l’autre lecture : la France D0 et 1 SP perdu, la Prusse rien : la Prusse gagne ; 2 prisonniers de plus, retraite, Commandant en réserve. DRMs 0 et 0.',
  '15.4.3. By the other reading: the tactic takes French SPs first: of 4 one is lost and two are taken; one stays with the Imperial SP. DRMs 0 and 0.':
    '15.4.3. Selon l’autre lecture : la tactique prend d’abord des SPs français : de 4 un est perdu et deux sont pris ; un reste avec le SP impérial. DRMs 0 et 0.',
  '15.4.3. 5 + 1 − 1 = 5 works: 1 + 3 = +4 against +1. DRMs +4 and +1.':
    '15.4.3. 5 + 1 − 1 = 5 réussit : 1 + 3 = +4 contre +1. DRMs +4 et +1.',
  '15.4.3. The die passes, but the clause as printed wants them absent: only +1. DRMs +1 and +1.':
    '15.4.3. Le dé passe, mais la clause, telle qu’imprimée, les veut absentes : seulement +1. DRMs +1 et +1.',
  '15.4.3. By the other reading: 6 + 1 − 1 = 6 works: +4. DRMs +4 and +1.':
    '15.4.3. Selon l’autre lecture : 6 + 1 − 1 = 6 réussit : +4. DRMs +4 et +1.',
  '15.4.3. Frederick keeps Blown March; his roll 2 − 2 = 0. Russia 0. DRMs 0 and 0.':
    '15.4.3. Frederick garde Blown March ; son jet 2 − 2 = 0. Russie 0. DRMs 0 et 0.',
  '15.4.3. One Hanoverian gun +1, the tactic +2. DRMs 0 and +3.':
    '15.4.3. Une art. de campagne hanovrienne +1, la tactique +2. DRMs 0 et +3.',
  '15.4.3. A subordinate’s +1; the enemy −2. DRMs +1 and −2.':
    '15.4.3. Le +1 d’un subordonné ; l’ennemi −2. DRMs +1 et −2.',
  '15.4.3. 5 + 1 = 6 works: 1 + 3 = +4. DRMs +4 and 0.': '15.4.3. 5 + 1 = 6 réussit : 1 + 3 = +4. DRMs +4 et 0.',
  '15.4.3. 4 + 1 (subordinate) = 5 works: +2. DRMs +2 and 0.':
    '15.4.3. 4 + 1 (subordonné) = 5 réussit : +2. DRMs +2 et 0.',
  '15.4.3. Only Hanoverians: no effect. DRMs 0 and 0.': '15.4.3. Des Hanovriens seulement : pas d’effet. DRMs 0 et 0.',
  '15.4.3. British infantry: +2. DRMs +2 and 0.': '15.4.3. Infanterie anglaise : +2. DRMs +2 et 0.',
  '15.4.3. Two units; +1 instead of +2. 2 cavalry of 4 SPs are no more than half. DRMs +1 and 0.':
    '15.4.3. Deux unités ; +1 au lieu de +2. 2 de cavalerie sur 4 SPs ne font pas plus de la moitié. DRMs +1 et 0.',
  '15.4.3. By the other reading: 2 + 1 = +3. DRMs +3 and 0.':
    '15.4.3. Selon l’autre lecture : 2 + 1 = +3. DRMs +3 et 0.',
  '15.4.3. Two Russian guns +2, the tactic +2. DRMs 0 and +4.':
    '15.4.3. Deux art. de campagne russes +2, la tactique +2. DRMs 0 et +4.',
  '15.4.3. Five infantry SPs, not Exhausted: +2. DRMs +2 and 0.':
    '15.4.3. Cinq SPs d’infanterie, Prusse non Épuisée : +2. DRMs +2 et 0.',
  '15.4.3. Defensive DRM 3: the attacker −4. DRMs −4 and +3.':
    '15.4.3. DRM défensif 3 : l’attaquant −4. DRMs −4 et +3.',
  '15.4.3. 3 + 2 + 1 (Lt) = 6 works: 2 + 2 = +4, enemy −3; his Superior Infantry Fire is void. DRMs +4 and −3.':
    '15.4.3. 3 + 2 + 1 (Lt) = 6 réussit : 2 + 2 = +4, l’ennemi −3 ; sa Superior Infantry Fire est annulée. DRMs +4 et −3.',
  '15.4.3. 2 + 2 + 1 = 5 fails: +2 against 0, and the enemy’s tactic is void all the same. DRMs +2 and 0.':
    '15.4.3. 2 + 2 + 1 = 5 échoue : +2 contre 0, et la tactique de l’ennemi est annulée tout de même. DRMs +2 et 0.',
  '15.4.3. By the other reading: 4 + 2 = 6 works for the defender: 2 + 2 = +4, the attacker 0 − 3. DRMs −3 and +4.':
    '15.4.3. Selon l’autre lecture : 4 + 2 = 6 réussit pour le défenseur : 2 + 2 = +4, l’attaquant 0 − 3. DRMs −3 et +4.',
  '15.4.3. Four guns held to +5 (1 + 4): 1 + 5 = 6, column 6-8: 1-; 4 SPs answer with 1, column 3-5: 0-. 8 ≥ 2 × 4; equal D levels, the attacker lost fewer: Prussia did not win and surrenders. DRMs +5 and 0.':
    '15.4.3. Quatre art. de campagne, limité à +5 (1 + 4) : 1 + 5 = 6, colonne 6-8 : 1- ; 4 SPs répondent avec 1, colonne 3-5 : 0-. 8 ≥ 2 × 4 ; niveaux D égaux, l’attaquant a moins perdu : la Prusse n’a pas gagné et se rend. DRMs +5 et 0.',
  '15.4.3. Two Austrian guns +2, the tactic +3: +5; the enemy −3. DRMs −3 and +5.':
    '15.4.3. Deux art. de campagne autrichiennes +2, la tactique +3 : +5 ; l’ennemi −3. DRMs −3 et +5.',
  '15.4.3. +2, column 3-5: 1 + 2 = 3: 0-, and 2 more SPs lost by the enemy: both of them. DRMs +2 and 0.':
    '15.4.3. +2, colonne 3-5 : 1 + 2 = 3 : 0-, et 2 SPs de plus perdus par l’ennemi : les deux qu’il a. DRMs +2 et 0.',
  '15.4.3. By the other reading: 3 + 4 guns = 7 held to +5, then −4: +1. The default gives 7 − 4 = +3. DRMs +1 and +3.':
    '15.4.3. Selon l’autre lecture : 3 + 4 art. de campagne = 7, limité à +5, puis −4 : +1. D’ordinaire 7 − 4 = +3. DRMs +1 et +3.',
  '15.4.3. 3 + 4 guns − 4 = +3. DRMs +3 and +3.': '15.4.3. 3 + 4 art. de campagne − 4 = +3. DRMs +3 et +3.',
  '15.4.3. By the other reading: the same tactics, the same sums; −4 and +1 as with the attacker first. DRMs −2 and +1.':
    '15.4.3. Selon l’autre lecture : les mêmes tactiques, les mêmes sommes ; −4 et +1 comme avec l’attaquant d’abord. DRMs −2 et +1.',
  '15.4.3. One tactic with a battle DRM of 0 or 1.': '15.4.3. Une seule tactique avec un DRM de bataille de 0 ou 1.',
  '15.4.3. It must be the first tactic played.': '15.4.3. Elle doit être la première tactique jouée.',
  '15.4.3. Only in defence.': '15.4.3. En défense seulement.',
  '15.4.3. Only after the event.': '15.4.3. Après l’événement seulement.',
  '15.4.3. Not against a force with Frederick, Ferdinand or Henry.':
    '15.4.3. Pas contre une force avec Frederick, Ferdinand ou Henry.',
  '15.4.3. Only against Ferdinand or Frederick.': '15.4.3. Contre Ferdinand ou Frederick seulement.',
  '15.4.3. Only with Initiative 1 or 2.': '15.4.3. Avec une Initiative de 1 ou 2 seulement.',
  '15.4.3. Only if Ferdinand is Anglo-Allied commander in chief.':
    '15.4.3. Seulement si Ferdinand est commandant en chef anglo-allié.',
  '15.4.3. Only with a defensive DRM of 3 or 4.': '15.4.3. Avec un DRM défensif de 3 ou 4 seulement.',
  '15.4.3. Each tactic once, and only those of the table.':
    '15.4.3. Chaque tactique une fois, et seulement celles de la table.',
  '15.4.3. Commanders of DA, IM, SA and SW have no letter.':
    '15.4.3. Les Commandants DA, IM, SA et SW n’ont pas de lettre.',
  '15.4.3. Rally & Re-attack throws one die besides the two of the battle.':
    '15.4.3. Rally & Re-attack lance un dé outre les deux de la bataille.',
  '15.4.3. A cancelled Oblique Attack is not rolled: three dice, not four.':
    '15.4.3. Une Oblique Attack annulée ne se lance pas : trois dés, non quatre.',
  'By hand: Defensive Position 3 + 2 + 1 Lt = 6 works: −4. PR +3 + 1 gun + 2 infantry fire − 4 hills − 4 = −2; 5 + 4 − 2 = 7, column held to 9-11: 1 D1. AU +2 + 3 guns = +5; 3 + 4 + 5 = 12, column 9-11: 2 D2. D1 < D2: AU wins; D2 < 3, PR retreats 1 in good order.':
    'À la main : Defensive Position 3 + 2 + 1 Lt = 6 réussit : −4. PR +3 + 1 art. de campagne + 2 feu d’infanterie − 4 collines − 4 = −2 ; 5 + 4 − 2 = 7, colonne limitée à 9-11 : 1 D1. AU +2 + 3 art. de campagne = +5 ; 3 + 4 + 5 = 12, colonne 9-11 : 2 D2. D1 < D2 : AU gagne ; D2 < 3, PR retraite de 1 en bon ordre.',
  'By hand: Seydlitz with 2 units +2. PR +3 + 1 gun + 2 = +6; 6 + 4 + 6 = 16, column 9-11: 3 D3. FR 0 + 1 gun = +1; 1 + 2 + 1 = 4, column 19-22: 2 D1. D3 is above the French endurance of 2: routed, 3 spaces.':
    'À la main : Seydlitz avec 2 unités +2. PR +3 + 1 art. de campagne + 2 = +6 ; 6 + 4 + 6 = 16, colonne 9-11 : 3 D3. FR 0 + 1 art. de campagne = +1 ; 1 + 2 + 1 = 4, colonne 19-22 : 2 D1. D3 dépasse l’endurance française de 2 : déroute, 3 espaces.',
  'By hand: Oblique Attack 5 + 3 + 1 light cavalry − 1 = 8 works: AU counts 16 of 32 SPs and 1 gun. PR +3 + 2 guns + 2 = +7; 4 + 3 + 7 = 14, column 15-18: 5 D3+. AU +1 + 1 = +2; 4 + 4 + 2 = 10, column 15-18: 3 D2. D3 equals endurance: demoralised. Of 5 SPs one is cavalry.':
    'À la main : Oblique Attack 5 + 3 + 1 cavalerie Lt − 1 = 8 réussit : AU compte 16 de ses 32 SPs et 1 art. de campagne. PR +3 + 2 art. de campagne + 2 = +7 ; 4 + 3 + 7 = 14, colonne 15-18 : 5 D3+. AU +1 + 1 = +2 ; 4 + 4 + 2 = 10, colonne 15-18 : 3 D2. D3 égale l’endurance : démoralisée. Sur 5 SPs, un est de cavalerie.',
  'By hand: Rally & Re-attack 3 + 2 (Seydlitz) = 5 works. PR +3 + 2 guns + 2 + 1 cavalry = +8, held to +7; 2 + 3 + 7 = 12, column 15-18: 4 D3. RU +2 + 3 guns + 5 tenacity − 1 = +9, held to +7; 2 + 2 + 7 = 11, column 19-22: 4 D2. D3 equals endurance: RU demoralised, retreats 1. Of 4 SPs one is cavalry.':
    'À la main : Rally & Re-attack 3 + 2 (Seydlitz) = 5 réussit. PR +3 + 2 art. de campagne + 2 + 1 cavalerie = +8, limité à +7 ; 2 + 3 + 7 = 12, colonne 15-18 : 4 D3. RU +2 + 3 art. de campagne + 5 ténacité − 1 = +9, limité à +7 ; 2 + 2 + 7 = 11, colonne 19-22 : 4 D2. D3 égale l’endurance : RU démoralisée, retraite de 1. Sur 4 SPs, un est de cavalerie.',
  'By hand: A-A +2 + 2 guns + 2 Redcoats! = +6; 3 + 5 + 6 = 14, column 19-22: 5 D3*. FR +1 + 2 guns = +3; 2 + 2 + 3 = 7, column 26-30: 3 D2. Both endurances are 2: A-A demoralised, FR routed. D2 < D3: A-A wins. The leader die 4 finds no other leader.':
    'À la main : A-A +2 + 2 art. de campagne + 2 Redcoats! = +6 ; 3 + 5 + 6 = 14, colonne 19-22 : 5 D3*. FR +1 + 2 art. de campagne = +3 ; 2 + 2 + 3 = 7, colonne 26-30 : 3 D2. Les deux endurances sont de 2 : A-A démoralisés, FR en déroute. D2 < D3 : A-A gagnent. Le dé de leader 4 ne trouve pas d’autre leader.',
};
