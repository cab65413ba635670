/** What a board lays over its map: the answer's own overlays, or what the draft says as long as there is no answer. */
import { counterOf, HexMap, hexsideOf, type Overlay, overlaysFrom, type PointMap, type Space } from '@grognard/hexes';
import { type Game, type Opened, type Procedure, type Resolution, type Words, words } from '@grognard/kernel';
import { type Draft, isRecord, shownIn } from '../../form/draft.ts';
import { faceOf } from '../../form/face.ts';
import { type Barred, markedIn, markFields, type Piece, piecesIn, wayField } from './pieces.ts';

export const answerOverlays = ({ procedure, input, book }: Opened, { result }: Resolution): readonly Overlay[] =>
  overlaysFrom(procedure.picture?.(result, input, book)?.overlays ?? []);

interface Laid {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly draft: Draft;
  readonly map: HexMap;
}

/** Counters, marks and the way, as far as they stand on the map. */
export function draftOverlays({ game, procedure: { input }, draft, map }: Laid): readonly Overlay[] {
  const pieces = piecesIn(input, draft);
  const way = wayField(input);
  const start = pieces.find(({ path }) => path === way?.of);
  const passed = way && start && { start: start.hex, passed: listIn(draft, way.name) };
  return [...toldOverlays({ input, draft }, map, passed), ...stacksOf(game, map, pieces)];
}

interface PassedWay {
  readonly start: string;
  readonly passed: readonly string[];
}

/** Marks and the way alone. */
export function toldOverlays(
  { input, draft }: { readonly input: Procedure['input']; readonly draft: Draft },
  map: HexMap | PointMap,
  way: PassedWay | undefined,
): readonly Overlay[] {
  const passed = way ? spacesIn(map, [way.start, ...way.passed]) : [];
  return [
    ...markFields(input).flatMap((field): readonly Overlay[] => {
      const marked = markedIn(draft, field);
      const spaces = field.on === 'space' || !(map instanceof HexMap) ? spacesIn(map, marked) : endsOf(map, marked);
      return spaces.length > 0 ? [{ kind: 'mark', spaces, sign: '•', label: words(field.field.label) }] : [];
    }),
    ...(passed.length > 1 ? [{ kind: 'way', spaces: passed, label: words('board.way') } as const] : []),
  ];
}

const listIn = (draft: Draft, name: string): readonly string[] => {
  const held = isRecord(draft) ? draft[name] : undefined;
  return Array.isArray(held) ? held.map(String) : [];
};

const spacesIn = (map: HexMap | PointMap, hexes: readonly string[]): readonly Space[] =>
  hexes.flatMap((hex) => map.find(hex) ?? []);

const endsOf = (map: HexMap, sides: readonly string[]): readonly Space[] =>
  sides.flatMap((side) => {
    const link = hexsideOf(map, side);
    return link === undefined ? [] : [map.targets[link] as Space, map.targets[map.reverse[link] as number] as Space];
  });

export function stacksOf(game: Game, map: HexMap, pieces: readonly Piece[]): readonly Overlay[] {
  const byHex = new Map<Space, Piece[]>();
  for (const piece of pieces) {
    const hex = map.find(piece.hex);
    if (hex === undefined) continue;
    const here = byHex.get(hex);
    if (here) here.push(piece);
    else byHex.set(hex, [piece]);
  }
  return [...byHex].map(([space, here]) => ({
    kind: 'stack',
    space,
    counters: here.map((piece) => counterFor(game, piece)),
    label: words('board.stack', { names: here.map(({ name }) => name) }),
  }));
}

export const counterFor = (game: Game, { of, values }: Piece) => {
  const { fields } = of.counter;
  const shown = Object.fromEntries(Object.keys(fields).map((name) => [name, shownIn(fields, values, name)]));
  return counterOf(faceOf(of.counter), shown, { pigments: game.pigments, ...(of.side && { side: of.side }) });
};

/** A sign at each hex where the rules refuse. */
export const barredOverlays = (
  map: HexMap,
  barred: readonly Barred[],
  told: (each: Barred) => Words,
): readonly Overlay[] =>
  barred.flatMap((each): readonly Overlay[] => {
    const hex = map.find(each.hex);
    return hex === undefined ? [] : [{ kind: 'mark', spaces: [hex], sign: '!', label: told(each) }];
  });
