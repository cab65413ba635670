/** A game as the catalogue tells it: enough to choose one, and a procedure of it, without opening it. */
import { type Game, LOCALES, type Locale, type SourceDocument, type Written } from '@grognard/kernel';
import { speakerFor } from '../words/index.ts';
import { FORMAT } from './format.ts';

/** In every language, so that it can be printed before anybody reads it. */
export interface Described {
  readonly id: string;
  readonly version: string;
  readonly titles: Written;
  readonly period: string;
  readonly sides: readonly string[];
  readonly campaign: boolean;
  /** The seats of a shared campaign. */
  readonly seats: readonly string[];
  readonly procedures: readonly {
    readonly id: string;
    readonly rule: string;
    readonly words: Readonly<Record<Locale, string>>;
  }[];
  readonly tables: readonly { readonly id: string; readonly shape: string; readonly title: Written }[];
  readonly sources: Readonly<Record<string, SourceDocument>>;
  readonly examples: number;
}

/** What the catalogue keeps of a game. */
export function described(game: Game): Described {
  const { id, version, titles, period, sides, sources } = game;
  const inEach = (key: string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, speakerFor(game, locale)(key)])) as Record<Locale, string>;
  return {
    id,
    version,
    titles,
    period,
    sides,
    campaign: game.campaign !== undefined,
    seats: game.campaign?.sides ?? [],
    procedures: Object.entries(game.procedures).map(([name, { rule }]) => ({
      id: name,
      rule,
      words: inEach(`procedure.${name}`),
    })),
    tables: Object.values(game.tables).map(({ id: table, shape, title }) => ({ id: table, shape, title })),
    sources,
    examples: game.examples.length,
  };
}

/** The shelf in one language. */
export function catalogueTold(games: readonly Described[], locale: Locale) {
  const read = (text: Written): string => text[locale] ?? text.en;
  return {
    format: FORMAT,
    games: games.map(({ procedures, sources, ...game }) => ({
      ...game,
      procedures: procedures.map(({ words, ...each }) => ({ ...each, words: words[locale] })),
      sources: Object.fromEntries(
        Object.entries(sources).map(([id, { edition, holder, ...source }]) => [
          id,
          { ...source, edition: read(edition), holder: read(holder) },
        ]),
      ),
      words: { title: read(game.titles) },
    })),
  };
}
