/** 14.0 What changes the withdrawal die. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const withdrawalModifiers = list<WordedModifier, 'commander' | 'lights' | 'onlyLights'>({
  id: 'withdrawal-modifiers',
  title: { en: 'Withdrawal modifiers', fr: 'Recul : DRMs' },
  provenance: { document: 'aid', heading: 'SEQUENCES D’ACTIONS DANS UN ESPACE [12.10], Recul [14.0]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '14.0', text: 'mod.defensive' },
    lights: { value: 1, rule: '14.0', text: 'mod.lights' },
    onlyLights: { value: 2, rule: '14.0', text: 'withdrawal.mod.onlyLights' },
  },
});
