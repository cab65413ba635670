import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backwards, connect, FORBIDDEN, type Graph, type Link, linkBetween, type Space, type Travel } from './graph.ts';
import { price, reach, shortestPath } from './reach.ts';
import { spread } from './spread.ts';

/** A ladder of spaces: 0 – 1 – 2 – 3 along the top (cheap), 0 – 4 – 3 below (dear). */
const ladder = connect(5, [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 4],
  [4, 3],
]);
const bySpace =
  (costs: readonly number[]): Travel['cost'] =>
  (_, to) =>
    costs[to] ?? FORBIDDEN;

describe('reach', () => {
  test('spends up to the allowance and no further', () => {
    const found = reach(ladder, 0, { cost: () => 2 }, 4);
    expect(found.spaces()).toEqual([0, 1, 2, 3, 4]);
    expect(reach(ladder, 0, { cost: () => 2 }, 3).spaces()).toEqual([0, 1, 4]);
    expect(found.costTo(3)).toBe(4);
    expect(found.pathTo(3)).toEqual([0, 4, 3]);
    expect(found.pathTo(0)).toEqual([0]);
  });

  test('goes round what is forbidden', () => {
    const found = reach(ladder, 0, { cost: bySpace([0, 1, 1, 1, FORBIDDEN]) });
    expect(found.pathTo(3)).toEqual([0, 1, 2, 3]);
    expect(found.has(4)).toBe(false);
    expect(found.costTo(4)).toBeUndefined();
    expect(found.pathTo(4)).toBeUndefined();
    expect(found.linksTo(4)).toBeUndefined();
  });

  test('who must stop may be there but not go on', () => {
    const travel: Travel = { cost: () => 1, stops: (_, to) => to === 4 || to === 2 };
    expect(reach(ladder, 0, travel).spaces()).toEqual([0, 1, 2, 4]);
  });

  // Space 2 is 1 point away by a crossing that stops, 2 points by 1, which does not; 3 lies behind it.
  test('a dear way that goes on is kept beside a cheap one that stops', () => {
    const graph = connect(4, [
      [0, 2],
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const travel: Travel = { cost: () => 1, stops: (from, to) => from === 0 && to === 2 };
    const found = reach(graph, 0, travel);
    expect([2, 3].map((space) => found.costTo(space))).toEqual([1, 3]);
    expect(found.pathTo(2)).toEqual([0, 2]);
    expect(found.pathTo(3)).toEqual([0, 1, 2, 3]);
  });

  test('whoever begins in a space that stops may leave it', () =>
    expect(reach(ladder, 0, { cost: () => 1, stops: (_, to) => to === 0 }, 1).spaces()).toEqual([0, 1, 4]));

  test('several starts, each with what it has cost so far', () => {
    const found = reach(ladder, [{ at: 0, spent: 3 }, { at: 3 }], { cost: () => 1 }, 3);
    expect([0, 1, 2, 3, 4].map((space) => found.costTo(space))).toEqual([2, 2, 1, 0, 1]);
    expect(found.pathTo(1)).toEqual([3, 2, 1]);
  });

  test('halves stay halves', () => expect(reach(ladder, 0, { cost: () => 1.5 }, 3).costTo(2)).toBe(3));

  test('a cost below 0, or none, is the game’s mistake and is said', () => {
    expect(() => reach(ladder, 0, { cost: () => -1 })).toThrow('a step cost -1');
    expect(() => reach(ladder, 0, { cost: () => Number.NaN })).toThrow('a step cost NaN');
  });
});

test('shortestPath gives spaces, links and cost, or nothing', () => {
  const path = shortestPath(ladder, 0, 3, { cost: bySpace([1, 1, 1, 1, 5]) });
  expect(path?.spaces).toEqual([0, 1, 2, 3]);
  expect(path?.links.map((link) => ladder.join[link])).toEqual([0, 1, 2]);
  expect(path?.cost).toBe(3);
  expect(shortestPath(ladder, 0, 3, { cost: () => FORBIDDEN })).toBeUndefined();
});

test('shortestPath may end in a space where one must stop, and not lead through it', () => {
  const stopping: Travel = { cost: () => 1, stops: () => true };
  expect(shortestPath(ladder, 0, 4, stopping)?.spaces).toEqual([0, 4]);
  expect(shortestPath(ladder, 0, 3, stopping)).toBeUndefined();
});

describe('price of a drawn way', () => {
  test('its sum', () =>
    expect(price(ladder, [0, 1, 2], { cost: bySpace([0, 2, 3]) })).toEqual({ kind: 'open', cost: 5 }));
  test.each([
    ['spaces apart', [0, 2], { cost: () => 1 }, 'apart'],
    ['a forbidden step', [0, 1], { cost: () => FORBIDDEN }, 'forbidden'],
  ])('%s', (_, spaces, travel, why) => expect(price(ladder, spaces, travel)).toMatchObject({ kind: 'barred', why }));
  test('a step after a stop', () =>
    expect(price(ladder, [0, 1, 2], { cost: () => 1, stops: () => true })).toEqual({
      kind: 'barred',
      from: 1,
      to: 2,
      why: 'stopped',
    }));
});

test('backwards costs what the way back costs', () => {
  const travel: Travel = { cost: bySpace([7, 1, 1, 1, 1]) };
  expect(reach(ladder, 1, travel).costTo(0)).toBe(7);
  expect(reach(ladder, 1, backwards(ladder, travel)).costTo(0)).toBe(1);
});

/** Bellman and Ford's way: relax every link until nothing changes, each space once going on and once halted. */
function slowly(graph: Graph, start: Space, travel: Travel, bound: number): readonly number[] {
  const onward = Array.from({ length: graph.size }, () => Number.POSITIVE_INFINITY);
  const any = [...onward];
  onward[start] = 0;
  any[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let link: Link = 0; link < graph.targets.length; link += 1) {
      const from = graph.targets[graph.reverse[link] as Link] as Space;
      const to = graph.targets[link] as Space;
      const spent = (onward[from] as number) + travel.cost(from, to, link);
      if (spent > bound) continue;
      for (const costs of travel.stops?.(from, to, link) ? [any] : [any, onward]) {
        if (spent >= (costs[to] as number)) continue;
        costs[to] = spent;
        changed = true;
      }
    }
  }
  return any;
}

test('agrees with a plain relaxation of every link, on random maps with random stops', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }).chain((size) =>
        fc.record({
          size: fc.constant(size),
          joins: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 30 }),
        }),
      ),
      fc.array(fc.constantFrom(0, 1, 2, 2.5, 7, FORBIDDEN), { minLength: 60, maxLength: 60 }),
      fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      fc.constantFrom(3, 10, Number.POSITIVE_INFINITY),
      ({ size, joins }, costs, halts, bound) => {
        const graph = connect(
          size,
          joins.filter(([a, b]) => a !== b),
        );
        const travel: Travel = {
          cost: (_, __, link) => costs[link] as number,
          stops: (_, __, link) => halts[link] as boolean,
        };
        const found = reach(graph, 0, travel, bound);
        expect([...found.costs]).toEqual(slowly(graph, 0, travel, bound));
        for (const space of found.spaces()) {
          const links = found.linksTo(space) ?? expect.fail('reached without a way');
          expect(links.reduce((sum, link) => sum + (costs[link] as number), 0)).toBe(found.costTo(space));
          expect(links.slice(0, -1).some((link) => halts[link])).toBe(false);
        }
      },
    ),
  ));

