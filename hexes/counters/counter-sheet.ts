/** Every counter there is on one sheet, by day and by night: to be looked at. */
import { COUNTER_SYMBOLS, type Pigment, SIZE_MARKS } from '@grognard/kernel';
import { element, escaped, fixed } from '../svg/markup.ts';
import { COUNTER_SIDES, type Counter, type CounterSize, type CounterStates } from './counter.ts';
import { counterSymbols } from './counter-symbols.ts';
import { COUNTER_TEXT, drawnCounter } from './draw-counter.ts';

/** Printed inks as games use them: some carry dark ink, some pale. */
export const SAMPLE_PIGMENTS: readonly Pigment[] = [
  { body: '#7d9161', ink: '#14120e' },
  { body: '#994f3a', ink: '#ffffff' },
  { body: '#2f4f7d', ink: '#ffffff' },
  { body: '#e4dcc4', ink: '#14120e' },
  { body: '#c9a24a', ink: '#14120e' },
  { body: '#7ea3c2', ink: '#14120e' },
  { body: '#8f8fae', ink: '#14120e' },
  { body: '#a4553f', ink: '#ffffff' },
  { body: '#5d6b3a', ink: '#ffffff' },
];

const SAMPLE_STATES: readonly (readonly [string, CounterStates])[] = [
  ['in good order', {}],
  ['formation', { formation: 'MC' }],
  ['demoralised', { demoralised: true }],
  ['one Hit', { hits: 1 }],
  ['four Hits', { hits: 4 }],
  ['seven Hits', { hits: 7 }],
  ['out of supply', { unsupplied: true }],
  ['charges', { charging: true }],
  ['another mark', { mark: 'E' }],
  ['all at once', { formation: 'HD', demoralised: true, hits: 2, unsupplied: true, charging: true }],
  ['surrendered', { lost: 'surrendered' }],
  ['eliminated', { lost: 'eliminated' }],
];

const [ACROSS, CELL_WIDE, CELL_TALL, MARGIN] = [12, 104, 84, 16];
const [OLIVE, BRICK] = SAMPLE_PIGMENTS as readonly [Pigment, Pigment];

interface Cell {
  readonly caption: string;
  readonly counters: readonly (readonly [Counter, CounterSize])[];
}

const sample = (change: Partial<Counter>): Counter => ({
  name: 'sample',
  symbol: 'infantry',
  size: 'X',
  pigment: OLIVE,
  printed: [4, 3],
  states: {},
  ...change,
});

const withoutSize = ({ size: _, ...others }: Counter): Counter => others;

const cells: readonly Cell[] = [
  ...COUNTER_SYMBOLS.map(
    (symbol): Cell => ({
      caption: symbol,
      counters: [
        [sample({ symbol }), 'full'],
        [sample({ symbol, pigment: BRICK }), 'small'],
      ],
    }),
  ),
  ...SAMPLE_STATES.map(
    ([caption, states]): Cell => ({
      caption,
      counters: [
        [sample({ symbol: 'armour', pigment: BRICK, states, printed: [6, 8] }), 'full'],
        [sample({ symbol: 'armour', states }), 'small'],
      ],
    }),
  ),
  ...COUNTER_SIDES.map(
    (side): Cell => ({
      caption: side,
      counters: [
        [sample({ side }), 'full'],
        [sample({ side, pigment: BRICK }), 'small'],
      ],
    }),
  ),
  ...SIZE_MARKS.map(
    (size): Cell => ({
      caption: size,
      counters: [
        [sample({ size }), 'full'],
        [sample({ size, pigment: BRICK }), 'small'],
      ],
    }),
  ),
  ...SAMPLE_PIGMENTS.map(
    (pigment): Cell => ({
      caption: pigment.body,
      counters: [
        [sample({ pigment, symbol: 'mechanised' }), 'full'],
        [sample({ pigment, symbol: 'fighter' }), 'small'],
      ],
    }),
  ),
  { caption: 'no numbers', counters: [[sample({ printed: [], symbol: 'depot' }), 'full']] },
  { caption: 'no size', counters: [[withoutSize(sample({ printed: [2, 1, 4], symbol: 'leader' })), 'full']] },
  { caption: 'six numbers', counters: [[sample({ printed: [3, 12, 5, 2, 1, 6], symbol: 'warship' }), 'full']] },
];

export function counterSheet(): string {
  const rows = Math.ceil(cells.length / ACROSS);
  const [width, height] = [ACROSS * CELL_WIDE + 2 * MARGIN, rows * CELL_TALL + 2 * MARGIN];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${2 * height}`, ...COUNTER_TEXT },
    [
      element('defs', {}, counterSymbols('counter')),
      half(0, width, height, '#f4f0e6', '#1d1b17'),
      half(height, width, height, '#141519', '#ece7dc'),
    ],
  );
}

function half(top: number, width: number, height: number, page: string, ink: string): string {
  return element('g', { transform: `translate(0 ${top})` }, [
    element('rect', { width, height, fill: page }),
    ...cells.map(({ caption, counters }, index) => {
      const x = MARGIN + (index % ACROSS) * CELL_WIDE;
      const y = MARGIN + Math.floor(index / ACROSS) * CELL_TALL;
      return element('g', { transform: `translate(${x} ${y})` }, [
        ...counters.map(([counter, size]) =>
          element(
            'g',
            { transform: size === 'full' ? 'translate(12 4) scale(.917)' : 'translate(62 20)' },
            drawnCounter(counter, size, 'counter'),
          ),
        ),
        element('text', { x: fixed(CELL_WIDE / 2), y: 66, 'font-size': 11, fill: ink }, escaped(caption)),
      ]);
    }),
  ]);
}
