/** A player who runs the server, and may give up, stall and note as he likes, does not move the mean of a die. */
import { shelf } from '@grognard/games';
import { type Game, practiceNumbers } from '@grognard/kernel';
import { faceOf, type Hand } from '@grognard/kernel/fair';
import { expect, test } from 'vitest';
import { rollOf } from '../testing/rolls.ts';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const GAMES = ['balkan-wars', 'combat-rapide', 'clash-of-monarchs', 'aegean-strike', 'unconditional-surrender'];
const ROLLS = 80;
/** A sum of so many independent faces is further from its mean than this once in sixteen thousand times. */
const FARTHEST = 4;

/** How far a face is from the mean of its die, in standard deviations: (n + 1) / 2, and the root of (n² − 1) / 12. */
const deviation = (face: number, sides: number): number => (face - (sides + 1) / 2) / Math.sqrt((sides ** 2 - 1) / 12);

interface Roll {
  readonly sides: number;
  /** What the operator knew the die would show, before he had contributed. */
  readonly foreseen: number;
  readonly fallen: number;
}

const contribution = (hand: Hand, table: Table): string => {
  const draft = hand.automatic({ ...table.shared, undo: undefined });
  if (draft?.kind !== 'contributed') throw new Error(`${hand.seat} contributes`);
  return draft.nonce;
};

/** One roll, with everything tried that is within the operator's reach when he does not like what he foresees. */
function roll(table: Table, game: Game, next: () => number): Roll {
  const [own = '', victim = ''] = table.shared.seats;
  const hands = [...table.hands.values()];
  expect(table.act(own, rollOf(game))).toEqual([]);
  const { bound, line } = table.shared.open ?? {};
  const run = table.shared.open?.run?.line ?? 0;
  if (!bound || line === undefined) throw new Error('a die is bound');
  const nonces = hands.map((hand) => [hand.seat, contribution(hand, table)] as const);
  const seed = table.secrets.seed(table.shared.epoch.number);
  const foreseen = faceOf(nativeCrypto, seed, bound.binding, Object.fromEntries(nonces));
  const contributed = table.hand(victim).automatic(table.shared);
  if (contributed) table.act(victim, contributed);
  if (deviation(foreseen, bound.binding.sides) < 0) {
    expect(table.act(own, { kind: 'undoAsked', line })).toEqual([]);
    expect(table.shared.open, 'not without the other').toBeDefined();
    const asked = table.shared.undo?.asked ?? -1;
    expect(table.act(victim, { kind: 'undoAnswered', asked, answer: 'refuse' })).toEqual([]);
    for (let note = Math.floor(next() * 4); note > 0; note -= 1) table.act(own, { kind: 'noted', text: 'hm' });
    const [other, pledge] = [testSecret(1), testSecret(2)];
    expect(table.act(own, { kind: 'pledged', pledge })).toEqual(['pledgeStands']);
    expect(table.act(own, { kind: 'contributed', roll: run, nonce: other, pledge })).toEqual(['pledgeBroken']);
    expect(table.act(own, { kind: 'corrected', at: 'x', value: 1, reason: 'x' })).toEqual(['procedureOpen']);
  }
  table.settle();
  const thrown = table.lines.find(({ event }) => event.kind === 'thrown' && event.roll === bound.line)?.event;
  if (thrown?.kind !== 'thrown') throw new Error('the die falls');
  return { sides: bound.binding.sides, foreseen, fallen: thrown.face };
}

test.each(GAMES)('%s', async (id) => {
  const game = await shelf.find((entry) => entry.id === id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const next = practiceNumbers(3);
  const rolls = Array.from({ length: ROLLS }, (_, seed) => roll(new Table(game, { seed: seed + 1 }), game, next));
  expect(rolls.filter(({ foreseen, fallen }) => foreseen !== fallen)).toEqual([]);
  const mean = (some: readonly Roll[]): number =>
    some.reduce((sum, { fallen, sides }) => sum + deviation(fallen, sides), 0) / Math.sqrt(some.length);
  expect(Math.abs(mean(rolls))).toBeLessThan(FARTHEST);
  // Had he been able to give up what he disliked, the same rolls would have shown it at once.
  const liked = rolls.filter(({ foreseen, sides }) => deviation(foreseen, sides) >= 0);
  expect(mean(liked)).toBeGreaterThan(FARTHEST);
});
