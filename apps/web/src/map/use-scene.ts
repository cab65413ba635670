/** A map as it is painted; after a change on the same sheet its hexes need not be placed again. */
import { type HexMap, HexScene, type Look } from '@grognard/hexes';
import { useMemo, useRef } from 'react';

export function useScene(map: HexMap, look: Look): HexScene {
  const before = useRef<HexScene>(undefined);
  return useMemo(() => {
    const scene = new HexScene(map, look, before.current);
    before.current = scene;
    return scene;
  }, [map, look]);
}
