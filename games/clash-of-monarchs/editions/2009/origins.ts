/** Where the figures of the worked examples come from, each by its English. */
export const origins: Readonly<Record<string, string>> = {
  'Charts of August 2009: 5 − 1 = 4 (16 to 27 SPs, no other line).':
    'Tables d’août 2009 : 5 − 1 = 4 (de 16 à 27 SPs, pas d’autre ligne).',
  'By hand: 12 − 1 multi-national − 2 heavy − 2 demoralised − 4 CS − 1 enemy lights = 2.':
    'À la main : 12 − 1 multinationale − 2 lourde − 2 démoralisée − 4 CS − 1 Lt ennemies = 2.',
  'By hand: fewer than 16 SPs +1: 6; the two spaces and their way are invented.':
    'À la main : moins de 16 SPs +1 : 6 ; les deux espaces et leur chemin sont inventés.',
  'By hand: fewer than 16 SPs +1: 6.': 'À la main : moins de 16 SPs +1 : 6.',
  'Rating 6 in SS, best 6 + 6 − 2 = 10: it cannot succeed; with 7 a six is 11.':
    'MP du Commandant 6 en SS, au mieux 6 + 6 − 2 = 10 : impossible de réussir ; avec 7, un six fait 11.',
  'Charts of August 2009: in Short Supply only ratings of 7 and 8 can succeed: 6 + 7 − 2 = 11. 1 SP and a tenth of 19.':
    'Tables d’août 2009 : en Ravitaillement Insuffisant, seuls les MP de 7 et 8 peuvent réussir : 6 + 7 − 2 = 11. 1 SP et un dixième de 19.',
  'Charts of August 2009: 6 + 8 − 4 = 10 at best.': 'Tables d’août 2009 : 6 + 8 − 4 = 10 au mieux.',
};
