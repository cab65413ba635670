import { describe, expect, test } from 'vitest';
import { digest } from '../journal/digest.ts';
import { accept, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { speaker } from '../text/words.ts';
import { check } from './check.ts';
import * as field from './field.ts';
import { type MapKind, mapFieldIn, mapMark, mapsIn, newMapsIn, standsAt, withMaps, withMarks } from './map.ts';
import { schema } from './schema.ts';

/** A map of lettered spaces in a row; its one spelling has them in order. */
const letters: MapKind = {
  sheet: 'points',
  read: (file) => {
    const spaces = (file as { readonly spaces?: unknown } | null)?.spaces;
    if (typeof spaces !== 'string') return refuse({ code: 'notText', at: 'spaces' });
    return accept({
      title: spaces,
      file: { spaces: [...spaces].sort().join('') },
      fault: (what, name) =>
        what === 'space' && spaces.includes(name) ? undefined : { code: 'noSuchSpace', facts: { received: name } },
    });
  },
};
const space = field.text('space', { max: 1, on: 'space' });
const counter = field.record('counter', { name: field.text('name', { max: 9 }), at: space });
const map = { ...field.record('map', { spaces: field.text('spaces', { max: 26 }) }), map: letters };
const input = field.record('input', {
  map,
  counters: field.list('counters', counter, { min: 0, max: 9, default: [] }),
  way: field.list('way', space, { min: 0, max: 9, default: [], wayOf: 'counters' }),
});

const faults = (value: unknown): readonly string[] => {
  const checked = check(input, value);
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => `${at}: ${code}`);
};

describe('an input with a map', () => {
  test('has it in its one spelling', () =>
    expect(check(input, { map: { spaces: 'CAB' } })).toMatchObject({ value: { map: { spaces: 'ABC' } } }));

  test('names nothing that the map has not, and all that is wrong is told at once', () => {
    const astray = {
      map: { spaces: 'ABC' },
      counters: [
        { name: 'X', at: 'A' },
        { name: 'Y', at: 'D' },
      ],
      way: ['B', 'E', ''],
    };
    expect(faults(astray)).toEqual(['way[2]: notText', 'counters[1].at: noSuchSpace', 'way[1]: noSuchSpace']);
  });

  test('with a bad map says what is wrong with the map alone', () =>
    expect(faults({ map: { spaces: 7 }, way: ['D'] })).toEqual(['map.spaces: notText']));

  test('with a mark that nobody keeps is refused', () =>
    expect(faults({ map: '0123456789abcdef' })).toEqual(['map: unknownMap']));

  test('says which field is the map, and where a counter stands', () => {
    expect(mapFieldIn(input)).toBe('map');
    expect(standsAt(counter)).toBe('at');
  });

  test('may be told by a mark, says its schema', () =>
    expect(JSON.stringify(schema(input, speaker()))).toContain('"pattern"'));
});

describe('a map that is kept', () => {
  const file: Plain = { spaces: 'ABC' };
  const kept = mapsIn(field.record('state', { maps: field.list('maps', map, { min: 0, max: 9 }) }), { maps: [file] });

  test('is known by its mark', () => expect([...kept]).toEqual([[mapMark({ spaces: 'ABC' }), file]]));

  test('is put in for its mark, and its mark for it', () => {
    const told = { map: mapMark(file), way: ['A'] };
    const whole = { map: { spaces: 'ABC' }, way: ['A'] };
    expect(withMaps(input, told, kept)).toEqual(whole);
    expect(withMarks(input, whole, kept)).toEqual(told);
  });

  test('the map that is usual is left out, and is nobody’s new map', () => {
    const usual = field.record('input', { map: { ...map, default: { spaces: 'AB' } } });
    expect(withMarks(usual, { map: { spaces: 'AB' } }, kept)).toEqual({});
    expect(newMapsIn(usual, { map: { spaces: 'AB' } }, kept)).toEqual([]);
    expect(newMapsIn(usual, { map: { spaces: 'BA' } }, kept)).toEqual([]);
    expect(newMapsIn(usual, { map: { spaces: 'CBA' } }, new Map())).toEqual([file]);
    expect(newMapsIn(usual, { map: { spaces: 'ABC' } }, kept)).toEqual([]);
  });

  test('another map stays whole, another mark stays a mark', () => {
    const other = { map: { spaces: 'AB' } };
    expect(withMarks(input, other, kept)).toEqual(other);
    expect(withMaps(input, { map: 'x' }, kept)).toEqual({ map: 'x' });
  });
});

