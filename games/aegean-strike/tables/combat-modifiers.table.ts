/** Ground combat modifiers: columns of the table, and points of the die. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

const provenance = { document: 'charts', heading: 'Modificateurs de combat terrestre' };

/** Columns: + right, − left. What varies is read from the chart that its rule names. */
export const combatShifts = list<
  ModifierRow,
  | 'quality'
  | 'defenceFormation'
  | 'attackLacksArmour'
  | 'defenceLacksArmour'
  | 'defenceArtillery'
  | 'defenceSupport'
  | 'engineers'
  | 'chemicalAttack'
  | 'chemicalDefence'
>({
  id: 'combat-shifts',
  title: { en: 'Ground combat modifiers: columns', fr: 'Modificateurs de combat terrestre : colonnes' },
  provenance,
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    quality: { value: 'varies', rule: 'quality', text: 'modifier.quality' },
    defenceFormation: { value: 'varies', rule: 'formations', text: 'modifier.defenceFormation' },
    attackLacksArmour: { value: -2, rule: 'modifiers.armour', text: 'modifier.attackLacksArmour' },
    defenceLacksArmour: { value: 2, rule: 'modifiers.armour', text: 'modifier.defenceLacksArmour' },
    defenceArtillery: { value: -2, rule: 'modifiers.artillery', text: 'modifier.defenceArtillery' },
    defenceSupport: { value: -2, rule: 'modifiers.support', text: 'modifier.defenceSupport' },
    engineers: { value: 'varies', rule: 'terrain.engineers', text: 'modifier.engineers' },
    chemicalAttack: { value: 'varies', rule: 'modifiers.chemical', text: 'modifier.chemicalAttack' },
    chemicalDefence: { value: 'varies', rule: 'modifiers.chemical', text: 'modifier.chemicalDefence' },
  },
});

export const combatDie = list<ModifierRow, 'attackArtillery' | 'attackSupport'>({
  id: 'combat-die',
  title: { en: 'Ground combat modifiers: die', fr: 'Modificateurs de combat terrestre : dé' },
  provenance,
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    attackArtillery: { value: 2, rule: 'modifiers.artillery', text: 'modifier.attackArtillery' },
    attackSupport: { value: 2, rule: 'modifiers.support', text: 'modifier.attackSupport' },
  },
});
