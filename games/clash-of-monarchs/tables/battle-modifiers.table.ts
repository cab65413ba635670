/** 15.4 What changes a battle roll, the same for both tables. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const battleModifiers = list<
  WordedModifier,
  | 'commander'
  | 'tactics'
  | 'artillery'
  | 'large'
  | 'cavalrySuperior'
  | 'cavalryInferior'
  | 'fortress'
  | 'entrenched'
  | 'demoralised'
  | 'short'
  | 'critical'
  | 'mostlyCavalry'
  | 'routed'
  | 'hills'
  | 'enemyTactics'
>({
  id: 'battle-modifiers',
  title: { en: 'Battle modifiers', fr: 'DRMs de bataille' },
  provenance: {
    document: 'aid',
    heading: 'TABLE DE BATAILLE INTENSE - CRT [15.3-7], DRMs',
    note: {
      en: 'At most ±7 intense, ±5 measured. The page has one line for tactics; what the enemy’s tactics subtract is shown on a line of its own',
      fr: 'Au plus ±7 en intense, ±5 en mesurée. La page n’a qu’une ligne pour les tactiques ; ce que retirent celles de l’ennemi est montré à part',
    },
  },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '15.4', text: 'battle.mod.commander' },
    tactics: { value: 'varies', rule: '15.4.3', text: 'battle.mod.tactics' },
    artillery: { value: 'varies', rule: '15.4', text: 'battle.mod.artillery' },
    large: { value: 1, rule: '15.4', text: 'battle.mod.large' },
    cavalrySuperior: { value: 1, rule: '15.4', text: 'battle.mod.cavalrySuperior' },
    cavalryInferior: { value: -1, rule: '15.4', text: 'battle.mod.cavalryInferior' },
    fortress: { value: -1, rule: '15.4', text: 'battle.mod.fortress' },
    entrenched: { value: -2, rule: '15.4', text: 'battle.mod.entrenched' },
    demoralised: { value: -2, rule: '15.4', text: 'battle.mod.demoralised' },
    short: { value: -2, rule: '15.4', text: 'mod.short' },
    critical: { value: -4, rule: '15.4', text: 'mod.critical' },
    mostlyCavalry: { value: -4, rule: '15.4', text: 'battle.mod.mostlyCavalry' },
    routed: { value: -4, rule: '15.4', text: 'battle.mod.routed' },
    hills: { value: -4, rule: '15.4', text: 'battle.mod.hills' },
    enemyTactics: { value: 'varies', rule: '15.4.3', text: 'battle.mod.enemyTactics' },
  },
  repairs: lostMinus('list', {
    cavalryInferior: -1,
    fortress: -1,
    entrenched: -2,
    demoralised: -2,
    short: -2,
    critical: -4,
    mostlyCavalry: -4,
    routed: -4,
    hills: -4,
  }),
});

type Limit = { readonly cap: number };

export const battleLimits = list<Limit, 'intense' | 'measured'>({
  id: 'battle-limits',
  title: { en: 'Limits of the battle modifiers', fr: 'Limites des DRMs de bataille' },
  provenance: { document: 'aid', heading: 'DRMs (max +/-7), DRMs (max +/-5)' },
  columns: { cap: { en: 'At most ±', fr: 'Au plus ±' } },
  rowWords: 'intensity',
  rows: { intense: { cap: 7 }, measured: { cap: 5 } },
});
