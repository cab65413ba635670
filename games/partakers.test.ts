import { type Game, type Plain, takingPart } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { shelf } from './index.ts';
import { partakers } from './words/chronicle/partakers.ts';
import { speakerFor } from './words/index.ts';

async function gameOf(id: string): Promise<Game> {
  const entry = shelf.find((each) => each.id === id);
  if (!entry) throw new Error(`no ${id}`);
  return entry.load();
}

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

test('a side that nobody has named is told of as the side it is', async () => {
  const rapide = await gameOf('combat-rapide');
  const nameless = (input: Plain): Plain => {
    const { defender, ...rest } = input as { readonly defender: object };
    const { name: _, leader: __, ...unled } = defender as { readonly name?: string; readonly leader?: object };
    return { ...rest, defender: { ...unled, nation: 'other' } } as Plain;
  };
  expect(whoIn(rapide, 'battle', 'en', nameless)).toMatch(/\S against the defender$/);
  expect(whoIn(rapide, 'battle', 'fr', nameless)).toMatch(/\S contre le défenseur$/);
});

test('a side that has nothing on the table is not', async () => {
  const aegean = await gameOf('aegean-strike');
  const undefended = (input: Plain): Plain => ({ ...(input as object), defenders: [] }) as Plain;
  expect(whoIn(aegean, 'amphibious-landing', 'en', undefended)).not.toContain('against');
});
