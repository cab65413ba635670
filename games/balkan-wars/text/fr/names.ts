/** Names of the counters in examples, in French. */
import type { Translation } from '@grognard/kernel';
import type { names as english } from '../en/names.ts';

export const names: Translation<typeof english> = {
  'name.1st Division': '1re Division',
  'name.3rd Division': '3e Division',
  'name.8th Division': '8e Division',
  'name.9th Division': '9e Division',
  'name.Sappers': 'Sapeurs',
  'name.Siege guns': 'Canons de siège',
  'name.Timok Division': 'Division du Timok',
  'name.Battery': 'Batterie',
  'name.Field guns': 'Canons de campagne',
  'name.Army artillery': 'Artillerie d’armée',
  'name.Attacker': 'Attaquant',
  'name.Defender': 'Défenseur',
  'name.Support': 'Soutien',
  'name.Fort': 'Fortification',
  'name.Depot': 'Dépôt',
  'name.Guards': 'Gardes',
  'name.Staff': 'État-major',
  'name.Leaves': 'Sort',
  'name.Stays': 'Reste',
  'name.Guns': 'Canons',
  'name.Engineers': 'Génie',
  'name.HQ': 'QG',
  'name.Cavalry': 'Cavalerie',
  'name.Greek division': 'Division grecque',
};
