/** Political Events Table: first die tens, second die units; each event for each scenario. */
import { list } from '@grognard/kernel';
import type { Camp, City, Country, GreatPower, Player, Scenario } from '../vocabulary.ts';

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
  | { readonly type: 'joins'; readonly country: Country; readonly camp: Camp }
  | { readonly type: 'armisticeOffer'; readonly refusedOpponents: number; readonly refusedLeague: number }
  | {
      readonly type: 'separateArmistice';
      readonly country: Country;
      readonly city: City;
      readonly hex: string;
      readonly inside: 'whollyInside' | 'unspecified';
    }
  | { readonly type: 'alliance'; readonly power: GreatPower; readonly camp: Camp }
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

const alliance = (power: GreatPower, camp: Camp): EventEffect => ({ type: 'alliance', power, camp });

const guerrilla = (fifth: Country): EventEffect => ({
  type: 'guerrilla',
  countries: ['bulgaria', 'serbia', 'montenegro', 'greece', fifth, 'ottoman'],
  extraMovement: 1,
});

export const politicalEvents = list<Row, string>({
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
    albania: row([26], { type: 'albaniaIndependent' }, { type: 'joins', country: 'albania', camp: 'league' }),
    ottomanArmistice: row([31], { type: 'armisticeOffer', refusedOpponents: 1, refusedLeague: -1 }, NONE),
    bulgarianArmistice: row([32], armistice('bulgaria', 'adrianople', '2720'), NONE),
    greekArmistice: row([33], armistice('greece', 'salonika', '3332'), NONE),
    montenegrinArmistice: row([34], armistice('montenegro', 'scutari', '2542', 'unspecified'), NONE),
    serbianArmistice: row([35], armistice('serbia', 'skopje', '2537'), NONE),
    romania: row(
      [36, 41],
      { type: 'joins', country: 'romania', camp: 'opponents' },
      { type: 'joins', country: 'romania', camp: 'league' },
    ),
    ottomans: row([42, 43], NONE, {
      type: 'joins',
      country: 'ottoman',
      camp: 'league',
    }),
    austriaHungary: row([44], alliance('austriaHungary', 'opponents')),
    germany: row([45], alliance('germany', 'opponents')),
    italy: row([46], alliance('italy', 'league'), alliance('italy', 'opponents')),
    russia: row([51], alliance('russia', 'league')),
    greatBritain: row([52], alliance('greatBritain', 'opponents'), alliance('greatBritain', 'league')),
    france: row([53], alliance('france', 'league')),
    crisis: row([54], { type: 'crisis' }),
    confrontation: row([55, 56], {
      type: 'confrontation',
    }),
    navalEngagement: row([61, 62], { type: 'navalEngagement', turkish: [1, 2], league: [3, 4, 5, 6] }, NONE),
    nothing: row([63, 64, 65, 66], NONE),
  },
});
