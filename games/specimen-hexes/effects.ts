/** What a procedure may do to the campaign, as data. */
import type { Nation } from './vocabulary.ts';

export type SpecimenEffect =
  | { readonly kind: 'moved'; readonly name: string; readonly hex: string }
  | { readonly kind: 'reduced'; readonly name: string }
  | { readonly kind: 'eliminated'; readonly name: string }
  /** Before version 3 the counters were not named. */
  | { readonly kind: 'retreats'; readonly nation: Nation; readonly units?: readonly string[] }
  | { readonly kind: 'mustered'; readonly name: string; readonly hex: string }
  | { readonly kind: 'spent'; readonly nation: Nation; readonly points: number };
