/** Where a procedure draws its results, every example of it is drawn. */
import { openExample, playExample } from '../game/example.ts';
import { type Game, localesOf } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Dictionary, type Locale, speaker } from '../text/words.ts';
import { expectThat } from './expect-that.ts';

/** A key without words, or a fact that is none. */
export const UNWORDED = /\[[\w.-]+\]|undefined|\[object|NaN/;

/** Drawn and described in every language, with words for everything in it. */
export function pictures(game: Game, procedure: Procedure, shared: Readonly<Record<Locale, Dictionary>>): void {
  const examples = game.examples.filter((each) => each.procedure === procedure.id && !each.refused);
  expectThat(examples.length > 0, 'no example is drawn: give one');
  for (const example of examples) {
    const opened = openExample(game, example);
    const played = opened.ok ? playExample(opened.value, example) : opened;
    expectThat(opened.ok && played.ok, `${example.id} is refused`);
    for (const locale of localesOf(game)) {
      const { input, book } = opened.value;
      const say = speaker(game.text[locale] ?? {}, shared[locale]);
      const drawn = procedure.picture?.(played.value.result, input, book, locale, say);
      const where = `${example.id} in ${locale}`;
      expectThat(drawn?.svg.startsWith('<svg') === true, `${where} is no SVG document`);
      expectThat(drawn.description.trim() !== '', `${where} is not described`);
      for (const told of [drawn.svg, drawn.description]) {
        const [unworded] = UNWORDED.exec(told) ?? [];
        expectThat(unworded === undefined, `${where} says "${unworded}"`);
      }
    }
  }
}
