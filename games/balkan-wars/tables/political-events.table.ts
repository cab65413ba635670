/** Political Events Table: first die tens, second die units; each event for each scenario. */
import { type Bilingual, list } from '@grognard/kernel';
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
  readonly title: Bilingual;
} & Readonly<Record<Scenario, EventEffect>>;

const LOW = [1, 2, 3];
const HIGH = [4, 5, 6];
const NONE = { type: 'none' } as const;

const row = (
  rolls: readonly number[],
  en: string,
  fr: string,
  first: EventEffect,
  second: EventEffect = first,
): Row => ({
  rolls,
  title: { en, fr },
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
  columns: {
    rolls: { en: 'Dice', fr: 'Dés' },
    title: { en: 'Event', fr: 'Événement' },
    '1': { en: 'Scenario 1', fr: 'Scénario 1' },
    '2': { en: 'Scenario 2', fr: 'Scénario 2' },
  },
  rows: {
    armsPurchase: row([11], 'Arms purchase', 'Achat d’armes', {
      type: 'arms',
      first: LOW,
      second: HIGH,
      unit: 'heavyArtillery',
      place: 1,
    }),
    volunteers: row([12], 'Volunteers', 'Volontaires', { type: 'volunteers', first: LOW, second: HIGH }),
    moraleCollapseFirst: row([13], 'Morale collapse of the first player', 'Effondrement du moral du premier joueur', {
      type: 'moraleCollapse',
      player: 'first',
      capitulates: LOW,
    }),
    moraleCollapseSecond: row([14], 'Morale collapse of the second player', 'Effondrement du moral du second joueur', {
      type: 'moraleCollapse',
      player: 'second',
      capitulates: LOW,
    }),
    disease: row([15], 'Disease', 'Maladie', { type: 'disease' }),
    correspondents: row([16], 'War correspondents', 'Les correspondants se mobilisent', {
      type: 'correspondents',
      gains: LOW,
      change: 1,
      reveals: [6],
    }),
    revoltElsewhere: row([21], 'Ottoman subjects revolt elsewhere', 'Les sujets ottomans se révoltent ailleurs', {
      type: 'revoltElsewhere',
    }),
    youngTurks: row(
      [22],
      'Young Turk revolt',
      'Révolte des Jeunes Turcs',
      { type: 'youngTurks', moraleAtMost: 2 },
      NONE,
    ),
    guerrilla: row([23, 24, 25], 'Guerrilla', 'Guérilla', guerrilla('ottoman'), guerrilla('albania')),
    albania: row(
      [26],
      'Albania',
      'Albanie',
      { type: 'albaniaIndependent' },
      { type: 'joins', country: 'albania', camp: 'league' },
    ),
    ottomanArmistice: row(
      [31],
      'Ottoman armistice',
      'Armistice ottoman',
      { type: 'armisticeOffer', refusedOpponents: 1, refusedLeague: -1 },
      NONE,
    ),
    bulgarianArmistice: row(
      [32],
      'Bulgarian armistice',
      'Armistice bulgare',
      armistice('bulgaria', 'adrianople', '2720'),
      NONE,
    ),
    greekArmistice: row([33], 'Greek armistice', 'Armistice grec', armistice('greece', 'salonika', '3332'), NONE),
    montenegrinArmistice: row(
      [34],
      'Montenegrin armistice',
      'Armistice monténégrin',
      armistice('montenegro', 'scutari', '2542', 'unspecified'),
      NONE,
    ),
    serbianArmistice: row([35], 'Serbian armistice', 'Armistice serbe', armistice('serbia', 'skopje', '2537'), NONE),
    romania: row(
      [36, 41],
      'Romania intervenes',
      'Intervention de la Roumanie',
      { type: 'joins', country: 'romania', camp: 'opponents' },
      { type: 'joins', country: 'romania', camp: 'league' },
    ),
    ottomans: row([42, 43], 'The Ottomans intervene', 'Intervention des Ottomans', NONE, {
      type: 'joins',
      country: 'ottoman',
      camp: 'league',
    }),
    austriaHungary: row(
      [44],
      'Austria-Hungary intervenes',
      'Intervention de l’Autriche-Hongrie',
      alliance('austriaHungary', 'opponents'),
    ),
    germany: row([45], 'Germany intervenes', 'Intervention de l’Allemagne', alliance('germany', 'opponents')),
    italy: row(
      [46],
      'Italy intervenes',
      'Intervention de l’Italie',
      alliance('italy', 'league'),
      alliance('italy', 'opponents'),
    ),
    russia: row([51], 'Russia intervenes', 'Intervention de la Russie', alliance('russia', 'league')),
    greatBritain: row(
      [52],
      'Great Britain intervenes',
      'Intervention de la Grande-Bretagne',
      alliance('greatBritain', 'opponents'),
      alliance('greatBritain', 'league'),
    ),
    france: row([53], 'France intervenes', 'Intervention de la France', alliance('france', 'league')),
    crisis: row([54], 'European crisis elsewhere', 'Crise européenne ailleurs', { type: 'crisis' }),
    confrontation: row([55, 56], 'Confrontation of the Great Powers', 'Confrontation des Grandes Puissances', {
      type: 'confrontation',
    }),
    navalEngagement: row(
      [61, 62],
      'Naval engagement',
      'Engagement naval',
      { type: 'navalEngagement', turkish: [1, 2], league: [3, 4, 5, 6] },
      NONE,
    ),
    nothing: row([63, 64, 65, 66], 'No event', 'Pas d’événement', NONE),
  },
});
