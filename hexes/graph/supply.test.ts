import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connect, FORBIDDEN, type Graph, type Space, type Travel } from './graph.ts';
import { reach } from './reach.ts';
import { supplyNetwork } from './supply.ts';

/** A row of spaces, each 2 points from the next, as along a road. */
const road = connect(
  40,
  Array.from({ length: 39 }, (_, space) => [space, space + 1] as const),
);
const byRoad: Travel = { cost: () => 2 };

describe('the depot network', () => {
  // Aegean Strike, supply example: 20 points join, 22 do not; an interdicted hex adds 2.
  const [source, a] = [20, 10];
  const interdicting = (hex: Space): Travel => ({ cost: (_, to) => (to === hex ? 4 : 2) });
  const network = (depots: readonly Space[], travel: Travel) =>
    supplyNetwork(road, { sources: [source], depots, limit: 20, travel });

  test('a depot 20 points away is in', () => {
    const { joined, cut, members } = network([a], byRoad);
    expect(joined).toEqual([{ depot: a, cost: 20, path: [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10] }]);
    expect([cut, members]).toEqual([[], [source, a]]);
  });

  test('interdiction on its way puts it at 22, and out', () =>
    expect(network([a], interdicting(15)).cut).toEqual([{ depot: a, cost: 22 }]));

  test('a depot 18 points away stays in at 20', () =>
    expect(network([a + 1], interdicting(15)).joined.map(({ cost }) => cost)).toEqual([20]));

  test('a depot joins through another, and the trace begins anew there', () => {
    const { members, reach: ways } = network([12, 3], byRoad);
    expect(members).toEqual([20, 12, 3]);
    expect([20, 16, 12, 4, 3, 0].map((space) => ways.costTo(space))).toEqual([0, 8, 0, 2, 0, 6]);
    expect(ways.pathTo(5)).toEqual([3, 4, 5]);
  });

  test('a depot that no way leads to is cut without a cost', () =>
    expect(network([5], { cost: (_, to) => (to === 8 ? FORBIDDEN : 2) }).cut).toEqual([{ depot: 5 }]));

  test('a depot in a space where tracing stops still passes supply on', () => {
    const stopping: Travel = { cost: () => 2, stops: (_, to) => to === 12 };
    const { members, reach: ways } = network([12, 3], stopping);
    expect(members).toEqual([20, 12, 3]);
    expect(network([3], stopping).members).toEqual([20]);
    expect(ways.costTo(10)).toBe(4);
  });

  test('a depot on a source is the source', () => expect(network([source], byRoad).members).toEqual([source]));
});

/** Round after round: whatever is within the limit of the network joins it. */
function inRounds(graph: Graph, sources: readonly Space[], depots: readonly Space[], limit: number, travel: Travel) {
  const members = new Set(sources);
  for (let before = -1; before !== members.size; ) {
    before = members.size;
    const near = reach(
      graph,
      [...members].map((at) => ({ at })),
      travel,
      limit,
    );
    for (const depot of depots) if (near.has(depot)) members.add(depot);
  }
  return members;
}

test('agrees with joining round by round, on random maps', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 40 }),
      fc.array(fc.constantFrom(0, 1, 3, 5, FORBIDDEN), { minLength: 80, maxLength: 80 }),
      fc.uniqueArray(fc.nat(14), { minLength: 1, maxLength: 9 }),
      (joins, costs, [source = 0, ...depots]) => {
        const graph = connect(
          15,
          joins.filter(([from, to]) => from !== to),
        );
        const travel: Travel = { cost: (_, __, link) => costs[link] as number };
        const network = supplyNetwork(graph, { sources: [source], depots, limit: 4, travel });
        const expected = inRounds(graph, [source], depots, 4, travel);
        expect(new Set(network.members)).toEqual(expected);
        const nearest = reach(
          graph,
          [...expected].map((at) => ({ at })),
          travel,
        );
        expect([...network.reach.costs]).toEqual([...nearest.costs]);
      },
    ),
  ));
