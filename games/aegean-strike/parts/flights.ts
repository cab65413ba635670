/** After a combat in the air: who of the stack goes home, and who flies on under which marker. */
import type { Effect } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { Flight, Side } from '../vocabulary.ts';
import { cameHome, inTheAir } from './effects.ts';
import { stillThere } from './patrol.ts';

type Stack = readonly { readonly name: string; readonly flight: Flight }[];

/** The escort leaves with the last striker; whether it stays with the rest while there is one is a ruling. */
export const escortLeaves = (onStrikers: readonly number[], { rulings }: AegeanBook): boolean => {
  const left = stillThere(onStrikers, onStrikers).length;
  return left < onStrikers.length && (left === 0 || rulings.escortOfTheRest === 'leaves');
};

/** Units with a Hit go home, and the escort with those it escorts; the others fly on under their marker. */
export const flightsAfter = (
  side: Side,
  { escorts, strikers }: Readonly<Record<'escorts' | 'strikers', Stack>>,
  hits: Readonly<Record<'escorts' | 'strikers', readonly number[]>>,
  leaves: boolean,
): readonly Effect[] => {
  const goOn = stillThere(strikers, hits.strikers);
  const guard = leaves ? [] : stillThere(escorts, hits.escorts);
  return [
    ...cameHome(
      side,
      [...escorts, ...strikers].filter((unit) => !goOn.includes(unit) && !guard.includes(unit)),
    ),
    ...inTheAir(side, guard, 'antiAir'),
    ...inTheAir(side, goOn, 'strike'),
  ];
};
