/** A map file of any size to read and draw: four kinds of terrain, a road from west to east, a river from north to south. */
import type { MapVocabulary } from '@grognard/hexes';
import { practiceNumbers } from '@grognard/kernel';

export const TERRAINS = ['clear', 'forest', 'mountain', 'water'] as const;
export const COUNTRY_WORDS = {
  terrains: TERRAINS,
  features: ['city'],
  hexsides: ['road', 'river'],
} as const satisfies MapVocabulary;

/** Half of the hexes are clear, a fifth each are forest and mountain. */
const SIGNS = 'cccccffmmw';

export function country(side: number) {
  const next = practiceNumbers(1);
  const digits = side > 99 ? 3 : 2;
  const number = (column: number, row: number): string =>
    String(column).padStart(digits, '0') + String(row).padStart(digits, '0');
  const [middle, third] = [Math.ceil(side / 2), Math.ceil(side / 3)];
  const along = Array.from({ length: side }, (_, index) => number(index + 1, middle));
  const between = Array.from(
    { length: side - 1 },
    (_, index) => `${number(third, index + 1)}/${number(third, index + 2)}`,
  );
  return {
    title: { en: 'Bench', fr: 'Banc' },
    numbering: { shoved: 'even', digits },
    from: number(1, 1),
    to: number(side, side),
    background: 'clear',
    legend: TERRAINS.map((terrain) => ({ sign: terrain.charAt(0), terrain })),
    picture: Array.from({ length: side }, () =>
      Array.from({ length: side }, () => SIGNS.charAt(Math.floor(next() * SIGNS.length))).join(''),
    ),
    features: [{ feature: 'city', hexes: [number(2, 2), number(side - 1, side - 1)] }],
    hexsides: [
      { hexside: 'road', along },
      { hexside: 'river', between },
    ],
    places: [{ hex: number(2, 2), name: { en: 'Alder', fr: 'Aulne' } }],
  };
}

export type Country = ReturnType<typeof country>;
