/** Random political events table. What an event does beyond the figures here is told in its own words. */
import { list } from '@grognard/kernel';
import type { Debtor, Event } from '../vocabulary.ts';

type EventRow = {
  readonly event: string;
  /** The hexes it concerns. */
  readonly hexes: readonly string[];
  /** Whether a die says how many turns it lasts. */
  readonly lasts: 'die' | 'game' | 'untilMet';
  /** Whose airbase and port its hex becomes. */
  readonly base: 'nato' | 'pact' | 'nobody';
  readonly rerolledAfter: 'event5' | 'pactInGreece' | 'never';
};

const PLAIN = { lasts: 'game', base: 'nobody', rerolledAfter: 'never' } as const;
const EVENT = { en: 'Event', fr: 'Événement' };
const provenance = { document: 'charts', heading: 'Tableau des événements politiques aléatoires' };

export const politicalEvents = list<EventRow, Event>({
  id: 'political-events',
  title: { en: 'Random political events table', fr: 'Tableau des événements politiques aléatoires' },
  provenance,
  columns: {
    event: EVENT,
    hexes: { en: 'Hexes', fr: 'Hexagones' },
    lasts: { en: 'Lasts', fr: 'Durée' },
    base: { en: 'Airbase and port of', fr: 'Base aérienne et port de' },
    rerolledAfter: { en: 'Rolled again after', fr: 'Relancé après' },
  },
  cellWords: { event: '', lasts: 'lasts', base: 'base', rerolledAfter: 'rerolledAfter' },
  rows: {
    '1': { ...PLAIN, event: 'event.1', hexes: ['AZ-07'] },
    '2': { ...PLAIN, event: 'event.2', hexes: ['AZ-06'], lasts: 'die' },
    '3': { ...PLAIN, event: 'event.3', hexes: ['AZ-05'], lasts: 'die' },
    '4': { ...PLAIN, event: 'event.4', hexes: ['AY-07'], rerolledAfter: 'event5' },
    '5': { ...PLAIN, event: 'event.5', hexes: ['AY-07', 'AS-06'] },
    '6': { ...PLAIN, event: 'event.6', hexes: [], rerolledAfter: 'pactInGreece' },
    '7': { ...PLAIN, event: 'event.7', hexes: ['AV-01'], lasts: 'untilMet' },
    '8': { ...PLAIN, event: 'event.8', hexes: ['AZ-06'], base: 'pact' },
    '9': { ...PLAIN, event: 'event.9', hexes: ['AS-00', '2003'], lasts: 'untilMet', base: 'nato' },
    '10': { ...PLAIN, event: 'event.10', hexes: [], lasts: 'untilMet' },
  },
});

type DemandRow = {
  readonly event: Event;
  readonly divisions: number;
  /** Turns after this one at whose end they must be there. */
  readonly grace: number;
  /** Supply points lost each turn while they are wanting; the Soviet supply lines are cut instead. */
  readonly penalty: number;
};

/** What events 7, 9 and 10 ask of a country. */
export const eventDemands = list<DemandRow, Debtor>({
  id: 'event-demands',
  title: { en: 'Divisions that political events demand', fr: 'Divisions exigées par les événements politiques' },
  provenance,
  columns: {
    event: EVENT,
    divisions: { en: 'Divisions', fr: 'Divisions' },
    grace: { en: 'Turns after this one', fr: 'Tours après celui-ci' },
    penalty: { en: 'Supply points lost a turn', fr: 'Points de ravitaillement perdus par tour' },
  },
  rowWords: 'nation',
  rows: {
    ussr: { event: '7', divisions: 3, grace: 1, penalty: 0 },
    bulgaria: { event: '9', divisions: 1, grace: 0, penalty: 5 },
    turkey: { event: '10', divisions: 2, grace: 0, penalty: 5 },
    greece: { event: '10', divisions: 1, grace: 0, penalty: 5 },
  },
});

type CityRow = { readonly antiAir: number; readonly hits: number };

/** The two cities of event 5. */
export const eventCities = list<CityRow, 'cairo' | 'benghazi'>({
  id: 'event-cities',
  title: { en: 'War of Egypt and Libya', fr: 'Guerre de l’Égypte et de la Libye' },
  provenance,
  columns: {
    antiAir: { en: 'Anti-air value', fr: 'Valeur anti-aérienne' },
    hits: { en: 'Hits to surrender', fr: 'Hits avant reddition' },
  },
  rowWords: 'installation',
  rows: { cairo: { antiAir: 5, hits: 25 }, benghazi: { antiAir: 5, hits: 25 } },
});
