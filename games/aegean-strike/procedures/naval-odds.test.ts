/** The exact odds of a naval combat of two ships against two, against sums written apart from the procedure. */
import { type Game, odds, open, type Policy, toNumber } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as aegeanStrike } from '../game.ts';

const game: Game = aegeanStrike;

/** Air/naval combat resolution track, boxes 0 to 10. */
const TRACK = [1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6];
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Vessel {
  readonly name: string;
  readonly asm: number;
  readonly ecm: number;
  readonly hitsToSink: number;
}
const OWN: readonly Vessel[] = [
  { name: 'A', asm: 7, ecm: 3, hitsToSink: 3 },
  { name: 'B', asm: 12, ecm: 5, hitsToSink: 5 },
];
const ENEMY: readonly Vessel[] = [
  { name: 'X', asm: 5, ecm: 2, hitsToSink: 4 },
  { name: 'Y', asm: 9, ecm: 6, hitsToSink: 2 },
];

/** The chance of each number of Hits of one shot. */
function shot(value: number, ecm: number): readonly number[] {
  const chances = [0, 0, 0, 0, 0, 0, 0];
  const score = (hits: number, share: number): void => {
    chances[hits] = (chances[hits] ?? 0) + share;
  };
  if (value <= 0) return [1];
  for (const face of FACES) {
    const box = Math.min(10, value - face);
    if (box < 0) score(0, 1 / 10);
    else if (ecm <= 0) score(TRACK[box] ?? 0, 1 / 10);
    else for (const answer of FACES) score(TRACK[box - Math.max(0, ecm - answer)] ?? 0, 1 / 100);
  }
  return chances;
}

type Chances = Map<string, number>;
type Hits = readonly [number, number, number, number];

const held = (one: Vessel, hits: number): number => Math.min(one.hitsToSink, hits);
const best = (ships: readonly Vessel[], hits: readonly number[]): number =>
  Math.max(0, ...ships.map((one, i) => ((hits[i] ?? 0) < one.hitsToSink ? one.ecm - (hits[i] ?? 0) : 0)));

/** All attack the first enemy afloat, which answers the first of them; so often, or until one side is gone. */
function after(attacks: number): Chances {
  let now: Chances = new Map([['0,0,0,0', 1]]);
  for (let attack = 0; attack < attacks; attack += 1) {
    const next: Chances = new Map();
    for (const [key, share] of now) {
      for (const [then, part] of exchanged(key.split(',').map(Number) as unknown as Hits)) {
        next.set(then, (next.get(then) ?? 0) + share * part);
      }
    }
    now = next;
  }
  return now;
}

function exchanged(hits: Hits): readonly (readonly [string, number])[] {
  const [own, enemy] = [hits.slice(0, 2), hits.slice(2)];
  const taker = OWN.findIndex((one, i) => (own[i] ?? 0) < one.hitsToSink);
  const aim = ENEMY.findIndex((one, i) => (enemy[i] ?? 0) < one.hitsToSink);
  const [hurt, target] = [OWN[taker], ENEMY[aim]];
  if (!hurt || !target) return [[hits.join(','), 1]];
  const guns = OWN.map((one, i) => {
    const taken = own[i] ?? 0;
    return taken < one.hitsToSink ? shot(one.asm - taken, best(ENEMY, enemy)) : [1];
  });
  const reply = shot(target.asm - (enemy[aim] ?? 0), best(OWN, own));
  return (guns[0] ?? []).flatMap((first, a) =>
    (guns[1] ?? []).flatMap((second, b) =>
      reply.map((third, c): readonly [string, number] => [
        [
          ...own.with(taker, held(hurt, (own[taker] ?? 0) + c)),
          ...enemy.with(aim, held(target, (enemy[aim] ?? 0) + a + b)),
        ].join(','),
        first * second * third,
      ]),
    ),
  );
}

/** Attack while there is anybody to attack; always the first of those that are named. */
const first: Policy = (_, __, options) => options.find((option) => option !== 'stop') ?? 'stop';

test.each([1, 2, 3])('%i attacks of two ships on two', (movement) => {
  const opened = open(game, 'naval-combat', { ships: OWN, targets: ENEMY, movement, weapon: 'asm' });
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const outcome = (result: unknown): string => {
    const { ships, targets } = result as Readonly<Record<'ships' | 'targets', readonly number[]>>;
    return [...ships, ...targets].join(',');
  };
  const { distribution } = odds(opened.value.begin(), { policy: first, outcome });
  const expected = after(movement);
  const keys = distribution.outcomes.map(({ outcome: key }) => key);
  expect(keys.toSorted()).toEqual([...expected].flatMap(([key, p]) => (p > 0 ? [key] : [])).toSorted());
  for (const key of keys) {
    expect(toNumber(distribution.share((one) => one === key)), key).toBeCloseTo(expected.get(key) ?? -1, 12);
  }
});
