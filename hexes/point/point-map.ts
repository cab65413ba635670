/** A point-to-point map: named spaces and the links between them, searched like a hex map. */
import {
  accept,
  type Checked,
  check,
  field,
  type Infer,
  type KnownMap,
  type MapKind,
  nearest,
  type OnMap,
  type Refusal,
} from '@grognard/kernel';
import type { Look } from '../drawing/drawing.ts';
import type { Point } from '../geometry/point.ts';
import { connect, type Graph, type Link, type Space } from '../graph/graph.ts';
import { nameField } from '../map/map-file.ts';
import { withPlainNames } from '../map/plain-names.ts';
import { items, part } from '../map/raw.ts';
import { remembered } from '../remembered.ts';

/** The words that one game's spaces and links are made of. */
export interface PointVocabulary<K extends string = string, L extends string = string> {
  readonly spaces: readonly K[];
  readonly links: readonly L[];
}

const fileField = <K extends string, L extends string>(words: PointVocabulary<K, L>) =>
  field.record('map', {
    title: nameField('map.title'),
    spaces: field.list(
      'map.spaces',
      field.record('map.space', {
        id: field.text('map.space.id', { max: 60 }),
        name: nameField('map.name'),
        kind: field.oneOf('map.kind', { options: words.spaces, words: 'space' }),
        /** Where it stands on the sheet, in any unit, for drawings. */
        across: field.integer('map.across', { min: 0, max: 10_000 }),
        down: field.integer('map.down', { min: 0, max: 10_000 }),
      }),
      { min: 1, max: 5000, unique: 'id' },
    ),
    links: field.list(
      'map.links',
      field.record('map.link', {
        from: field.text('map.link.from', { max: 60 }),
        to: field.text('map.link.to', { max: 60 }),
        kind: field.oneOf('map.kind', { options: words.links, words: 'link' }),
      }),
      { min: 0, max: 20_000, default: [] },
    ),
  });

/** A point-to-point map as it is saved. */
export type PointMapFile<K extends string = string, L extends string = string> = Infer<
  ReturnType<typeof fileField<K, L>>
>;

/** A map of places joined by lines. */
export class PointMap<K extends string = string, L extends string = string> implements Graph, KnownMap {
  readonly title: string;
  readonly size: number;
  readonly first: Int32Array;
  readonly targets: Int32Array;
  readonly reverse: Int32Array;
  readonly file: PointMapFile<K, L>;
  readonly #index: ReadonlyMap<string, Space>;
  readonly #join: Int32Array;

  constructor(file: PointMapFile<K, L>) {
    this.file = file;
    this.title = file.title;
    this.#index = new Map(file.spaces.map(({ id }, space) => [id, space]));
    const graph = connect(
      file.spaces.length,
      file.links.map(({ from, to }) => [this.at(from), this.at(to)]),
    );
    this.size = graph.size;
    this.first = graph.first;
    this.targets = graph.targets;
    this.reverse = graph.reverse;
    this.#join = graph.join;
  }

  find(id: string): Space | undefined {
    return this.#index.get(id);
  }

  /** The space of this name, where it is known to be on the map. */
  at(id: string): Space {
    const space = this.find(id);
    if (space === undefined) throw new RangeError(`no space ${id} on this map`);
    return space;
  }

  /** Why a text names no space of this map; borders it has none. */
  fault(what: OnMap, name: string): Omit<Refusal, 'at'> | undefined {
    return what === 'space' && this.find(name) !== undefined ? undefined : noSuchSpace(name, [...this.#index.keys()]);
  }

  id(space: Space): string {
    return this.#space(space).id;
  }

  name(space: Space): string {
    return this.#space(space).name;
  }

  kindOf(space: Space): K {
    return this.#space(space).kind;
  }

  point(space: Space): Point {
    const { across, down } = this.#space(space);
    return { x: across, y: down };
  }

  linkKind(link: Link): L {
    const kind = this.file.links[this.#join[link] ?? -1]?.kind;
    if (kind === undefined) throw new RangeError(`no link ${link} on this map`);
    return kind;
  }

  #space(space: Space): PointMapFile<K, L>['spaces'][number] {
    const found = this.file.spaces[space];
    if (found === undefined) throw new RangeError(`no space ${space} on this map`);
    return found;
  }
}

/** From a file to a map, or to everything that is wrong with it; asked again for the same file, the same answer. */
export const readPointMap = <K extends string, L extends string>(
  vocabulary: PointVocabulary<K, L>,
  data: unknown,
): Checked<PointMap<K, L>> =>
  maps(vocabulary, data, () => read(vocabulary, withPlainNames(data, 'spaces'))) as Checked<PointMap<K, L>>;

const maps = remembered<PointVocabulary, Checked<PointMap>>();

function read(vocabulary: PointVocabulary, data: unknown): Checked<PointMap> {
  const shaped = check(fileField(vocabulary), data);
  const faults = [...(shaped.ok ? [] : shaped.refusals), ...linkFaults(data)];
  if (!shaped.ok || faults.length > 0) return { ok: false, refusals: faults };
  return accept(new PointMap(shaped.value as PointMapFile));
}

function noSuchSpace(received: string, known: readonly string[]): Omit<Refusal, 'at'> {
  const close = nearest(received, known);
  return { code: 'noSuchSpace', facts: { received, ...(close && { close }) } };
}

function linkFaults(data: unknown): readonly Refusal[] {
  const known = new Set(
    items(part(data, 'spaces')).flatMap((space) => {
      const id = part(space, 'id');
      return typeof id === 'string' ? [id] : [];
    }),
  );
  return items(part(data, 'links')).flatMap((link, index) => {
    const ends = (['from', 'to'] as const).flatMap((end): readonly Refusal[] => {
      const received = part(link, end);
      if (typeof received !== 'string' || known.has(received)) return [];
      return [{ ...noSuchSpace(received, [...known]), at: `links[${index}].${end}` }];
    });
    const received = part(link, 'from');
    const loop = typeof received === 'string' && received === part(link, 'to');
    return loop ? [...ends, { code: 'linkToItself', at: `links[${index}]`, facts: { received } }] : ends;
  });
}

/** What a game's point-to-point maps are made of and look like. */
export class PointSheets<K extends string = string, L extends string = string> implements MapKind {
  readonly sheet = 'points';
  readonly vocabulary: PointVocabulary<K, L>;
  readonly look: Look;

  constructor(vocabulary: PointVocabulary<K, L>, look: Look = {}) {
    this.vocabulary = vocabulary;
    this.look = look;
  }

  read(file: unknown): Checked<PointMap<K, L>> {
    const map = readPointMap(this.vocabulary, file);
    if (map.ok) maps(this.vocabulary, map.value.file, () => map);
    return map;
  }
}

/** A map of these sheets; told whole, or by its mark where a campaign keeps it. */
export const pointMapField = <K extends string, L extends string>(sheets: PointSheets<K, L>, label = 'map') => {
  const { fields } = fileField(sheets.vocabulary);
  return { ...field.record(label, fields), map: sheets };
};
