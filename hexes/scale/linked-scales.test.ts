import { describe, expect, test } from 'vitest';
import { reach, shortestPath } from '../graph/reach.ts';
import type { HexMap } from '../map/hex-map.ts';
import { readMap } from '../map/read-map.ts';
import {
  inOperational,
  isWithin,
  type LinkedScales,
  linkScales,
  type Position,
  type ScalePlan,
} from './linked-scales.ts';

const blank = (numbering: object, from: string, to: string): HexMap => {
  const checked = readMap(
    { terrains: ['clear'], features: [], hexsides: [] },
    { title: 'Blank', numbering, from, to, background: 'clear' },
  );
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
};

const plan: ScalePlan = {
  operational: blank({ shoved: 'even' }, '4020', '5030'),
  strategic: blank({ shoved: 'even', columns: 'letters', separator: 'hyphen' }, 'AS-00', 'AZ-07'),
  ratio: 10,
  crossing: 5,
  transitions: [{ strategic: 'AX-05', edge: ['4030', '4130'] }],
};
const checked = linkScales(plan);
const scales: LinkedScales = checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
const strategic = (hex: string): Position => ({ scale: 'strategic', hex });
const operational = (hex: string): Position => ({ scale: 'operational', hex });
const way = (from: Position, to: Position) =>
  shortestPath(scales, scales.at(from), scales.at(to), scales.travel) ?? expect.fail('no way');

// Aegean Strike, inter-map example: AX-06 to the transition hex 1 strategic, to the edge 5 operational, then 1 a hex.
describe('between the scales', () => {
  test.each([
    ['AX-06 into the transition hex', strategic('AX-06'), strategic('AX-05'), { strategic: 1, operational: 0 }],
    ['the transition hex to the edge', strategic('AX-05'), operational('4130'), { strategic: 0, operational: 5 }],
    ['the edge back to the transition hex', operational('4130'), strategic('AX-05'), { strategic: 0, operational: 5 }],
    ['AX-06 three hexes beyond the edge', strategic('AX-06'), operational('4127'), { strategic: 1, operational: 8 }],
    ['out again and one further', operational('4130'), strategic('AX-06'), { strategic: 1, operational: 5 }],
  ])('%s', (_, from, to, bill) => expect(scales.bill(way(from, to).links)).toEqual(bill));

  test('in operational points a strategic hex is 10', () =>
    expect(way(strategic('AX-06'), operational('4127')).cost).toBe(18));

  test('there is no way in but the transition hex', () => {
    const near = reach(scales, scales.at(strategic('AX-06')), scales.travel, 15);
    const entered = near
      .spaces()
      .map((space) => scales.position(space))
      .filter(({ scale }) => scale === 'operational');
    expect(entered).toEqual([operational('4030'), operational('4130')]);
  });
});

describe('range', () => {
  test.each([
    ['on the operational map', operational('4022'), operational('4026'), { scale: 'operational', hexes: 4 }],
    ['on the strategic map', strategic('AX-03'), strategic('AX-05'), { scale: 'strategic', hexes: 2 }],
    ['between them', strategic('AX-06'), operational('4130'), { scale: 'operational', hexes: 15 }],
  ])('%s', (_, from, to, range) => {
    expect(scales.range(from, to)).toEqual(range);
    expect(scales.range(to, from)).toEqual(range);
  });

  test('of a hex that is on neither map there is none', () =>
    expect(scales.range(strategic('BX-03'), operational('4026'))).toBeUndefined());

  test('without a transition there is none between the maps', () => {
    const apart = linkScales({ ...plan, transitions: [] });
    expect(apart.ok && apart.value.range(strategic('AX-06'), operational('4130'))).toBeUndefined();
  });

  // Aegean Strike, combat air patrol: within 2 strategic or 20 operational hexes.
  test('two strategic hexes are twenty operational ones', () => {
    const limit = { scale: 'strategic', hexes: 2 } as const;
    expect(inOperational(limit, 10)).toBe(20);
    expect(isWithin({ scale: 'operational', hexes: 20 }, limit, 10)).toBe(true);
    expect(isWithin({ scale: 'operational', hexes: 21 }, limit, 10)).toBe(false);
  });
});

test('every bad transition is named at once', () => {
  const bad = linkScales({
    ...plan,
    transitions: [
      { strategic: 'AA-05', edge: ['4030', '9999'] },
      { strategic: 'AX-05', edge: [] },
    ],
  });
  expect(bad.ok ? [] : bad.refusals.map(({ at, code }) => `${at}: ${code}`)).toEqual([
    'transitions[0].strategic: noSuchHex',
    'transitions[0].edge[1]: noSuchHex',
    'transitions[1].edge: notATransition',
  ]);
});

test('a bad transition tells between which corners a hex must lie', () => {
  const bad = linkScales({
    ...plan,
    transitions: [
      { strategic: 'AA-05', edge: ['9999'] },
      { strategic: 'AX-05', edge: [] },
    ],
  });
  expect(bad.ok ? [] : bad.refusals.map(({ facts }) => facts)).toEqual([
    { received: 'AA-05', from: 'AS-00', to: 'AZ-07' },
    { received: '9999', from: '4020', to: '5030' },
    { received: 'AX-05' },
  ]);
});

test('every hex of both maps has a place of its own, and every link its scale', () => {
  const { operational: small, strategic: large } = plan;
  expect(scales.size).toBe(small.size + large.size);
  for (let space = 0; space < scales.size; space += 1) expect(scales.at(scales.position(space))).toBe(space);
  expect(scales.position(small.size)).toEqual(strategic('AS-00'));
  expect(scales.position(small.size - 1)).toEqual(operational('5030'));
  const count = { operational: 0, strategic: 0, crossing: 0 };
  const points = { operational: 1, strategic: 10, crossing: 5 };
  for (const link of scales.targets.keys()) {
    const scale = scales.scaleOf(link);
    count[scale] += 1;
    expect(scales.inOperational(link)).toBe(points[scale]);
    expect(scales.targets[scales.reverse[scales.reverse[link] ?? -1] ?? -1]).toBe(scales.targets[link]);
  }
  // The links of each map, and two ways over each of the two crossings.
  expect(count).toEqual({ operational: small.targets.length, strategic: large.targets.length, crossing: 4 });
  expect(() => scales.at(strategic('BX-03'))).toThrow('no strategic hex BX-03');
  expect([scales.find(operational('9999')), scales.find(strategic('9999'))]).toEqual([undefined, undefined]);
});

test('between the maps the nearest of several transitions counts', () => {
  const two = linkScales({
    ...plan,
    transitions: [...plan.transitions, { strategic: 'AT-02', edge: ['5020'] }],
  });
  const both = two.ok ? two.value : expect.fail('no scales');
  // AT-02 to its edge 5, then two hexes down the column.
  expect(both.range(strategic('AT-02'), operational('5022'))).toEqual({ scale: 'operational', hexes: 7 });
  expect(both.range(strategic('AX-05'), operational('4029'))).toEqual({ scale: 'operational', hexes: 6 });
  expect(both.range(strategic('AX-05'), operational('4030'))).toEqual({ scale: 'operational', hexes: 5 });
  expect([both.range(strategic('AX-05'), operational('1')), both.range(operational('1'), strategic('AX-05'))]).toEqual([
    undefined,
    undefined,
  ]);
});
