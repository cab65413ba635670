/** Maps painted at random: what is written is read back byte for byte, and a change means the same before and after. */
import { canonical, mapMark } from '@grognard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { COLUMN_ROW, LETTERED, type NumberingPlan } from '../numbering/numbering.ts';
import { ANTALYA, ANTALYA_WORDS } from './antalya.map.ts';
import {
  blankMap,
  paint,
  place,
  remove,
  renumber,
  restore,
  retitle,
  setFeature,
  setSide,
  sidesAlong,
} from './edit-map.ts';
import type { HexMap } from './hex-map.ts';
import { withPlainNames } from './plain-names.ts';
import { readMap } from './read-map.ts';
import { mapInText, mapText, ownWords } from './saved-map.ts';

const { terrains, features, hexsides } = ANTALYA_WORDS;
type Map = HexMap<(typeof terrains)[number], (typeof features)[number], (typeof hexsides)[number]>;
type Edit = (map: Map) => Map;

const write = (map: Map): string => mapText(map.file);
function read(text: string): Map {
  const data = mapInText(text);
  const map = data.ok ? readMap(ANTALYA_WORDS, data.value) : data;
  return map.ok ? map.value : expect.fail(JSON.stringify(map.refusals));
}

/** What the map itself says of each of its hexes, without its file. */
const seen = (map: Map) =>
  Array.from({ length: map.size }, (_, hex) => [
    map.id(hex),
    map.terrain(hex),
    map.featuresOf(hex),
    map.name(hex),
    map.neighbours(hex).map((near) => [map.id(near), map.hexsidesOf(map.link(hex, near) ?? -1)]),
  ]);

const COLUMNS = 5;
const ROWS = 4;
/** Columns 3 to 7, rows 2 to 5: neither begins at nought or one. */
const blank = (plan: NumberingPlan): Map => {
  const lettered = plan.columns === 'letters';
  const corners = lettered ? { from: 'C-02', to: 'G-05' } : { from: '0302', to: '0705' };
  const map = blankMap(ANTALYA_WORDS, { title: 'Sheet', numbering: plan, ...corners, background: 'clear' });
  return map.ok ? map.value : expect.fail(JSON.stringify(map.refusals));
};

const plans = fc.record({
  scheme: fc.constantFrom(COLUMN_ROW, LETTERED),
  orientation: fc.constantFrom(...ORIENTATIONS),
  shoved: fc.constantFrom(...SHOVED),
});
const planOf = ({
  scheme,
  orientation,
  shoved,
}: { scheme: NumberingPlan } & Partial<NumberingPlan>): NumberingPlan => ({
  ...scheme,
  ...(orientation && { orientation }),
  ...(shoved && { shoved }),
});

const spot = fc.integer({ min: 0, max: COLUMNS * ROWS - 1 });
const spots = fc.array(spot, { maxLength: 6 });
/** The number printed at a spot of the sheet, whatever its numbering and whether or not its hex was taken off. */
const number = (map: Map, at: number): string =>
  map.numbering.print({ column: 3 + (at % COLUMNS), row: 2 + Math.floor(at / COLUMNS) });
const numbers = (map: Map, at: readonly number[]): readonly string[] => at.map((each) => number(map, each));

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom(...terrains), spots).map(
    ([terrain, at]): Edit =>
      (map) =>
        paint(map, terrain, numbers(map, at)),
  ),
  fc.tuple(spots, fc.boolean()).map(
    ([at, is]): Edit =>
      (map) =>
        setFeature(map, 'city', numbers(map, at), is),
  ),
  fc.tuple(fc.constantFrom(...hexsides), spots, fc.boolean()).map(
    ([hexside, at, is]): Edit =>
      (map) =>
        setSide(map, hexside, sidesAround(map, at), is),
  ),
  fc.tuple(spot, fc.string({ maxLength: 8 })).map(
    ([at, name]): Edit =>
      (map) =>
        place(map, number(map, at), name),
  ),
  spots.map(
    (at): Edit =>
      (map) =>
        remove(map, numbers(map, at)),
  ),
  spots.map(
    (at): Edit =>
      (map) =>
        restore(map, numbers(map, at)),
  ),
  fc.constantFrom('Sheet', 'Île d’Égine').map(
    (title): Edit =>
      (map) =>
        retitle(map, title),
  ),
);

