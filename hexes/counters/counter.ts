/** A counter as plain data: what is printed on it and how it stands. */
import type { CounterSymbol, Pigment, SizeMark } from '@grognard/kernel';

/** Told by the outline: pointed, embattled, plain, cut at the corners. */
export const COUNTER_SIDES = ['attacker', 'defender', 'first', 'second'] as const;

/** One of the sides of a counter. */
export type CounterSide = (typeof COUNTER_SIDES)[number];

/** `full` with its numbers for lists and maps, `small` for summaries and journals. */
export const COUNTER_SIZES = ['full', 'small'] as const;

/** One of the sizes. */
export type CounterSize = (typeof COUNTER_SIZES)[number];

/** Each has its own place, so that all of them can be seen at once. */
export interface CounterStates {
  /** Top left, in two or three letters. */
  readonly formation?: string;
  /** Top right: a D, and the body hatched. */
  readonly demoralised?: boolean;
  /** Right edge, a dot each. */
  readonly hits?: number;
  /** Bottom left: a wheel, struck out. */
  readonly unsupplied?: boolean;
  /** Bottom right: it charges. */
  readonly charging?: boolean;
  /** Bottom right: any other state, in a letter or two. */
  readonly mark?: string;
  /** Faded, crossed out or under a white flag. */
  readonly lost?: 'eliminated' | 'surrendered';
}

/** What a drawn counter shows. */
export interface Counter {
  readonly name: string;
  readonly symbol: CounterSymbol;
  readonly size?: SizeMark;
  readonly pigment: Pigment;
  /** The printed numbers in printed order. */
  readonly printed: readonly (number | string)[];
  readonly states: CounterStates;
  readonly side?: CounterSide;
}
