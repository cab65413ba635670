/** C, D, I, M What changes a die of Fire, of Shock or of Pursuit. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const DIE_MODIFIERS = [
  'leaderFire',
  'leaderShock',
  'leaderPursuit',
  'terrain',
  'crossing',
  'cavalry',
  'secondRound',
  'failedRetreat',
  'brokeInFire',
  'oneRound',
  'other',
] as const;
export type DieModifier = (typeof DIE_MODIFIERS)[number];

export const dieModifiers = list<ModifierRow, DieModifier>({
  id: 'die-modifiers',
  title: { en: 'Die modifiers', fr: 'Modificateurs au dé' },
  provenance: {
    document: 'aid',
    heading: 'C, D, I, M',
    note: {
      en: 'the leader’s Shock again in pursuit, the river in pursuit: examples 1 to 5',
      fr: 'le Choc du chef encore en poursuite, la rivière en poursuite : exemples 1 à 5',
    },
  },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    leaderFire: { value: 'varies', rule: 'C', text: 'modifier.leaderFire' },
    leaderShock: { value: 'varies', rule: 'C', text: 'modifier.leaderShock' },
    leaderPursuit: { value: 'varies', rule: 'I', text: 'modifier.leaderPursuit' },
    terrain: { value: 'varies', rule: 'C', text: 'modifier.terrain' },
    crossing: { value: 'varies', rule: 'C', text: 'modifier.crossing' },
    cavalry: { value: 1, rule: 'D', text: 'modifier.cavalry' },
    secondRound: { value: -1, rule: 'C', text: 'modifier.secondRound' },
    failedRetreat: { value: 2, rule: 'M', text: 'modifier.failedRetreat' },
    brokeInFire: { value: 1, rule: 'I', text: 'modifier.brokeInFire' },
    oneRound: { value: 2, rule: 'I', text: 'modifier.oneRound' },
    other: { value: 'varies', rule: 'C', text: 'modifier.other' },
  },
});
