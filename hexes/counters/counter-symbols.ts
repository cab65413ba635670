/** The parts that counters are put together from, defined once a page: each counter only refers to them. */
import { COUNTER_SYMBOLS, type CounterSymbol, SIZE_MARKS, type SizeMark } from '@grognard/kernel';
import { element, onLines } from '../svg/markup.ts';
import type { CounterSide } from './counter.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';

/** Printed inks, the same day and night: a counter does not change colour when the lamp goes out. */
export const PRINT = { ink: '#1d1b17', paper: '#fffdf8', hit: '#c8193f', short: '#f6d24a', charge: '#f0b23f' } as const;

/** Of the strokes and crosses that tell a size. */
const [TALL, WIDE, APART] = [5.4, 4.2, 1.5];

/** Outlines in a box of 48: they tell the side where colours cannot. */
const BODIES: Readonly<Record<CounterSide, string>> = {
  first:
    'M4.5 1H43.5A3.5 3.5 0 0 1 47 4.5V43.5A3.5 3.5 0 0 1 43.5 47H4.5A3.5 3.5 0 0 1 1 43.5V4.5A3.5 3.5 0 0 1 4.5 1z',
  second: 'M9 1H39L47 9V39L39 47H9L1 39V9z',
  attacker: 'M4.5 1H42.5L47.5 24 42.5 47H4.5A3.5 3.5 0 0 1 1 43.5V4.5A3.5 3.5 0 0 1 4.5 1z',
  defender: 'M1 1H10.2V4.4H19.4V1H28.6V4.4H37.8V1H47V43.5A3.5 3.5 0 0 1 43.5 47H4.5A3.5 3.5 0 0 1 1 43.5z',
};

/** Two wide letters fit on it. */
export const LABEL_WIDE = 20;

const MARKS = {
  label: element('rect', { width: LABEL_WIDE, height: 12.4, rx: 2, fill: PRINT.ink, stroke: PRINT.paper }),
  demoralised:
    element('circle', { cx: 41, cy: 7, r: 6.6, fill: PRINT.paper, stroke: PRINT.ink, 'stroke-width': 1.4 }) +
    element('path', {
      d: 'M38.8 3.6V10.4H40.6C45 10.4 45 3.6 40.6 3.6z',
      fill: 'none',
      stroke: PRINT.ink,
      'stroke-width': 1.6,
    }),
  hit: element('circle', { r: 3.6, fill: PRINT.hit, stroke: PRINT.paper, 'stroke-width': 1.2 }),
  unsupplied:
    element('circle', { cx: 6, cy: 42, r: 5.6, fill: PRINT.short, stroke: PRINT.ink, 'stroke-width': 1.3 }) +
    element('path', { d: 'M6 38.2V45.8M2.2 42H9.8', stroke: PRINT.ink, 'stroke-width': 1.2 }) +
    element('path', { d: 'M1 47 11 37', stroke: PRINT.ink, 'stroke-width': 2.2 }),
  charging:
    element('circle', { cx: 42, cy: 42, r: 5.6, fill: PRINT.charge, stroke: PRINT.ink, 'stroke-width': 1.3 }) +
    element('path', {
      d: 'M39.2 39.2 41.8 42 39.2 44.8M42.6 39.2 45.2 42 42.6 44.8',
      fill: 'none',
      stroke: PRINT.ink,
      'stroke-width': 1.8,
    }),
  eliminated: cased('M11 11 37 37M37 11 11 37', 4),
  surrendered:
    cased('M14 8V42', 2.6) +
    element('path', {
      d: 'M15 9C21 6 27 12 36 8V22C27 26 21 20 15 23z',
      fill: '#fff',
      stroke: PRINT.ink,
      'stroke-width': 1.6,
    }),
} as const;

type Mark = keyof typeof MARKS;
export type CounterPart = CounterSymbol | SizeMark | Mark | `body-${CounterSide}` | 'hatch';

const PARTS: ReadonlyMap<string, string> = new Map<CounterPart, string>([
  ...Object.entries(BODIES).map(([side, d]) => [`body-${side}`, bodyOf(d)] as [CounterPart, string]),
  ...COUNTER_SYMBOLS.map((symbol): [CounterPart, string] => [symbol, glyphOf(GLYPHS[symbol])]),
  ...SIZE_MARKS.map((mark): [CounterPart, string] => [mark, strokesOf(mark)]),
  ...(Object.entries(MARKS) as [CounterPart, string][]),
]);

/** What stands in `<defs>`: all parts, or those that are used, each with this prefix before its name. */
export const counterSymbols = (prefix: string, used?: ReadonlySet<string>): string =>
  onLines(
    [...PARTS]
      .filter(([part]) => used?.has(part) ?? true)
      .map(([part, drawn]) => element('g', { id: `${prefix}-${part}` }, drawn))
      .concat((used?.has('hatch') ?? true) ? [hatch(`${prefix}-hatch`)] : []),
  ).join('');

function bodyOf(d: string): string {
  return element('path', { d, stroke: '#000', 'stroke-opacity': 0.5 });
}

/** A symbol's shapes, in the ink and on the field of whatever refers to it. */
export function glyphOf({ field, lines, bold, solid, spared }: Glyph): string {
  const path = (d: string | undefined, attributes: Readonly<Record<string, string | number>>): string =>
    d === undefined ? '' : element('path', { d, ...attributes });
  const inked = { stroke: 'currentColor', 'stroke-linejoin': 'round' };
  return [
    path(field, { ...inked, 'stroke-width': 1.6 }),
    path(lines, { ...inked, fill: 'none', 'stroke-width': 1.6 }),
    path(bold, { ...inked, fill: 'none', 'stroke-width': 2, 'stroke-linecap': 'round' }),
    path(solid, { fill: 'currentColor' }),
    path(spared, { stroke: 'currentColor' }),
  ].join('');
}

/** Strokes and crosses side by side, drawn about their middle. */
function strokesOf(mark: SizeMark): string {
  const signs = [...mark];
  const step = (mark.startsWith('I') ? 1.2 : WIDE) + APART;
  const from = (-step * (signs.length - 1)) / 2;
  const half = WIDE / 2;
  const d = signs
    .map((sign, index) => {
      const x = Math.round((from + index * step) * 100) / 100;
      return sign === 'I' ? `M${x} 0v${TALL}` : `M${x - half} 0l${WIDE} ${TALL}m0-${TALL}l-${WIDE} ${TALL}`;
    })
    .join('');
  return element('path', { d, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 });
}

/** Dark with a pale rim: seen on any body, by day and by night. */
function cased(d: string, width: number): string {
  const path = (stroke: string, wide: number): string =>
    element('path', { d, stroke, 'stroke-width': wide, 'stroke-linecap': 'round' });
  return path(PRINT.paper, width + 3) + path(PRINT.ink, width);
}

const hatch = (id: string): string =>
  element(
    'pattern',
    { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('path', { d: 'M0 0V5', stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 2.4 }),
  );
