/** The map examples as pictures, in both languages: what lies in which hex. */
import { resultPicture } from '@grognard/hexes';
import {
  answersInOrder,
  type Game,
  LOCALES,
  type Locale,
  open,
  openExample,
  type Picture,
  playExample,
  resolve,
  typed,
  typesetting,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerFor as typeset } from '../../words/index.ts';
import { vectors } from '../examples/vectors/index.ts';
import { game } from '../game.ts';

/** The words without the care of typesetting: every space is a plain one. */
const speakerFor = (...[of, locale]: Parameters<typeof typeset>) =>
  typesetting(typeset(of, locale), (text) => text.replace(/[\u00a0\u202f]/g, ' '));

const example = (id: string) =>
  [...game.examples, ...vectors].find((each) => each.id === id) ?? expect.fail(`no example ${id}`);

/** The example as it is played, drawn by its own procedure. */
function drawn(id: string, language: Locale, changes: object = {}): Picture {
  const told = { ...example(id) };
  const opened = openExample(game, { ...told, input: { ...(told.input as object), ...changes } });
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const played = playExample(opened.value, told);
  if (!played.ok) return expect.fail(JSON.stringify(played.refusals));
  const picture = resultPicture(opened.value, played.value.result, language, speakerFor(game, language));
  return picture ?? expect.fail(`${opened.value.procedure.id} has no picture`);
}

