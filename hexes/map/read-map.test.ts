import { schema, speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { ANTALYA, ANTALYA_WORDS } from './antalya.map.ts';
import type { HexMap } from './hex-map.ts';
import { printHexside } from './hexside.ts';
import { HexSheets, mapField } from './map-field.ts';
import { readMap } from './read-map.ts';

const read = (data: unknown): HexMap => {
  const checked = readMap(ANTALYA_WORDS, data);
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
};
const faults = (data: unknown): readonly string[] => {
  const checked = readMap(ANTALYA_WORDS, data);
  return checked.ok ? [] : checked.refusals.map(({ at, code }) => `${at}: ${code}`);
};

describe('a map file', () => {
  const map = read(ANTALYA);

  test('has every hex between its corners', () => {
    expect(map.size).toBe(5 * 7);
    expect(map.id(map.at('4626'))).toBe('4626');
    expect(map.find('4821')).toBeUndefined();
    expect(map.find('nowhere')).toBeUndefined();
    expect(() => map.at('4821')).toThrow('no hex 4821');
  });

  test('terrain, features and names', () => {
    expect(map.terrain(map.at('4726'))).toBe('mountain');
    expect(map.terrain(map.at('4426'))).toBe('clear');
    expect(map.featuresOf(map.at('4527'))).toEqual(['city']);
    expect(map.has(map.at('4526'), 'city')).toBe(false);
    expect(map.name(map.at('4527'))).toBe('Antalya');
    expect(map.name(map.at('4526'))).toBeUndefined();
  });

  test('neighbours by number, fewer at the edge', () => {
    const around = (id: string) => map.neighbours(map.at(id)).map((hex) => map.id(hex));
    expect(around('4626')).toEqual(['4625', '4726', '4727', '4627', '4527', '4526']);
    expect(around('4422')).toEqual(['4522', '4523', '4423']);
  });

  test('a hexside counts from both sides', () => {
    const link = (from: string, to: string) => map.link(map.at(from), map.at(to)) ?? expect.fail(`${from} ${to}`);
    expect(map.crosses(link('4624', '4625'), 'river')).toBe(true);
    expect(map.crosses(link('4625', '4624'), 'river')).toBe(true);
    expect(map.hexsidesOf(link('4624', '4725'))).toEqual(['river']);
    expect(map.hexsidesOf(link('4524', '4624'))).toEqual(['road']);
    expect(map.hexsidesOf(link('4523', '4423'))).toEqual([]);
    expect(map.sideName(link('4624', '4725'))).toBe('SE');
    expect(printHexside(map, link('4725', '4624'))).toBe('4624/4725');
  });

  test('distance, ring, range and line stay on the map', () => {
    const ids = (hexes: readonly number[]) => hexes.map((hex) => map.id(hex));
    expect(map.distance(map.at('4422'), map.at('4828'))).toBe(8);
    expect(ids(map.ring(map.at('4422'), 1))).toEqual(['4522', '4523', '4423']);
    expect(ids(map.within(map.at('4422'), 1))).toEqual(['4422', '4522', '4523', '4423']);
    expect(ids(map.line(map.at('4624'), map.at('4627')))).toEqual(['4624', '4625', '4626', '4627']);
  });

  test('a change makes another map and leaves this one', () => {
    const hex = map.at('4426');
    const changed = map.with({ terrain: [[hex, 'mountain']], features: [[hex, 'city']] });
    expect([changed.terrain(hex), changed.has(hex, 'city')]).toEqual(['mountain', true]);
    expect([map.terrain(hex), map.has(hex, 'city')]).toEqual(['clear', false]);
    expect(changed.terrain(map.at('4726'))).toBe('mountain');
  });
});

test('a picture of signs, with hexes that are not there', () => {
  const map = read({
    ...ANTALYA,
    from: '0101',
    to: '0302',
    absent: ['0302'],
    legend: [
      { sign: '.', terrain: 'clear' },
      { sign: 'm', terrain: 'mountain' },
    ],
    picture: ['. m .', 'mm.'],
    terrain: [{ terrain: 'water', hexes: ['0101'] }],
    features: [],
    hexsides: [],
    places: [],
  });
  expect(map.size).toBe(5);
  expect(['0101', '0201', '0301', '0102', '0202'].map((id) => map.terrain(map.at(id)))).toEqual([
    'water',
    'mountain',
    'clear',
    'mountain',
    'mountain',
  ]);
  expect(map.find('0302')).toBeUndefined();
});

describe('a map is read once', () => {
  const other = { ...ANTALYA_WORDS };

  test('the same file and words give the same map', () =>
    expect(readMap(ANTALYA_WORDS, ANTALYA)).toBe(readMap(ANTALYA_WORDS, ANTALYA)));

  test('another file or other words give another map', () => {
    const [map, copied, reworded] = [read(ANTALYA), read({ ...ANTALYA }), readMap(other, ANTALYA)];
    expect(copied).not.toBe(map);
    expect([...copied.terrainCodes]).toEqual([...map.terrainCodes]);
    expect(reworded.ok && reworded.value).not.toBe(map);
  });

  test('faults are kept too', () => {
    const bad = { ...ANTALYA, from: 'nowhere' };
    expect(readMap(ANTALYA_WORDS, bad)).toBe(readMap(ANTALYA_WORDS, bad));
  });
});

/** The same terrain told in lists and in a picture, whose signs may be letters of any alphabet. */
test('lists and picture say the same', () => {
  const rows = ['.m.~.', 'm . . ~ m', '..ш..'];
  const sheet = { ...ANTALYA, from: '0101', to: '0503', features: [], hexsides: [], places: [] };
  const legend = [
    { sign: '.', terrain: 'clear' },
    { sign: 'm', terrain: 'mountain' },
    { sign: '~', terrain: 'water' },
    { sign: 'ш', terrain: 'water' },
  ];
  const drawn = read({ ...sheet, terrain: [], legend, picture: rows });
  const told = read({
    ...sheet,
    terrain: [
      { terrain: 'mountain', hexes: ['0201', '0102', '0502'] },
      { terrain: 'water', hexes: ['0401', '0402', '0303'] },
    ],
  });
  expect([...drawn.terrainCodes]).toEqual([...told.terrainCodes]);
});

describe('a bad map file gets every fault at once', () => {
  test('faults of shape and of numbers together', () =>
    expect(
      faults({
        ...ANTALYA,
        title: 7,
        background: 'clair',
        terrain: [{ terrain: 'swamp', hexes: ['4423', '9999', 'AX-05'] }],
        features: [{ feature: 'city', hexes: ['4421'] }],
        hexsides: [
          { hexside: 'river', between: ['4624/4626', '4624/E', '4624', '4422/N'] },
          { hexside: 'road', along: ['4422', '4424', '4829'] },
        ],
        places: [{ hex: '1', name: 'Antalya' }],
        ferries: [],
      }),
    ).toEqual([
      'ferries: unknownField',
      'title: notText',
      'background: notOneOf',
      'terrain[0].terrain: notOneOf',
      'terrain[0].hexes[1]: noSuchHex',
      'terrain[0].hexes[2]: notAHexNumber',
      'features[0].hexes[0]: noSuchHex',
      'places[0].hex: notAHexNumber',
      'hexsides[0].between[0]: noSuchHexside',
      'hexsides[0].between[1]: noSuchHexside',
      'hexsides[0].between[2]: noSuchHexside',
      'hexsides[0].between[3]: noSuchHexside',
      'hexsides[1].along[1]: notNeighbours',
      'hexsides[1].along[2]: noSuchHex',
    ]));

  test('a ragged picture', () =>
    expect(
      faults({ ...ANTALYA, legend: [{ sign: '.', terrain: 'clear' }], picture: ['.....', '....', '..x..'] }),
    ).toEqual(['picture: pictureRows', 'picture[1]: pictureColumns', 'picture[2]: unknownSign']));

  test.each([
    ['corners swapped', { from: '4828', to: '4422' }, ['to: cornersSwapped']],
    ['corners of another scheme', { from: 'A-1', to: 'Z' }, ['from: notAHexNumber', 'to: notAHexNumber']],
    [
      'letters that run together',
      { numbering: { shoved: 'odd', columns: 'letters', rows: 'letters' } },
      ['numbering.separator: lettersRunTogether'],
    ],
    [
      'more hexes than any map has',
      { numbering: { shoved: 'odd', digits: 4 }, from: '00000000', to: '99999999' },
      ['to: tooManyHexes'],
    ],
  ])('%s', (_, change, expected) => expect(faults({ ...ANTALYA, ...change })).toEqual(expected));

  test.each([
    [
      'a number that is no text',
      { terrain: [{ terrain: 'water', hexes: ['4423', 4424] }] },
      'terrain[0].hexes[1]: notText',
    ],
    ['too long a number', { absent: ['44220000000000000'] }, 'absent[0]: notText'],
    ['a sign of an unknown alphabet', { legend: [], picture: ['ш'] }, 'picture[0]: unknownSign'],
    ['a list that is none', { features: [{ feature: 'city', hexes: '4423' }] }, 'features[0].hexes: notAList'],
    [
      'a line that is broken',
      { hexsides: [{ hexside: 'road', along: ['4422', '4622'] }] },
      'hexsides[0].along[1]: notNeighbours',
    ],
  ])('%s', (_, change, expected) => expect(faults({ ...ANTALYA, ...change })).toContain(expected));

  test.each(['a map', null, 7, [], [{}]])('%j is no map at all', (data) =>
    expect(faults(data)).toEqual([': notARecord']),
  );

  test('entries that are none', () =>
    expect(faults({ ...ANTALYA, terrain: [null, 7, []], places: [null, { hex: 7 }], hexsides: 'x' })).toEqual([
      'terrain[0]: notARecord',
      'terrain[1]: notARecord',
      'terrain[2]: notARecord',
      'hexsides: notAList',
      'places[0]: notARecord',
      'places[1].hex: notText',
      'places[1].name: missing',
    ]));

  test('what is told of a fault: where it lies, what was read, what would do', () => {
    const facts = (change: object) => {
      const checked = readMap(ANTALYA_WORDS, { ...ANTALYA, ...change });
      return checked.ok ? [] : checked.refusals.map(({ code, facts: told }) => [code, told]);
    };
    expect(
      facts({
        places: [
          { hex: '9999', name: 'A' },
          { hex: 'x', name: 'B' },
        ],
      }),
    ).toEqual([
      ['noSuchHex', { received: '9999', from: '4422', to: '4828' }],
      // Column 2, row 5 is what a number looks like.
      ['notAHexNumber', { received: 'x', sample: '0205' }],
    ]);
    expect(facts({ from: '4829', to: '4828' })).toEqual([['cornersSwapped', { from: '4829', received: '4828' }]]);
    expect(facts({ from: '4928', to: '4828' })).toEqual([['cornersSwapped', { from: '4928', received: '4828' }]]);
    expect(facts({ absent: ['x', '9999'] })).toEqual([['notAHexNumber', { received: 'x', sample: '0205' }]]);
    expect(facts({ hexsides: [{ hexside: 'road', along: ['4422', '4424', '4425'] }] })).toEqual([
      ['notNeighbours', { received: '4424', before: '4422' }],
    ]);
    expect(facts({ hexsides: [{ hexside: 'road', along: ['x', '4424'] }] })).toEqual([
      ['notAHexNumber', { received: 'x', sample: '0205' }],
    ]);
    expect(facts({ hexsides: [{ hexside: 'road', between: ['4422/4423/4424', '4422/'] }] })).toEqual([
      ['noSuchHexside', { received: '4422/4423/4424' }],
      ['noSuchHexside', { received: '4422/' }],
    ]);
  });

  test('each row of a picture tells each sign it does not know once, with the hex where it stands first', () => {
    const rows = ['.x.yx', 'x....', '..', '. . . . .', '.....', '.....', '......'];
    const checked = readMap(ANTALYA_WORDS, { ...ANTALYA, legend: [{ sign: '.', terrain: 'clear' }], picture: rows });
    expect(checked.ok ? [] : checked.refusals.map(({ at, code, facts: told }) => [at, code, told])).toEqual([
      ['picture[0]', 'unknownSign', { received: 'x', column: 2, hex: '4522' }],
      ['picture[0]', 'unknownSign', { received: 'y', column: 4, hex: '4722' }],
      ['picture[1]', 'unknownSign', { received: 'x', column: 1, hex: '4423' }],
      ['picture[2]', 'pictureColumns', { received: 2, expected: 5 }],
      ['picture[6]', 'pictureColumns', { received: 6, expected: 5 }],
    ]);
    const short = readMap(ANTALYA_WORDS, { ...ANTALYA, legend: [{ sign: '.', terrain: 'clear' }], picture: ['.....'] });
    expect(short.ok ? [] : short.refusals.map(({ facts: told }) => told)).toEqual([{ received: 1, expected: 7 }]);
  });
});

describe('corners and numbers', () => {
  const sheet = (change: object) => {
    const checked = readMap(
      { terrains: ['clear', 'sea'], features: [], hexsides: ['river'] },
      { title: 'S', numbering: { shoved: 'even', digits: 3 }, background: 'clear', ...change },
    );
    return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
  };

  test('one hex, one column and one row are maps', () => {
    expect(sheet({ from: '005005', to: '005005' }).size).toBe(1);
    expect(sheet({ from: '005005', to: '005007' }).size).toBe(3);
    expect(sheet({ from: '005005', to: '007005' }).corners).toEqual({ from: '005005', to: '007005' });
  });

  test('250000 hexes are a map, and one row more is none', () => {
    const most = readMap(
      { terrains: ['clear'], features: [], hexsides: [] },
      { title: 'S', numbering: { shoved: 'even', digits: 4 }, from: '00010001', to: '05000501', background: 'clear' },
    );
    expect(most.ok ? [] : most.refusals).toEqual([
      { code: 'tooManyHexes', at: 'to', facts: { received: 500 * 501, max: 250_000 } },
    ]);
  });

  test('hexes that are not there may lie anywhere, also outside the corners', () => {
    const map = sheet({ from: '001001', to: '003002', absent: ['002002', '009009', '002002'] });
    expect([map.size, map.find('002002'), map.find('003002') !== undefined]).toEqual([5, undefined, true]);
    expect(map.file.absent).toEqual(['002002']);
    expect(() => map.terrain(99)).toThrow('no such hex');
  });

  test('a sheet of which nothing is left', () => {
    const empty = sheet({ from: '001001', to: '001001', absent: ['001001'] });
    expect([empty.size, empty.corners]).toEqual([0, { from: '001001', to: '001001' }]);
  });

  test('signs of the picture fall on hexes that are there, and blanks of any kind are none', () => {
    const legend = [
      { sign: 'c', terrain: 'clear' },
      { sign: 's', terrain: 'sea' },
    ];
    const map = sheet({ from: '001001', to: '003002', absent: ['001001'], legend, picture: ['s c\u00a0s', '\tcs c '] });
    expect(['002001', '003001', '001002', '002002', '003002'].map((hex) => map.terrain(map.at(hex)))).toEqual([
      'clear',
      'sea',
      'clear',
      'sea',
      'clear',
    ]);
  });

  test('a number of sixteen signs is still one', () => {
    const checked = readMap(ANTALYA_WORDS, { ...ANTALYA, absent: ['4'.repeat(16)] });
    expect(checked.ok ? [] : checked.refusals.map(({ code }) => code)).toEqual(['notAHexNumber']);
  });
});

test('a map has room for a sheet of 250000 hexes, and no more', () => {
  const { anyOf } = schema(mapField(new HexSheets(ANTALYA_WORDS)), speaker(en)) as unknown as {
    anyOf: [unknown, { properties: Readonly<Record<string, Shape>> }];
  };
  interface Shape {
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly maxLength?: number;
    readonly items?: Shape;
    readonly properties?: Readonly<Record<string, Shape>>;
  }
  const [, { properties: whole }] = anyOf;
  const list = (name: string) => [whole[name]?.minItems, whole[name]?.maxItems];
  const inside = (name: string, part: string) => whole[name]?.items?.properties?.[part];
  // A picture has a row for each row, twice as long as its hexes, for the blanks between them.
  expect([list('picture'), whole['picture']?.items?.maxLength]).toEqual([[0, 250_000], 500_000]);
  // Each hex has six sides, each shared by two.
  expect(list('absent')).toEqual([0, 750_000]);
  for (const [name, part] of [
    ['terrain', 'hexes'],
    ['features', 'hexes'],
    ['hexsides', 'between'],
    ['hexsides', 'along'],
  ] as const)
    expect([inside(name, part)?.minItems, inside(name, part)?.maxItems]).toEqual([0, 750_000]);
  expect(['legend', 'terrain', 'features', 'hexsides', 'places'].map(list)).toEqual(
    [60, 1000, 1000, 5000, 5000].map((most) => [0, most]),
  );
  expect(inside('legend', 'sign')?.maxLength).toBe(1);
  expect(whole['numbering']?.properties?.['digits']).toMatchObject({ minimum: 0, maximum: 4, default: 2 });
  // Two names of 200 and what stands between them.
  expect([whole['title']?.maxLength, inside('places', 'name')?.maxLength]).toEqual([410, 410]);
});

test('the file of a map that was read from its sheets is that map', () => {
  const sheets = new HexSheets(ANTALYA_WORDS, { sides: ['a'] });
  const map = sheets.read({ ...ANTALYA });
  const [first, again] = [map, map.ok ? readMap(ANTALYA_WORDS, map.value.file) : map];
  expect(again.ok && again.value).toBe(first.ok && first.value);
  expect([sheets.look, sheets.read('x').ok, new HexSheets(ANTALYA_WORDS).look]).toEqual([{ sides: ['a'] }, false, {}]);
});

test('the schema words every field', () => {
  const written = JSON.stringify(schema(mapField(new HexSheets(ANTALYA_WORDS)), speaker(en)));
  expect(written).not.toMatch(/"\[/);
});
