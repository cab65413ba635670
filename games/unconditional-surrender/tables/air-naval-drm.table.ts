/** What changes an air/naval combat die, each side for its own unit. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { Line } from './line.ts';

type AirNavalDrm =
  | 'germanAir'
  | 'germanNaval'
  | 'ukUsaNaval'
  | 'ukUsaAir'
  | 'frenchNaval'
  | 'england'
  | 'carrierFair'
  | 'carrierPoor'
  | 'carrierSevere'
  | 'bomber'
  | 'convoy'
  | 'lowSupply'
  | 'airAgainstNaval'
  | 'seaZonePoor'
  | 'sorties'
  | 'markers';

const row = (value: Line['value'], id: AirNavalDrm, rule = 'air-naval-drm'): Line => ({
  value,
  rule,
  text: `drm.${id}`,
});

export const airNavalDrm = list<Line, AirNavalDrm>({
  id: 'air-naval-drm',
  title: { en: 'Air/naval combat DRM', fr: 'DRM de combat air/naval' },
  provenance: { document: 'aid', heading: 'DRM de Combat Air / Naval' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    germanAir: row(2, 'germanAir'),
    germanNaval: row(1, 'germanNaval'),
    ukUsaNaval: row(2, 'ukUsaNaval'),
    ukUsaAir: row(1, 'ukUsaAir'),
    frenchNaval: row(1, 'frenchNaval'),
    england: row(2, 'england'),
    carrierFair: row(2, 'carrierFair'),
    carrierPoor: row(1, 'carrierPoor'),
    carrierSevere: row(-1, 'carrierSevere'),
    bomber: row(-2, 'bomber'),
    convoy: row(-2, 'convoy'),
    lowSupply: row(-2, 'lowSupply'),
    airAgainstNaval: row(1, 'airAgainstNaval'),
    seaZonePoor: row(-2, 'seaZonePoor'),
    // One off for each sortie on the unit.
    sorties: row(-1, 'sorties'),
    markers: row('varies', 'markers', 'event-markers'),
  },
});
