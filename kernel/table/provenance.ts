/** Where a printed thing comes from, and how sure we are of it. */
import type { Written } from '../text/words.ts';

/** A document a game rests on. */
export interface SourceDocument {
  readonly title: Written;
  readonly edition: Written;
  readonly language: string;
  readonly holder: Written;
}

/** The place in a document where something is printed. */
export interface Provenance {
  /** An id in the game's `sources.ts`. */
  readonly document: string;
  readonly heading: string;
  readonly page?: number;
  readonly note?: Written;
}

/** A rule the procedures cite: its number or heading, and the document that states it. */
export interface Rule {
  readonly document: string;
  /** The number the rulebook gives it, where one is known. */
  readonly number?: string;
  readonly heading: Written;
}

export const CONFIDENCES = ['certain', 'high', 'medium', 'low'] as const;

/** How sure we are of a cell. */
export type Confidence = (typeof CONFIDENCES)[number];

/** A cell that reads otherwise than the page shows, or that the page makes doubtful. */
export interface Repair {
  readonly row: string;
  readonly column: string;
  readonly seen: string;
  readonly used: string;
  readonly why: 'scan' | 'misprint' | 'errata' | 'translation' | 'reconstructed' | 'suspect';
  readonly evidence: Written;
  readonly confidence: Confidence;
}

/** Something the source lost: the player must supply it from his own copy. */
export interface Lost {
  readonly what: Written;
  readonly where: string;
}
