/** A game on the shelf: facts, tables, procedures, words. */
import type { CampaignRules } from '../campaign/rules.ts';
import type { Pigment } from '../input/counter.ts';
import type { RulingBook } from '../ruling/ruling.ts';
import type { RuleRef } from '../step/note.ts';
import type { Plain, Side } from '../step/step.ts';
import type { Rule, SourceDocument } from '../table/provenance.ts';
import type { AnyTable } from '../table/table.ts';
import { type Dictionary, LOCALES, type Locale, type Written } from '../text/words.ts';
import type { Procedure } from './procedure.ts';

/** A worked example: the source's own, or one worked by hand from its tables. Expected values are never computed by us. */
export interface Example {
  readonly id: string;
  readonly title: Written;
  readonly procedure: string;
  /** Where the expected values come from. */
  readonly origin: string;
  readonly input: Plain;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly dice?: readonly number[];
  /** Answers in the order they are asked; an object for sealed choices. */
  readonly answers?: readonly (string | Readonly<Record<Side, string>>)[];
  /** A part of the result, compared field by field. */
  readonly expect?: Plain;
  readonly effects?: readonly Plain[];
  /** Steps that must be told, each a part of an explained step, in this order. */
  readonly steps?: readonly Plain[];
  /** Exact odds of some outcomes, with every choice answered as in `answers`. */
  readonly odds?: Readonly<Record<string, string>>;
  /** Codes of the refusals that must come, with where. */
  readonly refused?: readonly { readonly code: string; readonly at?: string }[];
  /** Offered to the player as a ready-made input. */
  readonly preset?: boolean;
}

/** Worked examples told as one story. */
export interface Scenario {
  readonly id: string;
  readonly title: Written;
  readonly story: Written;
  /** Ids of examples, in the order they are played. */
  readonly steps: readonly string[];
}

/** A game's words, language by language. */
export type Texts = { readonly en: Dictionary } & { readonly [L in Locale]?: Dictionary };

/** The languages a game brings. */
export const localesOf = ({ text }: { readonly text: Texts }): readonly Locale[] =>
  LOCALES.filter((locale) => text[locale] !== undefined);
/** A part of the turn, worded by `phase.<id>`, and the rule or heading that makes it one. */
export interface Phase {
  readonly id: string;
  readonly rule: RuleRef;
}

export type Procedures = Readonly<Record<string, Procedure>>;

/** Everything a game declares. */
export interface Game<P extends Procedures = Procedures> {
  readonly id: string;
  /** Of our rendering of the rules: journals record it. */
  readonly version: string;
  readonly titles: Written;
  readonly period: string;
  readonly sides: readonly Side[];
  readonly sources: Readonly<Record<string, SourceDocument>>;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly rulings: RulingBook;
  readonly tables: Readonly<Record<string, AnyTable>>;
  readonly procedures: P;
  /** The phases of a turn in their order; procedures name the one they belong to. */
  readonly phases?: readonly Phase[];
  /** The colours of each nation's counters, by the value of the field that says the nation. */
  readonly pigments?: Readonly<Record<string, Pigment>>;
  /** A drawing for the cover, an SVG document of 240 by 200. */
  readonly cover?: string;
  /** The preset that shows a newcomer best what the game's charts do, by its id. */
  readonly showcase?: string;
  readonly campaign?: CampaignRules;
  /** In English, and in whatever other languages the game brings; a language may bring words for games too. */
  readonly text: Texts;
  readonly examples: readonly Example[];
  readonly scenarios?: readonly Scenario[];
}

/** A game whose procedures are known by name, input and result. */
export const defineGame = <const P extends Procedures>(game: Game<P>): Game<P> => game;

/** Decisions as a player hands them in, in the order they are asked. */
export type GivenAnswers = NonNullable<Example['answers']>;
