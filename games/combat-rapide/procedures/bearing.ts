/**
 * K, H What is left of a force that bears so many losses: the D by the loss table, the pachas the Turk gives up, the
 * counters.
 */
import { type Ask, choice, type Note, type Notes, type Step, words } from '@grognard/kernel';
import type { Side } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { losses as written } from './halves.ts';
import { ARMY_MINUS, ARMY_PLUS, absorbed, armiesOf, bodyOf, type Counters, equivalentOf, type Stack } from './stack.ts';

/** What a force has suffered and what is left of it. */
export type Left = Stack & { readonly suffered: number };

/** One way to bear the losses: the pachas given up, and the rest. */
interface Bearing {
  readonly option: string;
  readonly left: Left;
}

/** A stack, and for each number of half losses the ways to bear them. */
export interface Bearer {
  readonly side: Side;
  /** K The D that so many half losses leave. */
  remaining(suffered: number): number;
  ways(suffered: number): readonly Bearing[];
  note(suffered: number): Note;
}

/** The last column of the table takes whatever lies beyond it. */
const LAST_COLUMN = 24;

/** K The stack ready to bear losses; each number of losses is worked out once. */
export function bearer(side: Side, stack: Stack, book: CombatBook, title = `losses.${side}`): Bearer {
  const { losses } = book.tables;
  const body = bodyOf(stack, book);
  const known: (readonly Bearing[] | undefined)[] = [];
  const column = (suffered: number): string =>
    suffered >= LAST_COLUMN ? (losses.columns.labels[LAST_COLUMN] ?? '') : String(written(suffered));
  const remaining = (suffered: number): number => Number(losses.cell(String(body), column(suffered)));
  return {
    side,
    remaining,
    ways(suffered) {
      known[suffered] ??= bearings(stack, Math.max(0, body - remaining(suffered)), suffered, book);
      return known[suffered];
    },
    note: (suffered) => ({
      rule: 'K',
      title: words(title),
      lookup: losses.look(String(body), column(suffered)),
      outcome: words('losses.left', { suffered: written(suffered), remaining: remaining(suffered) }),
    }),
  };
}

/** H The Turk chooses pachas or counters; K the rest comes off the counters. */
function bearings(stack: Stack, removed: number, suffered: number, book: CombatBook): readonly Bearing[] {
  const worth = (pachas: readonly number[]): number => pachas.reduce((all, each) => all + absorbed(each, book), 0);
  return givings(stack.pachas).flatMap(({ given, kept }) => {
    const fromCounters = removed - worth(given);
    const idle = given.some((pacha) => absorbed(pacha, book) === 0);
    if (idle || fromCounters < 0 || fromCounters > equivalentOf(stack)) return [];
    const counters = countersLeft(stack, equivalentOf(stack) - fromCounters, book);
    const option = given.length === 0 ? 'none' : given.map(String).join('+');
    return [{ option, left: { ...counters, pachas: kept, suffered: written(suffered) } }];
  });
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

/**
 * K The counters for the D that are left: the printed line where the force began with as many Army counters; otherwise
 * as many A(+), then A(−), then D as the rest allows, never more Army counters than at the start.
 */
function countersLeft(start: Counters, remaining: number, { tables }: CombatBook): Counters {
  const { armiesPlus, armiesMinus, detachments } = start;
  if (remaining === equivalentOf(start)) return { armiesPlus, armiesMinus, detachments };
  const printed = (counter: 'A+' | 'A-' | 'D'): number => Number(tables.counters.cell(String(remaining), counter));
  const line = { armiesPlus: printed('A+'), armiesMinus: printed('A-'), detachments: printed('D') };
  if (armiesOf(line) <= armiesOf(start)) return line;
  const plus = Math.min(armiesOf(start), Math.floor(remaining / ARMY_PLUS));
  const minus = Math.min(armiesOf(start) - plus, Math.floor((remaining - plus * ARMY_PLUS) / ARMY_MINUS));
  return { armiesPlus: plus, armiesMinus: minus, detachments: remaining - plus * ARMY_PLUS - minus * ARMY_MINUS };
}

const PACHAS: Readonly<Record<Side, Ask>> = {
  attacker: { rule: 'H', text: 'losses.ask.pachas.attacker', side: 'attacker' },
  defender: { rule: 'H', text: 'losses.ask.pachas.defender', side: 'defender' },
};

const NOTHING: Notes = () => [];

/** H, K Bears so many half losses and goes on with what is left and how it came; asks the Turk only where he has a choice. */
export function bear<T>(
  owner: Bearer,
  suffered: number,
  then: (left: Left, told: Notes) => Step<T>,
  before: Notes = NOTHING,
): Step<T> {
  const ways = owner.ways(suffered);
  const [only] = ways;
  if (only === undefined) throw new Error(`no way to bear ${suffered} half losses`);
  const notes: Notes = () => [...before(), owner.note(suffered)];
  if (ways.length === 1) return then(only.left, notes);
  const options = ways.map(({ option }) => option);
  return choice(
    PACHAS[owner.side],
    owner.side,
    options,
    (chosen) => then((ways.find(({ option }) => option === chosen) ?? only).left, NOTHING),
    notes,
  );
}
