/** A hex map: a grid with terrain, features and hexsides. */
import type { Written } from '@grognard/kernel';
import type { Link, Space } from '../graph/graph.ts';
import { HexGrid, known } from './hex-grid.ts';
import type { MapVocabulary } from './map-file.ts';
import type { Wiring } from './wiring.ts';

/** What lies on the hexes and hexsides of a map, in the order of its vocabulary. */
export interface MapLayers {
  /** For each hex the place of its terrain in the vocabulary. */
  readonly terrain: Uint8Array;
  /** For each feature, 1 for each hex that has it. */
  readonly features: readonly Uint8Array[];
  /** For each kind of hexside, 1 for each link that crosses one. */
  readonly hexsides: readonly Uint8Array[];
  readonly names: ReadonlyMap<Space, Written>;
}

export class HexMap<T extends string = string, F extends string = string, S extends string = string>
  extends HexGrid
  implements MapVocabulary<T, F, S>
{
  readonly title: Written;
  readonly terrains: readonly T[];
  readonly features: readonly F[];
  readonly hexsides: readonly S[];
  readonly #layers: MapLayers;

  constructor(title: Written, wiring: Wiring, vocabulary: MapVocabulary<T, F, S>, layers: MapLayers) {
    super(wiring);
    this.title = title;
    this.terrains = vocabulary.terrains;
    this.features = vocabulary.features;
    this.hexsides = vocabulary.hexsides;
    this.#layers = layers;
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

  name(hex: Space): Written | undefined {
    return this.#layers.names.get(hex);
  }

  /** The hexes that have a name. */
  get named(): Iterable<Space> {
    return this.#layers.names.keys();
  }

  /** A map like this one with something changed on it: for a scenario, a bridge built in play. */
  with({ terrain = [], features = [], hexsides = [], names = [] }: MapChanges<T, F, S>): HexMap<T, F, S> {
    const { title, wiring, reverse } = this;
    const layers = {
      terrain: this.#layers.terrain.slice(),
      features: this.#layers.features.map((mask) => mask.slice()),
      hexsides: this.#layers.hexsides.map((mask) => mask.slice()),
      names: new Map([...this.#layers.names, ...names]),
    };
    const changed = new HexMap<T, F, S>(title, wiring, this, layers);
    for (const [hex, value] of terrain) layers.terrain[hex] = this.terrains.indexOf(value);
    for (const [hex, feature] of features) changed.featureMask(feature)[hex] = 1;
    for (const [link, hexside] of hexsides) {
      changed.hexsideMask(hexside)[link] = 1;
      changed.hexsideMask(hexside)[reverse[link] as Link] = 1;
    }
    return changed;
  }
}

export interface MapChanges<T extends string, F extends string, S extends string> {
  readonly terrain?: Iterable<readonly [Space, T]>;
  readonly features?: Iterable<readonly [Space, F]>;
  readonly hexsides?: Iterable<readonly [Link, S]>;
  readonly names?: Iterable<readonly [Space, Written]>;
}
