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
  /** Supply points lost each turn while they are wanting. */
  readonly penalty: number;
  readonly rerolledAfter: 'event5' | 'pactInGreece' | 'never';
};

const PLAIN = { lasts: 'game', divisions: {}, penalty: 0, rerolledAfter: 'never' } as const;

export const politicalEvents = list<EventRow, Event>({
  id: 'political-events',
  title: { en: 'Random political events table', fr: 'Tableau des événements politiques aléatoires' },
  provenance: { document: 'charts', heading: 'Tableau des événements politiques aléatoires' },
  columns: {
    event: { en: 'Event', fr: 'Événement' },
    hexes: { en: 'Hexes', fr: 'Hexagones' },
    lasts: { en: 'Lasts', fr: 'Durée' },
    divisions: { en: 'Divisions wanted', fr: 'Divisions exigées' },
    penalty: { en: 'Supply points lost a turn', fr: 'Points de ravitaillement perdus par tour' },
    rerolledAfter: { en: 'Rolled again after', fr: 'Relancé après' },
  },
  rowWords: 'eventNumber',
  cellWords: { event: '', lasts: 'lasts', rerolledAfter: 'rerolledAfter' },
  rows: {
    '1': { ...PLAIN, event: 'event.1', hexes: ['AZ-07'] },
    '2': { ...PLAIN, event: 'event.2', hexes: ['AZ-06'], lasts: 'die' },
    '3': { ...PLAIN, event: 'event.3', hexes: ['AZ-05'], lasts: 'die' },
    '4': { ...PLAIN, event: 'event.4', hexes: ['AY-07'], rerolledAfter: 'event5' },
    '5': { ...PLAIN, event: 'event.5', hexes: ['AY-07', 'AS-06'] },
    '6': { ...PLAIN, event: 'event.6', hexes: [], rerolledAfter: 'pactInGreece' },
    '7': { ...PLAIN, event: 'event.7', hexes: ['AV-01'], lasts: 'untilMet', divisions: { ussr: 3 } },
    '8': { ...PLAIN, event: 'event.8', hexes: ['AZ-06'] },
    '9': {
      ...PLAIN,
      event: 'event.9',
      hexes: ['AS-00', '2003'],
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
