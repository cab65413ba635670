/** 15.10 Naval combat: the modifiers and the result. */
import { codes, grid, list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const navalModifiers = list<WordedModifier, 'french' | 'british'>({
  id: 'naval-modifiers',
  title: { en: 'Naval combat modifiers', fr: 'Combat naval : DRMs' },
  provenance: { document: 'aid', heading: 'TABLE DE COMBAT NAVAL [15.10]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    french: { value: 1, rule: '15.10', text: 'naval-combat.mod.french' },
    british: { value: -1, rule: '15.10', text: 'naval-combat.mod.british' },
  },
});

export const navalTable = grid({
  id: 'naval-combat',
  title: { en: 'Naval combat', fr: 'Combat naval' },
  provenance: { document: 'aid', heading: 'TABLE DE COMBAT NAVAL [15.10]' },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'result and Coalition VPs', fr: 'résultat et VP de la Coalition' },
  columnWords: 'column',
  codes: { byColumn: { result: ['defeat', 'draw', 'victory'], vp: codes.whole(-5, 5) } },
  grid: `
         result   vp
    0-2  defeat   -1
    3-4  draw     0
    5-7  victory  +1
  `,
  meanings: {
    defeat: { en: 'Coalition defeat', fr: 'Défaite de la Coalition' },
    draw: { en: 'Bloody draw', fr: 'Égalité sanglante' },
    victory: { en: 'Coalition victory', fr: 'Victoire de la Coalition' },
  },
});
