/** How ground is drawn: a colour, and signs that tell it without one. */
import { type Corner, corners } from '../counters/shapes.ts';
import { d } from '../svg/markup.ts';
import type { Colour } from './palette.ts';

/** The patterns that terrain may be drawn in. */
export const GROUNDS = [
  'clear',
  'forest',
  'hills',
  'rough',
  'mountain',
  'marsh',
  'desert',
  'town',
  'city',
  'impassable',
  'sea',
  'dotted',
  'ringed',
  'crossed',
] as const;

/** One of those patterns. */
export type Ground = (typeof GROUNDS)[number];

/** Words that games use for the same ground. */
const OTHER_WORDS: Readonly<Record<string, Ground>> = {
  plain: 'clear',
  plains: 'clear',
  open: 'clear',
  woods: 'forest',
  wood: 'forest',
  hill: 'hills',
  mountains: 'mountain',
  swamp: 'marsh',
  water: 'sea',
  lake: 'sea',
  ocean: 'sea',
  village: 'town',
};

/** What is given in order to words that name no ground. */
const SPARE: readonly Ground[] = ['dotted', 'ringed', 'crossed'];

/** The ground of each word: as told, as it says itself, or a spare one. */
export function groundsOf(
  words: readonly string[],
  told: Readonly<Record<string, Ground>> = {},
): ReadonlyMap<string, Ground> {
  const own = (word: string): Ground | undefined =>
    told[word] ?? GROUNDS.find((ground) => ground === word) ?? OTHER_WORDS[word];
  const strange = words.filter((word) => own(word) === undefined);
  return new Map(words.map((word) => [word, own(word) ?? (SPARE[strange.indexOf(word) % SPARE.length] as Ground)]));
}

interface Signs {
  readonly class: 'relief' | 'leaf' | 'reed' | 'block' | 'wave' | 'strange';
  /** Path data about the centre of a space, one for each way of scattering them. */
  readonly scattered: readonly string[];
}

export interface GroundLook {
  readonly colour: Colour;
  readonly signs?: Signs;
}

/** The same sign at several places. */
const at = (places: readonly Corner[], sign: (x: number, y: number, index: number) => string): string =>
  places.map(([x, y], index) => sign(x, y, index)).join('');

const circle =
  (radius: number) =>
  (x: number, y: number): string =>
    d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
/** A crown as three rings of different size. */
const tree = (x: number, y: number, index: number): string => circle([4.4, 3.4, 3.9][index % 3] as number)(x, y);
const peak = (x: number, y: number, index: number): string => {
  const tall = [15, 11, 12][index % 3] as number;
  return d`M${x - tall * 0.62} ${y}l${tall * 0.62}-${tall}l${tall * 0.62} ${tall}M${x} ${y - tall}l${tall * 0.12} ${tall * 0.45}l-${tall * 0.2} ${tall * 0.2}`;
};
const hillock = (x: number, y: number): string => d`M${x - 9} ${y}q9-11 18 0`;
const crag = (x: number, y: number): string => d`M${x - 4.5} ${y}l2.5-4l2 2.5l2.5-4.5l2.5 6`;
const ripple = (x: number, y: number): string => d`M${x - 8} ${y}q4-4 8 0t8 0`;
const tuft = (x: number, y: number): string =>
  d`M${x - 6} ${y}h12M${x} ${y}v-6M${x - 3.5} ${y}l-1.5-4.5M${x + 3.5} ${y}l1.5-4.5`;
const dune = (x: number, y: number): string => d`M${x - 7} ${y}c3-4.5 6-4.5 8 0M${x + 2} ${y - 2}c2-2 4-1.5 5 1.5`;
const block =
  (sizes: readonly Corner[]) =>
  (x: number, y: number, index: number): string => {
    const [wide, tall] = sizes[index % sizes.length] as Corner;
    return d`M${x} ${y}h${wide}v${tall}h-${wide}z`;
  };
