/** Whose move it is, and what it is. */
import type { Ask, Side } from '../step/step.ts';
import { isTaken, type Shared, takenSeats, unpledged } from './shared.ts';

/** Something a seat may do now. */
export type Move =
  | { readonly kind: 'seated' | 'pledged'; readonly seat: Side }
  | { readonly kind: 'began'; readonly seat: Side }
  | { readonly kind: 'claimed'; readonly seat: Side; readonly side: Side }
  | {
      readonly kind: 'chose' | 'sealed';
      readonly seat: Side;
      readonly side: Side;
      readonly ask: Ask;
      readonly options: readonly string[];
    }
  | { readonly kind: 'unsealed'; readonly seat: Side; readonly side: Side }
  | { readonly kind: 'contributed'; readonly seat: Side; readonly roll: number }
  | { readonly kind: 'undoAnswered'; readonly seat: Side; readonly asked: number };

/** Everything that is waited for; what a seat may do at any time (note, correct, ask) is not listed. */
export function moves(shared: Shared): readonly Move[] {
  const { seats, undo, open } = shared;
  const empty = seats.filter((seat) => !isTaken(shared, seat)).map((seat): Move => ({ kind: 'seated', seat }));
  const asked = (undo?.needed ?? [])
    .filter((seat) => !undo?.consent.includes(seat))
    .map((seat): Move => ({ kind: 'undoAnswered', seat, asked: undo?.asked ?? 0 }));
  const pledges = takenSeats(shared)
    .filter((seat) => !shared.seated[seat]?.pledge)
    .map((seat): Move => ({ kind: 'pledged', seat }));
  if (open) return [...empty, ...asked, ...pledges, ...procedureMoves(shared, open)];
  const idle = takenSeats(shared).map((seat): Move => ({ kind: 'began', seat }));
  return [...empty, ...asked, ...pledges, ...idle];
}

function procedureMoves(shared: Shared, open: NonNullable<Shared['open']>): readonly Move[] {
  const { step, roles, run } = open;
  if (open.stuck) return [];
  const bySeat = (side: Side, move: (seat: Side) => Move): readonly Move[] => {
    const seat = Object.hasOwn(roles, side) ? roles[side] : undefined;
    if (seat !== undefined) return [move(seat)];
    const free = takenSeats(shared).filter((each) => !Object.values(roles).includes(each));
    return free.map((each) => ({ kind: 'claimed', seat: each, side }));
  };
  switch (step.kind) {
    case 'done':
      return [];
    case 'chance':
      if (!run || unpledged(shared, run).length > 0) return [];
      return run.contributors
        .filter((seat) => !Object.hasOwn(run.contributions, seat))
        .map((seat) => ({ kind: 'contributed', seat, roll: run.line }));
    case 'choice': {
      const { ask, side, options } = step;
      return bySeat(side, (seat) => ({ kind: 'chose', seat, side, ask, options }));
    }
    case 'together': {
      const { ask, asks } = step;
      const sides = Object.keys(asks);
      const unsealed = sides.filter((side) => !Object.hasOwn(open.seals, side));
      if (unsealed.length > 0) {
        return unsealed.flatMap((side) =>
          bySeat(side, (seat) => ({ kind: 'sealed', seat, side, ask, options: asks[side] ?? [] })),
        );
      }
      return sides
        .filter((side) => !Object.hasOwn(open.unsealed, side))
        .flatMap((side) => bySeat(side, (seat) => ({ kind: 'unsealed', seat, side })));
    }
  }
}
