/** How rivers, roads and the rest are drawn: each unlike the others in shape, not only in colour. */
import type { Point } from '../geometry/point.ts';
import { d } from '../svg/markup.ts';
import type { Rule } from './palette.ts';

/** The ways in which hexsides and links may be drawn. */
export const LINE_STYLES = [
  'river',
  'coast',
  'strait',
  'border',
  'cliff',
  'road',
  'railway',
  'track',
  'bridge',
] as const;

/** One of those ways. */
export type LineStyle = (typeof LINE_STYLES)[number];

/** Words that games use for the same line. */
const OTHER_WORDS: Readonly<Record<string, LineStyle>> = {
  stream: 'river',
  canal: 'river',
  shore: 'coast',
  sea: 'coast',
  frontier: 'border',
  escarpment: 'cliff',
  rail: 'railway',
  path: 'track',
  trail: 'track',
};

/** What is given in order to words that name no line. */
const SPARE: readonly LineStyle[] = ['border', 'cliff', 'track'];

/** The style of each word: as told, as it says itself, or a spare one. */
export function lineStylesOf(
  words: readonly string[],
  told: Readonly<Record<string, LineStyle>> = {},
): ReadonlyMap<string, LineStyle> {
  const own = (word: string): LineStyle | undefined =>
    told[word] ?? LINE_STYLES.find((style) => style === word) ?? OTHER_WORDS[word];
  const strange = words.filter((word) => own(word) === undefined);
  return new Map(words.map((word) => [word, own(word) ?? (SPARE[strange.indexOf(word) % SPARE.length] as LineStyle)]));
}

/** `side`: along the hexside; `centres`: from space to space; `across`: over the middle of the hexside. */
type Run = 'side' | 'centres' | 'across';

export interface LineLook {
  readonly run: Run;
  /** One path for each stroke laid over the one before, by its class. */
  readonly strokes: readonly string[];
  /** From one end to the other. */
  draw(from: Point, to: Point): string;
}

const straight = (from: Point, to: Point): string => d`M${from.x} ${from.y}L${to.x} ${to.y}`;

/** A point so far along the way, and so far to its right. */
const beside = (from: Point, to: Point, along: number, aside: number): Point => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: from.x + x * along - (y / length) * aside, y: from.y + y * along + (x / length) * aside };
};

/** Two bends, one to either side. */
function winding(from: Point, to: Point): string {
  const [bend, middle] = [beside(from, to, 0.25, 4.5), beside(from, to, 0.5, 0)];
  return d`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${middle.x} ${middle.y}T${to.x} ${to.y}`;
}

/** Teeth to one side. */
function toothed(from: Point, to: Point): string {
  const teeth = [0.125, 0.375, 0.625, 0.875].map((along) => {
    const [tip, foot] = [beside(from, to, along, 5), beside(from, to, along + 0.125, 0)];
    return d`L${tip.x} ${tip.y}L${foot.x} ${foot.y}`;
  });
  return d`M${from.x} ${from.y}` + teeth.join('');
}

/** Two parapets over the middle, splayed at their ends. */
function spanning(from: Point, to: Point): string {
  const parapet = (aside: number): string => {
    const [a, b, c, e] = [
      beside(from, to, 0.3, aside * 1.9),
      beside(from, to, 0.36, aside),
      beside(from, to, 0.64, aside),
      beside(from, to, 0.7, aside * 1.9),
    ] as const;
    return d`M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${e.x} ${e.y}`;
  };
  return parapet(4) + parapet(-4);
}

export const LINE_LOOKS: Readonly<Record<LineStyle, LineLook>> = {
  river: { run: 'side', strokes: ['river'], draw: winding },
  coast: { run: 'side', strokes: ['coast', 'channel'], draw: straight },
  strait: { run: 'side', strokes: ['coast', 'channel', 'narrows'], draw: straight },
  border: { run: 'side', strokes: ['border-case', 'border'], draw: straight },
  cliff: { run: 'side', strokes: ['cliff'], draw: toothed },
  road: { run: 'centres', strokes: ['road', 'roadbed'], draw: straight },
  railway: { run: 'centres', strokes: ['rail', 'sleepers'], draw: straight },
  track: { run: 'centres', strokes: ['track'], draw: straight },
  bridge: { run: 'across', strokes: ['bridge-case', 'bridge'], draw: spanning },
};

const thick = (width: number, more = ''): string => `stroke-width:${width}${more && `;${more}`}`;

export const LINE_RULES: readonly Rule[] = [
  { of: '.lines path', fill: 'none', as: 'stroke-linecap:round;stroke-linejoin:round' },
  { of: '.lines .river', stroke: 'river', as: thick(3.6) },
  { of: '.lines .coast', stroke: 'shore', as: thick(8) },
  { of: '.lines .channel', stroke: 'sea', as: thick(4.6) },
  { of: '.lines .narrows', stroke: 'shore', as: thick(1.4, 'stroke-dasharray:.1 4') },
  { of: '.lines .border-case', stroke: 'paper', as: thick(4.4, 'stroke-opacity:.8') },
  { of: '.lines .border', stroke: 'ink', as: thick(1.8, 'stroke-dasharray:7 3.5 .1 3.5') },
  { of: '.lines .cliff', stroke: 'relief', as: thick(1.8) },
  { of: '.lines .road', stroke: 'road', as: thick(5) },
  { of: '.lines .roadbed', stroke: 'roadbed', as: thick(2.6) },
  { of: '.lines .rail', stroke: 'ink', as: thick(1.5) },
  { of: '.lines .sleepers', stroke: 'ink', as: thick(6, 'stroke-dasharray:1.2 5;stroke-linecap:butt') },
  { of: '.lines .track', stroke: 'road', as: thick(2, 'stroke-dasharray:5 4;stroke-linecap:butt') },
  { of: '.lines .bridge-case', stroke: 'paper', as: thick(4.6) },
  { of: '.lines .bridge', stroke: 'ink', as: thick(2) },
];
