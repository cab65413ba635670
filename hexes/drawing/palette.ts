/** The colours of maps by day and by night: one colour, one meaning in every picture. */

/** Day, then night. A page may set `--map-…` of the same name; a file by itself is drawn by day. */
const COLOURS = {
  paper: ['#fffdf8', '#17181c'],
  ink: ['#1d1b17', '#ece7dc'],
  quiet: ['#5b5343', '#bdb5a3'],
  grid: ['#b3a585', '#24221d'],
  clear: ['#f3ecd8', '#3b382f'],
  forest: ['#cbd6ae', '#36432f'],
  hills: ['#eadcb4', '#454029'],
  rough: ['#e3d5b3', '#48412f'],
  mountain: ['#d8c29c', '#54472f'],
  marsh: ['#cfdcca', '#33423f'],
  desert: ['#f4e3ae', '#4d4526'],
  built: ['#dcd5c8', '#4a4742'],
  impassable: ['#b9ac96', '#2a2723'],
  sea: ['#c6dfe6', '#1d3741'],
  spare: ['#e6d8e4', '#41384a'],
  relief: ['#7d6137', '#b39a68'],
  leaf: ['#6f8c50', '#6f9458'],
  reed: ['#5f7f6b', '#7fa894'],
  block: ['#857c6e', '#a69f93'],
  wave: ['#6fa3b5', '#4f8093'],
  shore: ['#2f6878', '#7cb8c6'],
  river: ['#15657a', '#6cc4d2'],
  road: ['#6e5530', '#15120c'],
  roadbed: ['#f9e4b0', '#cba864'],
  reach: ['#1d1b17', '#ffe9b8'],
  'side-1': ['#1d4f9c', '#93b9ff'],
  'side-2': ['#9a3f24', '#f2a083'],
  'side-3': ['#3f6b22', '#a6d685'],
  'side-4': ['#6b5200', '#e3c65c'],
} as const satisfies Readonly<Record<string, readonly [day: string, night: string]>>;

/** The name of a colour of the map. */
export type Colour = keyof typeof COLOURS;

/** The colour by day. */
export const dayOf = (colour: Colour): string => COLOURS[colour][0];

/** The colour by night. */
export const nightOf = (colour: Colour): string => COLOURS[colour][1];

/** By the page's colours or its scheme. */
export const themed = (colour: Colour): string =>
  `var(--map-${colour},light-dark(${dayOf(colour)},${nightOf(colour)}))`;

/** What a class paints with: properties that take a colour by its name, and others as they are. */
export interface Rule {
  /** A selector within the picture; for a part of a symbol the name of its class alone, for no other selector reaches it. */
  readonly of: string;
  readonly inSymbol?: boolean;
  readonly color?: Colour;
  readonly fill?: Colour | 'none';
  readonly stroke?: Colour | 'none';
  readonly as?: string;
}

/** A class that no other picture of the page has. */
export const classIn = (id: string, name: string): string => `${id}-${name}`;

/**
 * The style of one picture: by day for whoever knows no more, by the page's colours or its scheme for browsers, by day
 * again on paper.
 */
export function styleSheet(id: string, rules: readonly Rule[]): string {
  const written = (rule: Rule, value: (colour: Colour) => string, more: string): string => {
    const painted = (['color', 'fill', 'stroke'] as const).flatMap((property) => {
      const colour = rule[property];
      return colour === undefined ? [] : [`${property}:${colour === 'none' ? 'none' : value(colour)}`];
    });
    const selector = rule.inSymbol ? `.${classIn(id, rule.of)}` : `#${id} ${rule.of}`;
    return `${selector}{${[...painted, more].filter(Boolean).join(';')}}`;
  };
  const changing = rules.filter(
    ({ color, fill = 'none', stroke = 'none' }) => color || fill !== 'none' || stroke !== 'none',
  );
  return [
    ...rules.map((rule) => written(rule, dayOf, rule.as ?? '')),
    `@supports (color:light-dark(#000,#fff)){`,
    ...changing.map((rule) => written(rule, themed, '')),
    '}',
    `@media print{#${id}{color-scheme:light}}`,
  ].join('\n');
}
