/**
 * K, H, N What is left of a force that bears so many losses: the D by the loss table, the pachas the Turk gives up, the
 * counters, and the D that an A− takes in.
 */
import { type Ask, choice, type Note, type Notes, type Step, type Words } from '@grognard/kernel';
import { ask, words } from '../text/kit.ts';
import type { Side } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { countersLeft } from './counters-left.ts';
import { losses as written } from './halves.ts';
import { absorbed, bodyOf, equivalentOf, excessOf, type Stack, worthOf } from './stack.ts';

/** What a force has suffered and what is left of it. */
export type Left = Stack & {
  readonly suffered: number;
  /** K Counters to be moved off next turn, where a province holds two. */
  readonly excess: number;
};

/** One set of pachas given up, and what may then be left: N with as many A− as take in 2 D, the fewest first. */
interface Bearing {
  readonly option: string;
  readonly lefts: readonly Left[];
}

/** All the ways to bear so many losses. */
interface Bearings {
  readonly ways: readonly Bearing[];
  /** What is left, where the owner is asked nothing. */
  readonly only: Left | undefined;
}

/** A stack, and for each number of half losses the ways to bear them. */
export interface Bearer {
  readonly side: Side;
  /** K The D that so many half losses leave. */
  remaining(suffered: number): number;
  bearings(suffered: number): Bearings;
  /** K The line of the loss table. */
  note(suffered: number): Note;
  /** K What is too much for a province. */
  crowding(left: Left): readonly Note[];
}

/** K All that is told of an owner who is asked nothing. */
export const account = (owner: Bearer, suffered: number, left: Left): readonly Note[] => [
  owner.note(suffered),
  ...owner.crowding(left),
];

/** The last column of the table takes whatever lies beyond it. */
const LAST_COLUMN = 24;

/** K The stack ready to bear losses; each number of losses is worked out once. */
export function bearer(
  side: Side,
  stack: Stack,
  book: CombatBook,
  titles: { readonly table: Words; readonly moved: Words } = {
    table: words(`losses.${side}`),
    moved: words(`losses.moved.${side}`),
  },
): Bearer {
  const { losses } = book.tables;
  const body = bodyOf(stack, book);
  const known: (Bearings | undefined)[] = [];
  const column = (suffered: number): string =>
    suffered >= LAST_COLUMN ? (losses.columns.labels[LAST_COLUMN] ?? '') : String(written(suffered));
  const remaining = (suffered: number): number => Number(losses.cell(String(body), column(suffered)));
  return {
    side,
    remaining,
    bearings(suffered) {
      known[suffered] ??= bearings(stack, Math.max(0, body - remaining(suffered)), suffered, book);
      return known[suffered];
    },
    note: (suffered) => ({
      rule: 'K',
      title: titles.table,
      lookup: losses.look(String(body), column(suffered)),
      outcome: words('losses.left', { suffered: written(suffered), remaining: remaining(suffered) }),
    }),
    crowding: ({ excess }) =>
      excess === 0 ? [] : [{ rule: 'K', title: titles.moved, outcome: words('losses.excess', { excess }) }],
  };
}

/** H The Turk chooses pachas or counters; K the rest comes off the counters. */
function bearings(stack: Stack, removed: number, suffered: number, book: CombatBook): Bearings {
  const worth = (pachas: readonly number[]): number => pachas.reduce((all, each) => all + absorbed(each, book), 0);
  const ways = givings(stack.pachas).flatMap(({ given, kept }) => {
    const fromCounters = removed - worth(given);
    const idle = given.some((pacha) => absorbed(pacha, book) === 0);
    if (idle || fromCounters < 0 || fromCounters > equivalentOf(stack)) return [];
    const option = given.length === 0 ? 'none' : given.map(String).join('+');
    const lefts = countersLeft(stack, equivalentOf(stack) - fromCounters, book).map((counters) => ({
      ...counters,
      pachas: kept,
      suffered: written(suffered),
      excess: excessOf(counters, book),
    }));
    return [{ option, lefts }];
  });
  if (ways.length === 0) throw new Error(`no way to bear ${suffered} half losses`);
  const [first, ...others] = ways.flatMap(({ lefts }) => lefts);
  return { ways, only: others.length === 0 ? first : undefined };
}

/** Every set of pachas that may be given up, the fewest first, equal sets once. */
function givings(
  pachas: readonly number[],
): readonly { readonly given: readonly number[]; readonly kept: readonly number[] }[] {
  const sorted = pachas.toSorted((a, b) => a - b);
  const sets = new Map<string, { given: number[]; kept: number[] }>();
  for (let mask = 0; mask < 2 ** sorted.length; mask += 1) {
    const inSet = (_: number, place: number): boolean => (mask >> place) % 2 === 1;
    const given = sorted.filter(inSet);
    if (!sets.has(given.join('+'))) {
      sets.set(given.join('+'), { given, kept: sorted.filter((pacha, place) => !inSet(pacha, place)) });
    }
  }
  return [...sets.values()].toSorted((a, b) => a.given.length - b.given.length);
}

/** What may be left, before the owner is asked. */
export const leftsOf = (owner: Bearer, suffered: number): readonly Left[] =>
  owner.bearings(suffered).ways.flatMap(({ lefts }) => lefts);

/** Whether the owner's answers change what is left to him in D. */
export const isWorthCertain = (lefts: readonly Left[]): boolean => new Set(lefts.map(worthOf)).size === 1;

type AskedOf = Readonly<Record<Side, Ask>>;
const PACHAS: AskedOf = {
  attacker: ask('H', 'losses.ask.pachas.attacker', { side: 'attacker' }),
  defender: ask('H', 'losses.ask.pachas.defender', { side: 'defender' }),
};
const TAKING_IN: AskedOf = {
  attacker: ask('N', 'losses.ask.takingIn.attacker', { side: 'attacker' }),
  defender: ask('N', 'losses.ask.takingIn.defender', { side: 'defender' }),
};
/** N How many A− take in 2 D. */
const TAKINGS = ['apart', 'one', 'two'] as const;

const NOTHING: Notes = () => [];

/** H, K, N Bears so many half losses and goes on with what is left and how it came; asks the owner only where he has a choice. */
export function bear<T>(
  owner: Bearer,
  suffered: number,
  then: (left: Left, told: Notes) => Step<T>,
  before: Notes = NOTHING,
): Step<T> {
  const { ways, only } = owner.bearings(suffered);
  if (only) return then(only, () => [...before(), ...account(owner, suffered, only)]);
  const notes: Notes = () => [...before(), owner.note(suffered)];
  if (ways.length === 1) return takenIn(owner, ways[0] as Bearing, then, notes);
  return choice(
    PACHAS[owner.side],
    owner.side,
    ways.map(({ option }) => option),
    (chosen) => takenIn(owner, ways.find(({ option }) => option === chosen) as Bearing, then, NOTHING),
    notes,
  );
}

/** N The owner says how many A− take in 2 D, where some can and the ruling leaves it to him. */
function takenIn<T>(
  owner: Bearer,
  { lefts }: Bearing,
  then: (left: Left, told: Notes) => Step<T>,
  notes: Notes,
): Step<T> {
  const goOn = (left: Left, told: Notes): Step<T> => then(left, () => [...told(), ...owner.crowding(left)]);
  if (lefts.length === 1) return goOn(lefts[0] as Left, notes);
  return choice(
    TAKING_IN[owner.side],
    owner.side,
    TAKINGS.slice(0, lefts.length),
    (taking) => goOn(lefts[TAKINGS.indexOf(taking)] as Left, NOTHING),
    notes,
  );
}
