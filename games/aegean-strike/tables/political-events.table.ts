/** Random political events table. What an event does beyond the figures here is told in its own words. */
import { list } from '@grognard/kernel';
import type { Event } from '../vocabulary.ts';

type EventRow = {
  readonly event: string;
  /** The hexes it concerns. */
  readonly hexes: readonly string[];
  /** Whether a die says how many turns it lasts. */
  readonly lasts: 'die' | 'game' | 'untilMet';
  /** Divisions wanted, by country. */
  readonly divisions: Readonly<Record<string, number>>;
  /** Turns after this one at whose end they must be there. */
  readonly grace: number;
  /** Supply points lost each turn while they are wanting. */
  readonly penalty: number;
  /** Anti-air value of its cities, and the Hits that make a country surrender. */
  readonly antiAir: number;
  readonly hits: number;
  /** Whose airbase and port its hex becomes. */
  readonly base: 'nato' | 'pact' | 'nobody';
  readonly rerolledAfter: 'event5' | 'pactInGreece' | 'never';
};

const PLAIN = {
  lasts: 'game',
  divisions: {},
  grace: 0,
  penalty: 0,
  antiAir: 0,
  hits: 0,
  base: 'nobody',
  rerolledAfter: 'never',
} as const;

export const politicalEvents = list<EventRow, Event>({
  id: 'political-events',
  title: { en: 'Random political events table', fr: 'Tableau des événements politiques aléatoires' },
  provenance: { document: 'charts', heading: 'Tableau des événements politiques aléatoires' },
  columns: {
    event: { en: 'Event', fr: 'Événement' },
    hexes: { en: 'Hexes', fr: 'Hexagones' },
    lasts: { en: 'Lasts', fr: 'Durée' },
    divisions: { en: 'Divisions wanted', fr: 'Divisions exigées' },
    grace: { en: 'Turns after this one', fr: 'Tours après celui-ci' },
    penalty: { en: 'Supply points lost a turn', fr: 'Points de ravitaillement perdus par tour' },
    antiAir: { en: 'Anti-air value', fr: 'Valeur anti-aérienne' },
    hits: { en: 'Hits to surrender', fr: 'Hits avant reddition' },
    base: { en: 'Airbase and port of', fr: 'Base aérienne et port de' },
    rerolledAfter: { en: 'Rolled again after', fr: 'Relancé après' },
  },
  cellWords: { event: '', lasts: 'lasts', base: 'base', rerolledAfter: 'rerolledAfter' },
  rows: {
    '1': { ...PLAIN, event: 'event.1', hexes: ['AZ-07'] },
    '2': { ...PLAIN, event: 'event.2', hexes: ['AZ-06'], lasts: 'die' },
    '3': { ...PLAIN, event: 'event.3', hexes: ['AZ-05'], lasts: 'die' },
    '4': { ...PLAIN, event: 'event.4', hexes: ['AY-07'], rerolledAfter: 'event5' },
    '5': { ...PLAIN, event: 'event.5', hexes: ['AY-07', 'AS-06'], antiAir: 5, hits: 25 },
    '6': { ...PLAIN, event: 'event.6', hexes: [], rerolledAfter: 'pactInGreece' },
    '7': { ...PLAIN, event: 'event.7', hexes: ['AV-01'], lasts: 'untilMet', divisions: { ussr: 3 }, grace: 1 },
    '8': { ...PLAIN, event: 'event.8', hexes: ['AZ-06'], base: 'pact' },
    '9': {
      ...PLAIN,
      event: 'event.9',
      hexes: ['AS-00', '2003'],
      base: 'nato',
      lasts: 'untilMet',
      divisions: { bulgaria: 1 },
      penalty: 5,
    },
    '10': {
      ...PLAIN,
      event: 'event.10',
      hexes: [],
      lasts: 'untilMet',
      divisions: { turkey: 2, greece: 1 },
      penalty: 5,
    },
  },
});
