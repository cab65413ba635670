/** Ratings the worked examples give; every other counter is the player's own. */
import { list } from '@grognard/kernel';

type RatingRow = { readonly ratings: Readonly<Record<string, number | string>>; readonly heading: string };

export const knownRatings = list<RatingRow, string>({
  id: 'ratings',
  title: { en: 'Ratings known from the examples', fr: 'Valeurs connues par les exemples' },
  provenance: { document: 'charts', heading: 'Exemples' },
  columns: { ratings: { en: 'Ratings', fr: 'Valeurs' }, heading: { en: 'Example', fr: 'Exemple' } },
  rows: {
    'F-15': { ratings: { antiAir: 8 }, heading: 'Interception air-air à courte portée' },
    'F-14': { ratings: { antiAir: 9 }, heading: 'Patrouille aérienne de combat' },
    'MiG-23': { ratings: { antiAir: 6, ecm: 5 }, heading: 'Interception air-air à courte portée' },
    'Su-24': { ratings: { bombardment: 5, ecm: 4 }, heading: 'Combat air-sol ; Patrouille aérienne de combat' },
    '4th MAB': { ratings: { antiAir: 1, hitsToHalf: 2, hitsToEliminate: 3 }, heading: 'Combat air-sol' },
    '2/82': { ratings: { strength: 3, quality: 'E', hitsToHalf: 2 }, heading: 'Combat terrestre' },
    'Soviet armoured brigade': { ratings: { strength: 4, quality: 'L' }, heading: 'Combat terrestre' },
    'Bulgarian mechanised division': { ratings: { strength: 5, quality: 'L' }, heading: 'Combat terrestre' },
    'Turkish militia division': { ratings: { strength: 4, quality: 'M' }, heading: 'Retraite' },
    'Soviet mechanised division': { ratings: { strength: 8 }, heading: 'Retraite' },
    'Soviet armoured division': { ratings: { movement: 8 }, heading: 'Mouvement et formation' },
    'US SSN': { ratings: { subsurface: 8, ecm: 8, movement: 6 }, heading: 'Combat naval' },
    'Soviet SSN': { ratings: { subsurface: 6, ecm: 4 }, heading: 'Combat naval' },
    'Cairo, Benghazi': { ratings: { antiAir: 5 }, heading: 'Événements politiques aléatoires, 5' },
  },
});