test('backwards stops where the way back stops, and says nothing of stops where there are none', () => {
  const oneWay: Travel = { cost: () => 1, stops: (from, to) => from === 0 && to === 1 };
  // From 0 to 1 one stops; seen from the other end it is the step from 1 to 0.
  const back = backwards(ladder, oneWay);
  const link = (from: Space, to: Space): Link =>
    [...ladder.targets.keys()].find(
      (each) => ladder.targets[each] === to && ladder.targets[ladder.reverse[each] as Link] === from,
    ) ?? expect.fail('no link');
  expect([back.stops?.(1, 0, link(1, 0)), back.stops?.(0, 1, link(0, 1))]).toEqual([true, false]);
  expect(reach(ladder, 1, back).spaces()).toEqual([0, 1, 2, 3, 4]);
  expect(reach(ladder, 2, back).costTo(0)).toBe(2);
  expect('stops' in backwards(ladder, { cost: () => 1 })).toBe(false);
});

test('a link that leads to a start, or nowhere, is told as −1', () => {
  const found = spread(ladder, [{ at: 0 }], { cost: bySpace([0, 1, FORBIDDEN, FORBIDDEN, 1]), stops: () => true }, 9);
  expect([...found.by].map((link) => link >= 0)).toEqual([false, true, false, false, true]);
  expect([found.by[0], found.by[2], found.onwardBy[0], found.onwardBy[3]]).toEqual([-1, -1, -1, -1]);
});

test('joins are links both ways, in their order, each the other’s reverse', () => {
  expect([ladder.first, ladder.targets].map((list) => [...list])).toEqual([
    [0, 2, 4, 6, 8, 10],
    [1, 4, 0, 2, 1, 3, 2, 4, 0, 3],
  ]);
  for (const link of ladder.targets.keys()) {
    const back = ladder.reverse[link] as Link;
    expect([ladder.reverse[back], ladder.join[back]]).toEqual([link, ladder.join[link]]);
    expect(back).not.toBe(link);
  }
  expect([linkBetween(ladder, 0, 4), linkBetween(ladder, 0, 3), linkBetween(ladder, 99, 0)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test('a space that is not on the map is out of reach', () => {
  const found = reach(ladder, 0, { cost: () => 1 });
  expect([found.has(99), found.costTo(99), found.pathTo(99)]).toEqual([false, undefined, undefined]);
});
