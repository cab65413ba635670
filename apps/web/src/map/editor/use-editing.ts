/** A map being changed: what is shown while a stroke lasts, and the steps that can be taken back. */
import type { HexMap } from '@grognard/hexes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beginning, type History, next, redone, undone } from '../history.ts';

export interface Editing {
  /** As it looks now, an unfinished stroke included. */
  readonly map: HexMap;
  /** As it was when the stroke began. */
  readonly settled: HexMap;
  /** Shows a map that is not settled yet. */
  sketch(map: HexMap | undefined): void;
  /** Settles a map: one step that can be taken back. */
  put(map: HexMap): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Each step is a whole map: of large ones fewer are kept. */
const mostSteps = ({ size }: HexMap): number => Math.max(30, Math.min(200, Math.floor(300_000 / Math.max(1, size))));

/** `kept` is told each settled map; a map that comes from elsewhere begins a new history. */
export function useEditing(given: HexMap, kept: (map: HexMap) => void): Editing {
  const [history, setHistory] = useState<History<HexMap>>(() => beginning(given));
  const [sketched, setSketched] = useState<HexMap>();
  const own = useRef(given);
  useEffect(() => {
    if (own.current === given) return;
    own.current = given;
    setHistory(beginning(given));
    setSketched(undefined);
  }, [given]);
  const settle = (changed: History<HexMap>): void => {
    own.current = changed.now;
    setHistory(changed);
    setSketched(undefined);
    kept(changed.now);
  };
  const settled = own.current === given ? history.now : given;
  return {
    map: sketched ?? settled,
    settled,
    sketch: useCallback((map) => setSketched(map), []),
    put: (map) => settle(next(history, map, mostSteps(map))),
    undo: history.past.length > 0 ? () => settle(undone(history)) : undefined,
    redo: history.future.length > 0 ? () => settle(redone(history)) : undefined,
  };
}
