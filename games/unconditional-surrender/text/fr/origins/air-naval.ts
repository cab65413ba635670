/** Where the figures of air and naval combat come from, each by its English. */
export const airNaval: Readonly<Record<string, string>> = {
  'By hand: German air +2 −1 sortie = +1, die 5: 6. UK air +1, +2 in England against an air strike from outside = +3, die 2: 5. Column 6, row 5 is ♦: one sortie each.':
    'À la main : aviation allemande +2 −1 sortie = +1, dé 5 : 6. Aviation UK +1, +2 en Angleterre contre une frappe aérienne venue d’ailleurs = +3, dé 2 : 5. Colonne 6, ligne 5 : ♦, une sortie chacun.',
  'By hand: UK carrier +2 +1 −2 sea zone in poor weather = +1, die 4: 5. German warship +1 −2 = −1, die 3: 2. Column 5, row 2 is DR+2: one sortie and two.':
    'À la main : porte-avions UK +2 +1 −2 zone maritime par météo mauvaise = +1, dé 4 : 5. Navire allemand +1 −2 = −1, dé 3 : 2. Colonne 5, ligne 2 : DR+2, une sortie et deux.',
  'By hand: German air +2 +1 against a naval unit = +3, die 3: 6. UK convoy +2 −2 = 0, die 2: 2. Column 6, row 2 is DR+2: the trace fails, the activation of convoy and escort ends, supply drops one level from last turn.':
    'À la main : aviation allemande +2 +1 contre une unité navale = +3, dé 3 : 6. Convoi UK +2 −2 = 0, dé 2 : 2. Colonne 6, ligne 2 : DR+2, le tracé échoue, l’activation du convoi et de l’escorte prend fin, le ravitaillement baisse d’un niveau depuis le tour précédent.',
  'By hand: German air +2, die 6: 8. USA bomber +1 −2 = −1, die 2: 1. Column 8, row 1 is DD+3: no Bombed marker, the bomber’s activation ends.':
    'À la main : aviation allemande +2, dé 6 : 8. Bombardier USA +1 −2 = −1, dé 2 : 1. Colonne 8, ligne 1 : DD+3, pas de marqueur Bombed, l’activation du bombardier prend fin.',
  'By hand: German +2 −1 for one sortie = +1, die 5: 6. UK +1 +2 in England = +3, die 2: 5. Column 6, row 5 is ♦: one sortie each. Odds: columns 2 to 7 of rows 4 to 9 hold 16 ♦, 2 DR, 13 AS and 5 AA.':
    'À la main : Allemagne +2 −1 pour une sortie = +1, dé 5 : 6. UK +1 +2 en Angleterre = +3, dé 2 : 5. Colonne 6, ligne 5 : ♦, une sortie chacun. Chances : les colonnes 2 à 7 des lignes 4 à 9 portent 16 ♦, 2 DR, 13 AS et 5 AA.',
  'By hand: German air +2 +1 against a naval unit −3 sorties = 0, die 5: 5. UK warship +2 −2 low supply = 0, die 2: 2. Column 5, row 2 is DR+2: German 4 sorties, warship 2; the escort fails and 4 is fewer than 6.':
    'À la main : aviation allemande +2 +1 contre une unité navale −3 sorties = 0, dé 5 : 5. Navire UK +2 −2 ravitaillement faible = 0, dé 2 : 2. Colonne 5, ligne 2 : DR+2, 4 sorties pour l’aviation allemande, 2 pour le navire ; l’escorte échoue et 4 est inférieur à 6.',
  'By hand: German air +2 +1 −4 sorties = −1, die 4: 3. UK convoy +2 −2 = 0, die 1: 1. Column 3, row 1 is DR+2: German 5 sorties, convoy 2; convoy and escort to port, its activation over, the full army reduced.':
    'À la main : aviation allemande +2 +1 −4 sorties = −1, dé 4 : 3. Convoi UK +2 −2 = 0, dé 1 : 1. Colonne 3, ligne 1 : DR+2, 5 sorties pour l’aviation allemande, 2 pour le convoi ; convoi et escorte au port, son activation est finie, l’armée à pleine puissance est réduite.',
  'The same interdiction: an air unit aboard adds two sorties, also held at six; a reduced army stays reduced.':
    'La même interdiction : une unité aérienne à bord ajoute deux sorties, six au plus là aussi ; une armée réduite reste réduite.',
  'By hand: German air +2 +1 = +3, die 3: 6. UK convoy +2 −2 = 0, die 2: 2. Column 6, row 2 is DR+2: the trace fails, supply drops one level from last turn. A second success in the same turn starts from the same state, and gives low again.':
    'À la main : aviation allemande +2 +1 = +3, dé 3 : 6. Convoi UK +2 −2 = 0, dé 2 : 2. Colonne 6, ligne 2 : DR+2, le tracé échoue, le ravitaillement baisse d’un niveau depuis le tour précédent. Une seconde réussite dans le même tour part du même état, et donne encore faible.',
  'As before with low supply last turn: unsupplied.':
    'Comme l’exemple précédent avec un ravitaillement faible au tour précédent : non ravitaillée.',
  'As before with no supply last turn: the ladder has no lower rung.':
    'Comme l’exemple précédent sans ravitaillement au tour précédent : l’échelle n’a pas d’échelon plus bas.',
  'By hand: +3, die 1: 4. Convoy 0, die 6: 6. Column 4, row 6 is AS+2: attacker 2 sorties, convoy 1; the interdictor’s activation ends.':
    'À la main : +3, dé 1 : 4. Convoi 0, dé 6 : 6. Colonne 4, ligne 6 : AS+2, attaquant 2 sorties, convoi 1 ; l’activation de l’unité en interdiction prend fin.',
  'The German air unit and the warship at 0 each, dice 1 and 6: column 1, row 6 is AA+3: attacker 3 + 3 = 6 sorties, warship 1; the interceptor’s activation ends.':
    'L’aviation allemande et le navire à 0 chacun, dés 1 et 6 : colonne 1, ligne 6 : AA+3, attaquant 3 + 3 = 6 sorties, navire 1 ; l’activation de l’unité en interception prend fin.',
  'As before with two more interceptors, each named: one fights and takes the sorties, the activation of all three ends.':
    'Comme l’exemple précédent avec deux unités en interception de plus, chacune nommée : une combat et prend les sorties, l’activation des trois prend fin.',
  'AS+2 with one more interdictor: “Fin de l’activation des unités en interdiction”, the units, not the unit.':
    'AS+2 avec une unité en interdiction de plus : « Fin de l’activation des unités en interdiction », les unités, non l’unité.',
  'Column 5, row 2 is DR+2, with one more interceptor: the escort fails and no activation ends.':
    'Colonne 5, ligne 2 : DR+2, avec une unité en interception de plus : l’escorte échoue et aucune activation ne prend fin.',
  'By hand: German air +2 +1 −5 sorties = −2, die 6: 4. Warship 0, die 1: 1. Column 4, row 1 is DR+2: sixth sortie, so no new attack; its activation goes on.':
    'À la main : aviation allemande +2 +1 −5 sorties = −2, dé 6 : 4. Navire 0, dé 1 : 1. Colonne 4, ligne 1 : DR+2, sixième sortie, donc pas de nouvelle attaque ; son activation continue.',
  'Column 5, row 2 is DR+2 against an escort of an invasion: the escort fails, the phasing faction calls the invasion off; the activation of every invading unit and of both interceptors ends.':
    'Colonne 5, ligne 2 : DR+2 contre l’escorte d’une invasion : l’escorte échoue, la faction en phase annule l’invasion ; l’activation de chaque unité d’invasion et des deux unités en interception prend fin.',
  'As before, but the phasing faction goes on: the interceptor may attack on.':
    'Comme l’exemple précédent, mais la faction en phase continue : l’unité en interception peut attaquer de nouveau.',
  'By hand: German air +2 +1 = +3, die 6: 9. UK convoy 0, die 2: 2. Column 9, row 2 is DD+3: no invasion, the activation of every unit of the invasion ends, the army aboard among them, and being full it is reduced.':
    'À la main : aviation allemande +2 +1 = +3, dé 6 : 9. Convoi UK 0, dé 2 : 2. Colonne 9, ligne 2 : DD+3, pas d’invasion, l’activation de chaque unité de l’invasion prend fin, celle de l’armée à bord aussi, qui, à pleine puissance, est réduite.',
  'By hand: Italian 0, die 1: 1. UK +1, die 6: 7. Column 1, row 7 is AA+3: only the defender gets support.':
    'À la main : Italie 0, dé 1 : 1. UK +1, dé 6 : 7. Colonne 1, ligne 7 : AA+3, seul le défenseur reçoit le soutien.',
  'By hand: UK carrier +2 +1 −2 sea zone in poor weather = +1, die 4: 5. German warship +1 −2 = −1, die 3: 2. Column 5, row 2 is DR+2.':
    'À la main : porte-avions UK +2 +1 −2 zone maritime par météo mauvaise = +1, dé 4 : 5. Navire allemand +1 −2 = −1, dé 3 : 2. Colonne 5, ligne 2 : DR+2.',
  'By hand: UK carrier +2 −1 = +1, die 6: 7, halved for the weather: 4. French warship +1, die 6: 7, halved for the weather and for no supply: 4, 2. Column 4, row 2 is DR+2.':
    'À la main : porte-avions UK +2 −1 = +1, dé 6 : 7, divisé par deux pour la météo : 4. Navire français +1, dé 6 : 7, divisé par deux pour la météo et faute de ravitaillement : 4, 2. Colonne 4, ligne 2 : DR+2.',
  'By hand: USA carrier +2 +2 fair weather = +4, die 1: 5. German bomber +2 −2 +1 against a naval unit +3 marker = +4, die 4: 8. Column 5, row 8 is AS+2: attacker two sorties.':
    'À la main : porte-avions USA +2 +2 météo bonne = +4, dé 1 : 5. Bombardier allemand +2 −2 +1 contre une unité navale +3 marqueur = +4, dé 4 : 8. Colonne 5, ligne 8 : AS+2, deux sorties pour l’attaquant.',
  'On land in poor weather: German +2 −2 = 0, die 4: 4; UK +1 −2 = −1, die 4: 3. Column 4, row 3 is ♦.':
    'Sur terre par météo mauvaise : Allemagne +2 −2 = 0, dé 4 : 4 ; UK +1 −2 = −1, dé 4 : 3. Colonne 4, ligne 3 : ♦.',
  'The same by the usual reading, where land is spared: 6 against 5 is ♦, with +2 and +1.':
    'Le même selon la lecture habituelle, où la terre est épargnée : 6 contre 5 : ♦, avec +2 et +1.',
  'An Axis air unit defends in England: German +2 +2 = +4, die 1: 5; USA +1, die 3: 4. Column 4, row 5 is ♦.':
    'Une unité aérienne de l’Axe défend en Angleterre : Allemagne +2 +2 = +4, dé 1 : 5 ; USA +1, dé 3 : 4. Colonne 4, ligne 5 : ♦.',
  'The same by the usual reading: German +2, die 1: 3. Column 4, row 3 is ♦.':
    'Le même selon la lecture habituelle : Allemagne +2, dé 1 : 3. Colonne 4, ligne 3 : ♦.',
  'German +2 +1 −5 = −2, die 1: −1, which is 1. Warship 0, die 6: 6. Column 1, row 6 is AA+3: 5 + 3 = 8 sorties.':
    'Allemagne +2 +1 −5 = −2, dé 1 : −1, soit 1. Navire 0, dé 6 : 6. Colonne 1, ligne 6 : AA+3, 5 + 3 = 8 sorties.',
  'German −2, die 6: 4. Warship 0, die 1: 1. Column 4, row 1 is DR+2: sixth sortie, and its activation ends.':
    'Allemagne −2, dé 6 : 4. Navire 0, dé 1 : 1. Colonne 4, ligne 1 : DR+2, sixième sortie, et son activation prend fin.',
  'German air +2 +1 −5 sorties = −2, die 1: −1, which is 1. Warship +2 −2 = 0, die 6: 6. Column 1, row 6 is AA+3: the escort holds; by the letter only “l’unité en interception” stops.':
    'Aviation allemande +2 +1 −5 sorties = −2, dé 1 : −1, soit 1. Navire +2 −2 = 0, dé 6 : 6. Colonne 1, ligne 6 : AA+3, l’escorte tient ; à la lettre, seule « l’unité en interception » s’arrête.',
  'As before with an escort of an invasion; by the literal reading nothing is asked during this combat.':
    'Comme l’exemple précédent avec l’escorte d’une invasion ; à la lettre, rien n’est demandé pendant ce combat.',
  'The aid knows air units, bombers, warships, carriers and convoys.':
    'L’aide connaît unités aériennes, bombardiers, navires de guerre, porte-avions et convois.',
  'Both sides have committed an air unit.': 'Les deux camps ont engagé une unité aérienne.',
  'A bomber is an air unit.': 'Un bombardier est une unité aérienne.',
  'The kind alone says whether a unit is air or naval: nothing can contradict it.':
    'Le type seul dit si une unité est aérienne ou navale : rien ne peut le contredire.',
  'The aid ends the activation of the bomber.': 'L’aide met fin à l’activation du bombardier.',
  'The aid ends the activation of the convoy, and lowers the supply of the tracing unit.':
    'L’aide met fin à l’activation du convoi, et baisse le ravitaillement de l’unité qui trace.',
  'The aid speaks of units in the plural for interception and interdiction only.':
    'L’aide ne parle d’unités au pluriel que pour l’interception et l’interdiction.',
  'Transport speaks of a convoy.': 'Le transport parle d’un convoi.',
  'Sorties are counted.': 'Les sorties se comptent.',
  'Sorties are held at six by the usual reading.': 'Les sorties s’arrêtent à six selon la lecture habituelle.',
  'Escort: a unit attacks again only with fewer than six sorties.':
    'Escorte : une unité n’attaque de nouveau qu’avec moins de six sorties.',
};
