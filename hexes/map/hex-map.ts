/** A hex map: a grid with terrain, features and hexsides. */
import type { KnownMap, OnMap, Refusal } from '@grognard/kernel';
import type { Link, Space } from '../graph/graph.ts';
import { HexGrid, known } from './hex-grid.ts';
import { hexsideOf } from './hexside.ts';
import { numberFault } from './map-faults.ts';
import type { MapFile, MapVocabulary } from './map-file.ts';
import { savedMap } from './saved-map.ts';
import type { Wiring } from './wiring.ts';

/** What lies on the hexes and hexsides of a map, in the order of its vocabulary. */
export interface MapLayers {
  /** For each hex the place of its terrain in the vocabulary. */
  readonly terrain: Uint8Array;
  /** For each feature, 1 for each hex that has it. */
  readonly features: readonly Uint8Array[];
  /** For each kind of hexside, 1 for each link that crosses one. */
  readonly hexsides: readonly Uint8Array[];
  readonly names: ReadonlyMap<Space, string>;
}

/** A map of hexes: terrain, features, hexsides, names. */
export class HexMap<T extends string = string, F extends string = string, S extends string = string>
  extends HexGrid
  implements MapVocabulary<T, F, S>, KnownMap
{
  readonly title: string;
  /** What a hex is that nobody has painted. */
  readonly background: T;
  readonly terrains: readonly T[];
  readonly features: readonly F[];
  readonly hexsides: readonly S[];
  readonly #layers: MapLayers;
  #file: MapFile<T, F, S> | undefined;

  constructor(
    { title, background }: { readonly title: string; readonly background: T },
    wiring: Wiring,
    vocabulary: MapVocabulary<T, F, S>,
    layers: MapLayers,
  ) {
    super(wiring);
    this.title = title;
    this.background = background;
    this.terrains = vocabulary.terrains;
    this.features = vocabulary.features;
    this.hexsides = vocabulary.hexsides;
    this.#layers = layers;
  }

  /** The whole map in its one spelling. */
  get file(): MapFile<T, F, S> {
    this.#file ??= savedMap(this, this.wiring);
    return this.#file;
  }

  /** Why a text names no hex, or no hexside, of this map. */
  fault(what: OnMap, name: string): Omit<Refusal, 'at'> | undefined {
    if (what === 'hexside')
      return hexsideOf(this, name) === undefined ? { code: 'noSuchHexside', facts: { received: name } } : undefined;
    return numberFault(this, name);
  }

  terrain(hex: Space): T {
    return known(this.terrains[this.terrainCodes[hex] as number]);
  }

  /** For each hex the place of its terrain in `terrains`; for code that asks for many. */
  get terrainCodes(): Uint8Array {
    return this.#layers.terrain;
  }

  has(hex: Space, feature: F): boolean {
    return this.#layers.features[this.features.indexOf(feature)]?.[hex] === 1;
  }

  featuresOf(hex: Space): readonly F[] {
    return this.features.filter((feature) => this.has(hex, feature));
  }

  /** 1 for each hex that has the feature. */
  featureMask(feature: F): Uint8Array {
    return known(this.#layers.features[this.features.indexOf(feature)]);
  }

  /** Whether a link crosses a river, a strait … */
  crosses(link: Link, hexside: S): boolean {
    return this.#layers.hexsides[this.hexsides.indexOf(hexside)]?.[link] === 1;
  }

  hexsidesOf(link: Link): readonly S[] {
    return this.hexsides.filter((hexside) => this.crosses(link, hexside));
  }

  /** 1 for each link that crosses such a hexside. */
  hexsideMask(hexside: S): Uint8Array {
    return known(this.#layers.hexsides[this.hexsides.indexOf(hexside)]);
  }

  name(hex: Space): string | undefined {
    return this.#layers.names.get(hex);
  }

  /** The hexes that have a name. */
  get named(): Iterable<Space> {
    return this.#layers.names.keys();
  }

  /** A map like this one with something changed on it: for a scenario, a bridge built in play. */
  with({
    title = this.title,
    terrain = [],
    features = [],
    hexsides = [],
    names = [],
  }: MapChanges<T, F, S>): HexMap<T, F, S> {
    const { background, wiring, reverse } = this;
    const layers = {
      terrain: this.#layers.terrain.slice(),
      features: this.#layers.features.map((mask) => mask.slice()),
      hexsides: this.#layers.hexsides.map((mask) => mask.slice()),
      // The later name of a hex takes the place of the earlier one before names without a sign are left out.
      names: new Map([...new Map([...this.#layers.names, ...names])].filter(([, name]) => name !== '')),
    };
    const changed = new HexMap<T, F, S>({ title, background }, wiring, this, layers);
    for (const [hex, value] of terrain) layers.terrain[hex] = this.terrains.indexOf(value);
    for (const [hex, feature, is = true] of features) changed.featureMask(feature)[hex] = is ? 1 : 0;
    for (const [link, hexside, is = true] of hexsides) {
      const mask = changed.hexsideMask(hexside);
      mask[link] = is ? 1 : 0;
      mask[reverse[link] as Link] = is ? 1 : 0;
    }
    return changed;
  }

  /** The same map on another sheet: every hex that both have keeps what lies on it, and so do sides between two of them. */
  onto(wiring: Wiring): HexMap<T, F, S> {
    const grid = new HexGrid(wiring);
    const kept = Array.from({ length: grid.size }, (_, hex) => this.hexAt(grid.place(hex)));
    const { terrain, features, hexsides } = this.#layers;
    const links = Array.from(grid.targets, (to, link): Link | undefined => {
      const [from, there] = [kept[grid.targets[grid.reverse[link] as Link] as Space], kept[to]];
      return from === undefined || there === undefined ? undefined : this.link(from, there);
    });
    return new HexMap<T, F, S>(this, wiring, this, {
      terrain: carried(terrain, kept, this.terrains.indexOf(this.background)),
      features: features.map((mask) => carried(mask, kept, 0)),
      hexsides: hexsides.map((mask) => carried(mask, links, 0)),
      names: new Map(
        kept.flatMap((old, hex) => {
          const name = old === undefined ? undefined : this.name(old);
          return name === undefined ? [] : [[hex, name] as const];
        }),
      ),
    });
  }
}

/** A plain loop: maps have tens of thousands of hexsides. */
function carried(before: Uint8Array, kept: readonly (number | undefined)[], fallback: number): Uint8Array {
  const after = new Uint8Array(kept.length).fill(fallback);
  for (let at = 0; at < kept.length; at += 1) {
    const old = kept[at];
    if (old !== undefined) after[at] = before[old] as number;
  }
  return after;
}

/** What is laid on a map, or with `false` taken off it; a name without a sign is none. */
export interface MapChanges<T extends string = string, F extends string = string, S extends string = string> {
  readonly title?: string;
  readonly terrain?: Iterable<readonly [Space, T]>;
  readonly features?: Iterable<readonly [Space, F, boolean?]>;
  readonly hexsides?: Iterable<readonly [Link, S, boolean?]>;
  readonly names?: Iterable<readonly [Space, string]>;
}
