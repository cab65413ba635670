/** The map sheet, drawn as it is printed, and where each nation musters. */
import { type HexMap, HexSheets, type MapVocabulary, mapField } from '@grognard/hexes';
import { NATIONS, type Nation, TERRAINS, type Terrain } from './vocabulary.ts';

type Feature = 'camp';
type Hexside = 'road' | 'gorge';

const WORDS: MapVocabulary<Terrain, Feature, Hexside> = {
  terrains: TERRAINS,
  features: ['camp'],
  hexsides: ['road', 'gorge'],
};

/** Where the counters of a nation come onto the map. */
export const CAMPS: Readonly<Record<Nation, string>> = { valmer: '0103', cantons: '0603' };

/** Words that say themselves how they look need not be told. */
export const MAPS = new HexSheets(WORDS, {
  ground: { scree: 'rough', peak: 'mountain' },
  lines: { gorge: 'cliff' },
  features: { camp: 'depot' },
  sides: NATIONS,
});

export type PassMap = HexMap<Terrain, Feature, Hexside>;

const sheet = MAPS.read({
  title: 'The Pass',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '0605',
  background: 'plain',
  legend: [
    { sign: '.', terrain: 'plain' },
    { sign: 'w', terrain: 'wood' },
    { sign: 's', terrain: 'scree' },
    { sign: '^', terrain: 'peak' },
  ],
  picture: ['^ ^ s ^ ^ ^', '. w ^ s ^ .', '. . s s . .', '. w ^ s w .', '^ ^ ^ w ^ ^'],
  features: [{ feature: 'camp', hexes: Object.values(CAMPS) }],
  hexsides: [
    { hexside: 'road', along: ['0103', '0203', '0303', '0403', '0503', '0603'] },
    { hexside: 'gorge', between: ['0303/0402'] },
  ],
  places: [{ hex: '0303', name: 'Selle' }],
});
if (!sheet.ok) throw new Error(JSON.stringify(sheet.refusals));

/** The sheet as it is printed. */
export const printed: PassMap = sheet.value;

/** The printed sheet, unless somebody brings another. */
export const map = () => ({ ...mapField(MAPS), default: printed.file, seldom: true as const });

/** The map of a file that was checked. */
export function mapOf(file: unknown): PassMap {
  const checked = MAPS.read(file);
  if (!checked.ok) throw new Error('a map that was refused is read');
  return checked.value;
}
