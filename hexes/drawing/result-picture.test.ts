/** A result on its map: hexes or points as they are, described without what has nothing on it. */
import { field, type Opened, speaker, words } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { ANTALYA, ANTALYA_WORDS } from '../map/antalya.map.ts';
import { HexSheets, mapField } from '../map/map-field.ts';
import { readMap } from '../map/read-map.ts';
import { PointSheets, pointMapField, readPointMap } from '../point/point-map.ts';
import { en } from '../text/en.ts';
import type { Overlay } from './overlay.ts';
import { resultPicture } from './result-picture.ts';

const hexes = readMap(ANTALYA_WORDS, ANTALYA);
const points = readPointMap(
  { spaces: ['town'], links: ['road'] },
  {
    title: 'Two towns',
    spaces: [
      { id: 'A', name: 'Alder', kind: 'town', across: 0, down: 0 },
      { id: 'B', name: 'Birch', kind: 'town', across: 80, down: 20 },
    ],
    links: [{ from: 'A', to: 'B', kind: 'road' }],
  },
);
const say = speaker(
  {
    title: 'The fight',
    about: 'Where it was.',
    here: 'here',
    lost: 'nobody knows',
    'terrain.clear': 'clear',
    'terrain.mountain': 'mountain',
    'terrain.water': 'water',
    'feature.city': 'city',
    'hexside.river': 'river',
    'hexside.road': 'road',
    'space.town': 'town',
    'link.road': 'road',
  },
  en,
);
const drawn = (map: unknown, overlays: readonly Overlay[] = [], input: unknown = field.record('x', {})) => {
  const picture = map === undefined ? undefined : { map, title: words('title'), description: words('about'), overlays };
  const procedure = { id: 'hard-fight', input, picture: () => picture };
  return resultPicture({ procedure, input: {}, book: {} } as unknown as Opened, {}, 'en', say);
};

test('hexes and points are drawn as what they are, under the first word of the procedure', () => {
  const [sheet, towns] = [hexes.ok ? hexes.value : undefined, points.ok ? points.value : undefined];
  expect(drawn(sheet)?.svg).toContain('id="hard-4524"');
  expect(drawn(towns)?.svg).toContain('>Alder</text>');
  expect(drawn(towns)?.svg).toContain('>The fight</title>');
  expect(drawn(undefined)).toBeUndefined();
  expect(() => drawn({ title: 'neither' })).toThrow('hexes or of points');
});

test('the description tells of the spaces that something lies on, in their order', () => {
  const map = hexes.ok ? hexes.value : expect.fail('no map');
  const note = (hex: string): Overlay => ({ kind: 'note', space: map.at(hex), text: '1', label: words('here') });
  const told = drawn(map, [note('4626'), note('4524'), note('4626')])?.description.split('\n') ?? [];
  expect(told.slice(0, 2)).toEqual(['The fight', 'Where it was.']);
  expect(told.filter((line) => /^\d{4}/.test(line)).map((line) => line.slice(0, 4))).toEqual(['4524', '4626']);
});

test('a map is drawn as its sheets say its words look, and plainly without them', () => {
  const map = hexes.ok ? hexes.value : expect.fail('no map');
  const zone: Overlay = { kind: 'zone', side: 'pact', sign: 'L', spaces: [0], label: words('here') };
  const asking = (sheets: object) => field.record('x', { map: sheets as ReturnType<typeof mapField> });
  const look = { sides: ['nato', 'pact'] };
  expect(drawn(map, [zone], asking(mapField(new HexSheets(ANTALYA_WORDS, look))))?.svg).toContain('url(#hard-zone-2)');
  expect(drawn(map, [zone])?.svg).toContain('url(#hard-zone-1)');
  const towns = points.ok ? points.value : expect.fail('no map');
  const sheets = new PointSheets({ spaces: ['town'], links: ['road'] } as const, look);
  expect(drawn(towns, [zone], asking(pointMapField(sheets)))?.svg).toContain('url(#hard-zone-2)');
  expect(drawn(towns, [zone])?.description.split('\n').at(-1)).toContain('Alder: town');
});

test('a procedure without a picture has none', () => {
  const opened = { procedure: { id: 'x', input: field.record('x', {}) }, input: {}, book: {} };
  expect(resultPicture(opened as unknown as Opened, {}, 'en', say)).toBeUndefined();
});

test('nor of those where nothing is known', () => {
  const map = hexes.ok ? hexes.value : expect.fail('no map');
  const range = (value: number | 'lost', hex: string): Overlay => ({
    kind: 'range',
    value,
    spaces: [map.at(hex)],
    what: words('here'),
    label: words(value === 'lost' ? 'lost' : 'here'),
  });
  const told = drawn(map, [range('lost', '4626'), range(3, '4524')])?.description.split('\n') ?? [];
  expect(told.slice(2, 4)).toEqual(['nobody knows', 'here: 4524']);
  expect(told.slice(4).map((line) => line.slice(0, 4))).toEqual(['4524']);
});
