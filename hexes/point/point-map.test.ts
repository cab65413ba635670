import { schema, speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, type Travel } from '../graph/graph.ts';
import { reach, shortestPath } from '../graph/reach.ts';
import { supplyNetwork } from '../graph/supply.ts';
import { en } from '../text/en.ts';
import { PointSheets, pointMapField, readPointMap } from './point-map.ts';

const VOCABULARY = { spaces: ['town', 'fortress'], links: ['road', 'trail', 'river'] } as const;
const space = (id: string, kind: string, across: number, down: number) => ({
  id,
  name: id,
  kind,
  across,
  down,
});
/** Four invented places round a river. */
const FILE = {
  title: 'The Fords',
  spaces: [
    space('Alder', 'town', 10, 10),
    space('Birch', 'fortress', 60, 10),
    space('Cedar', 'town', 60, 60),
    space('Dogwood', 'town', 10, 60),
  ],
  links: [
    { from: 'Alder', to: 'Birch', kind: 'road' },
    { from: 'Birch', to: 'Cedar', kind: 'trail' },
    { from: 'Birch', to: 'Cedar', kind: 'river' },
    { from: 'Cedar', to: 'Dogwood', kind: 'road' },
  ],
};
const checked = readPointMap(VOCABULARY, FILE);
const map = checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
const byKind = (costs: Readonly<Record<string, number>>): Travel => ({
  cost: (_, __, link) => costs[map.linkKind(link)] ?? FORBIDDEN,
});

describe('a point-to-point map', () => {
  test('knows its spaces', () => {
    expect(map.size).toBe(4);
    expect(map.kindOf(map.at('Birch'))).toBe('fortress');
    expect(map.id(map.at('Cedar'))).toBe('Cedar');
    expect(map.name(0)).toBe('Alder');
    expect(map.point(map.at('Cedar'))).toEqual({ x: 60, y: 60 });
    expect(map.find('Elm')).toBeUndefined();
    expect(() => map.at('Elm')).toThrow('no space Elm');
  });

  test('of two links between the same spaces the cheaper is taken', () => {
    const kinds = (travel: Travel) =>
      shortestPath(map, map.at('Alder'), map.at('Dogwood'), travel)?.links.map((link) => map.linkKind(link));
    expect(kinds(byKind({ road: 1, trail: 2, river: 1 }))).toEqual(['road', 'river', 'road']);
    expect(kinds(byKind({ road: 1, trail: 2 }))).toEqual(['road', 'trail', 'road']);
    expect(kinds(byKind({ road: 1 }))).toBeUndefined();
  });

  test('reach and supply are the same as on hexes', () => {
    const travel = byKind({ road: 1, trail: 2 });
    expect(
      reach(map, map.at('Alder'), travel, 3)
        .spaces()
        .map((found) => map.id(found)),
    ).toEqual(['Alder', 'Birch', 'Cedar']);
    const { members } = supplyNetwork(map, { sources: [0], depots: [1, 2], limit: 2, travel });
    expect(members).toEqual([0, 1, 2]);
  });
});

test('every fault at once', () => {
  const bad = readPointMap(VOCABULARY, {
    ...FILE,
    spaces: [...FILE.spaces, space('Alder', 'village', 1, 1)],
    links: [
      { from: 'Aldr', to: 'Birch', kind: 'road' },
      { from: 'Cedar', to: 'Cedar', kind: 'canal' },
    ],
  });
  expect(bad.ok ? [] : bad.refusals.map(({ at, code }) => `${at}: ${code}`)).toEqual([
    'spaces[4].kind: notOneOf',
    'spaces[4].id: twice',
    'links[1].kind: notOneOf',
    'links[0].from: noSuchSpace',
    'links[1]: linkToItself',
  ]);
  expect(bad.ok ? undefined : bad.refusals[3]?.facts?.['close']).toBe('Alder');
});

