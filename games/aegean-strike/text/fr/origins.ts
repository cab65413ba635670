/** Where the figures of the worked examples come from, each by its English. */
export const origins: Readonly<Record<string, string>> = {
  'Example of movement and formation: 4 road hexes in MC.':
    'Exemple de mouvement et de formation : 4 hexagones de route en MC.',
  'Example of movement and formation: 2 road hexes in HA.':
    'Exemple de mouvement et de formation : 2 hexagones de route en HA.',
  'Example of movement and formation: 2 road hexes in HD.':
    'Exemple de mouvement et de formation : 2 hexagones de route en HD.',
  'Example of movement and formation: 1 road hex in DA.':
    'Exemple de mouvement et de formation : 1 hexagone de route en DA.',
  'Example of movement and formation: 8 road hexes in T.':
    'Exemple de mouvement et de formation : 8 hexagones de route en T.',
  'Example of movement and formation: 0 road hexes in DD.':
    'Exemple de mouvement et de formation : 0 hexagone de route en DD.',
  'Example of movement and formation: 0 road hexes in R.':
    'Exemple de mouvement et de formation : 0 hexagone de route en R.',
  'Example of movement and formation: 4 points on the road, 0 to leave Movement to Contact, 4 to enter Deliberate Assault: 8; next to an enemy in a hex it can enter, it may declare combat.':
    'Exemple de mouvement et de formation : 4 points sur la route, 0 pour quitter le mouvement au contact, 4 pour passer en assaut délibéré : 8 ; à côté d’un ennemi dont elle peut entrer dans l’hexagone, elle peut déclarer un combat.',
  'Example of movement and formation: 0 + 4 of the 4 points left.':
    'Exemple de mouvement et de formation : 0 + 4 des 4 points restants.',
  'Example of zones of control: A locks where it can go, not 4423, 4424, 4525, 4623; B not the water of 5827, 5828, 5729; C is fluid all round, mountains included; the division locks 4526, 4625, 4727, is fluid in Antalya, and has no zone in the mountains of 4726 nor the water of 4627.':
    'Exemple de zones de contrôle : A verrouille là où elle peut aller, non en 4423, 4424, 4525, 4623 ; B non dans l’eau de 5827, 5828, 5729 ; C est fluide tout autour, montagnes comprises ; la division verrouille 4526, 4625, 4727, est fluide à Antalya, et n’a de zone ni dans les montagnes de 4726 ni dans l’eau de 4627.',
  'Example of zones of control, last sentence, and formation chart, note 1: a locking zone in the city attacked only, if engineers are there.':
    'Exemple de zones de contrôle, dernière phrase, et table des formations, note 1 : zone verrouillée dans la seule cité attaquée, si le génie est là.',
  'Example of combat air patrol and weapon characteristics summary: the Tu-126 has 1 at 14 hexes, which is column 02 with its five hexes; the E-2 has 9 and the carrier 7 in their own hex. All else is lost: 85 hexes less those.':
    'Exemple de patrouille aérienne de combat et résumé des caractéristiques des armements : le Tu-126 a 1 à 14 hexagones, soit la colonne 02 et ses cinq hexagones ; l’E-2 a 9 et le porte-avions 7 dans leur hexagone. Tout le reste est perdu : 85 hexagones moins ceux-là.',
  'Example of combat air patrol and weapon characteristics summary: the E-2 has 6 at 14 hexes, column 16, and 9 in its own hex; the Tu-126 has 8 and the carrier 7 in theirs. All else is lost.':
    'Exemple de patrouille aérienne de combat et résumé des caractéristiques des armements : l’E-2 a 6 à 14 hexagones, colonne 16, et 9 dans son hexagone ; le Tu-126 a 8 et le porte-avions 7 dans le leur. Tout le reste est perdu.',
  'Terrain chart, Bosphorus: an engineer unit may bridge it, which lets it be crossed, at +2.':
    'Tableau des effets du terrain, Bosphore : une unité du génie peut le ponter, ce qui le rend franchissable, à +2.',
  'Example of supply: A is 20 armour movement points from D, B 18; both are in.':
    'Exemple de ravitaillement : A est à 20 points de mouvement blindé de D, B à 18 ; les deux y sont.',
  'Example of supply: A is now at 22, out of the network; B is still within 20.':
    'Exemple de ravitaillement : A est maintenant à 22, hors du réseau ; B est encore dans les 20.',
  'Example of supply, unit C, with its 4 read as a distance of 4 points and a limit of 5.':
    'Exemple de ravitaillement, unité C, son 4 étant lu comme une distance de 4 points et une limite de 5.',
  'Example of supply: after interdiction of 3924 the unit is out of supply (4 + 2 points).':
    'Exemple de ravitaillement : après l’interdiction de 3924, l’unité n’est plus ravitaillée (4 + 2 points).',
  'Example across the maps: 1 strategic point into the transition hex, 5 operational points to the edge, 1 a hex from there.':
    'Exemple d’une carte à l’autre : 1 point stratégique pour entrer dans l’hexagone de transition, 5 points opérationnels jusqu’au bord, 1 par hexagone ensuite.',
  'Example across the maps: 5 operational points back to the transition hex, then 1 strategic (10 operational) a hex.':
    'Exemple d’une carte à l’autre : 5 points opérationnels pour revenir à l’hexagone de transition, puis 1 stratégique (10 opérationnels) par hexagone.',
  'Example of ground combat: (4 + 5) × 2 = 18 against 3 × 3 = 9 is 2-1; quality 3 left, hasty defence 1 left, armour 2 right: +1; die 2 + 2 for close air support = 4: 1/1; the airborne retreat instead of the Hit, the attackers pursue. Supply points by the formation chart: 2 + 5, and 1.':
    'Exemple de combat terrestre : (4 + 5) × 2 = 18 contre 3 × 3 = 9 fait 2-1 ; qualité 3 à gauche, défense précipitée 1 à gauche, blindés 2 à droite : +1 ; dé 2 + 2 d’appui aérien rapproché = 4 : 1/1 ; les parachutistes retraitent au lieu de subir le Hit, les attaquants poursuivent. Points de ravitaillement selon la table des formations : 2 + 5, et 1.',
  'Example of ground combat with the strike thrown: bombardment 5, less 2 for mountain, is 3; a 3 is equal, 1 Hit; then as printed. Odds: support succeeds 3 times in 10 (rows 3 to 10, 10, 10), fails 7 times in 10 (rows 1 to 10); column +1 reads 1/0 1/0 1/1 1/1 1/1 1/1 0/1 0/1 1/2 0/2.':
    'Exemple de combat terrestre, la frappe lancée au dé : bombardement 5, moins 2 pour la montagne, fait 3 ; un 3 l’égale, 1 Hit ; ensuite comme imprimé. Chances : l’appui réussit 3 fois sur 10 (lignes 3 à 10, 10, 10), échoue 7 fois sur 10 (lignes 1 à 10) ; la colonne +1 se lit 1/0 1/0 1/1 1/1 1/1 1/1 0/1 0/1 1/2 0/2.',
  'Example of disengagement: one Hit, 8 − 4 = 4, a 4 or more goes back one hex, the Soviet unit may follow one hex.':
    'Exemple de retrait : un Hit, 8 − 4 = 4, avec 4 ou plus elle recule d’un hexagone, l’unité soviétique peut suivre d’un hexagone.',
  'Example of amphibious landing, first case: 2 movement points, the marines are ashore.':
    'Exemple de débarquement amphibie, premier cas : 2 points de mouvement, les marines sont à terre.',
  'Example of amphibious landing, second case; by hand: 4 against 4 is column 0, die 1 is 1/0, and the enemy retreats whatever the result.':
    'Exemple de débarquement amphibie, deuxième cas ; à la main : 4 contre 4 fait la colonne 0, le dé 1 fait 1/0, et l’ennemi retraite quel que soit le résultat.',
  'Example of amphibious landing, third case; by hand: column 0, die 5 is 1/1.':
    'Exemple de débarquement amphibie, troisième cas ; à la main : colonne 0, le dé 5 fait 1/1.',
  'Example of amphibious landing, last case; by hand: two Hits of bombardment are too few, die 1 is 1/0, doubled to 2.':
    'Exemple de débarquement amphibie, dernier cas ; à la main : deux Hits de bombardement ne suffisent pas, le dé 1 fait 1/0, doublé à 2.',
  'Terrain chart, sea: a sea hexside is crossed only by amphibious or other sea transport.':
    'Tableau des effets du terrain, mer : un côté d’hexagone de mer ne se franchit que par transport amphibie ou autre transport maritime.',
  'Parachute drop table: 7 + 3 for the fire from the drop hex is 10: eliminated.':
    'Tableau de saut en parachute : 7 + 3 pour le feu venu de l’hexagone de largage font 10 : éliminée.',
  'Example of short-range air-air interception, every die as printed.':
    'Exemple d’interception air-air à courte portée, chaque dé comme imprimé.',
  'By hand from the two examples.': 'À la main, d’après les deux exemples.',
  'Example of long-range air-air interception; its combat by hand.':
    'Exemple d’interception air-air à longue portée ; son combat à la main.',
  'Example of short-range air-air interception, from the first shot on.':
    'Exemple d’interception air-air à courte portée, à partir du premier tir.',
  'Example of long-range air-air interception: 7 against 5, then 6 against 7.':
    'Exemple d’interception air-air à longue portée : 7 contre 5, puis 6 contre 7.',
  'Example of combat air patrol: surface value 1 at 14 hexes, die 1.':
    'Exemple de patrouille aérienne de combat : valeur de surface 1 à 14 hexagones, dé 1.',
  'Example of combat air patrol: air value 6 at 14 hexes, die 4.':
    'Exemple de patrouille aérienne de combat : valeur aérienne 6 à 14 hexagones, dé 4.',
  'Example of naval combat: 2 at one strategic hex, dice 5 and 3; 4 in the same hex, dice 3 and 7.':
    'Exemple de combat naval : 2 à un hexagone stratégique, dés 5 et 3 ; 4 dans le même hexagone, dés 3 et 7.',
  'Example of air-ground and ground-air combat; forest, which changes nothing, is taken.':
    'Exemple de combat air-sol et sol-air ; on prend la forêt, qui ne change rien.',
  'Example of supply: three Hits or more in a turn eliminate a depot, fewer are removed in the final phase. One die each: box 4, 2 Hits.':
    'Exemple de ravitaillement : trois Hits ou plus dans un tour éliminent un dépôt, moins sont retirés à la phase finale. Un dé chacun : case 4, 2 Hits.',
  'By hand: 4 + 1 in clear is 5; die 6 misses.': 'À la main : 4 + 1 en terrain clair font 5 ; le dé 6 manque.',
  'Example of air-ground and ground-air combat: 1 against 1, ECM 7 against 5: one Hit, the owner’s choice.':
    'Exemple de combat air-sol et sol-air : 1 contre 1, ECM 7 contre 5 : un Hit, au choix du propriétaire.',
  'Example of combat air patrol: 4 against 9 is box 5 (3 Hits); ECM 3 against 4 moves one box: box 4, 3 Hits.':
    'Exemple de patrouille aérienne de combat : 4 contre 9 fait la case 5 (3 Hits) ; ECM 3 contre 4 déplace d’une case : case 4, 3 Hits.',
  'Air mission prerequisites summary: combat unit, interception mode, enemy movement, anti-air marker, 1 supply point.':
    'Résumé des conditions préalables des missions aériennes : unité de combat, mode interception, mouvement ennemi, marqueur anti-aérien, 1 point de ravitaillement.',
  'Soviet Union air defence table: 8-9, the mission aborts with two Hits.':
    'Table de défense aérienne de l’Union soviétique : 8-9, abandon de la mission avec deux Hits.',
  'Example of combat air patrol: within 20 hexes of the carrier; the Su-24 rolls 5 against 4 and does not see the F-14; 4 against 9 is box 5; ECM 3 against 4: box 4, 3 Hits; it aborts.':
    'Exemple de patrouille aérienne de combat : à 20 hexagones au plus du porte-avions ; le Su-24 fait 5 contre 4 et ne voit pas le F-14 ; 4 contre 9 fait la case 5 ; ECM 3 contre 4 : case 4, 3 Hits ; il abandonne la mission.',
  'Example of combat air patrol from the take-off on: the E-2 detects with 4 against 6 at 14 hexes; then the patrol as printed: 5, 4, 3.':
    'Exemple de patrouille aérienne de combat à partir du décollage : l’E-2 détecte avec 4 contre 6 à 14 hexagones ; puis la CAP comme imprimé : 5, 4, 3.',
  'General naval example: the initiative number is 3; the SSN and the SSGN move, the SSN moves on in the same naval move, and the CG takes the last one of the action stage.':
    'Exemple général naval : le numéro d’initiative est 3 ; le SSN et le SSGN se déplacent, le SSN continue dans le même mouvement naval, et le CG prend le dernier de la phase d’action.',
  'General naval example, which prints no dice: ratings and dice are chosen to give what it tells.':
    'Exemple général naval, qui n’imprime aucun dé : valeurs et dés sont choisis pour donner ce qu’il raconte.',
  'Example of naval combat.': 'Exemple de combat naval.',
  'Example of naval combat; its dice by hand.': 'Exemple de combat naval ; ses dés à la main.',
  'Example of naval combat: all values lower by 3, movement excepted.':
    'Exemple de combat naval : toutes les valeurs baissent de 3, sauf le mouvement.',
  'Random political events table, 1: one F-15 and two F-16.':
    'Table des événements politiques aléatoires, 1 : un F-15 et deux F-16.',
  'Random political events table, 4 and 6: ignored and thrown again once 5 has happened or the Pact is in Greece. 4, 6 and 4 are thrown again, 7 stands. Each of the eight left has 1/10 ÷ (1 − 2/10) = 1/8; 5 is a repeat.':
    'Table des événements politiques aléatoires, 4 et 6 : ignorés et relancés une fois le 5 survenu ou le Pacte en Grèce. 4, 6 et 4 sont relancés, 7 vaut. Chacun des huit qui restent a 1/10 ÷ (1 − 2/10) = 1/8 ; 5 est une répétition.',
  'Random political events table, 9 and 10: 5 supply points a turn for each country that fails; Greece has its division, and its demand is met.':
    'Table des événements politiques aléatoires, 9 et 10 : 5 points de ravitaillement par tour pour chaque pays qui y manque ; la Grèce a sa division, et son exigence est satisfaite.',
};