/** The spoken label of each hex. */
const labels = ({ svg }: Picture): ReadonlyMap<string, string> =>
  new Map(
    [...svg.matchAll(/<use id="[a-z-]+-(\d+)"[^>]* role="img" aria-label="([^"]*)"\/>/g)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  );

/** One layer of the picture, up to the next. */
const layer = ({ svg }: Picture, name: string): string =>
  new RegExp(`<g class="${name}" aria-hidden.*?(?=<g class="\\w+" aria-hidden|$)`, 's').exec(svg)?.[0] ?? '';

/** The hexes whose label says so. */
const hexesSaying = (picture: Picture, words: string): readonly string[] =>
  [...labels(picture)]
    .filter(([, text]) => text.split(/[:,;] /).some((part) => part.trim() === words))
    .map(([hex]) => hex)
    .sort();

/** How many hexes carry the sign of a zone. */
const signed = (picture: Picture, sign: string): number => layer(picture, 'signs').split(`>${sign}</text>`).length - 1;

/** The names under the counters. */
const countersOf = (picture: Picture): readonly string[] =>
  [...layer(picture, 'stacks').matchAll(/^<text x="[\d.]+" y="[\d.]+"(?: style="[^"]*")?>([^<]*)<\/text>/gm)].map(
    ([, text = '']) => text,
  );

/** Whether each counter, in order, carries this mark. */
const marked = (picture: Picture, mark: string): readonly boolean[] =>
  [...layer(picture, 'stacks').matchAll(/^<g transform.*$/gm)].map(([counter]) => counter.includes(`-c-${mark}"`));

describe('zones of control', () => {
  /** The hexes the aid names, by what stands in them. */
  const PRINTED = {
    locking: ['4523', '4526', '4624', '4625', '4727', '5627', '5628', '5727'],
    fluid: ['4527', '5025', '5026', '5125', '5127', '5225', '5226'],
  };

  test.each(LOCALES)('%s: the file is what the map gives', async (language) => {
    await expect(`${drawn('zones', language).svg}\n`).toMatchFileSnapshot(`pictures/antalya-zones.${language}.svg`);
  });

  test.each(LOCALES)('%s: the hexes the aid names, and no others, are in a zone', (language) => {
    const say = speakerFor(game, language);
    const picture = drawn('zones', language);
    expect(labels(picture).size).toBe(15 * 8);
    expect(hexesSaying(picture, say('zone.locking'))).toEqual(PRINTED.locking);
    expect(hexesSaying(picture, say('zone.fluid'))).toEqual(PRINTED.fluid);
    expect([signed(picture, 'L'), signed(picture, 'F')]).toEqual([PRINTED.locking.length, PRINTED.fluid.length]);
    expect(countersOf(picture)).toEqual(['A', 'C', 'B', 'Soviet', 'division']);
  });

  test('the assault on Antalya locks the city only, and speaks of no fluid zone', () => {
    const picture = drawn('zones-assault', 'en');
    expect(hexesSaying(picture, 'locking zone of control')).toEqual(['4527']);
    expect(picture.svg + picture.description).not.toContain('fluid zone of control');
  });

  test('the labels are the reader’s own words', () => {
    expect(labels(drawn('zones', 'en')).get('4527')).toBe('4527 Antalya: City, fluid zone of control');
    expect(labels(drawn('zones', 'fr')).get('4527')).toBe('4527 Antalya : Cité, ZDC fluide');
    expect(labels(drawn('zones', 'fr')).get('4626')).toBe(
      '4626 : Clair (dégagé), Soviet division, Mouvement au contact (MC)',
    );
  });

  test('in sentences: zones with their hexes, then the hexes something lies on', () => {
    const lines = drawn('zones', 'fr').description.split('\n');
    expect(lines[0]).toBe('Zones de contrôle : Antalya');
    expect(lines).toContain('A, Mouvement au contact (MC) : 4524');
    expect(lines).toContain('4527 Antalya : Cité, ZDC fluide');
    // Title, how to read it, two zones, four units; fifteen hexes in zones, four with units.
    expect(lines).toHaveLength(2 + 2 + 4 + 15 + 4);
  });

  test('units in one hex share a counter that tells of both', () => {
    const unit = { side: 'pact', kind: 'armour', size: 'brigade', formation: 'MC', hex: '4524' };
    const picture = drawn('zones', 'en', {
      units: [
        { ...unit, name: '1st' },
        { ...unit, name: '2nd', formation: 'HD' },
      ],
    });
    expect(countersOf(picture)).toEqual(['1st, 2nd']);
    expect(labels(picture).get('4524')).toBe('4524: Clear, 1st, Movement to Contact (MC); 2nd, Hasty Defence (HD)');
  });
});

describe('movement', () => {
  const ROAD = ['4225', '4325', '4425', '4525', '4625', '4725', '4825', '4925', '5025', '5125'];

  // Example of movement and formation: road hexes entered with movement 8, and the points each costs.
  test.each([
    ['MC', 4, 2],
    ['HA', 2, 4],
    ['HD', 2, 4],
    ['DA', 1, 8],
    ['T', 8, 1],
    ['DD', 0, 0],
    ['R', 0, 0],
  ])('in %s a line runs around the start and %i hexes of road', (formation, hexes, cost) => {
    for (const [language, words] of [
      ['en', 'in reach'],
      ['fr', 'à portée'],
    ] as const) {
      const picture = drawn(`movement-${formation}`, language);
      expect(hexesSaying(picture, words)).toEqual(ROAD.slice(0, hexes + 1));
      expect(layer(picture, 'reaches').match(/class="reach" d="M[^M"]*"/g)).toHaveLength(1);
      const costs = [...layer(picture, 'notes').matchAll(/>(\d+)<\/text>/g)].map(([, text]) => Number(text));
      expect(costs).toEqual(Array.from({ length: hexes }, (_, place) => (place + 1) * cost));
    }
  });

  test('a path drawn from the start to where the unit now stands, in its new formation', () => {
    const picture = drawn('movement-change', 'en');
    expect(picture.description).toContain('\nthe path: 4225, 4325, 4425\n');
    expect(picture.description).toContain('\nSoviet armoured division, Deliberate Assault (DA): 4425\n');
    expect(picture.description).toContain('\nwhere the move begins: 4225\n');
    expect(picture.description).toContain('\nfor 4 movement points: 4425\n');
  });

  test('no path is drawn where none was asked for', () =>
    expect(drawn('movement-MC', 'en').svg).not.toContain('the path'));

  test('an enemy zone, and the interdiction that the move removes', () => {
    const picture = drawn('movement-zones', 'fr', { interdicted: ['1210', '1410'] });
    // 1213 stands in an even column, pushed down: beside it lie the rows 13 and 14.
    expect(hexesSaying(picture, 'ZDC fluide')).toEqual(['1113', '1114', '1212', '1214', '1313', '1314']);
    expect(hexesSaying(picture, 'interdiction retirée par le mouvement')).toEqual(['1210']);
    expect(hexesSaying(picture, 'interdit')).toEqual(['1410']);
    expect(picture.description).toContain('Enemy, Mouvement au contact (MC) : 1213');
  });
});

describe('supply', () => {
  const TO_A = ['5225', '5125', '5025', '4925', '4825', '4725', '4625', '4525', '4425', '4325', '4225'];

  test('before: A and B are in the network, each by its way', () => {
    const picture = drawn('supply-before', 'en');
    expect(picture.description).toContain(`\nroute to Depot A: ${TO_A.join(', ')}\n`);
    expect(picture.description).toContain('\nDepot A, in the network at 20 armour movement points: 4225\n');
    expect(picture.description).toContain('\nDepot B, in the network at 18 armour movement points: 5234\n');
    expect(hexesSaying(picture, 'in the network by itself')).toEqual(['5225']);
    expect(countersOf(picture)).toEqual(['Depot A', 'Depot B']);
    expect(picture.svg).not.toContain('interdicted');
  });

  test('after: 5125 is interdicted, the way to A is too long', () => {
    const picture = drawn('supply-after', 'fr');
    expect(hexesSaying(picture, 'interdit')).toEqual(['5125']);
    expect(picture.description).toContain('\nchemin trop long vers Depot A : 5225, ');
    expect(picture.description).toContain('hors du réseau à 22 points de mouvement d’unité blindée : 4225');
    expect(picture.description).toContain('\nchemin vers Depot B : 5225, ');
    expect(countersOf(picture)).toEqual(['Depot A', 'Depot B']);
    expect(marked(picture, 'unsupplied')).toEqual([true, false]);
  });

  test('a depot bombed away is crossed out and has no way', () => {
    const picture = drawn('supply-hits', 'en');
    expect(countersOf(picture)).toEqual(['Depot A', 'Depot B']);
    expect(marked(picture, 'eliminated')).toEqual([false, true]);
    expect(picture.description).not.toContain('route to Depot B');
  });

  test('unit C draws by 3924 until it is interdicted', () => {
    const [before, after] = [drawn('supply-unit-before', 'en'), drawn('supply-unit-after', 'en')];
    expect(before.description).toContain('\nroute from a depot to unit C: 4024, 3924, 3824\n');
    expect(countersOf(before)).toEqual(['Depot A', 'C']);
    expect(marked(before, 'unsupplied')).toEqual([false, false]);
    expect(after.description).toContain('\ntoo long a route from a depot to unit C: 4024, 3924, 3824\n');
    expect(countersOf(after)).toEqual(['Depot A', 'C']);
    expect(marked(after, 'unsupplied')).toEqual([false, true]);
    expect(hexesSaying(after, 'interdicted')).toEqual(['3924']);
  });
});

describe('detection ranges', () => {
  const column = (number: string): readonly string[] => ['01', '02', '03', '04', '05'].map((row) => `${number}${row}`);

  test.each(LOCALES)('%s: the file is what the map gives', async (language) => {
    await expect(`${drawn('ranges-air', language).svg}\n`).toMatchFileSnapshot(
      `pictures/patrol-ranges.${language}.svg`,
    );
  });

  test('at 14 hexes the Tu-126 has a 1, and of the rest nothing is known', () => {
    const picture = drawn('ranges-surface', 'en');
    expect(hexesSaying(picture, 'seen by Tu-126 at 1')).toEqual(column('02'));
    expect(hexesSaying(picture, 'seen by E-2 at 9')).toEqual(['0203']);
    expect(hexesSaying(picture, 'value of Tu-126 lost (ranges 15 to 21)')).toEqual(column('01'));
    expect(hexesSaying(picture, 'value of E-2 lost (ranges 1 to 21)')).toHaveLength(84);
    expect(countersOf(picture)).toEqual(['E-2, CVN-69', 'Tu-126']);
    expect([signed(picture, '1'), signed(picture, '9'), signed(picture, '7')]).toEqual([5, 1, 0]);
  });

  test('at 14 hexes the E-2 has a 6, told in French', () => {
    const picture = drawn('ranges-air', 'fr');
    expect(hexesSaying(picture, 'vu par E-2 à 6')).toEqual(column('16'));
    expect(picture.description).toContain('\nvaleur perdue pour E-2 (portées 1 à 13)\n');
    expect(picture.description).toContain('\nvu par Tu-126 à 8 : 1603\n');
  });

  test('what the player lays over the page is lost no more, and no attempt is no range', () => {
    const { input } = example('ranges-surface');
    const own = ['2', '3', '4'].map((range) => ({ row: 'E-2.surface', column: range, cell: '-' }));
    const opened = open(game as Game, 'detection-ranges', input, {
      overlay: { detection: [{ row: 'E-2.surface', column: '1', cell: '8' }, ...own] },
    });
    const played = opened.ok ? resolve(opened.value, typed([], answersInOrder([]).answer)) : opened;
    expect(played.ok && played.value.result).toMatchObject({
      sensors: [
        {
          unit: 'E-2',
          bands: [
            { from: 0, to: 0, value: 9 },
            { from: 1, to: 1, value: 8, hexes: 6 },
            { from: 5, to: 21, value: null },
          ],
        },
        {},
        {},
      ],
    });
  });
});