const cross = (x: number, y: number): string => d`M${x - 3} ${y - 3}l6 6m0-6l-6 6`;

const CITY: readonly Corner[] = corners('7 7, 9 5, 6 9, 8 6, 5 6');
const house = block(CITY);

export const GROUND_LOOKS: Readonly<Record<Ground, GroundLook>> = {
  clear: { colour: 'clear' },
  forest: {
    colour: 'forest',
    signs: {
      class: 'leaf',
      scattered: [
        at(corners('-15 -6, -4 1, 9 -8, 17 6, -10 13, 5 15, -1 -12, 19 -5'), tree),
        at(corners('-18 4, -7 -9, 4 -2, 15 -9, -3 12, 12 12, -14 -4, 20 3'), tree),
        at(corners('-12 9, -16 -7, 0 -11, 10 2, 18 -6, 2 14, -3 1, 14 14'), tree),
      ],
    },
  },
  hills: {
    colour: 'hills',
    signs: {
      class: 'relief',
      scattered: [at(corners('-12 -3, 9 2, -5 14'), hillock), at(corners('-10 6, 12 -4, 8 15'), hillock)],
    },
  },
  rough: {
    colour: 'rough',
    signs: {
      class: 'relief',
      scattered: [
        at(corners('-14 -5, 8 -10, 14 7, -6 12, -1 0'), crag),
        at(corners('-9 -9, 12 -4, -16 8, 4 13, 1 2'), crag),
      ],
    },
  },
  mountain: {
    colour: 'mountain',
    signs: {
      class: 'relief',
      scattered: [
        at(corners('-4 6, 13 3, -15 14'), peak),
        at(corners('5 4, -12 2, 14 15'), peak),
        at(corners('0 1, -13 13, 13 14'), peak),
      ],
    },
  },
  marsh: {
    colour: 'marsh',
    signs: {
      class: 'reed',
      scattered: [at(corners('-12 -6, 12 -2, -4 8, 10 15'), tuft), at(corners('8 -8, -13 0, 6 7, -8 14'), tuft)],
    },
  },
  desert: {
    colour: 'desert',
    signs: {
      class: 'relief',
      scattered: [at(corners('-13 -6, 8 -2, -6 10, 12 13'), dune), at(corners('4 -9, -14 3, 10 4, -2 14'), dune)],
    },
  },
  town: {
    colour: 'clear',
    signs: {
      class: 'block',
      scattered: [at(corners('-9 -6, 1 -8, -2 2'), house)],
    },
  },
  city: {
    colour: 'built',
    signs: {
      class: 'block',
      scattered: [at(corners('-15 -9, -5 -11, 7 -10, -17 1, -7 0, 4 1, 13 -1, -9 9, 2 9'), house)],
    },
  },
  impassable: {
    colour: 'impassable',
    signs: {
      class: 'relief',
      scattered: [at(corners('-14 -4, 0 -12, 14 -4, -8 8, 8 8, 0 -1'), cross)],
    },
  },
  sea: {
    colour: 'sea',
    signs: {
      class: 'wave',
      scattered: [
        at(corners('-12 -4, 9 3, -6 13'), ripple),
        at(corners('8 -6, -11 4, 7 14'), ripple),
        at(corners('-3 -7, 11 6, -12 11'), ripple),
      ],
    },
  },
  dotted: {
    colour: 'spare',
    signs: {
      class: 'strange',
      scattered: [at(corners('-14 -4, 0 -12, 14 -4, -8 8, 8 8'), circle(1.8))],
    },
  },
  ringed: {
    colour: 'spare',
    signs: {
      class: 'strange',
      scattered: [at(corners('-14 -4, 0 -12, 14 -4, -8 8, 8 8'), circle(4))],
    },
  },
  crossed: {
    colour: 'spare',
    signs: {
      class: 'strange',
      scattered: [at(corners('-14 -4, 0 -12, 14 -4, -8 8, 8 8'), cross)],
    },
  },
};
