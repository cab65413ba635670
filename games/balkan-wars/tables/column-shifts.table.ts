/** Column shifts, as printed under the Combat Results Table. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const columnShifts = list<
  WordedModifier,
  'artillerySuperiority' | 'entrenchment' | 'terrain' | 'acrossWater' | 'someUnsupplied' | 'allUnsupplied'
>({
  id: 'column-shifts',
  title: { en: 'Column shifts', fr: 'Décalages de colonnes' },
  provenance: {
    document: 'aid',
    heading: 'Décalages de Colonnes',
    page: 1,
    note: {
      en: 'Artillery superiority: only artillery in good order may take part.',
      fr: 'Supériorité de l’artillerie : seule l’artillerie en bon ordre peut participer.',
    },
  },
  rowWords: 'shiftName',
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    artillerySuperiority: { value: 'varies', rule: 'shifts', text: 'shift.artillerySuperiority' },
    entrenchment: { value: -2, rule: 'shifts', text: 'shift.entrenchment' },
    terrain: { value: 'varies', rule: 'shifts', text: 'shift.terrain' },
    acrossWater: { value: -2, rule: 'shifts', text: 'shift.acrossWater' },
    someUnsupplied: { value: -1, rule: 'shifts', text: 'shift.someUnsupplied' },
    allUnsupplied: { value: -2, rule: 'shifts', text: 'shift.allUnsupplied' },
  },
  lost: [
    {
      where: 'terrain',
      what: {
        en: 'The shift of each terrain type stands on the map’s own chart, not in the aid: the player gives it.',
        fr: 'Le décalage de chaque terrain figure sur le tableau de la carte, non dans l’aide : le joueur le donne.',
      },
    },
  ],
});
