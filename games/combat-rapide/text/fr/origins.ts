/** Where the figures of the worked examples come from, each by its English. */
export const origins: Readonly<Record<string, string>> = {
  'Combat Rapide, French player aid, example 1. The aid names no attacker (France is put first, as printed) and prints only the leaders’ Shock; the other ratings are not used: no Fire, nobody withdraws.':
    'Combat Rapide, aide de jeu française, exemple 1. L’aide ne nomme pas d’attaquant (la France est mise en premier, comme imprimé) et n’imprime que le Choc des chefs ; les autres valeurs ne servent pas : pas de Feu, personne ne retraite.',
  'Combat Rapide, French player aid, example 2. Eastern cavalry is not said: section D gives it to the Turks.':
    'Combat Rapide, aide de jeu française, exemple 2. La cavalerie orientale n’est pas dite : la section D la donne aux Turcs.',
  'Combat Rapide, French player aid, example 3. The Aztecs come to break the siege, so they attack. Neither their want of cavalry (section D) nor that they are natives (the note under the example) is said: the nation proposes both.':
    'Combat Rapide, aide de jeu française, exemple 3. Les Aztèques viennent briser le siège, donc ils attaquent. On ne dit ni qu’ils manquent de cavalerie (section D), ni qu’ils sont indigènes (note sous l’exemple) : la nation propose l’un et l’autre.',
  'Combat Rapide, French player aid, example 4, with 2A+ on each side, which it does not state. The second Spanish Shock is read as nothing (D at 4), where step and addition print ½ and total, force left and gap need nothing.':
    'Combat Rapide, aide de jeu française, exemple 4, avec 2A+ de chaque côté, ce qu’il ne dit pas. Le second Choc espagnol est lu comme rien (D à 4), là où l’étape et l’addition impriment ½ et où le total, la force restante et l’écart demandent rien.',
  'Combat Rapide, French player aid, example 5; the aid names no attacker, the French are put first as printed.':
    'Combat Rapide, aide de jeu française, exemple 5 ; l’aide ne nomme pas d’attaquant, les Français sont mis en premier, comme imprimé.',
  'Combat Rapide, French player aid, example 5, hypothetical continuation. Three printed stars of A at 12 are read as two (its own count of five), and the missing star of B at 7 is read as one.':
    'Combat Rapide, aide de jeu française, exemple 5, suite hypothétique. Les trois étoiles imprimées en A à 12 sont lues comme deux (elle en compte cinq elle-même), et l’étoile absente en B à 7 est lue comme une.',
  'By hand from example 2 without its two +1 (cavalry): Shock 8 − 1 = 7 on A, * and 1½; pursuit 6 − 1 + 2 = 7 on E, ½. 1½ + ½ + 1 (Turkey) + 1 (retreat) = 4; 4 − ½ = 3½, no major victory.':
    'À la main, d’après l’exemple 2 sans ses deux +1 (cavalerie) : Choc 8 − 1 = 7 sur A, * et 1½ ; poursuite 6 − 1 + 2 = 7 sur E, ½. 1½ + ½ + 1 (Turquie) + 1 (retraite) = 4 ; 4 − ½ = 3½, pas de victoire majeure.',
  'Combat Rapide, French player aid, example 3, note: no major victory against a native country. By hand: 9 + 6 + 1 (any Cav against none) = 16 on A, *** and 4, which breaks morale 2; pursuit 1 + 6 + 1 + 2 = 10 on E, 1½; the Aztecs’ 1 on A nothing; retreat 1 nothing. 5½ against 0.':
    'Combat Rapide, aide de jeu française, exemple 3, note : pas de victoire majeure contre un pays indigène. À la main : 9 + 6 + 1 (de la Cav contre aucune) = 16 sur A, *** et 4, ce qui fait craquer un moral de 2 ; poursuite 1 + 6 + 1 + 2 = 10 sur E, 1½ ; le 1 des Aztèques sur A, rien ; retraite 1, rien. 5½ contre 0.',
  'The same dice with the contrary choice: a gap of 5½ is more than 4.':
    'Les mêmes dés avec le choix contraire : un écart de 5½ dépasse 4.',
  'Combat Rapide, French player aid, example 3, note: none is won against natives; of theirs it says nothing. By hand: 10 + 6 = 16 on A, *** and 4; pursuit 1 + 6 + 2 = 9 on E, 1; Spain’s 1 + 1 (any Cav against none) = 2 nothing; retreat 1 nothing.':
    'Combat Rapide, aide de jeu française, exemple 3, note : on n’en remporte pas contre des indigènes ; des leurs, elle ne dit rien. À la main : 10 + 6 = 16 sur A, *** et 4 ; poursuite 1 + 6 + 2 = 9 sur E, 1 ; l’Espagne 1 + 1 (de la Cav contre aucune) = 2, rien ; retraite 1, rien.',
  'By hand: morale 1, column A, a star from 7 up, so each army breaks with 4/10. Both 16/100; only the attacker 24/100; only the defender 24/100, and he withdraws in the other 36/100. Forces of 4 D: no major victory. Dice 3 and 5 inflict nothing and ½; −½ for 4 D; retreat 7 costs 1.':
    'À la main : moral 1, colonne A, une étoile à partir de 7 ; chaque armée craque donc avec 4/10. Les deux 16/100 ; l’attaquant seul 24/100 ; le défenseur seul 24/100, et il retraite dans les 36/100 qui restent. Des forces de 4 D : pas de victoire majeure. Les dés 3 et 5 infligent rien et ½ ; −½ pour 4 D ; retraite 7 coûte 1.',
  'By hand: A at 7 is a star and 1½; both break, with a morale of 1; 1½ − ½ (4 D) = 1 each; row 4 leaves 3 D. No pursuit, no retreat test.':
    'À la main : A à 7 donne une étoile et 1½ ; les deux craquent, avec un moral de 1 ; 1½ − ½ (4 D) = 1 chacune ; la ligne 4 laisse 3 D. Ni poursuite, ni test de retraite.',
  'By hand: both break in the same Shock and lose 1 each; then retreat 4 costs ½ and 9 costs 1: 1½ leaves 3 D of 4, 2 leaves 2 D.':
    'À la main : les deux craquent au même Choc et perdent 1 chacune ; puis retraite 4 coûte ½ et 9 coûte 1 : 1½ laisse 3 D sur 4, 2 laisse 2 D.',
  'By hand: A at 7 gives a star and 1½, then 4 − 1 = 3 gives nothing; morale left 2 against 1; retreat 6 − 2 (manoeuvre) = 4 costs ½; 1½ − ½ + ½ = 1½.':
    'À la main : A à 7 donne une étoile et 1½, puis 4 − 1 = 3 ne donne rien ; moral restant 2 contre 1 ; retraite 6 − 2 (manœuvre) = 4 coûte ½ ; 1½ − ½ + ½ = 1½.',
  'By hand: as where the lower morale loses, but nobody retreats.':
    'À la main : comme là où le moral le plus bas perd, mais personne ne retraite.',
  'By hand: nothing inflicted at 3; retreat 10 costs 1.': 'À la main : rien d’infligé à 3 ; retraite 10 coûte 1.',
  'Combat Rapide, French player aid, example 5 and option M: manoeuvre 4 + morale 2 = 6; rolled 6, the army withdraws and all goes on as in example 5.':
    'Combat Rapide, aide de jeu française, exemple 5 et option M : manœuvre 4 + moral 2 = 6 ; avec un 6, l’armée retraite et tout continue comme dans l’exemple 5.',
  'As the continuation of example 5, with 6 in place of 9 for the test.':
    'Comme la suite de l’exemple 5, avec 6 au lieu de 9 pour le test.',
  'By hand: thresholds 4 + 2 = 6 and 6 + 4 = 10 (French die 10 succeeds by default, so “less than” is played). Second Fire: 1 + 3 + 2 − 1 = 5 on B and 1 + 2 − 1 = 2 on B; second Shock: 1 + 4 − 1 = 4 on A gives ½, 1 − 1 = 0 nothing. Stars 0 and 2 of 4: the Austrian has less morale left; retreat 7 − 4 = 3.':
    'À la main : seuils 4 + 2 = 6 et 6 + 4 = 10 (un 10 français réussit d’ordinaire, on joue donc « inférieur au seuil »). Second Feu : 1 + 3 + 2 − 1 = 5 sur B et 1 + 2 − 1 = 2 sur B ; second Choc : 1 + 4 − 1 = 4 sur A donne ½, 1 − 1 = 0 rien. 0 et 2 étoiles sur 4 : il reste moins de moral à l’Autrichien ; retraite 7 − 4 = 3.',
  'By hand: MUS against MUS is C/B. C at 10 gives ** and 2, B at 3 nothing. Second round: 4 − 1 = 3 and below give nothing. The lone D has morale 4 − 2; a retreat of 1 is free; 2 losses leave nothing of 1 D.':
    'À la main : MUS contre MUS fait C/B. C à 10 donne ** et 2, B à 3 rien. Second round : 4 − 1 = 3 et moins ne donnent rien. Le D seul a un moral de 4 − 2 ; une retraite de 1 est gratuite ; 2 pertes ne laissent rien de 1 D.',
  'By hand: as where it fights on, stopped after the first round; retreat 9 costs 1.':
    'À la main : comme là où elle livre encore le second round, mais arrêtée après le premier ; retraite 9 coûte 1.',
  'By hand: C at 9 gives * and 1½, B at 10 gives ** and 2; 3½ − 2 (1 D) = 1½. The defender withdraws, retreat 1.':
    'À la main : C à 9 donne * et 1½, B à 10 donne ** et 2 ; 3½ − 2 (1 D) = 1½. Le défenseur retraite, 1.',
  'By hand: 3½ − 2 (1 D) = 1½, held to 1.': 'À la main : 3½ − 2 (1 D) = 1½, ramené à 1.',
  'By hand: only the Shocks are thrown: A at 4 gives ½, B at 4 nothing; ½ − ½ (4 D) = 0; retreat 1.':
    'À la main : on ne lance que les Chocs : A à 4 donne ½, B à 4 rien ; ½ − ½ (4 D) = 0 ; retraite 1.',
  'By hand: C at 8 gives a star and no losses (Renaissance); then as without Fire: A at 4 gives ½, B at 4 nothing.':
    'À la main : C à 8 donne une étoile sans perte (Renaissance) ; ensuite comme sans Feu : A à 4 donne ½, B à 4 rien.',
  'Combat Rapide, French player aid, section H: 1A− and 2 pachas are 1A+, so a Renaissance force fires. By hand: C at 1 nothing; A at 7 gives a star and 1½, B at 5 gives ½. Turkey +½ with 1A+, −½ for 4 D: 1½; the defender −½: 0. Cav 4 against 4: no bonus. Retreat 2.':
    'Combat Rapide, aide de jeu française, section H : 1A− et 2 pachas valent 1A+, une force Renaissance fait donc feu. À la main : C à 1 rien ; A à 7 donne une étoile et 1½, B à 5 donne ½. Turquie +½ avec 1A+, −½ pour 4 D : 1½ ; le défenseur −½ : 0. Cav 4 contre 4 : pas de bonus. Retraite 2.',
  'By hand: Cav 4 + 2 × 2 = 8 against 4 is double: 6 + 1 = 7 on A; the rest as where pachas bring no cavalry.':
    'À la main : Cav 4 + 2 × 2 = 8 contre 4, c’est le double : 6 + 1 = 7 sur A ; le reste comme là où les pachas n’apportent pas de cavalerie.',
  'By hand: ARQ against ARQ is C/B. C at 9 gives * and 1½, halved to ½; C at 10 gives ** and 2, halved to 1. B at 5 gives ½, at 3 nothing. Attacker (1 D) ½ + ½ − 2 is below nothing; defender (4 D) 1 − ½ = ½. The attacker declines, then nobody breaks (3 − 2 and 3 − 1 left).':
    'À la main : ARQ contre ARQ fait C/B. C à 9 donne * et 1½, réduit de moitié à ½ ; C à 10 donne ** et 2, réduit de moitié à 1. B à 5 donne ½, à 3 rien. L’attaquant (1 D) ½ + ½ − 2, moins que rien ; le défenseur (4 D) 1 − ½ = ½. L’attaquant refuse de retraiter, puis personne ne craque (il reste 3 − 2 et 3 − 1).',
  'By hand: 8 − 1 = 7 on A gives a star and 1½, 5 − 1 = 4 gives ½.':
    'À la main : 8 − 1 = 7 sur A donne une étoile et 1½, 5 − 1 = 4 donne ½.',
  'By hand: 4 − 1 = 3, then 4 − 1 − 1 = 2 for the attacker; 4, then 4 − 1 = 3 for the defender: ½ in all, − ½ for 4 D. Equal morale: a draw.':
    'À la main : 4 − 1 = 3, puis 4 − 1 − 1 = 2 pour l’attaquant ; 4, puis 4 − 1 = 3 pour le défenseur : ½ en tout, − ½ pour 4 D. À moral égal, bataille indécise.',
  'By hand: as where it counts in both rounds, but 4 − 1 = 3 in the second.':
    'À la main : comme là où elle compte aux deux rounds, mais 4 − 1 = 3 au second.',
  'By hand: A at 8 gives a star and 2; 2 − ½ (6 D) − ½ (Spain) = 1. A at 3 nothing. Retreat 1.':
    'À la main : A à 8 donne une étoile et 2 ; 2 − ½ (6 D) − ½ (Espagne) = 1. A à 3 rien. Retraite 1.',
  'By hand: 2 − ½ (6 D) = 1½.': 'À la main : 2 − ½ (6 D) = 1½.',
  'Combat Rapide, French player aid, section G: from 1492 to 1559. 2 − ½ (6 D) = 1½.':
    'Combat Rapide, aide de jeu française, section G : de 1492 à 1559. 2 − ½ (6 D) = 1½.',
  'By hand: 10 + 6 = 16 on A gives *** and 4, which breaks morale 2 in one round; pursuit 1 + 6 + 2 = 9 on E gives 1; the defender’s 1 nothing. 5 losses against 0, no retreat cost at 1. 6 D lose 5.':
    'À la main : 10 + 6 = 16 sur A donne *** et 4, ce qui fait craquer un moral de 2 en un round ; poursuite 1 + 6 + 2 = 9 sur E donne 1 ; le 1 du défenseur, rien. 5 pertes contre 0, la retraite à 1 ne coûte rien. 6 D en perdent 5.',
  'By hand: 5 losses against 0, but the defender has no A+.':
    'À la main : 5 pertes contre 0, mais le défenseur n’a pas d’A+.',
  'By hand: 5 + 3 = 8 on A gives a star and 2.': 'À la main : 5 + 3 = 8 sur A donne une étoile et 2.',
  'Combat Rapide, French player aid, section C leaves terrain to the base game.':
    'Combat Rapide, aide de jeu française, la section C laisse le terrain au jeu de base.',
  'Combat Rapide, French player aid, sections B and H; example 5 for the Revolution.':
    'Combat Rapide, aide de jeu française, sections B et H ; exemple 5 pour la Révolution.',
  'Nothing to fight with.': 'Rien pour combattre.',
  'Combat Rapide, French player aid, example 1 for the battle; section K: A+, A− and D are three counters, the D is to be moved next turn.':
    'Combat Rapide, aide de jeu française, exemple 1 pour la bataille ; section K : A+, A− et D font trois pions, le D est à déplacer au prochain tour.',
  'Combat Rapide, French player aid, section N: an A− may take in 2 D. By hand: A at 6 gives 1; − ½ (4 D) = ½; row 8 leaves 7, one D of four is lost; retreat 1 nothing.':
    'Combat Rapide, aide de jeu française, section N : une A− peut incorporer 2 D. À la main : A à 6 donne 1 ; − ½ (4 D) = ½ ; la ligne 8 laisse 7, un D sur quatre est perdu ; retraite 1, rien.',
  'Combat Rapide, French player aid, section N, as its owner chooses. By hand: row 8, column 1: left 7; two A− and three D, one A− takes in two: A+ A− D.':
    'Combat Rapide, aide de jeu française, section N, au choix de son joueur. À la main : ligne 8, colonne 1 : il reste 7 ; deux A− et trois D, une A− en incorpore deux : A+ A− D.',
  'By hand: row 8, column 1: left 7, put into A+ A− D by the usual reading, without a question.':
    'À la main : ligne 8, colonne 1 : il reste 7, mis en A+ A− D selon la lecture habituelle, sans question.',
  'Combat Rapide, French player aid, section N: an A− takes in 2 D, nothing else. By hand: row 6, column 1: left 5; one D of two is lost, and one D is too few to be taken in.':
    'Combat Rapide, aide de jeu française, section N : une A− incorpore 2 D, rien d’autre. À la main : ligne 6, colonne 1 : il reste 5 ; un D sur deux est perdu, et un seul D ne suffit pas pour être incorporé.',
  'Combat Rapide, French player aid, example 5: “spécial Révolution”, in 1797. Before 1789 there was none.':
    'Combat Rapide, aide de jeu française, exemple 5 : « spécial Révolution », en 1797. Avant 1789 il n’y en avait pas.',
  'By hand from example 5’s columns: LACE against LACE is B/B, the Revolution shocks on A. B at 4 nothing, A at 4 ½, B at 4 nothing; ½ more for each from 1700 on with 2A+.':
    'À la main, d’après les colonnes de l’exemple 5 : LACE contre LACE fait B/B, la Révolution choque sur A. B à 4 rien, A à 4 ½, B à 4 rien ; ½ de plus chacun à partir de 1700 avec 2A+.',
  'Combat Rapide, French player aid, section B, example: 8 D in equivalents, allowed.':
    'Combat Rapide, aide de jeu française, section B, exemple : 8 D en équivalence, permis.',
  'Combat Rapide, French player aid, section K remarks on two counters in a province: 6 − 2 = 4 too many.':
    'Combat Rapide, aide de jeu française, la section K évoque deux pions par province : 6 − 2 = 4 de trop.',
  'Combat Rapide, French player aid, sections B and H: pachas stand outside the limit and add nothing to 2A+.':
    'Combat Rapide, aide de jeu française, sections B et H : les pachas ne comptent pas dans la limite et n’ajoutent rien à 2A+.',
  'Combat Rapide, French player aid, section H, example: 1A− and 2 pachas are 1A+.':
    'Combat Rapide, aide de jeu française, section H, exemple : 1A− et 2 pachas valent 1A+.',
  'Combat Rapide, French player aid, section B: 9 D in equivalents, one too many.':
    'Combat Rapide, aide de jeu française, section B : 9 D en équivalence, un de trop.',
  'Combat Rapide, French player aid, sections B and H: at most 4 D counters and 2 pachas, Turkish ones.':
    'Combat Rapide, aide de jeu française, sections B et H : au plus 4 pions D et 2 pachas, turcs.',
  'Combat Rapide, French player aid, section B: two Armies, (+) or (−).':
    'Combat Rapide, aide de jeu française, section B : deux Armées, (+) ou (−).',
  'Combat Rapide, French player aid, section N.': 'Combat Rapide, aide de jeu française, section N.',
  'Combat Rapide, French player aid, sections A and N: 3 D before, 4 D after.':
    'Combat Rapide, aide de jeu française, sections A et N : 3 D avant, 4 D après.',
  'Combat Rapide, French player aid, section N describes taking in, nothing else.':
    'Combat Rapide, aide de jeu française, la section N décrit l’incorporation, rien d’autre.',
  'Combat Rapide, French player aid, section J and example 2: 9 costs 1. Table: 1 to 3 nothing, 4 to 6 ½, 7 to 10 one.':
    'Combat Rapide, aide de jeu française, section J et exemple 2 : 9 coûte 1. Table : de 1 à 3 rien, de 4 à 6 ½, de 7 à 10 une.',
  'Combat Rapide, French player aid, example 5: 7 − 4 = 3, nothing. By hand: 1 to 7 less 4 is 3 or less, 8 to 10 is 4 to 6.':
    'Combat Rapide, aide de jeu française, exemple 5 : 7 − 4 = 3, rien. À la main : de 1 à 7 moins 4 font 3 ou moins, de 8 à 10 font 4 à 6.',
  'Combat Rapide, French player aid, example 5, continuation: threshold 4 + 2 = 6, rolled 9. By hand: 4/10 fail; 6/10 × 7/10 and 6/10 × 3/10.':
    'Combat Rapide, aide de jeu française, exemple 5, suite : seuil 4 + 2 = 6, jet de 9. À la main : 4/10 échouent ; 6/10 × 7/10 et 6/10 × 3/10.',
  'Combat Rapide, French player aid, example 5: one Army (+) is left.':
    'Combat Rapide, aide de jeu française, exemple 5 : il reste une Armée (+).',
  'Combat Rapide, French player aid, example 1: A+, A− and D; section K: one counter too many where two are the limit.':
    'Combat Rapide, aide de jeu française, exemple 1 : A+, A− et D ; section K : un pion de trop où la limite est de deux.',
  'By hand: row 4, column 1: left 3; no Army counter at the start, none after (section N).':
    'À la main : ligne 4, colonne 1 : il reste 3 ; pas de pion Armée au début, pas davantage après (section N).',
  'By hand: row 8, column 1½ leaves 7; one Army counter only, so A+ and 3 D, not A+ A− D.':
    'À la main : la ligne 8, colonne 1½ laisse 7 ; un seul pion Armée, donc A+ et 3 D, non A+ A− D.',
  'By hand: without losses the counters stay as they are, though 4 D would be one Army (+).':
    'À la main : sans perte, les pions restent comme ils sont, bien que 4 D vaillent une Armée (+).',
  'Combat Rapide, French player aid, example 2: ½ loss removes 1 D of 10, taken as a pacha.':
    'Combat Rapide, aide de jeu française, exemple 2 : une ½ perte retire 1 D sur 10, pris comme pacha.',
  'Combat Rapide, French player aid, section H: pachas serve to take losses, the Turk chooses. By hand: row 10, column 3 leaves 7; 3 D off 8 leave A+ D.':
    'Combat Rapide, aide de jeu française, section H : les pachas servent à encaisser des pertes, le Turc choisit. À la main : la ligne 10, colonne 3 laisse 7 ; 3 D de moins sur 8 laissent A+ D.',
  'By hand: body 8 + 2 = 10; row 10, column 2 leaves 8; the pacha takes both.':
    'À la main : corps 8 + 2 = 10 ; la ligne 10, colonne 2 laisse 8 ; le pacha encaisse les deux.',
  'By hand: body 8 + 1 = 9; row 9, column 2 leaves 7; the pacha takes one, 7 D are A+ A− D.':
    'À la main : corps 8 + 1 = 9 ; la ligne 9, colonne 2 laisse 7 ; le pacha en encaisse un, 7 D font A+ A− D.',
  'By hand: the last column takes what lies beyond it; nothing is left.':
    'À la main : la dernière colonne reçoit ce qui la dépasse ; il ne reste rien.',
  'Combat Rapide, French player aid, section B.': 'Combat Rapide, aide de jeu française, section B.',
};
