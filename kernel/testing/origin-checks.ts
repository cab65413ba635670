/** Where an example's figures come from, for every reader: told in each language, without notation of ours. */
import { type Game, localesOf } from '../game/game.ts';
import { speaker, typesetting } from '../text/words.ts';
import { expectThat } from './expect-that.ts';
import type { Tongue } from './text-checks.ts';

/** The English origins: a translation is keyed by them. */
export const originsOf = ({ examples }: Pick<Game, 'examples'>): ReadonlySet<string> =>
  new Set(examples.map(({ origin }) => origin));

/** Each language a game brings tells every origin, in sentences without mistakes and without ids. */
export function origins(game: Game, tongues: Readonly<Record<string, Tongue>>): void {
  const wrong = localesOf(game).flatMap((locale) => {
    const own = game.text[locale] ?? {};
    const { words = {}, typeset = (text: string) => text, faults = () => [] } = tongues[locale] ?? {};
    const say = typesetting(speaker(own, words), typeset);
    return [...originsOf(game)].flatMap((origin) => {
      if (locale !== 'en' && typeof own[origin] !== 'string') return [`${locale} does not tell "${origin}"`];
      const sentence = locale === 'en' ? typeset(origin) : say.read({ en: origin });
      return [...faults(withoutRules(game, sentence)), ...idsIn(game, sentence)].map(
        (fault) => `${locale}: ${fault} in "${sentence}"`,
      );
    });
  });
  expectThat(wrong.length === 0, `${wrong.length} origins:\n${wrong.slice(0, 12).join('\n')}`);
}

/** The numbers of rules are read as such, not as decimals. */
function withoutRules({ rules }: Game, sentence: string): string {
  const numbers = Object.values(rules).flatMap(({ number = '' }) => number.split(', '));
  const longest = [...new Set(numbers)].filter((each) => each.includes('.')).sort((a, b) => b.length - a.length);
  return longest.reduce((text, each) => text.replaceAll(each, '§'), sentence);
}

/** Ids of examples and rulings; one that the game's own sentences use is a word as well. */
function idsIn({ examples, rulings, text }: Game, sentence: string): readonly string[] {
  const used = Object.values(text.en).filter((phrase) => typeof phrase === 'string');
  const ids = [...examples.map(({ id }) => id), ...Object.keys(rulings)].filter((id) => /[-\d]|[a-z][A-Z]/.test(id));
  const met = new Set(sentence.split(/\s+/).map((word) => word.replace(/^[(“«]+|[,;:.)”»]+$/g, '')));
  return ids.filter((id) => met.has(id) && !used.some((phrase) => phrase.includes(id))).map((id) => `the id ${id}`);
}
