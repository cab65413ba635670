/** One drawing of a counter for lists, maps, journals and files. */

import { luminance, mixed } from '../svg/colour.ts';
import { widthOf } from '../svg/fit.ts';
import { element, escaped, factor, fixed } from '../svg/markup.ts';
import type { Counter, CounterSize, CounterStates } from './counter.ts';
import { type CounterPart, counterSymbols, LABEL_WIDE, PRINT } from './counter-symbols.ts';

/** The box that each size is drawn in. */
export const COUNTER_BOX: Readonly<Record<CounterSize, number>> = { full: 48, small: 28 };
/** Screen pixels unless a page says otherwise. */
const PIXELS: Readonly<Record<CounterSize, number>> = { full: 44, small: 28 };

const SERIF = 'Grognard Serif,Georgia,serif';
const SANS = 'sans-serif';
/** What the element around counters must say. */
export const COUNTER_TEXT = { 'font-family': SERIF, 'font-weight': 600, 'text-anchor': 'middle' } as const;

/** How a counter is to be drawn. */
export interface CounterLook {
  readonly size?: CounterSize;
  /** What the ids of the page's symbols begin with. */
  readonly symbols?: string;
  /** Spoken for it; its name unless told. Nothing, where the name stands beside it. */
  readonly label?: string;
  /** Brings the symbols along, for a file by itself. */
  readonly alone?: boolean;
}

/** A counter as an SVG document. */
export function counterSvg(counter: Counter, look: CounterLook = {}): string {
  const { size = 'full', symbols = 'counter', label = counter.name, alone = false } = look;
  const box = COUNTER_BOX[size];
  const spoken = label === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  const defs = alone ? element('defs', {}, counterSymbols(symbols, partsOf(counter))) : '';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${box} ${box}`,
      width: PIXELS[size],
      height: PIXELS[size],
      ...spoken,
      ...COUNTER_TEXT,
    },
    defs + drawnCounter(counter, size, symbols),
  );
}

/** The parts that a counter refers to. */
export const partsOf = ({ symbol, size, side = 'first', states }: Counter): ReadonlySet<CounterPart> =>
  new Set<CounterPart>([
    `body-${side}`,
    symbol,
    ...(size ? [size] : []),
    ...(states.formation ? (['label'] as const) : []),
    ...(states.demoralised ? (['demoralised', 'hatch'] as const) : []),
    ...(states.hits ? (['hit'] as const) : []),
    ...(states.unsupplied ? (['unsupplied'] as const) : []),
    ...(states.charging ? (['charging'] as const) : []),
    ...(states.lost ? [states.lost] : []),
  ]);

/** The counter in its box, for whatever surrounds it. */
export function drawnCounter(counter: Counter, size: CounterSize, symbols: string): string {
  const { pigment, side = 'first', states } = counter;
  const use = (part: CounterPart, attributes: Readonly<Record<string, string | number>> = {}): string =>
    element('use', { href: `#${symbols}-${part}`, ...attributes });
  const scale = size === 'small' ? { transform: `scale(${factor(COUNTER_BOX.small / COUNTER_BOX.full)})` } : {};
  const printed = [
    use(`body-${side}`, { fill: pigment.body, ...scale }),
    ...(states.demoralised ? [use(`body-${side}`, { fill: `url(#${symbols}-hatch)`, ...scale })] : []),
    ...(size === 'full' ? fullFace(counter, use) : smallFace(counter, use)),
  ].join('');
  const gone = states.lost ? use(states.lost, scale) : '';
  const marks = size === 'full' ? cornerMarks(states, use) : smallMarks(states, use);
  return element(
    'g',
    { color: pigment.ink },
    (states.lost ? element('g', { opacity: 0.4 }, printed) + outlineOfLost(size) : printed) + marks + gone,
  );
}

type Use = (part: CounterPart, attributes?: Readonly<Record<string, string | number>>) => string;

/** Pale where the ink is dark, deep where it is pale: the symbol stands out more than on the body. */
const fieldOf = ({ body, ink }: Counter['pigment']): string =>
  luminance(ink) < luminance(body) ? mixed(body, '#ffffff', 0.72) : mixed(body, '#000000', 0.32);

