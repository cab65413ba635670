/** A hex map: a grid with terrain, features and hexsides. */
import type { Bilingual } from '@grognard/kernel';
import type { Link, Space } from '../graph/graph.ts';
import { HexGrid, known, type Wiring } from './hex-grid.ts';
import type { MapVocabulary } from './map-file.ts';

export class HexMap<T extends string = string, F extends string = string, S extends string = string>
  extends HexGrid
  implements MapVocabulary<T, F, S>
{
  readonly title: Bilingual;
  readonly terrains: readonly T[];
  readonly features: readonly F[];
  readonly hexsides: readonly S[];
  readonly #terrain: Uint8Array;
  readonly #features: ReadonlyMap<F, Uint8Array>;
  readonly #hexsides: ReadonlyMap<S, Uint8Array>;
  readonly #names = new Map<Space, Bilingual>();

  constructor(title: Bilingual, wiring: Wiring, vocabulary: MapVocabulary<T, F, S>, background: T) {
    super(wiring);
    const { terrains, features, hexsides } = vocabulary;
    this.title = title;
    this.terrains = terrains;
    this.features = features;
    this.hexsides = hexsides;
    this.#terrain = new Uint8Array(this.size).fill(terrains.indexOf(background));
    this.#features = new Map(features.map((feature) => [feature, new Uint8Array(this.size)]));
    this.#hexsides = new Map(hexsides.map((hexside) => [hexside, new Uint8Array(this.targets.length)]));
  }

  terrain(hex: Space): T {
    return known(this.terrains[this.#terrain[hex] as number]);
  }

  /** For each hex the place of its terrain in `terrains`; for code that asks for many. */
  get terrainCodes(): Uint8Array {
    return this.#terrain;
  }

  has(hex: Space, feature: F): boolean {
    return this.#features.get(feature)?.[hex] === 1;
  }

  featuresOf(hex: Space): readonly F[] {
    return this.features.filter((feature) => this.has(hex, feature));
  }

  /** 1 for each hex that has the feature. */
  featureMask(feature: F): Uint8Array {
    return known(this.#features.get(feature));
  }

  /** Whether a link crosses a river, a strait … */
  crosses(link: Link, hexside: S): boolean {
    return this.#hexsides.get(hexside)?.[link] === 1;
  }

  hexsidesOf(link: Link): readonly S[] {
    return this.hexsides.filter((hexside) => this.crosses(link, hexside));
  }

  /** 1 for each link that crosses such a hexside. */
  hexsideMask(hexside: S): Uint8Array {
    return known(this.#hexsides.get(hexside));
  }

  name(hex: Space): Bilingual | undefined {
    return this.#names.get(hex);
  }

  /** A map like this one with something changed on it: for a map file, a scenario, a bridge built in play. */
  with(changes: MapChanges<T, F, S>): HexMap<T, F, S> {
    const copy = new HexMap<T, F, S>(this.title, this.wiring, this, known(this.terrains[0]));
    copy.#terrain.set(this.#terrain);
    for (const [feature, mask] of this.#features) copy.#features.get(feature)?.set(mask);
    for (const [hexside, mask] of this.#hexsides) copy.#hexsides.get(hexside)?.set(mask);
    for (const [hex, name] of this.#names) copy.#names.set(hex, name);
    copy.#apply(changes);
    return copy;
  }

  #apply({ terrain = [], features = [], hexsides = [], names = [] }: MapChanges<T, F, S>): void {
    for (const [hex, value] of terrain) this.#terrain[hex] = this.terrains.indexOf(value);
    for (const [hex, feature] of features) this.featureMask(feature)[hex] = 1;
    for (const [link, hexside] of hexsides) {
      this.hexsideMask(hexside)[link] = 1;
      this.hexsideMask(hexside)[this.reverse[link] as Link] = 1;
    }
    for (const [hex, name] of names) this.#names.set(hex, name);
  }
}

export interface MapChanges<T extends string, F extends string, S extends string> {
  readonly terrain?: Iterable<readonly [Space, T]>;
  readonly features?: Iterable<readonly [Space, F]>;
  readonly hexsides?: Iterable<readonly [Link, S]>;
  readonly names?: Iterable<readonly [Space, Bilingual]>;
}