describe('what stands on a map', () => {
  const border = field.text('border', { max: 9, on: 'hexside', default: '—' });
  const deep = field.record('input', {
    sheet: { ...map, default: { spaces: 'AB' } },
    force: field.record('force', { at: space, border, name: field.text('name', { max: 9, default: 'x' }) }),
    lists: field.list('lists', field.list('way', space, { min: 0, max: 9 }), { min: 0, max: 9, default: [] }),
  });
  const told = (value: unknown) => {
    const checked = check(deep, value);
    return checked.ok ? checked.value : checked.refusals;
  };

  test('is told wherever it stands, with the label of its field and what came', () => {
    expect(told({ force: { at: 'C', border: 'AB', name: 'C' }, lists: [['A'], ['B', 'D']] })).toEqual([
      { code: 'noSuchSpace', at: 'force.at', facts: { label: 'space', received: 'C' } },
      { code: 'noSuchSpace', at: 'force.border', facts: { label: 'border', received: 'AB' } },
      { code: 'noSuchSpace', at: 'lists[1][1]', facts: { label: 'space', received: 'D' } },
    ]);
  });

  test('is looked for on the usual map where none is told, and what is left as usual names nothing', () => {
    expect(told({ force: { at: 'A' } })).toEqual({
      sheet: { spaces: 'AB' },
      force: { at: 'A', border: '—', name: 'x' },
      lists: [],
    });
    expect(told({ sheet: { spaces: 'C' }, force: { at: 'C' } })).toMatchObject({ force: { at: 'C' } });
  });

  test('is told once: what is refused for its shape is not looked for', () => {
    expect((told({ force: { at: 'ABC' } }) as readonly { code: string }[]).map(({ code }) => code)).toEqual([
      'notText',
    ]);
    expect(
      (told({ force: 7, lists: [{}] }) as readonly { code: string; at: string }[]).map(({ code, at }) => [code, at]),
    ).toEqual([
      ['notARecord', 'force'],
      ['notAList', 'lists[0]'],
    ]);
    expect(check(deep, 'x').ok).toBe(false);
  });

  test('a field is a map only where it says so, and a counter stands only in a space', () => {
    expect(mapFieldIn(counter)).toBeUndefined();
    expect(mapFieldIn(deep)).toBe('sheet');
    expect(standsAt(field.record('x', { border, name: counter.fields.name }))).toBeUndefined();
    expect(standsAt(field.record('x', { border, home: space }))).toBe('home');
  });

  test('a map is no number, no text and no list of spaces', () => {
    for (const value of [7, null, ['A']]) expect(faults({ map: value })).toEqual(['map: notARecord']);
  });
});

describe('maps in a value', () => {
  const held = field.record('held', {
    one: field.optional(map),
    all: field.list('all', field.record('row', { sheet: map, size: field.integer('size', { min: 0, max: 9 }) }), {
      min: 0,
      max: 9,
    }),
    name: field.text('name', { max: 9 }),
  });
  const [ab, c]: Plain[] = [{ spaces: 'AB' }, { spaces: 'C' }];
  const value = {
    one: ab,
    all: [
      { sheet: c, size: 1 },
      { sheet: ab, size: 2 },
    ],
    name: 'x',
    more: { spaces: 'Z' },
  } as Plain;
  const marks = mapsIn(held, value);

  test('are found wherever they stand, each once', () => {
    expect([...marks]).toEqual([
      [mapMark(ab as Plain), ab],
      [mapMark(c as Plain), c],
    ]);
    expect(mapsIn(held, { one: 'mark', all: [] }).size).toBe(0);
    expect(mapsIn(field.record('x', { name: field.text('name', { max: 9 }) }), value).size).toBe(0);
    for (const other of [undefined, null, 'x', ['x']]) expect(mapsIn(held, other).size).toBe(0);
  });

  test('are put in and taken out all at once, and all else stays', () => {
    const spared = {
      one: mapMark(ab as Plain),
      all: [
        { sheet: mapMark(c as Plain), size: 1 },
        { sheet: mapMark(ab as Plain), size: 2 },
      ],
      name: 'x',
      more: { spaces: 'Z' },
    };
    expect(withMarks(held, value, marks)).toEqual(spared);
    expect(withMaps(held, spared, marks)).toEqual(value);
    expect(withMarks(held, { name: 'x', one: null }, marks)).toEqual({ name: 'x', one: null });
    expect(withMarks(held, ['x'], marks)).toEqual(['x']);
    expect(withMaps(held, undefined, marks)).toBeUndefined();
  });

  test('are new where nobody keeps them, in their one spelling, and only if they are sound', () => {
    expect(
      newMapsIn(
        held,
        { one: { spaces: 'BA' }, all: [{ sheet: { spaces: 'AB' } }, { sheet: { spaces: 'D' } }] },
        new Map(),
      ),
    ).toEqual([{ spaces: 'AB' }, { spaces: 'D' }]);
    expect(newMapsIn(held, { one: { spaces: 7 }, all: [{ sheet: 'mark' }] }, new Map())).toEqual([]);
    expect(newMapsIn(held, value, new Map([[mapMark(c as Plain), c as Plain]]))).toEqual([ab]);
  });

  test('have one mark for one spelling, whatever is a map', () => {
    expect(mapMark({ a: 1, b: 2 })).toBe(digest('{"a":1,"b":2}'));
    expect(mapMark({ b: 2, a: 1 })).toBe(digest('{"a":1,"b":2}'));
    expect([mapMark('x'), mapMark(null), mapMark(7)]).toEqual(['"x"', 'null', '7'].map(digest));
  });

  test('the usual map is left out also where it is told in the same words, another mark is not', () => {
    const usual = field.record('input', { map: { ...map, default: ab } });
    expect(withMarks(usual, { map: ab }, new Map())).toEqual({});
    expect(withMarks(usual, { map: { spaces: 'AB' } }, new Map())).toEqual({});
    expect(withMarks(usual, { map: 'AB' }, new Map())).toEqual({ map: 'AB' });
    expect(withMarks(usual, { map: c }, marks)).toEqual({ map: mapMark(c as Plain) });
  });
});
