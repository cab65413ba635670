/** An edition of a game as a difference from another: what it names stands instead, everything else stands as it is. */
import type { Locale } from '../text/words.ts';
import type { Game, Procedures, Texts } from './game.ts';

type Replaced = 'sources' | 'rules' | 'rulings' | 'tables' | 'text';

/** What an edition has otherwise: parts told apart by their names, words by their keys. */
export interface Difference<P extends Procedures = Procedures>
  extends Pick<Game, 'id' | 'titles'>,
    Partial<Pick<Game, 'period' | 'cover' | Replaced>> {
  readonly procedures?: P;
  /** Its own examples; those of the other edition stay, but for the procedures that are replaced. */
  readonly examples?: Game['examples'];
}

/** A game with what another edition of it tells otherwise. */
export const editionOf = <B extends Procedures, const P extends Procedures>(
  game: Game<B>,
  { procedures, sources, rules, rulings, tables, text, examples = [], ...named }: Difference<P>,
): Game<Omit<B, keyof P> & P> => {
  const kept = game.examples.filter(({ procedure }) => !Object.hasOwn(procedures ?? {}, procedure));
  return {
    ...game,
    ...named,
    sources: { ...game.sources, ...sources },
    rules: { ...game.rules, ...rules },
    rulings: { ...game.rulings, ...rulings },
    tables: { ...game.tables, ...tables },
    procedures: { ...game.procedures, ...procedures } as unknown as Omit<B, keyof P> & P,
    text: bothTexts(withoutOrigins(game, kept), text),
    examples: [...kept, ...examples],
  };
};

/** The words of a game without the translated origins of examples that are not kept. */
function withoutOrigins({ text, examples }: Pick<Game, 'text' | 'examples'>, kept: Game['examples']): Texts {
  const told = new Set(kept.map(({ origin }) => origin));
  const gone = new Set(examples.map(({ origin }) => origin).filter((origin) => !told.has(origin)));
  const left = Object.entries(text).map(([locale, words]) => [
    locale,
    Object.fromEntries(Object.entries(words ?? {}).filter(([key]) => !gone.has(key))),
  ]);
  return { ...text, ...Object.fromEntries(left) };
}

/** The words of both, language by language; the second's stand. */
const bothTexts = (first: Texts, second: Partial<Texts> = {}): Texts => {
  const locales = [...new Set([...Object.keys(first), ...Object.keys(second)])] as Locale[];
  const both = locales.map((locale) => [locale, { ...first[locale], ...second[locale] }]);
  return { ...first, ...Object.fromEntries(both) };
};
