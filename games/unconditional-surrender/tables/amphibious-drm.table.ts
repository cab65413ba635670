/** What an amphibious invasion changes, besides everything an assault does. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { Line } from './line.ts';

export const amphibiousDrm = list<Line, 'amphibious' | 'navalSupportFair' | 'navalSupportPoor'>({
  id: 'amphibious-drm',
  title: { en: 'Ground combat DRM: amphibious invasion', fr: 'DRM de combat terrestre : invasion amphibie' },
  provenance: { document: 'aid', heading: 'DRM de Combat Terrestre, Invasion Amphibie' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    amphibious: { value: -1, rule: 'amphibious-drm', text: 'drm.amphibious' },
    navalSupportFair: { value: 2, rule: 'amphibious-drm', text: 'drm.navalSupportFair' },
    navalSupportPoor: { value: 1, rule: 'amphibious-drm', text: 'drm.navalSupportPoor' },
  },
});
