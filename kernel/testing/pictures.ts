/** Where a result lies on a map, every example of it that has a map has words for all that is to be seen. */
import { openExample, playExample } from '../game/example.ts';
import { type Game, localesOf } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { mapFieldIn } from '../input/map.ts';
import { type Dictionary, type Locale, speaker } from '../text/words.ts';
import { expectThat } from './expect-that.ts';

/** A key without words, or a fact that is none. */
export const UNWORDED = /\[[\w.-]+\]|undefined|\[object|NaN/;

/** Titled, described and labelled in every language. */
export function pictures(game: Game, procedure: Procedure, shared: Readonly<Record<Locale, Dictionary>>): void {
  const examples = game.examples.filter((each) => each.procedure === procedure.id && !each.refused);
  const map = mapFieldIn(procedure.input);
  let drawnAtAll = false;
  for (const example of examples) {
    const opened = openExample(game, example);
    const played = opened.ok ? playExample(opened.value, example) : opened;
    expectThat(opened.ok && played.ok, `${example.id} is refused`);
    const { input, book } = opened.value;
    const picture = procedure.picture?.(played.value.result, input, book);
    // A procedure that may be told of a map draws nothing without one, nor where it lies there unasked and nobody is put on it.
    const told = map === undefined || (example.input as Readonly<Record<string, unknown>>)[map] !== undefined;
    if (!told && picture === undefined) continue;
    drawnAtAll = true;
    for (const locale of localesOf(game)) {
      const say = speaker(game.text[locale] ?? {}, shared[locale]);
      const where = `${example.id} in ${locale}`;
      expectThat(picture !== undefined && say(picture.description).trim() !== '', `${where} is not described`);
      for (const each of [picture.title, picture.description, ...picture.overlays.map(({ label }) => label)]) {
        const [unworded] = UNWORDED.exec(say(each)) ?? [];
        expectThat(unworded === undefined, `${where} says "${unworded}"`);
      }
    }
  }
  expectThat(drawnAtAll, 'no example is drawn: give one');
}
