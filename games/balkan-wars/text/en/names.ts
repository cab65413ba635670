/** Names of the counters in examples, in English. */
import type { Dictionary } from '@grognard/kernel';

export const names = {
  'name.1st Division': '1st Division',
  'name.3rd Division': '3rd Division',
  'name.8th Division': '8th Division',
  'name.9th Division': '9th Division',
  'name.Sappers': 'Sappers',
  'name.Siege guns': 'Siege guns',
  'name.Timok Division': 'Timok Division',
  'name.Battery': 'Battery',
  'name.Field guns': 'Field guns',
  'name.Army artillery': 'Army artillery',
  'name.Attacker': 'Attacker',
  'name.Defender': 'Defender',
  'name.Support': 'Support',
  'name.Fort': 'Fortification',
  'name.Depot': 'Depot',
  'name.Guards': 'Guards',
  'name.Staff': 'Staff',
  'name.Leaves': 'Leaves',
  'name.Stays': 'Stays',
  'name.Guns': 'Guns',
  'name.Engineers': 'Engineers',
  'name.HQ': 'HQ',
  'name.Cavalry': 'Cavalry',
  'name.Greek division': 'Greek division',
} satisfies Dictionary;
