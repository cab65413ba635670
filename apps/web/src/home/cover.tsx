/** A game's cover: its own drawing, or until it has one a field of hexes in the colours its name gives it. */
import { practiceNumbers } from '@grognard/kernel';
import { useMemo } from 'react';

interface CoverProps {
  readonly name: string;
  readonly drawn?: string | undefined;
}

export function Cover({ name, drawn }: CoverProps) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(drawn ?? fallback(name))}`, [name, drawn]);
  return <img className="cover-art" src={source} alt="" width="240" height="200" />;
}

const [WIDE, HIGH, SIZE] = [240, 200, 24];

/** Ground, water, first army, second army. */
const PALETTES = [
  ['#d8c9a3', '#6f93ad', '#8c2f23', '#28496b'],
  ['#cfd0c0', '#5f86a5', '#7b2d3b', '#2f4f4f'],
  ['#dcc7ad', '#7ea0a8', '#a1441f', '#3b3f63'],
  ['#c9d2d6', '#4d7fa3', '#8a2431', '#21435e'],
] as const;

/** A number that stands for a text: the same name always gives the same cover. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

function fallback(name: string): string {
  const next = practiceNumbers(seedOf(name));
  const [ground, water, first, second] = PALETTES[Math.floor(next() * PALETTES.length)] ?? PALETTES[0];
  const bend = (): number => Math.round(30 + next() * (HIGH - 60));
  const army = (from: number, fill: string): string =>
    Array.from({ length: 3 }, (_, index) => counter(from + next() * 40, 22 + index * 56 + next() * 20, fill)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><path fill="${ground}" d="M0 0h240v200H0z"/>`,
    `<path d="${hexes()}" fill="none" stroke="#0002"/>`,
    `<path d="M120-8C${bend()} ${bend()} ${bend()} ${bend()} 118 208" fill="none" stroke="${water}" stroke-width="12"/>`,
    army(20, first),
    army(WIDE - 86, second),
    '</svg>',
  ].join('');
}

function hexes(): string {
  const corner = (x: number, y: number, index: number): string => {
    const angle = (Math.PI / 3) * index;
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  };
  const drawn: string[] = [];
  for (let column = 0; column * SIZE * 1.5 <= WIDE + SIZE; column += 1) {
    for (let row = 0; row * SIZE * Math.sqrt(3) <= HIGH + SIZE; row += 1) {
      const [x, y] = [column * SIZE * 1.5, (row + (column % 2) / 2) * SIZE * Math.sqrt(3)];
      drawn.push(`M${[0, 1, 2, 3].map((index) => corner(x, y, index)).join('L')}`);
    }
  }
  return drawn.join('');
}

const counter = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path d="M0 0h28v28H0z" fill="${fill}" stroke="#0006"/><path d="M5 7h18v12H5zl18 12m0-12L5 19" fill="none" stroke="#fffc" stroke-width="1.4"/></g>`;
