/** Where the figures of retreats, sieges, fleets and raids come from, each by its English. */
export const retreatAndSiege: Readonly<Record<string, string>> = {
  '15.9: one space, towards Prague or Leitmeritz, clear of the enemy; guns and FDs go along.':
    '15.9 : un espace, vers Prague ou Leitmeritz, loin de l’ennemi ; art. de campagne et FDs suivent.',
  '15.9: three spaces; siege artillery and FDs are captured.':
    '15.9 : trois espaces ; artillerie de siège et FDs sont capturés.',
  '15.9, 17.3-4: class 2 holds 15, 5 are inside, so 10 fit. From Melnik a rout passes Prague and needs two spaces more: Prague, Melnik, Leitmeritz.':
    '15.9, 17.3-4 : la classe 2 contient 15, 5 sont dedans, 10 y tiennent donc. Depuis Melnik, une déroute passe Prague et demande deux espaces de plus : Prague, Melnik, Leitmeritz.',
  '15.9: a retreat that ends in a fortress may be shorter.':
    '15.9 : une retraite qui finit en forteresse peut être plus courte.',
  '15.9: no other way leads to Prague; 11 enemy SPs cost 11/5 rounded down, 2 SPs.':
    '15.9 : aucun autre chemin ne mène à Prague ; 11 SPs ennemis coûtent 11/5 arrondi au-dessous, 2 SPs.',
  '15.9: no legal space at all, the force surrenders; Torgau cannot be reached.':
    '15.9 : aucun espace permis, la force se rend ; Torgau ne peut être atteinte.',
  'Règles de retraite [15.9], “Obligation de retraiter vers une forteresse contrôlée, MD, ou FD”: the MD of B is the refuge; it may stop there, one space on, and does not surrender.':
    'Règles de retraite [15.9], « Obligation de retraiter vers une forteresse contrôlée, MD, ou FD » : le MD en B est le refuge ; elle peut s’y arrêter, à un espace, et ne se rend pas.',
  '15.9: three spaces, A to B (MD), C, D (FD); D is another refuge, so C leads towards one.':
    '15.9 : trois espaces, de l’espace A vers B (MD), C, D (FD) ; D est un autre refuge, C y mène donc.',
  '15.9: the battle space itself is the only refuge described; the force may still step away and does not surrender.':
    '15.9 : l’espace de la bataille est lui-même le seul refuge décrit ; la force peut tout de même s’en écarter et ne se rend pas.',
  'Règles de retraite [15.9], “Possibilité de retraiter en forteresse, en se scindant si nécessaire”: Glatz (class 1) holds 8, 2 are inside, so 6 of 10 fit; the other 4 go to the depot. The owner sends his horse first.':
    'Règles de retraite [15.9], « Possibilité de retraiter en forteresse, en se scindant si nécessaire » : Glatz (classe 1) contient 8, 2 sont dedans, 6 sur 10 y tiennent donc ; les 4 autres vont au dépôt. Le propriétaire envoie sa cavalerie d’abord.',
  'Règles de retraite [15.9], “Forces perdantes non en Déroute et FDs retraitent d’un espace”: the force shelters where it stands, the FD still goes one space.':
    'Règles de retraite [15.9], « Forces perdantes non en Déroute et FDs retraitent d’un espace » : la force s’abrite où elle est, le FD s’en va tout de même d’un espace.',
  '15.9: in one stack if possible; Glatz (class 1) holds 8, nobody is inside, 7 retreat. FDs go where the force might.':
    '15.9 : en une seule pile si possible ; Glatz (classe 1) contient 8, personne n’est dedans, 7 retraitent. Les FDs vont où pourrait aller la force.',
  '15.9: the force shelters in the space of the battle; the FDs must go one space.':
    '15.9 : la force s’abrite dans l’espace de la bataille ; les FDs doivent partir d’un espace.',
  '15.9: the refuge beyond the battle space leads back through the winner; B leads nowhere else.':
    '15.9 : le refuge au-delà de l’espace de la bataille ramène à travers le vainqueur ; B ne mène nulle part ailleurs.',
  '15.9: Czaslau leads nowhere.': '15.9 : Czaslau ne mène nulle part.',
  '15.9: Nimburg is free; one space only.': '15.9 : Nimburg est libre ; un espace seulement.',
  '15.9: three spaces.': '15.9 : trois espaces.',
  '15.9: along the paths of the map.': '15.9 : le long des chemins de la carte.',
  'The player describes the spaces.': 'Le joueur décrit les espaces.',
  '17.3-4: 11 + 5 > 15.': '17.3-4 : 11 + 5 > 15.',
  '15.9: shelter only where a fortress stands.': '15.9 : on ne s’abrite que là où il y a une forteresse.',
  '17.4: Austrian +1, class 2 nothing, garrison 5 ≥ 4: −1, siege artillery there; marker 1: +1. 3 + 1 = 4, Progress. 1 is Progress (total 2), 2, 3 too; 4 Honours (5), 5 and 6 Surrender (6, 7): 1/2, 1/6, 1/3.':
    '17.4 : Autrichien +1, classe 2 rien, garnison 5 ≥ 4 : −1, artillerie de siège présente ; marqueur 1 : +1. 3 + 1 = 4, Progrès. 1 est Progrès (total 2), 2, 3 aussi ; 4 Honneurs (5), 5 et 6 Reddition (6, 7) : 1/2, 1/6, 1/3.',
  '17.4: class 3 −1, garrison 22 ≥ 6 −1, leader 2 −1, demoralised −1, no artillery −2, CS −4: −10; 6 − 10 = −4.':
    '17.4 : classe 3 −1, garnison 22 ≥ 6 −1, leader 2 −1, démoralisé −1, pas d’artillerie −2, CS −4 : −10 ; 6 − 10 = −4.',
  '17.4: class 1 +1, garrison 2 ≥ 2 −1, SS −2, artillery there: −2; 3 − 2 = 1, Sortie.':
    '17.4 : classe 1 +1, garnison 2 ≥ 2 −1, SS −2, artillerie présente : −2 ; 3 − 2 = 1, Sortie.',
  '17.4: +3 no garrison, +2 British fleet only, class 2; 1 + 5 = 6, Surrender.':
    '17.4 : +3 aucune garnison, +2 flotte anglaise seulement, classe 2 ; 1 + 5 = 6, Reddition.',
  'By the other reading: +2 + 1, class 3 −1, garrison 3 (< 6), no artillery −2: 0; 5, Honours.':
    'Selon l’autre lecture : +2 + 1, classe 3 −1, garnison 3 (< 6), pas d’artillerie −2 : 0 ; 5, Honneurs.',
  '17.4: France and Austria are allies; and 8 besiegers named as 7.':
    '17.4 : la France et l’Autriche sont alliées ; et 8 assiégeants donnés pour 7.',
  'Table des forteresses [17.3-4], “SPs pour Assiéger/Bloquer”: class 3 takes 15; 20 leave 5 free.':
    'Table des forteresses [17.3-4], « SPs pour Assiéger/Bloquer » : la classe 3 en demande 15 ; 20 en laissent 5 libres.',
  '17.3-4: 8 SPs mask class 1, and 8 fit into it.': '17.3-4 : 8 SPs bloquent la classe 1, et 8 y tiennent.',
  'Table des forteresses [17.3-4], “SPs possibles à l’intérieur”: class 2 holds 15; 5 + 6 = 11, room for 4. The owner sends infantry.':
    'Table des forteresses [17.3-4], « SPs possibles à l’intérieur » : la classe 2 contient 15 ; 5 + 6 = 11, place pour 4. Le propriétaire envoie de l’infanterie.',
  '17.3-4: 3 + 5 = 8, all that fit into class 1.': '17.3-4 : 3 + 5 = 8, tout ce qui tient en classe 1.',
  '17.3-4: class 3 holds 22; 20 + 9 − 6 = 23.': '17.3-4 : la classe 3 contient 22 ; 20 + 9 − 6 = 23.',
  '17.3-4: no more leave than are inside.': '17.3-4 : il n’en sort pas plus qu’il n’y en a.',
  '17.3-4: class 2 takes 15 besiegers and holds 15; 17.4: one SA for each siege roll.':
    '17.3-4 : la classe 2 demande 15 assiégeants et en contient 15 ; 17.4 : une SA pour chaque jet de siège.',
  '17.3-4: three classes; 17.4: no marker below 0, one supply level at a time.':
    '17.3-4 : trois classes ; 17.4 : pas de marqueur au-dessous de 0, un seul niveau de ravitaillement à la fois.',
  'By hand: 3 − 1 = 2, defeat, −1 VP for RU. 1 to 3: 1/2; 4, 5: 1/3; 6: 1/6.':
    'À la main : 3 − 1 = 2, défaite, −1 VP pour RU. De 1 à 3 : 1/2 ; 4, 5 : 1/3 ; 6 : 1/6.',
  'By hand: 4 + 1 − 1 = 4, bloody draw.': 'À la main : 4 + 1 − 1 = 4, égalité sanglante.',
  'By the other reading: the Russian 3 stays 3, bloody draw.':
    'Selon l’autre lecture : le 3 russe reste 3, égalité sanglante.',
  '15.10: the Coalition rolls, against an enemy fleet.': '15.10 : la Coalition lance le dé, contre une flotte ennemie.',
  'By hand: 4 + 1 (KK) + 1 (9 − 4 = 5 > 4) = 6: the enemy loses 2. 3 to 8: 1/6, 1/3, 1/2.':
    'À la main : 4 + 1 (KK) + 1 (9 − 4 = 5 > 4) = 6 : l’ennemi en perd 2. De 3 à 8 : 1/6, 1/3, 1/2.',
  '18.5.3: 1 − 1 = 0: raiders lose 2. Only Grün Loudon forages, so he takes the first step unasked; the loser picks the second.':
    '18.5.3 : 1 − 1 = 0 : les raids perdent 2 pas. Seul Grün Loudon pille, il supporte donc le premier pas sans qu’on le demande ; le perdant choisit le second.',
  'By the other reading: the same, the enemy picks Wunsch.':
    'Selon l’autre lecture : le même, l’ennemi choisit Wunsch.',
  'By hand: 2 + 3 + 3 + 1 + 1 + 1 − 1 = 10: FULL to SS. 2 to 6 reach 10: 5/6.':
    'À la main : 2 + 3 + 3 + 1 + 1 + 1 − 1 = 10 : de complet à SS. De 2 à 6 on atteint 10 : 5/6.',
  '18.5.2, “toutes les unités Lt y sont”: 2 steps against none are all there are: +1 by itself. 4 + 3 + 2 + 1 = 10.':
    '18.5.2, « toutes les unités Lt y sont » : 2 pas contre aucun sont tout ce qu’il y a : +1 à lui seul. 4 + 3 + 2 + 1 = 10.',
  '18.5.2: a force or an FD.': '18.5.2 : une force ou un FD.',
  '18.5.3: a light unit belongs to one side.': '18.5.3 : une unité Lt est d’un seul camp.',
  'By hand: the same 10 disorganises an FD.': 'À la main : le même 10 désorganise un FD.',
  'By hand: 6 + 3 + 3 + 1 + 1 + 1 = 15, destroyed.': 'À la main : 6 + 3 + 3 + 1 + 1 + 1 = 15, détruit.',
  '18.5.2: 6 + 5 + 2 − 1 (enemy KK) − 3 (guarded) = 9 fails; with 6 SPs it is 10 and CS stays CS.':
    '18.5.2 : 6 + 5 + 2 − 1 (KK ennemi) − 3 (gardée) = 9 échoue ; avec 6 SPs c’est 10 et CS reste CS.',
  '18.5.2: an enemy target, and a fleet FD is no force.':
    '18.5.2 : une cible ennemie, et un FD de flotte n’est pas une force.',
  '18.5.2: at least one SP, a card of 1 or more, the advantage to one side.':
    '18.5.2 : au moins un SP, une carte de 1 ou plus, l’avantage à un seul camp.',
  '18.5.1: an enemy Area.': '18.5.1 : une région ennemie.',
  '18.5.1: enemy Areas only.': '18.5.1 : des régions ennemies seulement.',
  'By hand: a loser in good order goes 1 space, towards the MD at Leitmeritz.':
    'À la main : un perdant en bon ordre s’en va de 1 espace, vers le MD de Leitmeritz.',
  'By hand: class 2 takes 15 SPs: 1 of 16 is free to go.':
    'À la main : la classe 2 demande 15 SPs : 1 sur 16 est libre de partir.',
  'By hand: garrison 5 of class 2 −1, leader above 1 −1: 4 − 2 = 2, Progress.':
    'À la main : garnison 5 de classe 2 −1, leader au-dessus de 1 −1 : 4 − 2 = 2, Progrès.',
  'By hand: French +1 before Typhus, −1 against the British: 1 is a defeat.':
    'À la main : Français +1 avant Typhus, −1 contre les Anglais : 1 est une défaite.',
  'By hand: 4 SPs + card 3 + far 1 + 8 steps against 2 is 1: 6 + 9 = 15, the FD is destroyed.':
    'À la main : 4 SPs + carte 3 + loin 1 + 8 pas contre 2 font 1 : 6 + 9 = 15, le FD est détruit.',
};
