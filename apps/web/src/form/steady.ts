/** Handlers that stay the same while what they act on changes: a field whose value stands is not drawn again. */
import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';

type Act<K> = (key: K, next: Draft) => void;

/** For each key one function, made once, that does what `act` does now. */
export function useSteady<K extends string | number>(act: Act<K>): (key: K) => (next: Draft) => void {
  const newest = useRef(act);
  newest.current = act;
  const [made] = useState(() => new Map<K, (next: Draft) => void>());
  return (key) => {
    const known = made.get(key) ?? ((next: Draft): void => newest.current(key, next));
    made.set(key, known);
    return known;
  };
}
