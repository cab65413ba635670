/** What stands beside rules and tables (titles, repairs, losses, readings, stories): told in each language a game brings. */
import { type Game, localesOf } from '../game/game.ts';
import type { Written } from '../text/words.ts';
import { expectThat } from './expect-that.ts';

export function toldBeside(game: Game): void {
  const { titles, rules, rulings, tables, scenarios } = game;
  const lacking = [...writtenIn({ titles, rules, rulings, tables, scenarios })].flatMap((written) =>
    localesOf(game)
      .filter((locale) => (written[locale] ?? '').trim() === '')
      .map((locale) => `${locale} does not tell "${written.en}"`),
  );
  expectThat(lacking.length === 0, `${lacking.length} beside rules and tables:\n${lacking.slice(0, 12).join('\n')}`);
}

/** Every text that is written in several languages, however deep it stands. */
function writtenIn(value: unknown, met: Set<unknown> = new Set()): ReadonlySet<Written> {
  const found = new Set<Written>();
  if (typeof value !== 'object' || value === null || met.has(value)) return found;
  met.add(value);
  if (Object.hasOwn(value, 'en')) found.add(value as Written);
  for (const each of Object.values(value)) for (const written of writtenIn(each, met)) found.add(written);
  return found;
}