const sidesAround = (map: Map, at: readonly number[]): readonly string[] =>
  numbers(map, at).flatMap((hex) => {
    const space = map.find(hex);
    return space === undefined ? [] : map.neighbours(space).map((near) => `${hex}/${map.id(near)}`);
  });

describe('a map that somebody paints', () => {
  test('is read back byte for byte', () =>
    fc.assert(
      fc.property(plans, fc.array(edits, { maxLength: 8 }), (plan, made) => {
        const map = made.reduce((before, edit) => edit(before), blank(planOf(plan)));
        expect(write(read(write(map)))).toBe(write(map));
        expect(canonical(read(write(map)).file)).toBe(canonical(map.file));
        expect(seen(read(write(map)))).toEqual(seen(map));
      }),
      { numRuns: 60 },
    ));

  test('a change means the same before it is written and after', () =>
    fc.assert(
      fc.property(plans, fc.array(edits, { maxLength: 5 }), edits, (plan, made, edit) => {
        const map = made.reduce((before, each) => each(before), blank(planOf(plan)));
        expect(write(edit(read(write(map))))).toBe(write(edit(map)));
      }),
      { numRuns: 60 },
    ));

  test('an edit leaves the map it was made on', () => {
    const map = blank(COLUMN_ROW);
    const before = write(map);
    remove(setSide(place(paint(map, 'water', ['0302']), '0403', 'Ford'), 'river', ['0302/0303']), ['0705']);
    expect(write(map)).toBe(before);
  });
});

describe('what an edit does', () => {
  const map = blank(COLUMN_ROW);
  const at = (changed: Map, hex: string) => changed.terrain(changed.at(hex));

  test('paint, and what lies off the sheet is passed over', () => {
    const painted = paint(map, 'mountain', ['0302', '9999', 'nowhere']);
    expect([at(painted, '0302'), at(painted, '0303')]).toEqual(['mountain', 'clear']);
  });

  test('a road through three hexes lies on the two sides it crosses', () => {
    const line = ['0302', '0303', '0304'];
    expect(sidesAlong(map, line)).toEqual(['0302/0303', '0303/0304']);
    const road = setSide(map, 'road', sidesAlong(map, line));
    expect(road.file.hexsides.find(({ hexside }) => hexside === 'road')?.between).toEqual(['0302/0303', '0303/0304']);
    expect(setSide(road, 'road', ['0303/N'], false).file.hexsides[1]?.between).toEqual(['0303/0304']);
  });

  test('what is taken off is gone with all that lay on it, and comes back bare', () => {
    const town = setSide(place(setFeature(paint(map, 'water', ['0403']), 'city', ['0403']), '0403', 'Ford'), 'river', [
      '0403/S',
    ]);
    const gone = remove(town, ['0403']);
    expect([gone.size, gone.find('0403'), gone.file.absent]).toEqual([19, undefined, ['0403']]);
    expect(gone.fault('space', '0403')).toMatchObject({ code: 'noSuchHex', facts: { from: '0302', to: '0705' } });
    const back = restore(gone, ['0403']);
    expect(write(back)).toBe(write(map));
  });

  test('a name is laid on a hex, laid again under another, trimmed, and taken off without a sign', () => {
    const names = (changed: Map) => changed.file.places;
    const ford = place(map, '0403', ' Ford ');
    expect(names(ford)).toEqual([{ hex: '0403', name: 'Ford' }]);
    expect(names(place(place(ford, '0302', 'Mill'), '0403', 'Bridge'))).toEqual([
      { hex: '0302', name: 'Mill' },
      { hex: '0403', name: 'Bridge' },
    ]);
    expect([names(place(ford, '0403', '  ')), names(place(ford, '9999', 'Nowhere'))]).toEqual([[], names(ford)]);
    expect([retitle(ford, 'Fords').title, ford.title]).toEqual(['Fords', 'Sheet']);
  });

  test('a feature or a hexside is laid on unless it is told off', () => {
    const city = setFeature(map, 'city', ['0403', '0404']);
    expect(city.file.features[0]?.hexes).toEqual(['0403', '0404']);
    expect(setFeature(city, 'city', ['0403'], false).file.features[0]?.hexes).toEqual(['0404']);
    const [hex, link] = [map.at('0403'), map.link(map.at('0403'), map.at('0404')) ?? expect.fail('apart')];
    const changed = map.with({ features: [[hex, 'city']], hexsides: [[link, 'river']] });
    expect([changed.has(hex, 'city'), changed.crosses(link, 'river')]).toEqual([true, true]);
    expect(changed.crosses(changed.reverse[link] ?? -1, 'river')).toBe(true);
  });

  test('hexes that are taken off one after the other stay off, and each comes back alone', () => {
    const off = remove(remove(map, ['0302']), ['0705', '9999', 'x']);
    expect(off.file.absent).toEqual(['0302', '0705']);
    expect(restore(off, ['0705', '0404']).file.absent).toEqual(['0302']);
    expect(renumber(off, { ...COLUMN_ROW, orientation: 'pointy' }).file.absent).toEqual(['0302', '0705']);
  });

  test('what is named stays named when other hexes are taken off, and lies where it lay', () => {
    const named = place(place(map, '0403', 'Ford'), '0704', 'Mill');
    expect(remove(named, ['0302', '0704']).file.places).toEqual([{ hex: '0403', name: 'Ford' }]);
    expect(renumber(named, { ...COLUMN_ROW, orientation: 'pointy' }).file.places).toEqual(named.file.places);
  });

  test('columns flipped: painting stays, and sides whose hexes no longer touch go', () => {
    // Even columns lower: 0403 touches 0303 and 0304; odd columns lower: 0302 and 0303.
    const sided = setSide(paint(map, 'water', ['0403']), 'river', ['0403/0303', '0403/0304']);
    const flipped = renumber(sided, { ...COLUMN_ROW, shoved: 'odd' });
    expect(at(flipped, '0403')).toBe('water');
    expect(flipped.file.hexsides[0]?.between).toEqual(['0303/0403']);
  });
});

