/** What changes a strategic combat die, faction by faction. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { Line } from './line.ts';

type StrategicDrm =
  | 'ports1279'
  | 'ports34'
  | 'port6'
  | 'port31'
  | 'port32'
  | 'sovietAirZone13'
  | 'conqueredAllies'
  | 'usaWestern'
  | 'westernZone13'
  | 'bombed'
  | 'markers';

export const strategicDrm = list<Line, StrategicDrm>({
  id: 'strategic-drm',
  title: { en: 'Strategic combat DRM', fr: 'DRM de combat stratégique' },
  provenance: { document: 'aid', heading: 'DRM de Combat Stratégique' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    ports1279: { value: 2, rule: 'strategic-axis', text: 'drm.ports1279' },
    ports34: { value: 1, rule: 'strategic-axis', text: 'drm.ports34' },
    port6: { value: 2, rule: 'strategic-axis', text: 'drm.port6' },
    port31: { value: 1, rule: 'strategic-axis', text: 'drm.port31' },
    port32: { value: 2, rule: 'strategic-axis', text: 'drm.port32' },
    sovietAirZone13: { value: 2, rule: 'strategic-soviet', text: 'drm.sovietAirZone13' },
    // One for each three countries, a part counting as a whole.
    conqueredAllies: { value: 1, rule: 'strategic-soviet', text: 'drm.conqueredAllies' },
    usaWestern: { value: 2, rule: 'strategic-western', text: 'drm.usaWestern' },
    westernZone13: { value: 2, rule: 'strategic-western', text: 'drm.westernZone13' },
    // One for each marker.
    bombed: { value: 1, rule: 'strategic-western', text: 'drm.bombed' },
    markers: { value: 'varies', rule: 'strategic-any', text: 'drm.markers' },
  },
});
