/** 18.5 KK raids: the modifiers and results of raid losses and of the supply raid. */
import { codes, grid, list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const raidLossModifiers = list<WordedModifier, 'advantage' | 'enemyAdvantage' | 'superior'>({
  id: 'raid-loss-modifiers',
  title: { en: 'Raid loss modifiers', fr: 'Pertes de raid : DRMs' },
  provenance: { document: 'aid', heading: 'Pertes de Raid [18.5.3]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    advantage: { value: 1, rule: '18.5.3', text: 'raid.mod.advantage' },
    enemyAdvantage: { value: -1, rule: '18.5.3', text: 'raid.mod.enemyAdvantage' },
    superior: { value: 1, rule: '18.5.3', text: 'raid-losses.mod.superior' },
  },
});

export const raidLossTable = grid({
  id: 'raid-losses',
  title: { en: 'Raid losses', fr: 'Pertes de raid' },
  provenance: {
    document: 'aid',
    heading: 'Pertes de Raid [18.5.3]',
    note: {
      en: 'The sentence on the second step is cut off after "le perdant ensuite": who chooses it is a ruling',
      fr: 'La phrase sur le second pas s’arrête à « le perdant ensuite » : qui le choisit est un arbitrage',
    },
  },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'who loses, Lt steps', fr: 'qui perd, pas de Lt' },
  columnWords: 'column',
  codes: { byColumn: { loser: ['raiders', 'enemy'], steps: codes.whole(0, 9) } },
  grid: `
         loser    steps
    0-1  raiders  2
    2-3  raiders  1
    4-5  enemy    1
    6-8  enemy    2
  `,
  meanings: {
    raiders: { en: 'the raiders', fr: 'les raiders' },
    enemy: { en: 'the enemy', fr: 'l’ennemi' },
  },
  lost: [
    {
      what: {
        en: 'The end of the sentence that says who chooses the second step',
        fr: 'La fin de la phrase qui dit qui choisit le second pas',
      },
      where: 'Pertes de Raid [18.5.3]',
    },
  ],
});

export const supplyRaidModifiers = list<
  WordedModifier,
  'raiders' | 'card' | 'far' | 'superior' | 'advantage' | 'enemyAdvantage' | 'enemyLights' | 'guarded'
>({
  id: 'supply-raid-modifiers',
  title: { en: 'Supply raid modifiers', fr: 'Raid de ravitaillement : DRMs' },
  provenance: { document: 'aid', heading: 'Raid de Ravitaillement -Supply Raid- [18.5.2]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    raiders: { value: 'varies', rule: '18.5.2', text: 'supply-raid.mod.raiders' },
    card: { value: 'varies', rule: '18.5.2', text: 'supply-raid.mod.card' },
    far: { value: 1, rule: '18.5.2', text: 'supply-raid.mod.far' },
    superior: { value: 1, rule: '18.5.2', text: 'supply-raid.mod.superior' },
    advantage: { value: 1, rule: '18.5.2', text: 'raid.mod.advantage' },
    enemyAdvantage: { value: -1, rule: '18.5.2', text: 'raid.mod.enemyAdvantage' },
    enemyLights: { value: -1, rule: '18.5.2', text: 'supply-raid.mod.enemyLights' },
    guarded: { value: -3, rule: '18.5.2', text: 'supply-raid.mod.guarded' },
  },
  repairs: lostMinus('list', { enemyLights: -1, guarded: -3 }),
});

export const supplyRaidTable = grid({
  id: 'supply-raid',
  title: { en: 'Supply raid', fr: 'Raid de ravitaillement' },
  provenance: { document: 'aid', heading: 'Raid de Ravitaillement -Supply Raid- [18.5.2]' },
  rowsAre: { en: 'total', fr: 'total' },
  columnsAre: { en: 'target', fr: 'cible' },
  columnWords: 'column',
  codes: { byColumn: { force: ['none', 'reduced'], fd: ['none', 'disorganised', 'destroyed'] } },
  grid: `
           force    fd
    <10    none     none
    10-14  reduced  disorganised
    15+    reduced  destroyed
  `,
  meanings: {
    none: { en: 'no effect', fr: 'pas d’effet' },
    reduced: { en: 'supply state down one', fr: 'niveau de ravitaillement réduit de 1' },
    disorganised: { en: 'the FD is disorganised', fr: 'le FD est désorganisé' },
    destroyed: { en: 'the FD is destroyed', fr: 'le FD est détruit' },
  },
});