describe('the file of a map', () => {
  const antalya = readMap(ANTALYA_WORDS, ANTALYA);
  const map = antalya.ok ? antalya.value : expect.fail();

  test('is text that can be read: a row of the picture a line', () =>
    expect(write(map)).toBe(
      [
        '{',
        '  "title": "Antalya",',
        '  "numbering": {"orientation":"flat","shoved":"even","columns":"digits","rows":"digits","digits":2,"separator":"none","order":"column-row"},',
        '  "from": "4422",',
        '  "to": "4828",',
        '  "background": "clear",',
        '  "legend": [',
        '    {"sign":".","terrain":"clear"},',
        '    {"sign":"m","terrain":"mountain"},',
        '    {"sign":"w","terrain":"water"}',
        '  ],',
        '  "picture": [',
        // Columns 44 to 48: mountain in 4423, 4623, 4424, 4525 and 4726, water in 4627, 4528 and 4628.
        '    ".....",',
        '    "m.m..",',
        '    "m....",',
        '    ".m...",',
        '    "...m.",',
        '    "..w..",',
        '    ".ww.."',
        '  ],',
        '  "features": [',
        '    {"feature":"city","hexes":["4527"]}',
        '  ],',
        // From the lower hex, clockwise: its south-eastern side before its southern one.
        '  "hexsides": [',
        '    {"hexside":"river","between":["4624/4725","4624/4625"]},',
        '    {"hexside":"road","between":["4422/4522","4522/4523","4523/4524","4524/4624"]}',
        '  ],',
        '  "places": [',
        '    {"hex":"4527","name":"Antalya"}',
        '  ]',
        '}',
        '',
      ].join('\n'),
    ));

  test('hexes that are not there stand in one line, however many they are', () => {
    const torn = readMap(ownWords(map.file), { ...map.file, hexsides: [], absent: ['4422', '4725'] });
    if (!torn.ok) return expect.fail(JSON.stringify(torn.refusals));
    expect(mapText(torn.value.file).split('\n')).toContain('  "absent": ["4422","4725"],');
  });

  test('holds its own words: it is read without anybody who knows them', () => {
    const own = ownWords(map.file);
    expect(own).toEqual(ANTALYA_WORDS);
    const again = readMap(own, map.file);
    expect(again.ok && mapText(again.value.file)).toBe(write(map));
  });

  test('every terrain has a sign of its own, the first free letter of its word, then of the alphabet', () => {
    const own = ['plain', 'pass', 'ps', 'sap', 'aaa', '---', 'Plain'];
    const sheet = readMap(
      { terrains: own, features: [], hexsides: [] },
      {
        title: 'S',
        numbering: { shoved: 'even' },
        from: '0101',
        to: '0702',
        background: 'ps',
        terrain: own.map((terrain, at) => ({ terrain, hexes: [`0${at + 1}01`] })),
      },
    );
    const { legend, picture } = sheet.ok ? sheet.value.file : expect.fail(JSON.stringify(sheet.refusals));
    // p; a of pass; the background is a point; s of sap; aaa and --- have none left of their own: b, c; then l of Plain.
    expect(legend.map(({ sign }) => sign).join('')).toBe('pa.sbcl');
    expect(picture).toEqual(['pa.sbcl', '.......']);
  });

  test('a file without words of its own has none, whatever stands in it', () => {
    const nothing = { terrains: [], features: [], hexsides: [] };
    for (const data of [null, 7, [], { legend: 'x', features: [{}, null, { feature: 3 }] }])
      expect(ownWords(data)).toEqual(nothing);
    expect(
      ownWords({
        background: 'b',
        terrain: [{ terrain: 'c' }, { terrain: 'b' }],
        legend: [{ sign: 'a', terrain: 'a' }],
      }),
    ).toEqual({ ...nothing, terrains: ['a', 'b', 'c'] });
  });

  test('a mark before the text, as some editors write it, is passed over', () =>
    expect(mapInText(`\ufeff${write(map)}`)).toEqual({ ok: true, value: JSON.parse(write(map)) }));

  test('equal maps have equal marks, however they were written', () => {
    const lists = { ...ANTALYA, terrain: [...ANTALYA.terrain].reverse() };
    expect(mapMark(read(JSON.stringify(lists)).file)).toBe(mapMark(map.file));
    expect(mapMark(paint(map, 'water', ['4422']).file)).not.toBe(mapMark(map.file));
  });

  test('names of old files, one in each language', () => {
    const old = {
      ...ANTALYA,
      title: { en: 'Around Antalya', fr: 'Autour d’Antalya' },
      places: [{ hex: '4527', name: { en: 'Antalya', fr: 'Antalya' } }],
    };
    const told = read(JSON.stringify(old));
    expect([told.title, told.name(told.at('4527'))]).toEqual(['Around Antalya / Autour d’Antalya', 'Antalya']);
  });

  test('of old names nothing is lost, and what is no name stays as it is', () => {
    const both = { en: 'Castle', fr: 'Château' };
    const names = (data: unknown) => withPlainNames(data, 'places');
    expect(names({ title: both })).toEqual({ title: 'Castle / Château' });
    expect(names({ title: 'T', other: 1, places: [{ hex: '1', name: both }, { hex: '2', name: 'Plain' }, 7] })).toEqual(
      {
        title: 'T',
        other: 1,
        places: [{ hex: '1', name: 'Castle / Château' }, { hex: '2', name: 'Plain' }, 7],
      },
    );
    // No title is made where there was none, no list either; half a name is none.
    expect(names({ places: [{ name: { en: 'A', fr: 'A' } }] })).toEqual({ places: [{ name: 'A' }] });
    for (const half of [{ en: 'A' }, { fr: 'A' }, { en: 1, fr: 'A' }, null])
      expect(names({ title: half, places: [{ name: half }] })).toEqual({ title: half, places: [{ name: half }] });
    for (const same of [null, 7, 'x', [both], { title: 'T', places: [{ name: 'P' }] }, { places: 'none' }])
      expect(names(same)).toBe(same);
    expect(withPlainNames({ spaces: [{ name: both }], places: [{ name: both }] }, 'spaces')).toEqual({
      spaces: [{ name: 'Castle / Château' }],
      places: [{ name: both }],
    });
  });

  test('what is no map file at all', () =>
    expect(mapInText('a map')).toMatchObject({ refusals: [{ code: 'notMapText' }] }));
});
