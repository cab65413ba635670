/** A cover drawn from a game's name: a field of hexes, a river, two armies. The same name always gives the same cover. */
import { practiceNumbers } from '@grognard/kernel';
import { useMemo } from 'react';

const [WIDE, HIGH, SIZE] = [320, 200, 22];

/** Ground, field, wood, water, first army, second army. */
const PALETTES = [
  ['#d8c9a3', '#cbb98a', '#8a9a6b', '#6f93ad', '#8c2f23', '#28496b'],
  ['#cfd0c0', '#bcbfa6', '#748a6c', '#5f86a5', '#7b2d3b', '#2f4f4f'],
  ['#dcc7ad', '#cfae86', '#94875c', '#7ea0a8', '#a1441f', '#3b3f63'],
  ['#c9d2d6', '#b2c0c2', '#6f8f86', '#4d7fa3', '#8a2431', '#21435e'],
  ['#e0d3b8', '#d3bf97', '#7d8f5a', '#6a98b5', '#9a3b2a', '#46395e'],
  ['#d5cdbd', '#c3b79d', '#85907a', '#7391a0', '#6e1f2b', '#1f4a4a'],
] as const;

/** A number that stands for a text. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

interface Hex {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

export function Cover({ name }: { readonly name: string }) {
  const drawn = useMemo(() => draw(name), [name]);
  const [ground] = drawn.palette;
  return (
    <svg className="cover-art" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={WIDE} height={HIGH} fill={ground} />
      {drawn.hexes.map(({ x, y, fill }) => (
        <path key={`${x},${y}`} d={hexagon(x, y)} fill={fill} stroke="#00000022" />
      ))}
      <path d={drawn.river} fill="none" stroke={drawn.palette[3]} strokeWidth="7" strokeLinecap="round" opacity="0.9" />
      <path
        d={drawn.advance}
        fill="none"
        stroke={drawn.palette[4]}
        strokeWidth="5"
        strokeDasharray="11 6"
        opacity="0.85"
      />
      {drawn.counters.map(({ x, y, fill, cross }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <rect x="-13" y="-11" width="28" height="28" rx="3" fill="#00000033" />
          <rect x="-15" y="-14" width="28" height="28" rx="3" fill={fill} stroke="#fff8" />
          <path
            d={cross ? 'M-10-8h18v11h-18zl18 11m0-11-18 11' : 'M-10-8h18v11h-18zl18 11'}
            transform={cross ? 'translate(0 0)' : ''}
            fill="none"
            stroke="#fffc"
            strokeWidth="1.4"
          />
        </g>
      ))}
    </svg>
  );
}

const hexagon = (x: number, y: number): string => {
  const points = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

function draw(name: string) {
  const next = practiceNumbers(seedOf(name));
  const palette = PALETTES[Math.floor(next() * PALETTES.length)] ?? PALETTES[0];
  const hexes: Hex[] = [];
  for (let column = 0; column * SIZE * 1.5 <= WIDE + SIZE; column += 1) {
    for (let row = 0; row * SIZE * Math.sqrt(3) <= HIGH + SIZE; row += 1) {
      const chance = next();
      const fill = chance < 0.16 ? palette[2] : chance < 0.5 ? palette[1] : palette[0];
      hexes.push({ x: column * SIZE * 1.5, y: (row + (column % 2) / 2) * SIZE * Math.sqrt(3), fill });
    }
  }
  const bend = (): number => 20 + next() * (HIGH - 40);
  const middle = WIDE * (0.42 + next() * 0.2);
  const river = `M${middle} -8C${middle - 60} ${bend()} ${middle + 70} ${bend()} ${middle - 20} ${HIGH + 8}`;
  const army = (from: number, fill: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      x: Math.round(from + next() * 62),
      y: Math.round(34 + index * (132 / count) + next() * 18),
      fill,
      cross: next() < 0.7,
    }));
  const counters = [...army(34, palette[4], 3), ...army(WIDE - 98, palette[5], 2 + Math.floor(next() * 2))];
  const advance = `M${96 + next() * 20} ${bend()}Q${WIDE / 2} ${bend()} ${WIDE - 116} ${bend()}`;
  return { palette, hexes, river, counters, advance };
}
