import { COUNTER_SYMBOLS, SIZE_MARKS } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { contrast, mixed } from '../svg/colour.ts';
import { widthOf } from '../svg/fit.ts';
import { COUNTER_SIDES, COUNTER_SIZES, type Counter, type CounterStates } from './counter.ts';
import { counterSheet, SAMPLE_PIGMENTS } from './counter-sheet.ts';
import { counterSymbols } from './counter-symbols.ts';
import { COUNTER_BOX, counterSvg, partsOf } from './draw-counter.ts';
import { GLYPHS } from './glyphs.ts';

const counter = (change: Partial<Counter> = {}): Counter => ({
  name: '2/82',
  symbol: 'airborne',
  size: 'X',
  pigment: { body: '#7d9161', ink: '#14120e' },
  printed: [4, 3],
  states: {},
  ...change,
});
const EVERYTHING: CounterStates = {
  formation: 'HD',
  demoralised: true,
  hits: 2,
  unsupplied: true,
  charging: true,
  mark: 'E',
  lost: 'eliminated',
};
/** What is written on it, from the top of the file to its end. */
const written = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

test('the sheet of all counters', async () =>
  expect(`${counterSheet()}\n`).toMatchFileSnapshot('pictures/counters.svg'));

describe('symbols', () => {
  test.each(COUNTER_SYMBOLS)('%s is drawn', (symbol) => {
    const { field, lines, bold, solid } = GLYPHS[symbol];
    expect([field, lines, bold, solid].filter((path) => path?.startsWith('M')).length).toBeGreaterThan(0);
    expect(counterSymbols('page')).toContain(`<g id="page-${symbol}"><path d="M`);
  });

  test('each is unlike every other', () => {
    const drawn = COUNTER_SYMBOLS.map((symbol) => JSON.stringify(GLYPHS[symbol]));
    expect(new Set(drawn).size).toBe(COUNTER_SYMBOLS.length);
  });

  test('each stays within its box of 30 by 20', () => {
    for (const symbol of COUNTER_SYMBOLS)
      for (const path of Object.values(GLYPHS[symbol])) {
        // Only absolute corners are told; shapes that run on from them are small.
        for (const [, x, y] of path.matchAll(/[MLCS](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x), `${symbol} ${path}`).toBeGreaterThanOrEqual(0);
          expect(Number(x), `${symbol} ${path}`).toBeLessThanOrEqual(30);
          expect(Number(y), `${symbol} ${path}`).toBeGreaterThanOrEqual(0);
          expect(Number(y), `${symbol} ${path}`).toBeLessThanOrEqual(20);
        }
      }
  });

  test('sides and sizes differ in shape, not only in colour', () => {
    const shape = (part: string): string | undefined =>
      new RegExp(`<g id="page-${part}"><path d="([^"]*)"`).exec(counterSymbols('page'))?.[1];
    expect(new Set(COUNTER_SIDES.map((side) => shape(`body-${side}`))).size).toBe(COUNTER_SIDES.length);
    expect(new Set(SIZE_MARKS.map(shape)).size).toBe(SIZE_MARKS.length);
  });
});

describe('ink', () => {
  test.each(SAMPLE_PIGMENTS)('$ink is read on $body, and better on the symbol’s field', ({ body, ink }) => {
    expect(contrast(ink, body)).toBeGreaterThanOrEqual(4.5);
    const field = /fill="(#[\da-f]{6})" transform="translate/.exec(
      counterSvg(counter({ pigment: { body, ink } })),
    )?.[1];
    expect(contrast(ink, field ?? body)).toBeGreaterThan(contrast(ink, body));
  });

  // White on black is 21 : 1, a colour on itself 1 : 1; #767676 on white is the known limit of 4.54.
  test.each([
    ['#ffffff', '#000000', 21],
    ['#994f3a', '#994f3a', 1],
    ['#767676', '#ffffff', 4.54],
  ])('contrast of %s and %s', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 2));

  test('halfway between black and white', () => expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080'));

  test('a colour that is none', () => expect(() => mixed('brown', '#ffffff', 0.5)).toThrow('received "brown"'));
});

