/** Les noms des pions des exemples, en français. */
import type { Translation } from '@grognard/kernel';
import type { names as en } from '../en/names.ts';

export const names: Translation<typeof en> = {
  'name.Soviet armoured division': 'Division blindée soviétique',
  'name.Soviet division': 'Division soviétique',
  'name.Soviet armoured brigade': 'Brigade blindée soviétique',
  'name.Bulgarian mechanised division': 'Division mécanisée bulgare',
  'name.Turkish militia division': 'Division de milice turque',
  'name.Soviet mechanised division': 'Division mécanisée soviétique',
  'name.Marine brigade': 'Brigade de marines',
  'name.Coast division': 'Division côtière',
  'name.Turkish division': 'Division turque',
  'name.US F-15': 'F-15 américain',
  'name.Israeli F-15': 'F-15 israélien',
  'name.US SSN': 'SSN américain',
  'name.Depot A': 'Dépôt A',
  'name.Depot B': 'Dépôt B',
  'name.Rearguard': 'Arrière-garde',
  'name.Engineers': 'Génie',
  'name.4th MAB': '4e MAB',
};
