import { type Dictionary, type Locale, speaker, words } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Counter } from '../counters/counter.ts';
import type { Space } from '../graph/graph.ts';
import { zones } from '../graph/zones.ts';
import { ANTALYA, ANTALYA_WORDS } from '../map/antalya.map.ts';
import { readMap } from '../map/read-map.ts';
import { readPointMap } from '../point/point-map.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { describeHexMap, describePointMap } from './describe.ts';
import type { Drawing, Look } from './drawing.ts';
import type { Overlay } from './overlay.ts';
import { pointDrawable } from './point-drawable.ts';
import { hexesIn, labels, layerOf } from './second-way/read-picture.ts';
import { hexSvg, pointSvg } from './svg.ts';
import { hexText } from './text-map.ts';

const checked = readMap(ANTALYA_WORDS, ANTALYA);
const map = checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));

const GAME: Readonly<Record<Locale, Dictionary>> = {
  en: {
    'terrain.clear': 'clear',
    'terrain.mountain': 'mountain',
    'terrain.water': 'water',
    'feature.city': 'city',
    'hexside.river': 'river',
    'hexside.road': 'road',
    'space.town': 'town',
    'link.road': 'road',
    'unit.a': 'unit A',
    'unit.division': 'Soviet division',
    'zone.locking': 'locking zone',
    'zone.fluid': 'fluid zone',
    'picture.title': 'Zones of control around Antalya',
    'picture.desc': 'Unit A in 4524 and a Soviet armoured division in 4626, both in Movement to Contact.',
    'way.north': 'the way to 4522',
    'way.cost': '4 points',
    'side.nato': 'NATO',
    'side.pact': 'Warsaw Pact',
  },
  fr: {
    'terrain.clear': 'clair',
    'terrain.mountain': 'montagne',
    'terrain.water': 'eau',
    'feature.city': 'cité',
    'hexside.river': 'rivière',
    'hexside.road': 'route',
    'space.town': 'ville',
    'link.road': 'route',
    'unit.a': 'unité A',
    'unit.division': 'division soviétique',
    'zone.locking': 'zone verrouillée',
    'zone.fluid': 'zone fluide',
    'picture.title': 'Zones de contrôle autour d’Antalya',
    'picture.desc':
      'L’unité A en 4524 et une division blindée soviétique en 4626, toutes deux en Mouvement au Contact.',
    'way.north': 'le chemin de 4522',
    'way.cost': '4 points',
    'side.nato': 'OTAN',
    'side.pact': 'Pacte de Varsovie',
  },
};
const say = (language: Locale) => speaker(GAME[language], language === 'en' ? en : fr);

/** Aegean Strike, zones of control example: unit A and the division. */
const units = [{ at: map.at('4524') }, { at: map.at('4626') }];
const all = zones(map, units, (_, to) => {
  if (map.terrain(to) !== 'clear') return undefined;
  return map.has(to, 'city') ? 'fluid' : 'locking';
}).all;
const inZone = (zone: string): readonly Space[] => all.filter((one) => one.zone === zone).map(({ space }) => space);
const counter = (name: string, change: Partial<Counter> = {}): Counter => ({
  name,
  symbol: 'armour',
  size: 'X',
  pigment: { body: '#994f3a', ink: '#ffffff' },
  printed: [6, 8],
  states: { formation: 'MC' },
  side: 'second',
  ...change,
});
const overlays: readonly Overlay[] = [
  { kind: 'zone', side: 'pact', spaces: inZone('locking'), sign: 'L', label: words('zone.locking') },
  { kind: 'zone', side: 'pact', spaces: inZone('fluid'), sign: 'F', label: words('zone.fluid') },
  { kind: 'stack', space: map.at('4524'), counters: [counter('A')], label: words('unit.a') },
  {
    kind: 'stack',
    space: map.at('4626'),
    counters: [counter('Soviet division', { size: 'XX', printed: [12, 8] })],
    label: words('unit.division'),
  },
];
const drawing = (language: Locale): Drawing => ({
  language,
  say: say(language),
  title: words('picture.title'),
  description: words('picture.desc'),
  overlays,
  id: 'antalya',
});
const LOOK: Look = { sides: ['nato', 'pact'] };

