/** Political Events Table: first die tens, second die units; each event for each scenario. */
import { list } from '@grognard/kernel';
import type { Camp, City, Country, GreatPower, Player, PoliticalEvent, Scenario } from '../vocabulary.ts';

/** What an event does, as data; the procedure carries it out. */
export type EventEffect =
  | { readonly type: 'none' }
  | {
      readonly type: 'arms';
      readonly first: readonly number[];
      readonly second: readonly number[];
      readonly unit: 'heavyArtillery';
      readonly place: number;
    }
  | { readonly type: 'volunteers'; readonly first: readonly number[]; readonly second: readonly number[] }
  | { readonly type: 'moraleCollapse'; readonly player: Player; readonly capitulates: readonly number[] }
  | { readonly type: 'disease' }
  | {
      readonly type: 'correspondents';
      readonly gains: readonly number[];
      readonly change: number;
      readonly reveals: readonly number[];
    }
  | { readonly type: 'revoltElsewhere' }
  | { readonly type: 'youngTurks'; readonly moraleAtMost: number }
  | { readonly type: 'guerrilla'; readonly countries: readonly Country[]; readonly extraMovement: number }
  | { readonly type: 'albaniaIndependent' }
  | { readonly type: 'joins'; readonly country: Country; readonly camp: Camp; readonly scenario: Scenario }
  | { readonly type: 'armisticeOffer'; readonly refusedOpponents: number; readonly refusedLeague: number }
  | {
      readonly type: 'separateArmistice';
      readonly country: Country;
      readonly city: City;
      readonly hex: string;
      readonly inside: 'whollyInside' | 'unspecified';
    }
  | { readonly type: 'alliance'; readonly power: GreatPower; readonly camp: Camp; readonly scenario: Scenario }
  | { readonly type: 'crisis' }
  | { readonly type: 'confrontation' }
  | { readonly type: 'navalEngagement'; readonly turkish: readonly number[]; readonly league: readonly number[] };

type Row = {
  readonly rolls: readonly number[];
} & Readonly<Record<Scenario, EventEffect>>;

const LOW = [1, 2, 3];
const HIGH = [4, 5, 6];
const NONE = { type: 'none' } as const;

const row = (rolls: readonly number[], first: EventEffect, second: EventEffect = first): Row => ({
  rolls,
  '1': first,
  '2': second,
});

const armistice = (
  country: Country,
  city: City,
  hex: string,
  inside: 'whollyInside' | 'unspecified' = 'whollyInside',
): EventEffect => ({
  type: 'separateArmistice',
  country,
  city,
  hex,
  inside,
});

/** A camp is named by whom it fights in the scenario. */
const alliance = (power: GreatPower, scenario: Scenario, camp: Camp): EventEffect => ({
  type: 'alliance',
  power,
  camp,
  scenario,
});
const joins = (country: Country, scenario: Scenario, camp: Camp): EventEffect => ({
  type: 'joins',
  country,
  camp,
  scenario,
});

/** A Great Power allies with a camp, in scenario 1 and in scenario 2. */
const intervention = (roll: number, power: GreatPower, first: Camp, second: Camp): Row =>
  row([roll], alliance(power, '1', first), alliance(power, '2', second));

const guerrilla = (fifth: Country): EventEffect => ({
  type: 'guerrilla',
  countries: ['bulgaria', 'serbia', 'montenegro', 'greece', fifth, 'ottoman'],
  extraMovement: 1,
});

export const politicalEvents = list<Row, PoliticalEvent>({
  id: 'political-events',
  title: { en: 'Political Events Table', fr: 'Table des Événements Politiques' },
  provenance: {
    document: 'aid',
    heading: 'Table des Événements Politiques',
    page: 3,
    note: {
      en: 'Ranges printed on two lines without a dash (23 over 25, 63 over 66) are read as closed: otherwise 24, 64 and 65 would have no event.',
      fr: 'Les plages imprimées sur deux lignes sans tiret (23 sur 25, 63 sur 66) sont lues comme fermées : sinon 24, 64 et 65 n’auraient pas d’événement.',
    },
  },
  rowWords: 'event',
  cellWords: { '1': 'event.does', '2': 'event.does' },
  columns: {
    rolls: { en: 'Dice', fr: 'Dés' },
    '1': { en: 'Scenario 1', fr: 'Scénario 1' },
    '2': { en: 'Scenario 2', fr: 'Scénario 2' },
  },
  rows: {
    armsPurchase: row([11], {
      type: 'arms',
      first: LOW,
      second: HIGH,
      unit: 'heavyArtillery',
      place: 1,
    }),
    volunteers: row([12], { type: 'volunteers', first: LOW, second: HIGH }),
    moraleCollapseFirst: row([13], {
      type: 'moraleCollapse',
      player: 'first',
      capitulates: LOW,
    }),
    moraleCollapseSecond: row([14], {
      type: 'moraleCollapse',
      player: 'second',
      capitulates: LOW,
    }),
    disease: row([15], { type: 'disease' }),
    correspondents: row([16], {
      type: 'correspondents',
      gains: LOW,
      change: 1,
      reveals: [6],
    }),
    revoltElsewhere: row([21], {
      type: 'revoltElsewhere',
    }),
    youngTurks: row([22], { type: 'youngTurks', moraleAtMost: 2 }, NONE),
    guerrilla: row([23, 24, 25], guerrilla('ottoman'), guerrilla('albania')),
    albania: row([26], { type: 'albaniaIndependent' }, joins('albania', '2', 'league')),
    ottomanArmistice: row([31], { type: 'armisticeOffer', refusedOpponents: 1, refusedLeague: -1 }, NONE),
    bulgarianArmistice: row([32], armistice('bulgaria', 'adrianople', '2720'), NONE),
    greekArmistice: row([33], armistice('greece', 'salonika', '3332'), NONE),
    montenegrinArmistice: row([34], armistice('montenegro', 'scutari', '2542', 'unspecified'), NONE),
    serbianArmistice: row([35], armistice('serbia', 'skopje', '2537'), NONE),
    romania: row([36, 41], joins('romania', '1', 'opponents'), joins('romania', '2', 'league')),
    ottomans: row([42, 43], NONE, joins('ottoman', '2', 'league')),
    austriaHungary: intervention(44, 'austriaHungary', 'opponents', 'opponents'),
    germany: intervention(45, 'germany', 'opponents', 'opponents'),
    italy: intervention(46, 'italy', 'league', 'opponents'),
    russia: intervention(51, 'russia', 'league', 'league'),
    greatBritain: intervention(52, 'greatBritain', 'opponents', 'league'),
    france: intervention(53, 'france', 'league', 'league'),
    crisis: row([54], { type: 'crisis' }),
    confrontation: row([55, 56], {
      type: 'confrontation',
    }),
    navalEngagement: row([61, 62], { type: 'navalEngagement', turkish: [1, 2], league: [3, 4, 5, 6] }, NONE),
    nothing: row([63, 64, 65, 66], NONE),
  },
});