/** Where symbol and numbers stand: without numbers the symbol is larger, with many it makes room for two lines. */
function fullFace({ symbol, size, printed, pigment, states }: Counter, use: Use): readonly string[] {
  const scale = printed.length === 0 ? 1.2 : printed.length > MOST_IN_LINE ? 0.76 : 1;
  const top = printed.length === 0 ? 12 : 8;
  const symbolAt = `translate(${fixed(24 - 15 * scale)} ${size ? top + 3.4 : top})${scale === 1 ? '' : ` scale(${scale})`}`;
  const left = states.formation ? 18 : 1;
  const right = states.demoralised ? 34 : 47;
  return [
    ...(size ? [use(size, { x: (left + right) / 2, y: 4.6 })] : []),
    use(symbol, { fill: fieldOf(pigment), transform: symbolAt }),
    ...numbers(printed, states),
  ];
}

function smallFace({ symbol, size, pigment }: Counter, use: Use): readonly string[] {
  return [
    ...(size ? [use(size, { transform: 'translate(14 3.4) scale(.66)' })] : []),
    use(symbol, { fill: fieldOf(pigment), transform: `translate(3 ${size ? 8.6 : 6.7}) scale(.733)` }),
  ];
}

const MOST_IN_LINE = 4;

/** As they are printed, never cut and clear of the corners: many of them are written smaller, on two lines. */
function numbers(
  printed: readonly (number | string)[],
  { unsupplied, charging, mark }: CounterStates,
): readonly string[] {
  const [left, right] = [unsupplied ? 12 : 2.5, charging || mark ? 36 : 45.5];
  const half = Math.ceil(printed.length / 2);
  const lines = printed.length > MOST_IN_LINE ? [printed.slice(0, half), printed.slice(half)] : [printed];
  const texts = lines.map((line) => line.map((value) => String(value).replace(/^-/, '−')).join('-'));
  const full = texts.length > 1 ? 9.5 : 13;
  const size = Math.min(full, ...texts.map((text) => (right - left) / widthOf(text, 1)));
  return texts.flatMap((text, index) =>
    text === ''
      ? []
      : element(
          'text',
          {
            x: fixed((left + right) / 2),
            y: fixed(43.6 - (texts.length - 1 - index) * 9.2 - (full - size) / 3),
            'font-size': fixed(size),
            fill: 'currentColor',
          },
          escaped(text),
        ),
  );
}

/** More dots than fit are told by a figure. */
const MOST_DOTS = 4;

function cornerMarks(states: CounterStates, use: Use): string {
  const { formation, demoralised, hits = 0, unsupplied, charging, mark } = states;
  const first = demoralised ? 18 : 15;
  return [
    formation ? labelled(formation, use) : '',
    demoralised ? use('demoralised') : '',
    ...(hits > MOST_DOTS
      ? [badge(43.5, first + 3, 5.4, PRINT.hit, PRINT.paper, '#fff', String(hits))]
      : Array.from({ length: hits }, (_, index) => use('hit', { x: 43.5, y: first + index * 7 }))),
    unsupplied ? use('unsupplied') : '',
    charging ? use('charging') : '',
    mark ? badge(charging ? 31 : 42, 42, 5.6, PRINT.paper, PRINT.ink, PRINT.ink, mark) : '',
  ].join('');
}

function smallMarks({ demoralised, hits = 0, unsupplied }: CounterStates, use: Use): string {
  const scale = 'scale(.58)';
  return [
    demoralised ? use('demoralised', { transform: scale }) : '',
    hits > 0 ? use('hit', { transform: `translate(25 ${demoralised ? 12 : 7}) scale(.9)` }) : '',
    unsupplied ? use('unsupplied', { transform: scale }) : '',
  ].join('');
}

/** The letters of the formation, pale on a dark label. */
function labelled(formation: string, use: Use): string {
  const size = Math.min(9, (LABEL_WIDE - 3) / widthOf(formation, 1));
  const text = { x: LABEL_WIDE / 2, y: 9.4, 'font-family': SANS, 'font-size': fixed(size), fill: PRINT.paper };
  return use('label') + element('text', text, escaped(formation));
}

function badge(x: number, y: number, radius: number, fill: string, edge: string, ink: string, text: string): string {
  const size = Math.min(9, (2 * radius - 2.4) / widthOf(text, 1));
  return (
    element('circle', { cx: x, cy: y, r: radius, fill, stroke: edge, 'stroke-width': 1.3 }) +
    element(
      'text',
      { x, y: fixed(y + size * 0.36), 'font-family': SANS, 'font-size': fixed(size), fill: ink },
      escaped(text),
    )
  );
}

const outlineOfLost = (size: CounterSize): string => {
  const side = COUNTER_BOX[size] - 2;
  return element('rect', {
    x: 1,
    y: 1,
    width: side,
    height: side,
    rx: 3,
    fill: 'none',
    stroke: '#857c6c',
    'stroke-width': 1.5,
    'stroke-dasharray': '4 3',
  });
};
