/** The shapes of the marks, the same as on counters where they mean the same. */
import { GLYPHS, type Glyph } from '../counters/glyphs.ts';
import { box, corners, mirrored, ring } from '../counters/shapes.ts';
import type { FeatureMark } from './features.ts';

/** A fortress of a class has as many gates. */
const fortressOf = (...gates: readonly number[]): Glyph => ({
  ...GLYPHS.fortification,
  solid: gates.map((middle) => box(middle - 1.9, 10.5, 3.8, 8)).join(''),
});

/** In a box of 30 by 20, as the symbols of counters. */
export const FEATURE_GLYPHS: Readonly<Record<FeatureMark, Glyph>> = {
  city: {
    solid:
      box(3, 3, 7, 6) + box(12, 1, 8, 8) + box(22, 4, 6, 5) + box(1, 11, 9, 7) + box(12, 11, 5, 8) + box(19, 11, 8, 6),
  },
  town: { solid: box(7, 5, 7, 6) + box(16, 4, 6, 7) + box(11, 13, 8, 5) },
  capital: {
    solid: mirrored(15, corners('15 0, 17.6 6.8, 25 7.2, 19.3 11.8, 21.2 19, 15 15')),
  },
  port: {
    field: ring(15, 10, 9.2),
    bold: 'M15 5V15.4M11.6 7.4H18.4M9.4 11.6C10 14.4 12.4 15.6 15 15.6S20 14.4 20.6 11.6',
  },
  airbase: GLYPHS.airbase,
  fortress: GLYPHS.fortification,
  fortress1: fortressOf(15),
  fortress2: fortressOf(11, 19),
  fortress3: fortressOf(8, 15, 22),
  depot: GLYPHS.depot,
};
