import { type Game, type Plain, takingPart } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as aegean } from '../../aegean-strike/game.ts';
import { game as rapide } from '../../combat-rapide/game.ts';
import { speakerFor } from '../index.ts';
import { partakers } from './partakers.ts';

/** Who is told of in the first worked example of a procedure, changed as the test wants it. */
function whoIn(
  game: Game,
  id: string,
  locale: 'en' | 'fr',
  change: (input: Plain) => Plain = (input) => input,
): string {
  const procedure = game.procedures[id];
  const example = game.examples.find((each) => each.procedure === id && !each.refused);
  if (!procedure || !example) throw new Error(`no example of ${id}`);
  const input = change(example.input);
  return partakers(speakerFor(game, locale), procedure, input, takingPart(procedure.input, input), '').who;
}

test('a side that nobody has named is told of as the side it is', () => {
  const nameless = (input: Plain): Plain => {
    const { defender, ...rest } = input as { readonly defender: object };
    const { name: _, leader: __, ...unled } = defender as { readonly name?: string; readonly leader?: object };
    return { ...rest, defender: { ...unled, nation: 'other' } } as Plain;
  };
  expect(whoIn(rapide, 'battle', 'en', nameless)).toMatch(/\S against the defender$/);
  expect(whoIn(rapide, 'battle', 'fr', nameless)).toMatch(/\S contre le défenseur$/);
});

test('a side that has nothing on the table is not', () => {
  const undefended = (input: Plain): Plain => ({ ...(input as object), defenders: [] }) as Plain;
  expect(whoIn(aegean, 'amphibious-landing', 'en', undefended)).not.toContain('against');
});