describe('what stands on a counter', () => {
  test('printed numbers in printed order, however many', () => {
    expect(written(counterSvg(counter()))).toEqual(['4-3']);
    expect(written(counterSvg(counter({ printed: [3, 12, 5, 2, 1, 6] })))).toEqual(['3-12-5', '2-1-6']);
    expect(written(counterSvg(counter({ printed: [-1, '½'] })))).toEqual(['−1-½']);
    expect(written(counterSvg(counter({ printed: [] })))).toEqual([]);
  });

  test('every state leaves its mark, and all at once leave all', () => {
    const plain = counterSvg(counter());
    const alone = Object.entries(EVERYTHING).map(([state, value]) =>
      counterSvg(counter({ states: { [state]: value } })),
    );
    expect(new Set([plain, ...alone]).size).toBe(1 + alone.length);
    const all = counterSvg(counter({ states: EVERYTHING }));
    for (const part of ['demoralised', 'hatch', 'hit', 'unsupplied', 'charging', 'eliminated'])
      expect(all).toContain(`#counter-${part}`);
    expect(written(all)).toEqual(['4-3', 'HD', 'E']);
    expect(all.split('#counter-hit"').length - 1).toBe(2);
  });

  test('four numbers stand on one line, five on two', () => {
    expect(written(counterSvg(counter({ printed: [1, 2, 3, 4] })))).toEqual(['1-2-3-4']);
    expect(written(counterSvg(counter({ printed: [1, 2, 3, 4, 5] })))).toEqual(['1-2-3', '4-5']);
    const symbol = (printed: readonly number[]) =>
      /href="#counter-airborne"[^>]*transform="([^"]*)"/.exec(counterSvg(counter({ printed })))?.[1];
    expect([symbol([1, 2, 3, 4])?.includes('scale'), symbol([1, 2, 3, 4, 5])?.includes('scale')]).toEqual([
      false,
      true,
    ]);
  });

  test('four Hits are dots, five a figure', () => {
    const dots = (hits: number) => counterSvg(counter({ states: { hits } })).split('#counter-hit"').length - 1;
    expect([1, 4, 5].map(dots)).toEqual([1, 4, 0]);
    expect(written(counterSvg(counter({ states: { hits: 5 } })))).toEqual(['4-3', '5']);
  });

  test('what is written in a badge lies within its circle', () => {
    for (const text of ['E', 'WW', 'MMMM']) {
      const svg = counterSvg(counter({ states: { mark: text } }));
      const radius = Number(/<circle [^>]*r="([\d.]+)"/.exec(svg)?.[1]);
      const [, size] = new RegExp(`font-size="([\\d.]+)"[^>]*>${text}<`).exec(svg) ?? [];
      expect(widthOf(text, Number(size)), text).toBeLessThan(2 * radius);
      expect(Number(size), text).toBeLessThanOrEqual(9);
    }
  });

  test('a mark makes room for what charges, by as much as it is wide', () => {
    const at = (charging: boolean) =>
      Number(/<circle cx="([\d.]+)"/.exec(counterSvg(counter({ states: { mark: 'E', charging } })))?.[1]);
    const [, radius] = /<circle [^>]*r="([\d.]+)"/.exec(counterSvg(counter({ states: { mark: 'E' } }))) ?? [];
    expect(Math.abs(at(false) - at(true) - 2 * Number(radius))).toBeLessThan(0.5);
  });

  test('more Hits than dots fit are a figure', () =>
    expect(written(counterSvg(counter({ states: { hits: 7 } })))).toEqual(['4-3', '7']));

  test('it is called by its name, unless that stands beside it', () => {
    expect(counterSvg(counter())).toContain('role="img" aria-label="2/82"');
    expect(counterSvg(counter(), { label: '' })).toContain('aria-hidden="true"');
    expect(counterSvg(counter(), { label: '' })).not.toContain('2/82');
  });

  test('what is written is escaped', () => {
    const svg = counterSvg(counter({ name: '<script>"&', printed: ['<b>'], states: { formation: '<i', mark: '"' } }));
    expect(svg).not.toMatch(/<script|<b>|<i/);
    expect(svg).toContain('aria-label="&#60;script&#62;&#34;&#38;"');
  });
});

test('a small counter is drawn point for point, a whole one as large as a finger needs', () => {
  expect(COUNTER_SIZES.toSorted()).toEqual(Object.keys(COUNTER_BOX).toSorted());
  const [full, small] = (['full', 'small'] as const).map((size) =>
    / viewBox="0 0 (\d+) (\d+)" width="(\d+)" height="(\d+)"/
      .exec(counterSvg(counter(), { size }))
      ?.slice(1)
      .map(Number),
  );
  expect([full, small]).toEqual([
    [48, 48, 44, 44],
    [28, 28, 28, 28],
  ]);
  expect(counterSvg(counter())).toBe(counterSvg(counter(), { size: 'full', symbols: 'counter', alone: false }));
});

test('a counter brings the parts of what it shows, each state once with and once without', () => {
  const parts = (change: Partial<Counter>) => [...partsOf(counter(change))].toSorted();
  expect(parts({})).toEqual(['X', 'airborne', 'body-first']);
  const { size: _, ...sizeless } = counter({ side: 'second' });
  expect([...partsOf(sizeless)].toSorted()).toEqual(['airborne', 'body-second']);
  for (const [states, added] of [
    [{ formation: 'MC' }, ['label']],
    [{ demoralised: true }, ['demoralised', 'hatch']],
    [{ hits: 1 }, ['hit']],
    [{ unsupplied: true }, ['unsupplied']],
    [{ charging: true }, ['charging']],
    [{ lost: 'surrendered' }, ['surrendered']],
    [{ mark: 'E' }, []],
    [{ formation: '', demoralised: false, hits: 0, unsupplied: false, charging: false }, []],
  ] as const)
    expect(parts({ states }), JSON.stringify(states)).toEqual(['X', 'airborne', 'body-first', ...added].toSorted());
});

describe('symbols are reused', () => {
  test.each(COUNTER_SIZES)('%s: alone it brings every part it refers to, under its own prefix', (size) => {
    const svg = counterSvg(counter({ states: EVERYTHING, side: 'defender' }), { size, alone: true, symbols: 'own' });
    const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
    const asked = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id = '']) => id);
    expect(asked.length).toBeGreaterThan(5);
    for (const id of asked) expect(ids).toContain(id);
    for (const id of ids) expect(id).toMatch(/^own-/);
    expect([...partsOf(counter())].length).toBe(3);
  });

  test('a page of 400 counters is less than half of what it would be with shapes in each', () => {
    const page = (alone: boolean): number =>
      COUNTER_SYMBOLS.flatMap((symbol) =>
        Array.from({ length: 10 }, () => counter({ symbol, states: { formation: 'MC', hits: 1 } })),
      )
        .map((each) => counterSvg(each, { alone }).length)
        .reduce((sum, length) => sum + length);
    expect(counterSymbols('counter').length + page(false)).toBeLessThan(page(true) / 2);
  });
});
