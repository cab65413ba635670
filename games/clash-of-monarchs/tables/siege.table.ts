/** 17.4 Siege: the modifiers and the result. */
import { codes, grid, list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const siegeModifiers = list<
  WordedModifier,
  | 'marker'
  | 'tinyGarrison'
  | 'britishFleet'
  | 'russianFleet'
  | 'besiegerNation'
  | 'class1'
  | 'class3'
  | 'defendingLeader'
  | 'largeGarrison'
  | 'demoralised'
  | 'noArtillery'
  | 'short'
  | 'critical'
>({
  id: 'siege-modifiers',
  title: { en: 'Siege modifiers', fr: 'DRMs de siège' },
  provenance: { document: 'aid', heading: 'TABLE DE SIEGE [17.4], DRMs de Siège' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    marker: { value: 'varies', rule: '17.4', text: 'siege.mod.marker' },
    tinyGarrison: { value: 3, rule: '17.4', text: 'siege.mod.tinyGarrison' },
    britishFleet: { value: 2, rule: '17.4', text: 'siege.mod.britishFleet' },
    russianFleet: { value: 1, rule: '17.4', text: 'siege.mod.russianFleet' },
    besiegerNation: { value: 1, rule: '17.4', text: 'siege.mod.besiegerNation' },
    class1: { value: 1, rule: '17.4', text: 'siege.mod.class1' },
    class3: { value: -1, rule: '17.4', text: 'siege.mod.class3' },
    defendingLeader: { value: -1, rule: '17.4', text: 'siege.mod.defendingLeader' },
    largeGarrison: { value: -1, rule: '17.4', text: 'siege.mod.largeGarrison' },
    demoralised: { value: -1, rule: '17.4', text: 'siege.mod.demoralised' },
    noArtillery: { value: -2, rule: '17.4', text: 'siege.mod.noArtillery' },
    short: { value: -2, rule: '17.4', text: 'siege.mod.short' },
    critical: { value: -4, rule: '17.4', text: 'siege.mod.critical' },
  },
  repairs: lostMinus('charts', {
    class3: -1,
    defendingLeader: -1,
    largeGarrison: -1,
    demoralised: -1,
    noArtillery: -2,
    short: -2,
    critical: -4,
  }),
});

export const SIEGE_RESULTS = ['dysentery', 'progress', 'sortie', 'honours', 'surrender'] as const;
export type SiegeResult = (typeof SIEGE_RESULTS)[number];

export const siegeTable = grid({
  id: 'siege',
  title: { en: 'Siege', fr: 'Table de siège' },
  provenance: {
    document: 'aid',
    heading: 'TABLE DE SIEGE [17.4]',
    note: {
      en: 'Every row is confirmed by the charts of August 2009, Progress on 0 and Sortie on 1 included',
      fr: 'Chaque ligne est confirmée par les tables d’août 2009, Progrès sur 0 et Sortie sur 1 compris',
    },
  },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: {
    en: 'result, siege marker, besieging SPs lost',
    fr: 'résultat, marqueur Siège, SPs assiégeants perdus',
  },
  columnWords: 'column',
  codes: { byColumn: { result: SIEGE_RESULTS, marker: codes.whole(0, 3), loss: codes.whole(0, 9) } },
  grid: `
          result     marker  loss
    <=-1  dysentery  0       1
    0     progress   +1      0
    1     sortie     0       0
    2     progress   +1      0
    3     progress   +1      0
    4     progress   +1      0
    5     honours    0       0
    >=6   surrender  0       0
  `,
  meanings: {
    dysentery: { en: 'Dysentery', fr: 'Dysenterie' },
    progress: { en: 'Progress', fr: 'Progrès' },
    sortie: { en: 'Sortie', fr: 'Sortie' },
    honours: { en: 'Breach: Honours of War', fr: 'Brèche : Honneurs de la Guerre' },
    surrender: { en: 'Breach: Surrender', fr: 'Brèche : Reddition' },
  },
});
