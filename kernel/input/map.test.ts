import { describe, expect, test } from 'vitest';
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
