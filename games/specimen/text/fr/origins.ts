/** Where the figures of the worked examples come from, each by its English. */
export const origins: Readonly<Record<string, string>> = {
  'By hand: 11/4 is 2/1; 5 − 1 + 1 = 5; row 5, column 2/1 is D1; the defender retreats and the pursuit rolls 6.':
    'À la main : 11/4 fait 2/1 ; 5 − 1 + 1 = 5 ; ligne 5, colonne 2/1 : D1 ; le défenseur retraite et la poursuite fait 6.',
  'By hand: 2.75 is nearest to 3/1; 6 − 0 + 0, row 6, column 3/1 is D2; pursuit 1.':
    'À la main : 2,75 est au plus près de 3/1 ; 6 − 0 + 0, ligne 6, colonne 3/1 : D2 ; poursuite 1.',
  'A six-sided die.': 'Un dé à six faces.',
  'Strengths run from 1 to 40.': 'Les forces vont de 1 à 40.',
};
