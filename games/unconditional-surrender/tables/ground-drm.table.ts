/** What changes a ground combat die: the primary attacker and the defender. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { Line } from './line.ts';

type GroundDrm =
  | 'german'
  | 'frenchUkUsa'
  | 'elite'
  | 'reduced'
  | 'lowSupply'
  | 'shockFair'
  | 'tankFair'
  | 'tankPoor'
  | 'isolated'
  | 'intoPoorWeather'
  | 'cityOrRough'
  | 'strait'
  | 'barrier'
  | 'supportFair'
  | 'supportPoor'
  | 'markers';

const row = (value: Line['value'], id: GroundDrm, rule = 'ground-drm'): Line => ({ value, rule, text: `drm.${id}` });

export const groundDrm = list<Line, GroundDrm>({
  id: 'ground-drm',
  title: { en: 'Ground combat DRM', fr: 'DRM de combat terrestre' },
  provenance: { document: 'aid', heading: 'DRM de Combat Terrestre, Assaut ou Attaque Mobile' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    german: row(2, 'german'),
    frenchUkUsa: row(1, 'frenchUkUsa'),
    elite: row(1, 'elite'),
    reduced: row(-2, 'reduced'),
    lowSupply: row(-2, 'lowSupply'),
    shockFair: row(1, 'shockFair'),
    tankFair: row(2, 'tankFair'),
    tankPoor: row(1, 'tankPoor'),
    isolated: row(2, 'isolated'),
    intoPoorWeather: row(-2, 'intoPoorWeather'),
    cityOrRough: row(-1, 'cityOrRough'),
    strait: row(-2, 'strait'),
    barrier: row(-1, 'barrier'),
    supportFair: row(2, 'supportFair'),
    supportPoor: row(1, 'supportPoor'),
    markers: row('varies', 'markers', 'event-markers'),
  },
});
