/** Where a printed thing comes from, and how sure we are of it. */
import type { Bilingual } from '../text/words.ts';

/** A document a game rests on. */
export interface SourceDocument {
  readonly title: Bilingual;
  readonly edition: string;
  readonly language: string;
  readonly holder: string;
}

export interface Provenance {
  /** An id in the game's `sources.ts`. */
  readonly document: string;
  readonly heading: string;
  readonly page?: number;
  readonly note?: Bilingual;
}

/** A rule the procedures cite: its number or heading, and the document that states it. */
export interface Rule {
  readonly document: string;
  /** The number the rulebook gives it, where one is known. */
  readonly number?: string;
  readonly heading: Bilingual;
}

export const CONFIDENCES = ['certain', 'high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A cell that reads otherwise than the page shows, or that the page makes doubtful. */
export interface Repair {
  readonly row: string;
  readonly column: string;
  readonly seen: string;
  readonly used: string;
  readonly why: 'scan' | 'misprint' | 'errata' | 'translation' | 'reconstructed' | 'suspect';
  readonly evidence: Bilingual;
  readonly confidence: Confidence;
}

/** Something the source lost: the player must supply it from his own copy. */
export interface Lost {
  readonly what: Bilingual;
  readonly where: string;
}