describe('the zones of control example as a picture', () => {
  test.each(['en', 'fr'] as const)('%s: the file says what the map says', async (language) => {
    await expect(`${hexSvg(map, drawing(language), LOOK)}\n`).toMatchFileSnapshot(
      `pictures/antalya-zones.${language}.svg`,
    );
  });

  test('every hex has a label in the reader’s language', () => {
    const [english, french] = [labels(hexSvg(map, drawing('en'))), labels(hexSvg(map, drawing('fr')))];
    expect([english.size, french.size]).toEqual([map.size, map.size]);
    expect(english.get('4527')).toBe('4527 Antalya: clear, city, fluid zone');
    expect(french.get('4527')).toBe('4527 Antalya : clair, cité, zone fluide');
    expect(english.get('4523')).toBe('4523: clear, road to the north, road to the south, locking zone');
    expect(french.get('4726')).toBe('4726 : montagne');
    expect(french.get('4624')).toBe(
      '4624 : clair, rivière au sud-est, rivière au sud, route au nord-ouest, zone verrouillée',
    );
    expect(english.get('4626')).toBe('4626: clear, Soviet division');
  });

  test('exactly the hexes of the example are hatched, in the way of their side', () => {
    const svg = hexSvg(map, drawing('en'), LOOK);
    const zones = [...layerOf(svg, 'zones').matchAll(/d="([^"]*)" fill="url\(#([\w-]+)\)"/g)];
    expect(zones.map(([, path = '', fill]) => [fill, hexesIn(svg, path)])).toEqual([
      ['antalya-zone-2', ['4523', '4526', '4624', '4625', '4727']],
      ['antalya-zone-2', ['4527']],
    ]);
    expect(
      layerOf(svg, 'signs')
        .match(/>[LF]</g)
        ?.sort(),
    ).toEqual(['>F<', '>L<', '>L<', '>L<', '>L<', '>L<']);
    const named = [...labels(svg)].filter(([, text]) => text.includes('zone')).map(([id]) => id);
    expect(named.sort()).toEqual(['4523', '4526', '4527', '4624', '4625', '4727']);
  });

  test('title and description name the picture', () => {
    const svg = hexSvg(map, drawing('fr'));
    expect(svg).toContain('aria-labelledby="antalya-title antalya-desc"');
    expect(svg).toContain('<title id="antalya-title">Zones de contrôle autour d’Antalya</title>');
    expect(svg).toMatch(/<desc id="antalya-desc">L’unité A en 4524/);
    expect(svg).toContain('lang="fr"');
  });
});

describe('pictures', () => {
  const plain: Drawing = { language: 'fr', say: say('fr') };

  test('without a title the map’s own, without a description its size', () => {
    const svg = hexSvg(map, plain);
    expect(svg).toContain('>Antalya</title>');
    expect(svg).toContain('>Carte de 35 hexagones.</desc>');
  });

  test('only the spaces asked for, ways and notes among them', () => {
    const only = ['4522', '4523', '4524'].map((id) => map.at(id));
    const svg = hexSvg(map, {
      ...plain,
      id: 'antalya',
      only,
      overlays: [
        { kind: 'way', spaces: [...only, map.at('4624')], label: words('way.north') },
        { kind: 'note', space: map.at('4522'), text: '4', label: words('way.cost') },
      ],
    });
    expect([...labels(svg).keys()]).toEqual(['4522', '4523', '4524']);
    expect(labels(svg).get('4522')).toBe('4522 : clair, route au sud, route au sud-ouest, le chemin de 4522, 4 points');
    expect(svg).toContain('>le chemin de 4522</text>');
  });

  test('what is written is escaped', () => {
    const label = words('danger');
    const dangerous = speaker({ danger: '<script>"&' }, GAME.en, en);
    const svg = hexSvg(map, {
      language: 'en',
      say: dangerous,
      overlays: [{ kind: 'note', space: 0, text: '<b>', label }],
    });
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&#60;script&#62;&#34;&#38;');
  });

  test('every tag that opens closes, in order', () => {
    const open: string[] = [];
    for (const [, close, name = '', empty] of hexSvg(map, drawing('en'), LOOK).matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

test('of a part of the map rivers run along its edge, and roads do not lead out of it', () => {
  const part = (...ids: readonly string[]) =>
    layerOf(
      hexSvg(map, { language: 'en', say: say('en'), only: ids.map((id) => map.at(id)), legend: 'none' }),
      'lines',
    );
  // 4624 has a river to 4625 and to 4725, and a road from 4524.
  const edges = (ids: readonly string[]) =>
    /class="river" d="([^"]*)"/.exec(part(...ids))?.[1]?.match(/M/g)?.length ?? 0;
  expect([edges(['4624']), edges(['4625']), edges(['4624', '4625']), edges(['4523'])]).toEqual([2, 1, 2, 0]);
  expect([part('4624').includes('road'), part('4524', '4624').includes('road')]).toEqual([false, true]);
});

describe('text', () => {
  test('for a terminal: shoved columns one line lower, signs under the number, a legend', () => {
    const only = ['4523', '4524', '4525', '4623', '4624'].map((id) => map.at(id));
    expect(hexText(map, { ...drawing('en'), only })).toBe(
      [
        'Zones of control around Antalya',
        '',
        '4523',
        'cL   4623',
        '4524 m',
        'c[A] 4624',
        '4525 cL',
        'm',
        '',
        'c clear',
        'm mountain',
        'L locking zone',
        'F fluid zone',
        '[A] unit A',
        '[Sd] Soviet division',
      ].join('\n'),
    );
  });

  test('a word whose letters are all taken has the first free one of the alphabet', () => {
    const only = ['4523', '4525'].map((id) => map.at(id));
    const words = { ...GAME.en, 'terrain.clear': 'ab', 'terrain.mountain': 'Aa', 'terrain.water': '…' };
    const lines = hexText(map, { ...drawing('en'), say: speaker(words, en), overlays: [], only }).split('\n');
    // Ground in the order of the map: clear takes a; of “Aa” nothing is left, nor of a word without letters.
    expect(map.terrains).toEqual(['clear', 'mountain', 'water']);
    expect(lines.slice(-2)).toEqual(['a ab', 'b Aa']);
  });

  test('each thing that lies on a hex has its sign there, and a line of the legend', () => {
    const [a, b] = [map.at('4523'), map.at('4524')];
    const label = words('zone.fluid');
    const overlays: readonly Overlay[] = [
      { kind: 'reach', spaces: [a], label },
      { kind: 'mark', spaces: [a], sign: 'I', label },
      { kind: 'way', spaces: [a, b], label },
      { kind: 'supply', spaces: [b], label },
      { kind: 'supply', spaces: [b], cut: true, label },
      { kind: 'note', space: b, text: '7', label },
      { kind: 'stack', space: b, counters: [counter('XYZ'), counter('Fourth  Guards Army')], label },
    ];
    expect(hexText(map, { ...drawing('en'), overlays, only: [b, a] }).split('\n')).toEqual([
      'Zones of control around Antalya',
      '',
      '4523',
      'c•I*',
      '4524',
      'c*~×7[XYZ FGA]',
      '',
      'c clear',
      ...['•', 'I', '*', '~', '×', '[XYZ FGA]'].map((sign) => `${sign} fluid zone`),
    ]);
  });

  test('a cell is as wide as the widest of them, and one more', () => {
    const wide: Overlay = { kind: 'mark', spaces: [map.at('4422')], sign: 'WIDEST', label: words('zone.fluid') };
    const only = ['4422', '4522'].map((id) => map.at(id));
    // Column 44 is even, so half a hex lower; its cell is c and six signs wide, and a blank.
    expect(
      hexText(map, { ...drawing('en'), overlays: [wide], only })
        .split('\n')
        .slice(2, 5),
    ).toEqual(['        4522', '4422    c', 'cWIDEST']);
  });

  test('rows that are shoved begin further right', () => {
    const rows = readMap(ANTALYA_WORDS, {
      ...ANTALYA,
      numbering: { orientation: 'pointy', shoved: 'even' },
      from: '0101',
      to: '0202',
      terrain: [],
      features: [],
      hexsides: [],
      places: [],
    });
    const grid = rows.ok ? hexText(rows.value, { language: 'en', say: say('en') }) : expect.fail('no map');
    expect(grid.split('\n').slice(2, 6)).toEqual(['0101 0201', 'c    c', '  0102 0202', '  c    c']);
  });

  test('terrains that begin alike get different signs', () => {
    const same = readMap(
      { terrains: ['marsh', 'mountain'], features: [], hexsides: [] },
      {
        ...ANTALYA,
        from: '0101',
        to: '0101',
        background: 'mountain',
        terrain: [],
        features: [],
        hexsides: [],
        places: [],
      },
    );
    const spoken = speaker({ 'terrain.marsh': 'marsh', 'terrain.mountain': 'mountain' }, en);
    const grid = same.ok ? hexText(same.value, { language: 'en', say: spoken }) : expect.fail('no map');
    expect(grid.split('\n').at(-1)).toBe('o mountain');
  });

  test('for a screen reader: the overlays with their hexes, then each hex', () => {
    const lines = describeHexMap(map, drawing('fr')).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'Zones de contrôle autour d’Antalya',
      'L’unité A en 4524 et une division blindée soviétique en 4626, toutes deux en Mouvement au Contact.',
      'zone verrouillée : 4523, 4624, 4625, 4727, 4526',
      'zone fluide : 4527',
      'unité A : 4524',
      'division soviétique : 4626',
    ]);
    expect(lines).toHaveLength(6 + map.size);
    expect(lines).toContain('4527 Antalya : clair, cité, zone fluide');
  });

  test('for a screen reader: notes that say the same stand in one line, ways each in its own', () => {
    const [a, b, c] = ['4524', '4525', '4526'].map((hex) => map.at(hex)) as [number, number, number];
    const note = (space: number, text: string): Overlay => ({ kind: 'note', space, text, label: words('zone.fluid') });
    const way = (...spaces: readonly number[]): Overlay => ({ kind: 'way', spaces, label: words('zone.locking') });
    const told = describeHexMap(map, {
      ...drawing('fr'),
      overlays: [note(a, '2'), way(a, b), note(c, '2'), way(b, c)],
      only: [],
    });
    expect(told.split('\n').slice(2)).toEqual([
      'zone fluide : 4524, 4526',
      'zone verrouillée : 4524, 4525',
      'zone verrouillée : 4525, 4526',
    ]);
  });
});

describe('a point-to-point map', () => {
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
  const two = points.ok ? points.value : expect.fail(JSON.stringify(points.refusals));

  test('a kind that has a mark shows it in its space and in the legend', () => {
    const svg = pointSvg(two, { language: 'en', say: say('en') }, { features: { town: 'fortress' } });
    expect(layerOf(svg, 'features').match(/-at-fortress/g)).toHaveLength(two.size);
    expect(layerOf(svg, 'legend')).toContain('-at-fortress');
    expect(layerOf(pointSvg(two, { language: 'en', say: say('en') }), 'legend')).not.toContain('-at-');
  });

  test('octagons 26 from their centres to their corners, 56 of margin, and only what is shown', () => {
    const reach: Overlay = { kind: 'reach', spaces: [1], label: words('zone.fluid') };
    const svg = pointSvg(two, { language: 'en', say: say('en'), overlays: [reach], legend: 'none' });
    expect(svg).toContain(`viewBox="0 0 ${80 + 2 * 56} ${20 + 2 * 56}"`);
    const [, path = ''] = /class="reach" d="([^"]*)"/.exec(svg) ?? [];
    expect(path).toMatch(/^M[\d. ]+(L[\d. ]+){7}z$/);
    const corners = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x) - 136, Number(y) - 76] as const,
    );
    for (const [at, [x, y]] of corners.entries()) {
      expect(Math.hypot(x, y)).toBeCloseTo(26, 0);
      // The first lies half an eighth of a turn below the right, and so on clockwise.
      expect(Math.atan2(y, x)).toBeCloseTo(
        Math.atan2(Math.sin(((at + 0.5) * Math.PI) / 4), Math.cos(((at + 0.5) * Math.PI) / 4)),
        1,
      );
    }
    const alone = pointSvg(two, { language: 'en', say: say('en'), only: [1], legend: 'none' });
    expect(alone).toContain('viewBox="0 0 112 112"');
    expect([layerOf(alone, 'lines'), [...labels(alone).keys()]]).toEqual(['', ['B']]);
    expect(layerOf(alone, 'ground')).toContain('translate(56)');
  });

  test('a name of several words is one id', () => {
    const one = readPointMap(
      { spaces: ['town'], links: ['road'] },
      { title: 'One', spaces: [{ id: 'Old Elm Hill', name: 'Elm', kind: 'town', across: 0, down: 0 }] },
    );
    const svg = pointSvg(one.ok ? one.value : expect.fail('no map'), { language: 'en', say: say('en') });
    expect(svg).toContain('<use id="map-Old-Elm-Hill"');
    expect(layerOf(svg, 'numbers')).toContain('>Old Elm Hill</text>');
  });

  test('its lines run beneath its spaces, its ids stand at their heads', () => {
    const svg = pointSvg(two, { language: 'en', say: say('en') });
    expect(svg.indexOf('class="lines"')).toBeLessThan(svg.indexOf('class="ground"'));
    expect(layerOf(svg, 'numbers').match(/>\w+<\/text>/g)).toEqual(['>A</text>', '>B</text>']);
    // 31 above the centre, which is 56 down and 76.
    expect([...layerOf(svg, 'numbers').matchAll(/y="([\d.]+)"/g)].map(([, y]) => Number(y))).toEqual([
      56 - 31,
      76 - 31,
    ]);
  });

  test('what stands in the middle of a space stands in its middle, and signs face each other', () => {
    const { slots } = pointDrawable(two, { language: 'en', say: say('en') });
    for (const name of ['number', 'name', 'nameBelow', 'note', 'feature', 'counter'] as const)
      expect(slots[name].x, name).toBe(0);
    const [first, second, third, fourth] = slots.signs.map(({ x }) => x);
    expect([second, fourth]).toEqual([-(first ?? 0), -(third ?? 0)]);
    expect(slots.feature.y).toBe(0);
    // Nothing is written over what stands there already: the space is 24 tall either way, a counter 20.
    expect(slots.number.y).toBeLessThan(-26);
    expect(slots.name.y - 0.72 * 11.5).toBeGreaterThan(24);
    expect(slots.nameBelow.y - (slots.counter.y + 28.5)).toBeGreaterThan(10);
    for (const { x } of slots.signs) expect(Math.abs(x) - 0.79 * 5.5).toBeGreaterThan(24);
  });

  test('as a picture: its link once, its words in the reader’s language', () => {
    const svg = pointSvg(two, { language: 'fr', say: say('fr') });
    expect([...labels(svg).values()]).toEqual(['Alder : ville, route vers Birch', 'Birch : ville, route vers Alder']);
    expect(layerOf(svg, 'names')).toContain('>Alder</text>');
    expect(layerOf(svg, 'lines').match(/<path class="road" d="M56 56L136 76"\/>/g)).toHaveLength(1);
  });

  test('as text', () =>
    expect(describePointMap(two, { language: 'en', say: say('en') })).toBe(
      ['Two towns', 'Map of 2 spaces.', 'Alder: town, road to Birch', 'Birch: town, road to Alder'].join('\n'),
    ));
});
