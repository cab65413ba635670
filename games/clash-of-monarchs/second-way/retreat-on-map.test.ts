/** [15.9] A retreat on a map is the retreat between the same spaces told one by one. */
import { type Game, open, type Plain } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { type Draws, drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import { cases } from '../../testing/cases.ts';
import { game as clash } from '../game.ts';

const game: Game = clash;
const CASES = cases(400);
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** What stands in a space; of most, nothing. */
const standing = (draws: Draws) => ({
  ...(draws.chance(0.3) && { enemySps: 1 + draws.below(12) }),
  ...(draws.chance(0.3) && { garrison: draws.below(8) }),
  ...(draws.chance(0.2) && { depot: draws.one(['FD', 'MD']) }),
  ...(draws.chance(0.2) && { enemyHeld: true }),
});

/** The same situation with a sheet, on which classes and ways are printed, and without. */
function drawn(draws: Draws): readonly [onMap: object, told: object] {
  const names = NAMES.slice(0, 3 + draws.below(4));
  const spaces = names.map((name) => ({
    name,
    class: draws.chance(0.35) ? 1 + draws.below(3) : 0,
    next: draws.some(names, 0.4).filter((other) => other > name),
    there: draws.chance(0.5) ? standing(draws) : undefined,
  }));
  const way = draws.some(names.slice(1), 0.5);
  const rest = {
    sps: 1 + draws.below(20),
    morale: draws.one(['OK', 'ROUTED']),
    from: 'A',
    path: draws.chance(0.5) ? way : way.slice(0, 1),
    ...(draws.chance(0.5) && { shelter: 1 + draws.below(12), shelterAt: way.at(-1) ?? 'A' }),
    depots: draws.below(2),
  };
  const map = {
    title: 'Drawn',
    spaces: spaces.map(({ name, class: of }, index) => {
      const kind = of === 0 ? draws.one(['open', 'hills']) : `fortress${of}`;
      return { id: name, name, kind, across: index * 100, down: (index % 2) * 100 };
    }),
    links: spaces.flatMap(({ name, next }) =>
      next.map((to) => ({ from: name, to, kind: draws.one(['way', 'river']) })),
    ),
  };
  const described = spaces.flatMap(({ name, there }) => (there ? [{ name, ...there }] : []));
  const told = spaces.map(({ name, next, class: fortress, there }) => ({ name, next, fortress, ...there }));
  return [
    { ...rest, map, spaces: described },
    { ...rest, spaces: told },
  ];
}

test(`${CASES} retreats, the same with a sheet as without`, () => {
  let accepted = 0;
  for (let seed = 1; seed <= CASES; seed += 1) {
    const both = drawn(drawsOf(seed)).map((input) => {
      const opened = open(game, 'retreat', input as unknown as Plain);
      if (!opened.ok) return opened.refusals.map(({ code, at }) => [code, at]);
      const { result, effects } = playedAtRandom(opened.value, drawsOf(seed)).resolution;
      return { result, effects };
    });
    expect(both[0], `seed ${seed}`).toEqual(both[1]);
    accepted += Array.isArray(both[0]) ? 0 : 1;
  }
  expect(accepted).toBeGreaterThan(CASES / 10);
});
