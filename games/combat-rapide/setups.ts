/** The forces and leaders of the five battles as the aid prints them, to begin a campaign from. */
import type { Plain } from '@grognard/kernel';
import { historicalBattles } from './examples/historical-battles.examples.ts';
import { SIDES } from './vocabulary.ts';

type Part = { readonly [name: string]: Plain };

/** What a set-up takes from a battle: the year, both forces without what is of the battle only, and who leads them. */
function setupOf(input: Part): Plain {
  const forces = SIDES.map((side, place) => {
    const { leader, revolution: _revolution, other: _other, ...force } = input[side] as Part;
    return { leader, force: { ...force, player: place === 0 ? 'first' : 'second' } };
  });
  return {
    year: input['year'] as Plain,
    forces: forces.map(({ force }) => force),
    // The aid leaves two of them without a name.
    leaders: forces.flatMap(({ leader }) => (Object.hasOwn(leader as Part, 'name') ? [leader as Plain] : [])),
  };
}

/** The continuation of Rivoli begins with the same forces. */
export const setups: Readonly<Record<string, Plain>> = Object.fromEntries(
  historicalBattles.filter(({ rulings }) => rulings === undefined).map(({ id, input }) => [id, setupOf(input as Part)]),
);
