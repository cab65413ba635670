/** What moving and placing do with touches and keys. */
import type { HexMap, Space } from '@grognard/hexes';
import { printHexside } from '@grognard/hexes';
import { type KeyboardEvent, useRef } from 'react';
import { type Draft, isRecord } from '../../form/draft.ts';
import type { MapTool, Touched } from '../view/map-stage.tsx';
import { type MarkField, type Piece, remarked, stood, type WayField } from './pieces.ts';
import { led } from './way.ts';

export interface Way extends WayField {
  readonly start: Piece | undefined;
  readonly hexes: readonly string[];
}

export const wayOf = (draft: Draft, field: WayField | undefined, pieces: readonly Piece[]): Way | undefined => {
  if (!field) return undefined;
  const held = isRecord(draft) ? draft[field.name] : undefined;
  const start = pieces.find(({ path }) => path === field.of);
  return { ...field, start, hexes: Array.isArray(held) ? held.map(String) : [] };
};

/** A way grows from the counter that goes it, or from where it ends. */
export function useMoving(map: HexMap, way: Way | undefined, lead: (hexes: readonly string[]) => void): MapTool {
  const drawn = useRef<readonly string[]>([]);
  const start = way?.start?.hex ?? '';
  const ends = (): string => way?.hexes.at(-1) ?? start;
  const to = (hexes: readonly string[], hex: Space | undefined): readonly string[] =>
    hex === undefined || map.find(start) === undefined ? hexes : led(map, start, hexes, map.id(hex));
  return {
    strokes: ({ hex }) => hex !== undefined && way !== undefined && [start, ends()].includes(map.id(hex)),
    tap: ({ hex }) => way && lead(to(way.hexes, hex)),
    stroke: (phase, { hex }) => {
      if (!way) return;
      if (phase === 'begin') drawn.current = hex !== undefined && map.id(hex) === start ? [] : way.hexes;
      const next = to(drawn.current, hex);
      if (phase !== 'cancel' && next.join() !== drawn.current.join()) lead(next);
      if (phase !== 'cancel') drawn.current = next;
    },
    key: ({ key }: KeyboardEvent) => {
      if (!way || (key !== 'Backspace' && key !== 'Escape')) return false;
      lead(key === 'Escape' ? [] : way.hexes.slice(0, -1));
      return true;
    },
  };
}

/** What is in hand: a counter by its path, or a field that marks hexes. */
export type InHand = { readonly piece: string } | { readonly mark: string } | undefined;

interface Placing {
  readonly map: HexMap;
  readonly draft: Draft;
  readonly pieces: readonly Piece[];
  readonly marks: readonly MarkField[];
  readonly inHand: InHand;
  readonly take: (inHand: InHand) => void;
  readonly change: (draft: Draft) => void;
}

/** A counter is taken by a tap and put down by another, or dragged; a mark is laid and taken off. */
export function usePlacing({ map, draft, pieces, marks, inHand, take, change }: Placing): MapTool {
  const dragged = useRef<Piece>(undefined);
  const pieceAt = (hex: Space | undefined): Piece | undefined =>
    hex === undefined ? undefined : pieces.find((piece) => map.find(piece.hex) === hex);
  const put = (piece: Piece | undefined, hex: Space | undefined): void => {
    if (piece && hex !== undefined) change(stood(draft, piece, map.id(hex)));
  };
  const mark = (field: MarkField, { hex, side }: Touched): void => {
    const what =
      field.on === 'space'
        ? hex === undefined
          ? undefined
          : map.id(hex)
        : side?.link === undefined
          ? undefined
          : printHexside(map, side.link);
    if (what !== undefined) change(remarked(draft, field, what));
  };
  return {
    strokes: ({ hex }) => pieceAt(hex) !== undefined,
    tap: (at) => {
      const field = inHand && 'mark' in inHand ? marks.find(({ name }) => name === inHand.mark) : undefined;
      if (field) {
        mark(field, at);
        return;
      }
      const held = inHand && 'piece' in inHand ? pieces.find(({ path }) => path === inHand.piece) : undefined;
      if (held) {
        put(held, at.hex);
        if (at.hex !== undefined) take(undefined);
        return;
      }
      const found = pieceAt(at.hex);
      if (found) take({ piece: found.path });
    },
    stroke: (phase, { hex }) => {
      if (phase === 'begin') {
        dragged.current = pieceAt(hex);
        take(dragged.current && { piece: dragged.current.path });
      }
      if (phase === 'end') put(dragged.current, hex);
      if (phase === 'end' || phase === 'cancel') take(undefined);
    },
  };
}
