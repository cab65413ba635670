/** K, N The counters for the D that are left. */
import type { CombatBook } from './book.ts';
import { ARMY_MINUS, ARMY_PLUS, armiesOf, type Counters, equivalentOf, takesIn } from './stack.ts';

/** What may be left: one way, or N one for each number of A− that take in 2 D, the fewest first. */
export function countersLeft(start: Counters, remaining: number, book: CombatBook): readonly Counters[] {
  const { armiesPlus, armiesMinus, detachments } = start;
  if (remaining === equivalentOf(start)) return [{ armiesPlus, armiesMinus, detachments }];
  switch (book.rulings.recombination) {
    case 'largest':
      return [largest(start, remaining, book)];
    case 'choice':
      return takings(apart(start, remaining, book));
  }
}

/**
 * K The printed line where the force began with as many Army counters; otherwise as many A+, then A−, then D as the
 * rest allows, never more Army counters than at the start.
 */
function largest(start: Counters, remaining: number, book: CombatBook): Counters {
  const line = printed(remaining, book);
  if (armiesOf(line) <= armiesOf(start)) return line;
  const plus = Math.min(armiesOf(start), Math.floor(remaining / ARMY_PLUS));
  const minus = Math.min(armiesOf(start) - plus, Math.floor((remaining - plus * ARMY_PLUS) / ARMY_MINUS));
  return { armiesPlus: plus, armiesMinus: minus, detachments: remaining - plus * ARMY_PLUS - minus * ARMY_MINUS };
}

const printed = (remaining: number, { tables }: CombatBook): Counters => {
  const count = (counter: 'A+' | 'A-' | 'D'): number => Number(tables.counters.cell(String(remaining), counter));
  return { armiesPlus: count('A+'), armiesMinus: count('A-'), detachments: count('D') };
};

/** K The printed line for the forces it is printed for; for others D go first, then A−, then A+, as its lines show. */
function apart(start: Counters, remaining: number, book: CombatBook): Counters {
  if (start.detachments === 0 && start.armiesPlus > 0 && armiesOf(start) === 2) return printed(remaining, book);
  let { armiesPlus, armiesMinus, detachments } = start;
  for (let lost = equivalentOf(start) - remaining; lost > 0; lost -= 1) {
    if (detachments > 0) detachments -= 1;
    else if (armiesMinus > 0) [armiesMinus, detachments] = [armiesMinus - 1, 1];
    else [armiesPlus, armiesMinus, detachments] = [armiesPlus - 1, 1, 1];
  }
  return { armiesPlus, armiesMinus, detachments };
}

/** N Each A− may take in 2 D and turn to (+). */
function takings(counters: Counters): readonly Counters[] {
  const more = takesIn(counters);
  return more ? [counters, ...takings(more)] : [counters];
}
