/** Counters, pachas and what losses leave of them, computed a second time. */
import { removedBy } from './printed.ts';

export interface Counters {
  readonly armiesPlus: number;
  readonly armiesMinus: number;
  readonly detachments: number;
  readonly pachas: readonly number[];
}

type Rulings = Readonly<Record<string, string>>;

const worth = ({ armiesPlus, armiesMinus, detachments }: Omit<Counters, 'pachas'>): number =>
  4 * armiesPlus + 2 * armiesMinus + detachments;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** H Pachas add to the strength, but never past 2A+. */
export const strength = (stack: Counters): number => Math.min(8, worth(stack) + sum(stack.pachas));

const takes = (pacha: number, rulings: Rulings): number => (rulings['pachaAbsorbs'] === 'one' ? 1 : pacha);

/** K What a stack has to lose. */
export const counters = (stack: Counters, rulings: Rulings): number =>
  worth(stack) + sum(stack.pachas.map((pacha) => takes(pacha, rulings)));

/** B, H What is wrong with a stack. */
export function faultsOf(stack: Counters, nation: string): readonly string[] {
  const { armiesPlus, armiesMinus, detachments, pachas } = stack;
  const faults = {
    noCounters: worth(stack) === 0,
    tooManyEquivalents: worth(stack) > 8,
    tooManyArmies: armiesPlus + armiesMinus > 2,
    tooManyDetachments: detachments > 4,
    tooManyPachas: pachas.length > 2,
    pachasNotTurkish: pachas.length > 0 && nation !== 'turkey',
  };
  return Object.entries(faults).flatMap(([code, wrong]) => (wrong ? [code] : []));
}

/** An owner is asked about his pachas, or about A− that may take in 2 D, and offered some ways. */
type Answer = (about: 'pachas' | 'takingIn', offered: readonly string[]) => string;

/** H, K, N What so many losses leave, as the owner answers. */
export function left(stack: Counters, suffered: number, rulings: Rulings, answer: Answer) {
  const removed = Math.min(counters(stack, rulings), removedBy(suffered));
  const [only, ...others] = sacrifices(stack, removed, rulings);
  const named = [only ?? [], ...others].map((set) => (set.length === 0 ? 'none' : set.join('+')));
  const given = others.length > 0 ? sacrificed(answer('pachas', named)) : only;
  const byPachas = sum((given ?? []).map((pacha) => takes(pacha, rulings)));
  const remaining = worth(stack) - (removed - byPachas);
  const pawns = recombined(stack, remaining, rulings, answer);
  const kept = (given ?? []).reduce((rest, pacha) => rest.toSpliced(rest.indexOf(pacha), 1), stack.pachas.toSorted());
  const many = pawns.armiesPlus + pawns.armiesMinus + pawns.detachments - 2;
  return { ...pawns, pachas: kept, suffered, excess: rulings['provinceCounters'] === 'two' ? Math.max(0, many) : 0 };
}

const sacrificed = (option: string): readonly number[] => (option === 'none' ? [] : option.split('+').map(Number));

/** H The sets of pachas that could pay: each must pay something, none may pay too much, and the counters the rest. */
function sacrifices(stack: Counters, removed: number, rulings: Rulings): readonly (readonly number[])[] {
  const [first, second] = stack.pachas.toSorted();
  const sets = [[], [first], [second], [first, second]].map((set) => set.filter((pacha) => pacha !== undefined));
  const unlike = sets.filter((set, place) => sets.findIndex((each) => `${each}` === `${set}`) === place);
  return unlike.filter((set) => {
    const paid = set.map((pacha) => takes(pacha, rulings));
    return !paid.includes(0) && sum(paid) <= removed && removed - sum(paid) <= worth(stack);
  });
}

/** K, N As many A+, then A−, as there were Army counters; or D, then A−, then A+ lost, and D taken in by choice. */
function recombined(stack: Counters, remaining: number, rulings: Rulings, answer: Answer) {
  const { armiesPlus, armiesMinus, detachments } = stack;
  if (remaining === worth(stack)) return { armiesPlus, armiesMinus, detachments };
  if (rulings['recombination'] === 'largest') {
    const plus = Math.min(armiesPlus + armiesMinus, Math.floor(remaining / 4));
    const minus = Math.min(armiesPlus + armiesMinus - plus, Math.floor((remaining - 4 * plus) / 2));
    return { armiesPlus: plus, armiesMinus: minus, detachments: remaining - 4 * plus - 2 * minus };
  }
  const ones = [...Array(armiesPlus).fill(4), ...Array(armiesMinus).fill(2), ...Array(detachments).fill(1)] as number[];
  while (sum(ones) > remaining) {
    const last = ones.pop() as number;
    // An A+ less one D is an A− and a D; an A− less one D is a D.
    ones.push(...(last === 4 ? [2, 1] : last === 2 ? [1] : []));
  }
  const count = (size: number): number => ones.filter((each) => each === size).length;
  const most = Math.min(count(2), Math.floor(count(1) / 2));
  const takings = ['apart', 'one', 'two'];
  const flipped = most === 0 ? 0 : takings.indexOf(answer('takingIn', takings.slice(0, most + 1)));
  return {
    armiesPlus: count(4) + flipped,
    armiesMinus: count(2) - flipped,
    detachments: count(1) - 2 * flipped,
  };
}
