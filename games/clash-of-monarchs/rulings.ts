/** What the aid leaves open: the readings that can be held, and the one taken. */
import { type Readings, ruling } from '@grognard/kernel';

export const rulings = {
  'heavy-march': ruling({ rule: '12.1', readings: ['once', 'each'], default: 'once' }),
  'forced-march-toll': ruling({ rule: '12.3', readings: ['always', 'success-only'], default: 'always' }),
  'forced-march-tenth': ruling({ rule: '12.3', readings: ['remainder', 'before'], default: 'remainder' }),
  'intense-dice': ruling({ rule: '15.3-7', readings: ['two', 'one', 'three'], default: 'two' }),
  'natural-six': ruling({ rule: '15.7.2', readings: ['enemy', 'own'], default: 'enemy' }),
  endurance: ruling({ rule: '15.7.4', readings: ['at-endurance', 'above-endurance'], default: 'at-endurance' }),
  winner: ruling({ rule: '15.8', readings: ['d-level', 'd-less-endurance'], default: 'd-level' }),
  'hills-cap': ruling({ rule: '15.3-7', readings: ['both', 'attacker'], default: 'both' }),
  'large-in-hills': ruling({ rule: '15.4', readings: ['applies', 'lost'], default: 'applies' }),
  'drm-cap': ruling({ rule: '15.4', readings: ['after-enemy', 'before-enemy'], default: 'after-enemy' }),
  'gamble-target': ruling({ rule: '15.4.3', readings: ['enemy', 'own'], default: 'enemy' }),
  'flanking-lt': ruling({ rule: '15.4.3', readings: ['as-printed', 'ignore'], default: 'as-printed' }),
  'seydlitz-exhausted': ruling({ rule: '15.4.3', readings: ['instead', 'added'], default: 'instead' }),
  'surprise-role': ruling({ rule: '15.4.3', readings: ['attacker', 'either'], default: 'attacker' }),
  'tactic-order': ruling({ rule: '15.4.3', readings: ['attacker-first', 'defender-first'], default: 'attacker-first' }),
  'leader-nobody': ruling({ rule: '15.7.2', readings: ['nobody', 'again-once'], default: 'nobody' }),
  'recruits-both': ruling({ rule: '20.4.1', readings: ['both', 'either'], default: 'both' }),
  'second-raid-step': ruling({ rule: '18.5.3', readings: ['loser', 'winner'], default: 'loser' }),
  'naval-britain': ruling({ rule: '15.10', readings: ['coalition', 'french'], default: 'coalition' }),
  'unled-battle': ruling({ rule: '15.4', readings: ['waits', 'drm-0'], default: 'waits' }),
  'two-fleets': ruling({ rule: '17.4', readings: ['better', 'both'], default: 'better' }),
};

export type Rulings = Readings<typeof rulings>;