test('the schema words every field', () =>
  expect(JSON.stringify(schema(pointMapField(new PointSheets(VOCABULARY)), speaker(en)))).not.toMatch(/"\[/));

test('a map has room for what a sheet holds, and no more', () => {
  const faults = (change: object) => {
    const read = readPointMap(VOCABULARY, { ...FILE, ...change });
    return read.ok ? [] : read.refusals.map(({ at }) => at);
  };
  const [first, ...others] = FILE.spaces;
  const placed = (across: number, down: number) => ({ spaces: [{ ...first, across, down }, ...others] });
  expect([faults(placed(0, 0)), faults(placed(10_000, 10_000))]).toEqual([[], []]);
  expect(faults(placed(10_001, -1))).toEqual(['spaces[0].across', 'spaces[0].down']);
  const named = (id: string) => ({ spaces: [{ ...first, id }], links: [] });
  expect([faults(named('x'.repeat(60))), faults(named('x'.repeat(61))), faults(named(''))]).toEqual([
    [],
    ['spaces[0].id'],
    ['spaces[0].id'],
  ]);
  const links = (count: number) => ({ links: Array.from({ length: count }, () => FILE.links[0]) });
  expect([faults(links(20_000)), faults(links(20_001))]).toEqual([[], ['links']]);
  expect(faults({ spaces: [] })).toContain('spaces');
  expect(() => map.linkKind(99)).toThrow('no link 99');
});

test('a name that is none tells the nearest that is one; a border is never one', () => {
  expect(map.fault('space', 'Birch')).toBeUndefined();
  expect(map.fault('space', 'Brich')).toEqual({ code: 'noSuchSpace', facts: { received: 'Brich', close: 'Birch' } });
  expect(map.fault('space', 'Somewhere else')).toEqual({ code: 'noSuchSpace', facts: { received: 'Somewhere else' } });
  expect(map.fault('hexside', 'Birch')).toMatchObject({ code: 'noSuchSpace' });
  expect(() => map.name(9)).toThrow('no space 9');
  expect(() => map.linkKind(-1)).toThrow('no link -1');
});

test('ends that are no text, and entries that are none, are told by their shape alone', () => {
  const read = readPointMap(VOCABULARY, {
    ...FILE,
    spaces: [...FILE.spaces, { id: 7 }],
    links: [{ from: 7, to: 7, kind: 'road' }, null],
  });
  const told = read.ok ? [] : read.refusals.map(({ at, code }) => `${at}: ${code}`);
  expect(told.filter((fault) => fault.startsWith('links'))).toEqual([
    'links[0].from: notText',
    'links[0].to: notText',
    'links[1]: notARecord',
  ]);
});

test('both ends that are unknown are told, and a loop once more', () => {
  const read = readPointMap(VOCABULARY, {
    ...FILE,
    links: [
      { from: 'X', to: 'Y', kind: 'road' },
      { from: 'Z', to: 'Z', kind: 'road' },
    ],
  });
  expect(read.ok ? [] : read.refusals.map(({ at, code }) => `${at}: ${code}`)).toEqual([
    'links[0].from: noSuchSpace',
    'links[0].to: noSuchSpace',
    'links[1].from: noSuchSpace',
    'links[1].to: noSuchSpace',
    'links[1]: linkToItself',
  ]);
});

test('the file of a map that was read from its sheets is that map, and its room is that of a sheet', () => {
  const sheets = new PointSheets(VOCABULARY);
  const one = sheets.read({ ...FILE });
  const again = one.ok ? readPointMap(VOCABULARY, one.value.file) : one;
  expect(again.ok && again.value).toBe(one.ok && one.value);
  expect([sheets.look, sheets.read([]).ok]).toEqual([{}, false]);
  const spaces = (count: number) => Array.from({ length: count }, (_, at) => space(`S${at}`, 'town', 1, 1));
  const faults = (count: number) => {
    const read = readPointMap(VOCABULARY, { title: 'T', spaces: spaces(count) });
    return read.ok ? [] : read.refusals.map(({ at }) => at);
  };
  expect([faults(1), faults(5000), faults(5001)]).toEqual([[], [], ['spaces']]);
  const ends = (length: number) => {
    const id = 'x'.repeat(length);
    const read = readPointMap(VOCABULARY, { ...FILE, links: [{ from: id, to: id, kind: 'road' }] });
    return read.ok ? [] : read.refusals.flatMap(({ at, code }) => (code === 'notText' ? [at] : []));
  };
  expect([ends(60), ends(61)]).toEqual([[], ['links[0].from', 'links[0].to']]);
});
