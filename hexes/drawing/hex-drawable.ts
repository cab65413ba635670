/** A hex map laid out for a picture. */
import { type Say, words } from '@grognard/kernel';
import type { Side } from '../geometry/axial.ts';
import type { Orientation } from '../geometry/offset.ts';
import type { Point } from '../geometry/point.ts';
import type { Link, Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import type { Drawable, Drawing, DrawnLines, Look, Slots } from './drawing.ts';
import { featureMarksOf } from './features.ts';
import { type Ground, groundsOf } from './grounds.ts';
import { HexLayout } from './hex-layout.ts';
import { LINE_LOOKS, lineStylesOf } from './line-styles.ts';
import { type Edges, joined } from './outline.ts';

/** A number at the head, signs at the edges, figures at the foot: a counter covers none of them. */
const SLOTS: Readonly<Record<Orientation, Slots>> = {
  flat: {
    number: { x: 0, y: -22 },
    name: { x: 0, y: 17.5 },
    nameBelow: { x: 0, y: 39.7 },
    note: { x: 0, y: 28.5 },
    noteBeside: { x: 28, y: 19 },
    signs: [
      { x: 27, y: 5 },
      { x: -27, y: 5 },
      { x: 25, y: 17 },
      { x: -25, y: 17 },
    ],
    mark: { x: -24, y: -13 },
    feature: { x: 0, y: -6 },
    counter: { x: 0, y: 1 },
  },
  pointy: {
    number: { x: 0, y: -22 },
    name: { x: 0, y: 15 },
    nameBelow: { x: 0, y: 40.5 },
    note: { x: 0, y: 28 },
    noteBeside: { x: 26, y: 19 },
    signs: [
      { x: 28, y: 3 },
      { x: -28, y: 3 },
      { x: 26, y: 16 },
      { x: -26, y: 16 },
    ],
    mark: { x: -24, y: -12 },
    feature: { x: 0, y: -9 },
    counter: { x: 0, y: 1 },
  },
};

const NONE: readonly never[] = [];

export function hexDrawable(map: HexMap, drawing: Drawing, look: Look = {}): Drawable {
  const { say } = drawing;
  const spaces = drawing.only ?? Array.from({ length: map.size }, (_, hex) => hex);
  const layout = new HexLayout(map, spaces);
  const { isFlat, width, height, corners } = layout;
  const point = (corner: number): Point => layout.point(corner);
  const marks = featureMarksOf(map.features, look.features);
  const grounds = groundsOf(map.terrains, look.ground);
  const groundCodes = map.terrains.map((terrain) => grounds.get(terrain) as Ground);
  const ground = (hex: Space): Ground => groundCodes[map.terrainCodes[hex] as number] as Ground;
  const ids: string[] = [];
  const id = (hex: Space): string => {
    const known = ids[hex] ?? map.id(hex);
    ids[hex] = known;
    return known;
  };
  const isNamed = new Set(map.named);
  const only = drawing.only && new Set(drawing.only);
  const isShown = (hex: Space): boolean => only === undefined || only.has(hex);
  // A picture of what lies over the map has no need of what lies in it.
  let lines: readonly DrawnLines[] | undefined;
  const featured = map.features.map((feature) => map.featureMask(feature));
  const hasFeatures = (hex: Space): boolean => featured.some((mask) => mask[hex] === 1);
  return {
    title: map.title,
    summary: words('drawing.size', { count: spaces.length }),
    spaces,
    width,
    height,
    slots: SLOTS[map.numbering.orientation],
    files: isFlat,
    across: (hex) => (isFlat ? layout.x(hex) : layout.y(hex)),
    along: (hex) => (isFlat ? layout.y(hex) : layout.x(hex)),
    id,
    isNumbered: () => true,
    heading: (hex) => {
      const name = map.name(hex);
      return name === undefined ? id(hex) : say('drawing.hex', { id: id(hex), name });
    },
    ...factsIn(map, say),
    places: spaces.filter((hex) => isNamed.has(hex) || hasFeatures(hex)),
    captions: (hex) => {
      const name = map.name(hex);
      const others = hasFeatures(hex) ? map.featuresOf(hex).filter((feature) => !marks.has(feature)) : NONE;
      if (name === undefined && others.length === 0) return NONE;
      return [...(name === undefined ? [] : [name]), ...others.map((feature) => say(`feature.${feature}`))];
    },
    features: (hex) => (hasFeatures(hex) ? map.featuresOf(hex).flatMap((feature) => marks.get(feature) ?? []) : NONE),
    ground,
    centre: (hex) => layout.centre(hex),
    corners,
    outline: (hexes, inside) => {
      const taken = new Set(hexes);
      const edges: Edges = new Map();
      for (const hex of taken)
        if (isShown(hex)) layout.addEdges(edges, hex, (to) => to === undefined || !taken.has(to));
      return joined(edges, point, inside);
    },
    get shore() {
      return joined(shoreOf(layout, spaces, ground), point);
    },
    get lines() {
      lines ??= drawnLines(map, layout, spaces, lineStylesOf(map.hexsides, look.lines)).map(({ hexside, ...line }) => ({
        ...line,
        text: say(`hexside.${hexside}`),
      }));
      return lines;
    },
    linesBeneath: false,
    grounds: used(map, spaces).map((terrain) => ({
      ground: grounds.get(terrain) as Ground,
      text: say(`terrain.${terrain}`),
    })),
  };
}

/** The terrains of these hexes, in the order of the game's words. */
function used(map: HexMap, spaces: readonly Space[]): readonly string[] {
  const seen = new Uint8Array(map.terrains.length);
  for (const hex of spaces) seen[map.terrainCodes[hex] as number] = 1;
  return map.terrains.filter((_, code) => seen[code] === 1);
}

/** Terrain, features, then hexsides with where they lie. */
function factsIn(map: HexMap, say: Say): Pick<Drawable, 'facts' | 'onlyFact'> {
  const terrains = map.terrains.map((terrain) => say(`terrain.${terrain}`));
  const features = map.features.map((feature) => [map.featureMask(feature), say(`feature.${feature}`)] as const);
  const sides = map.hexsides.map((hexside) => [map.hexsideMask(hexside), say(`hexside.${hexside}`)] as const);
  const isMarked = markedIn(map);
  const terrain = (hex: Space): string => terrains[map.terrainCodes[hex] as number] as string;
  return {
    onlyFact: (hex) => (isMarked[hex] === 1 ? undefined : terrain(hex)),
    facts: (hex) => {
      const facts = [terrain(hex)];
      for (const [mask, text] of features) if (mask[hex] === 1) facts.push(text);
      const end = map.first[hex + 1] as Link;
      for (let link = map.first[hex] as Link; link < end; link += 1)
        for (const [mask, what] of sides)
          if (mask[link] === 1) facts.push(say('drawing.toSide', { what, side: say(`compass.${map.sideName(link)}`) }));
      return facts;
    },
  };
}

/** 1 for each hex with a name, a feature or a hexside. */
function markedIn(map: HexMap): Uint8Array {
  const marked = new Uint8Array(map.size);
  for (const feature of map.features) {
    const mask = map.featureMask(feature);
    for (let hex = 0; hex < map.size; hex += 1) if (mask[hex] === 1) marked[hex] = 1;
  }
  // A hexside is marked at both of its hexes, so each of them is some link's target.
  for (const hexside of map.hexsides) {
    const mask = map.hexsideMask(hexside);
    for (let link = 0; link < mask.length; link += 1) if (mask[link] === 1) marked[map.targets[link] as Space] = 1;
  }
  for (const hex of map.named) marked[hex] = 1;
  return marked;
}

export function shoreOf(layout: HexLayout, spaces: readonly Space[], ground: (hex: Space) => Ground): Edges {
  const edges: Edges = new Map();
  const isLand = (to: Space | undefined): boolean => to !== undefined && ground(to) !== 'sea';
  for (const hex of spaces) if (ground(hex) === 'sea') layout.addEdges(edges, hex, isLand);
  return edges;
}

/** Each hexside once, from the lower of its two hexes. */
export function drawnLines(
  map: HexMap,
  layout: HexLayout,
  spaces: readonly Space[],
  styles: ReturnType<typeof lineStylesOf>,
): readonly (Omit<DrawnLines, 'text'> & { readonly hexside: string })[] {
  const drawn = new Uint8Array(map.size);
  for (const hex of spaces) drawn[hex] = 1;
  return map.hexsides.flatMap((hexside) => {
    const style = styles.get(hexside);
    if (style === undefined) return [];
    const { run, draw } = LINE_LOOKS[style];
    const mask = map.hexsideMask(hexside);
    const paths: string[] = [];
    for (const hex of spaces) {
      const end = map.first[hex + 1] as Link;
      for (let link = map.first[hex] as Link; link < end; link += 1) {
        const to = map.targets[link] as Space;
        if (mask[link] !== 1 || (to < hex && drawn[to] === 1) || (run !== 'side' && drawn[to] !== 1)) continue;
        paths.push(
          run === 'side'
            ? draw(...layout.side(hex, map.sides[link] as Side))
            : draw(layout.centre(hex), layout.centre(to)),
        );
      }
    }
    return paths.length > 0 ? [{ style, hexside, path: paths.join('') }] : [];
  });
}
