/** The map file: plain data that a person can read and correct, described once. */
import { field, type Infer } from '@grognard/kernel';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { LABELS } from '../numbering/label.ts';
import { ORDERS, SEPARATORS } from '../numbering/numbering.ts';
import { LONGEST_NAME } from './plain-names.ts';

/** The words that one game's maps are made of. */
export interface MapVocabulary<T extends string = string, F extends string = string, S extends string = string> {
  /** Each hex has exactly one of these. */
  readonly terrains: readonly T[];
  /** A hex may have any number of these: a city, a port, an airbase. */
  readonly features: readonly F[];
  /** A hexside may have any number of these: a river, a strait, a coast, a road that crosses it. */
  readonly hexsides: readonly S[];
}

/** A map is drawn and searched whole: this is four times the largest printed one. */
export const MOST_HEXES = 250_000;
/** In one list: a map may have a river along every hexside. */
const MOST_NUMBERS = 3 * MOST_HEXES;
/** Signs in the number of a hex or of a hexside. */
export const LONGEST_NUMBER = 16;

const number = (label: string) => field.text(label, { max: LONGEST_NUMBER });

const ids = (label: string) => field.list(label, number('map.hex'), { min: 0, max: MOST_NUMBERS, default: [] });

/** A name is one text, as its maker wrote it. */
export const nameField = (label: 'map.title' | 'map.name') => field.text(label, { max: LONGEST_NAME });

export const numberingField = field.record('map.numbering', {
  orientation: field.oneOf('map.orientation', { options: ORIENTATIONS, words: 'map.orientation', default: 'flat' }),
  shoved: field.oneOf('map.shoved', { options: SHOVED, words: 'map.shoved', help: 'map.shoved.help' }),
  columns: field.oneOf('map.columns', { options: LABELS, words: 'map.label', default: 'digits' }),
  rows: field.oneOf('map.rows', { options: LABELS, words: 'map.label', default: 'digits' }),
  digits: field.integer('map.digits', { min: 0, max: 4, default: 2, help: 'map.digits.help' }),
  separator: field.oneOf('map.separator', { options: SEPARATORS, words: 'map.separator', default: 'none' }),
  order: field.oneOf('map.order', { options: ORDERS, words: 'map.order', default: 'column-row' }),
});

/** A hex map: corners, a background terrain, then what differs from it. */
export const fileField = <T extends string, F extends string, S extends string>(words: MapVocabulary<T, F, S>) =>
  field.record('map', {
    title: nameField('map.title'),
    numbering: numberingField,
    /** The hexes with the lowest and the highest column and row. */
    from: number('map.from'),
    to: number('map.to'),
    /** Hexes inside these corners that the sheet does not have. */
    absent: ids('map.absent'),
    background: field.oneOf('map.background', { options: words.terrains, words: 'terrain' }),
    /** One sign for each terrain used in the picture. */
    legend: field.list(
      'map.legend',
      field.record('map.sign', {
        sign: field.text('map.sign', { max: 1 }),
        terrain: field.oneOf('map.terrain', { options: words.terrains, words: 'terrain' }),
      }),
      { min: 0, max: 60, unique: 'sign', default: [] },
    ),
    /** The rows from top to bottom, one sign a hex; blanks do not count. */
    picture: field.list('map.picture', field.text('map.row', { max: 2 * MOST_HEXES }), {
      min: 0,
      max: MOST_HEXES,
      default: [],
    }),
    terrain: field.list(
      'map.terrains',
      field.record('map.terrain', {
        terrain: field.oneOf('map.terrain', { options: words.terrains, words: 'terrain' }),
        hexes: ids('map.hexes'),
      }),
      { min: 0, max: 1000, default: [] },
    ),
    features: field.list(
      'map.features',
      field.record('map.feature', {
        feature: field.oneOf('map.feature', { options: words.features, words: 'feature' }),
        hexes: ids('map.hexes'),
      }),
      { min: 0, max: 1000, default: [] },
    ),
    hexsides: field.list(
      'map.hexsides',
      field.record('map.hexside', {
        hexside: field.oneOf('map.hexside', { options: words.hexsides, words: 'hexside' }),
        /** Single hexsides: `4524/4525`, or `4524/S`. */
        between: ids('map.between'),
        /** Hexes that follow one another: every hexside that the line crosses. */
        along: ids('map.along'),
      }),
      { min: 0, max: 5000, default: [] },
    ),
    places: field.list(
      'map.places',
      field.record('map.place', { hex: number('map.hex'), name: nameField('map.name') }),
      { min: 0, max: 5000, default: [] },
    ),
  });

const NUMBER_LISTS: readonly string[] = ['absent', 'hexes', 'between', 'along'];

/** The file with its lists of numbers left empty, so that its shape is checked without walking them. */
export function withoutNumbers(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const file: Record<string, unknown> = { ...data };
  for (const name of Object.keys(file)) {
    const value = file[name];
    if (!Array.isArray(value)) continue;
    const skipped = NUMBER_LISTS.includes(name) && value.length <= MOST_NUMBERS;
    file[name] = skipped ? [] : value.map(withoutNumbers);
  }
  return file;
}

/** A hex map as it is saved. */
export type MapFile<T extends string = string, F extends string = string, S extends string = string> = Infer<
  ReturnType<typeof fileField<T, F, S>>
>;
