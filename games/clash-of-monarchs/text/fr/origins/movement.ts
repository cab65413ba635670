/** Where the figures of movement come from, each by its English. */
export const movement: Readonly<Record<string, string>> = {
  'By hand: 6 − 1 − 2 − 2 = 1 MP.': 'À la main : 6 − 1 − 2 − 2 = 1 MP.',
  'By hand: 8 + 1 = 9 MPs.': 'À la main : 8 + 1 = 9 MPs.',
  '12.1: 3 − 2 (28 SPs) − 2 (routed) − 4 (CS) = −5, held at 0.':
    '12.1 : 3 − 2 (28 SPs) − 2 (déroute) − 4 (CS) = −5, ramené à 0.',
  'By the other reading: 6 − 2 − 2 = 2.': 'Selon l’autre lecture : 6 − 2 − 2 = 2.',
  '12.1: at least one SP, one supply level at a time, no rating below 0; siege artillery without SPs falls with the first fault.':
    '12.1 : au moins un SP, un seul niveau de ravitaillement à la fois, pas de MP du Commandant au-dessous de 0 ; l’artillerie de siège sans SPs tombe avec la première faute.',
  'By hand: 6 + 6 − 1 = 11 > 10; 1 lost, 2 MPs, then 2.3 rounded up, 3, of 23: 20 left. Only a 6 succeeds: 1/6.':
    'À la main : 6 + 6 − 1 = 11 > 10 ; 1 perdu, 2 MPs, puis 2,3 arrondi au-dessus, 3, sur 23 : il en reste 20. Seul un 6 réussit : 1/6.',
  '12.3: 8 + 3 = 11 > 10; 1 SP, then 1.3 rounded up, 2, of the 13 left: 3 lost. The horse named first bears its 2 SPs, the infantry the third.':
    '12.3 : 8 + 3 = 11 > 10 ; 1 SP, puis 1,3 arrondi au-dessus, 2, des 13 qui restent : 3 perdus. La cavalerie nommée d’abord supporte ses 2 SPs, l’infanterie le troisième.',
  'The troops listed are 12 SPs, 14 are announced.': 'Les troupes indiquées font 12 SPs, on en annonce 14.',
  'By hand: 5 + 6 − 1 = 10, not above 10; 1 lost, 23 left.':
    'À la main : 5 + 6 − 1 = 10, pas plus de 10 ; 1 perdu, il en reste 23.',
  '12.3: the Command may move; without movement only the first SP goes.':
    '12.3 : le Groupe Commandé peut bouger ; sans mouvement, seul le premier SP est perdu.',
  '12.3: 1 SP, then a tenth of the last one, rounded up.':
    '12.3 : 1 SP, puis un dixième du dernier, arrondi au-dessus.',
  'By the other reading: 1 + 2.1 rounded up = 4 of 21; the default takes 1 + 2 = 3.':
    'Selon l’autre lecture : 1 + 2,1 arrondi au-dessus = 4 sur 21 ; d’ordinaire 1 + 2 = 3.',
  'By the other reading: 1 + 5 = 6 fails, nothing is removed.':
    'Selon l’autre lecture : 1 + 5 = 6 échoue, rien n’est retiré.',
  '12.3: once, after a normal march, with more than one SP.':
    '12.3 : une fois, après une marche normale, avec plus d’un SP.',
  '12.3 adds the commander’s MP rating: a Minor Force has none.':
    '12.3 ajoute le MP du Commandant : une Force Mineure n’en a pas.',
  'A die shows 1 to 6.': 'Un dé montre 1 à 6.',
  '12.8: 2 + 1 + 1 = 4 MPs, the whole allowance.': '12.8 : 2 + 1 + 1 = 4 MPs, toute la capacité.',
  '12.8: 5 MPs are more than 4; no enemy space, once a turn, never with a forced march.':
    '12.8 : 5 MPs dépassent 4 ; pas d’espace ennemi, une fois par tour, jamais avec une marche forcée.',
  '12.8: any other force marches in place of a Strategy card.':
    '12.8 : toute autre force marche au lieu de jouer une carte Stratégique.',
  '12.8: in place of playing a Strategy card.': '12.8 : au lieu de jouer une carte Stratégique.',
  'By hand: 4 + 2 + 1 − 2 = 5, fails; 5 and 6 would do: 1/3.':
    'À la main : 4 + 2 + 1 − 2 = 5, échoue ; 5 et 6 suffiraient : 1/3.',
  '13.0: 5 + 2 − 1 = 6, succeeds.': '13.0 : 5 + 2 − 1 = 6, réussit.',
  '13.0: the commander’s DRM counts, so there must be one.': '13.0 : le DRM du Commandant compte, il en faut donc un.',
  '13.0: not while moving, not from afar; 15.9: a retreat may not be intercepted.':
    '13.0 : ni en mouvement, ni de loin ; 15.9 : une retraite ne peut être interceptée.',
  'By hand: 3 + 2 + 1 = 6, succeeds; 3 to 6: 2/3.': 'À la main : 3 + 2 + 1 = 6, réussit ; de 3 à 6 : 2/3.',
  '14.0: both light lines apply, 3 + 0 + 1 + 2 = 6.': '14.0 : les deux lignes des Lt s’appliquent, 3 + 0 + 1 + 2 = 6.',
  '14.0: the defender withdraws; 15.4.3: not under Surprise Attack!':
    '14.0 : c’est le défenseur qui recule ; 15.4.3 : non sous Surprise Attack!',
  'By hand: 20 ≥ 4 × 5, 5 captured for 0 MP.': 'À la main : 20 ≥ 4 × 5, 5 capturés pour 0 MP.',
  'By hand: in Hills 1 MP for each enemy SP, 5 MPs.': 'À la main : en Collines, 1 MP par SP ennemi, 5 MPs.',
  'By hand: 19 < 20.': 'À la main : 19 < 20.',
  '12.9: somebody must stand there; 15.9: a retreat may not overrun.':
    '12.9 : il faut quelqu’un sur place ; 15.9 : une retraite ne peut déferler.',
  '12.9: 5 MPs needed, 4 left.': '12.9 : il faut 5 MPs, il en reste 4.',
  'By hand: +1 + 1 − 1 = +1; 2 + 1 = 3 halts; 3 to 6 would enter: 2/3.':
    'À la main : +1 + 1 − 1 = +1 ; 2 + 1 = 3 s’arrête ; de 3 à 6 il entrerait : 2/3.',
  'By hand: 3 + 1 = 4 enters.': 'À la main : 3 + 1 = 4 entre.',
  '11.3: no staff line before Generalstab; 3 + 0 = 3 halts.':
    '11.3 : pas de ligne d’état-major avant Generalstab ; 3 + 0 = 3 s’arrête.',
  '11.3: 3 + 1 = 4 enters.': '11.3 : 3 + 1 = 4 entre.',
  '11.3: each Command after the first rolls.': '11.3 : chaque Groupe Commandé après le premier lance le dé.',
  '11.3: Initiative is a whole number from 1 up.': '11.3 : l’Initiative est un nombre entier à partir de 1.',
  'Unknown names and negative counts are refused.': 'Noms inconnus et nombres négatifs sont refusés.',
  'By hand: 2 + 1 + 3 = 6, placed; 2 to 6: 5/6.': 'À la main : 2 + 1 + 3 = 6, posé ; de 2 à 6 : 5/6.',
  'By hand: 1 to 5 MPs.': 'À la main : de 1 à 5 MPs.',
  '12.7: no more MPs than are left, and only one marker.':
    '12.7 : pas plus de MPs qu’il n’en reste, et un seul marqueur.',
  '12.7: the commander’s DRM counts, so there must be one.': '12.7 : le DRM du Commandant compte, il en faut donc un.',
  'By hand: 4 + 2 + 1 − 2 = 5 fails; 3 + 2 + 1 = 6 succeeds. Either force in the space withdraws on 3 to 6: 2/3.':
    'À la main : 4 + 2 + 1 − 2 = 5 échoue ; 3 + 2 + 1 = 6 réussit. L’une ou l’autre force de l’espace recule de 3 à 6 : 2/3.',
  'By hand: 20 ≥ 4 × 5; five captured for 0 MP.': 'À la main : 20 ≥ 4 × 5 ; cinq capturés pour 0 MP.',
  'By hand: withdrawal needs a 6: 1/6. Otherwise a battle of one SP against one with +1: only a 6 kills the defender, 5/6 × 1/6 = 5/36; else nothing is lost and the defender wins, 5/6 × 5/6 = 25/36.':
    'À la main : le recul demande un 6 : 1/6. Sinon, bataille d’un SP contre un avec +1 : seul un 6 tue le défenseur, 5/6 × 1/6 = 5/36 ; autrement rien n’est perdu et le défenseur gagne, 5/6 × 5/6 = 25/36.',
  '13.0: 6 + 2 + 1 − 2 = 7 succeeds; 13 SPs stand, 20 may not overrun them. Measured: AU +1, 2 + 1 = 3, column 19-22: 1 D1. PR +2, 1 + 2 = 3, column 12-14: 1 D0. D0 < D1: AU wins. The light step or the infantry bears the loss.':
    '13.0 : 6 + 2 + 1 − 2 = 7 réussit ; 13 SPs sont là, 20 ne peuvent déferler sur eux. Mesurée : AU +1, 2 + 1 = 3, colonne 19-22 : 1 D1. PR +2, 1 + 2 = 3, colonne 12-14 : 1 D0. D0 < D1 : AU gagne. Le pas Lt ou l’infanterie supporte la perte.',
  '12.10: an empty space, nobody beside it.': '12.10 : un espace vide, personne à côté.',
  '12.10: a battle only if the mover attacks.': '12.10 : bataille seulement si la force en mouvement attaque.',
  '15.4.3: announced, so no withdrawal and no tactic for the enemy; 3 + 2 + 1 (own Lt) = 6 works: +2 and −3. AU +2 + 2 = +4, 3 + 4 = 7, column 3-5: 1-. PR −3, 5 − 3 = 2, column 1-2: 0-. The one Prussian SP is gone.':
    '15.4.3 : annoncée, donc ni recul ni tactique pour l’ennemi ; 3 + 2 + 1 (Lt à soi) = 6 réussit : +2 et −3. AU +2 + 2 = +4, 3 + 4 = 7, colonne 3-5 : 1-. PR −3, 5 − 3 = 2, colonne 1-2 : 0-. L’unique SP prussien disparaît.',
  '15.4.3: after the withdrawal step only Slow Reaction is left to play.':
    '15.4.3 : après l’étape du recul, il ne reste que Slow Reaction à jouer.',
  '15.4.3: once Surprise Attack! is announced the enemy is not asked for tactics; one answered for him is left over.':
    '15.4.3 : une fois Surprise Attack! annoncée, on ne demande plus de tactique à l’ennemi ; une réponse donnée pour lui est de trop.',
  '12.10: whoever intercepts must be described; nobody attacks an ally.':
    '12.10 : qui intercepte doit être décrit ; personne n’attaque un allié.',
  '11.3 inside 12.10: Initiative 1 +1, Prussian +1, 30 SPs −1: a 3 makes 4, it enters (3 to 6: 2/3). 2 + 30 = 32 SPs are four times 8: overrun.':
    '11.3 dans 12.10 : Initiative 1 +1, Prussien +1, 30 SPs −1 : un 3 fait 4, il entre (de 3 à 6 : 2/3). 2 + 30 = 32 SPs valent quatre fois 8 : déferlement.',
  '11.3: a 2 makes 3, it halts. Kleist’s one SP fights alone: 6 + 1 = 7 in column 1-2 kills Hadik’s only SP; who 2, nobody.':
    '11.3 : un 2 fait 3, il s’arrête. Le seul SP de Kleist se bat seul : 6 + 1 = 7 en colonne 1-2 tue l’unique SP de Hadik ; qui 2, personne.',
  '14.0: without a commander the DRM is 0; 6 reaches 6 (1/6). Otherwise both remain, for 1 MP per SP in hills cannot be paid and nobody commands a battle: 5/6.':
    '14.0 : sans Commandant, le DRM est 0 ; un 6 atteint 6 (1/6). Sinon, les deux restent, car on ne peut payer 1 MP par SP en collines et personne ne commande de bataille : 5/6.',
  '12.9: 20 SPs are at least four times 3; no commander is needed for that.':
    '12.9 : 20 SPs font au moins quatre fois 3 ; nul besoin de Commandant pour cela.',
  'By the other reading: 1 SP against 1, the attacker 6 + 1 = 7 kills it; the natural six: who 1, no commander, nobody. The defender’s 1 is 0-.':
    'Selon l’autre lecture : 1 SP contre 1, l’attaquant le tue avec 6 + 1 = 7 ; le six naturel : qui 1, pas de Commandant, personne. Le 1 du défenseur fait 0-.',
  '12.10: one force stands in the space; 15.4.3: tactics follow the commander.':
    '12.10 : une seule force est dans l’espace ; 15.4.3 : les tactiques suivent le Commandant.',
  '11.3: each Command after the first, of the mover’s own alliance.':
    '11.3 : chaque Groupe Commandé après le premier, de la même alliance que la force en mouvement.',
  'By hand: Surprise Attack! 3 + 1 + 2 Lt = 6 works: +2, −3. AU +1 + 2 guns + 1 over 35 SPs + 2 + 1 cavalry = +7; 3 + 1 + 7 = 11, column 31-35: 6 D4. PR +3 + 1 gun − 1 cavalry − 3 = 0; 5 + 3 = 8, column 15-18: 2 D1. D4 is above 3: PR routed, 3 spaces.':
    'À la main : Surprise Attack! 3 + 1 + 2 Lt = 6 réussit : +2, −3. AU +1 + 2 art. de campagne + 1 au-delà de 35 SPs + 2 + 1 cavalerie = +7 ; 3 + 1 + 7 = 11, colonne 31-35 : 6 D4. PR +3 + 1 art. de campagne − 1 cavalerie − 3 = 0 ; 5 + 3 = 8, colonne 15-18 : 2 D1. D4 dépasse 3 : PR en déroute, 3 espaces.',
  'By hand: rating 8, 30 SPs and siege artillery: one −2, 6 MPs.':
    'À la main : MP du Commandant 8, 30 SPs et artillerie de siège : un seul −2, 6 MPs.',
  'By hand: 4 + 8 = 12 passes 11: 2 MPs; 1 SP, then a tenth of 16 rounded up is 2: 14 of 17 left.':
    'À la main : 4 + 8 = 12 passe 11 : 2 MPs ; 1 SP, puis un dixième de 16 arrondi au-dessus, 2 : il en reste 14 sur 17.',
};
