/** Names of the counters in examples, in English. */
import type { Dictionary } from '@grognard/kernel';

export const names = {
  'name.Soviet armoured division': 'Soviet armoured division',
  'name.Soviet division': 'Soviet division',
  'name.Soviet armoured brigade': 'Soviet armoured brigade',
  'name.Bulgarian mechanised division': 'Bulgarian mechanised division',
  'name.Turkish militia division': 'Turkish militia division',
  'name.Soviet mechanised division': 'Soviet mechanised division',
  'name.Marine brigade': 'Marine brigade',
  'name.Coast division': 'Coast division',
  'name.Turkish division': 'Turkish division',
  'name.US F-15': 'US F-15',
  'name.Israeli F-15': 'Israeli F-15',
  'name.US SSN': 'US SSN',
  'name.Depot A': 'Depot A',
  'name.Depot B': 'Depot B',
  'name.Rearguard': 'Rearguard',
  'name.Engineers': 'Engineers',
  'name.4th MAB': '4th MAB',
} satisfies Dictionary;
