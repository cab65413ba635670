/** An edition of a game as a difference from another: what it names stands instead, everything else stands as it is. */
import type { Game, Procedures } from './game.ts';

type Replaced = 'sources' | 'rules' | 'rulings' | 'tables' | 'text';

/** What an edition has otherwise: parts told apart by their names, words by their keys. */
export interface Difference<P extends Procedures = Procedures>
  extends Pick<Game, 'id' | 'titles'>,
    Partial<Pick<Game, 'period' | 'cover' | Replaced>> {
  readonly procedures?: P;
  /** Its own examples; those of the other edition stay, but for the procedures that are replaced. */
  readonly examples?: Game['examples'];
}

export const editionOf = <B extends Procedures, const P extends Procedures>(
  game: Game<B>,
  { procedures, sources, rules, rulings, tables, text, examples = [], ...named }: Difference<P>,
): Game<Omit<B, keyof P> & P> => ({
  ...game,
  ...named,
  sources: { ...game.sources, ...sources },
  rules: { ...game.rules, ...rules },
  rulings: { ...game.rulings, ...rulings },
  tables: { ...game.tables, ...tables },
  procedures: { ...game.procedures, ...procedures } as unknown as Omit<B, keyof P> & P,
  text: { en: { ...game.text.en, ...text?.en }, fr: { ...game.text.fr, ...text?.fr } },
  examples: [...game.examples.filter(({ procedure }) => !Object.hasOwn(procedures ?? {}, procedure)), ...examples],
});
