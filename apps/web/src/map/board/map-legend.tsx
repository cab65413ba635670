/** What the signs of a map mean: the terrains and lines of the part that is in view. */
import { type HexMap, hexsideSwatch, type Look, type Space, terrainSwatch } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { Drawn } from '../../form/drawn.tsx';
import type { StageHandle } from '../view/map-stage.tsx';
import { wordsIn } from './words-in.ts';

interface MapLegendProps {
  readonly say: Say;
  readonly map: HexMap;
  readonly look: Look;
  readonly stage: RefObject<StageHandle | null>;
}

export function MapLegend({ say, map, look, stage }: MapLegendProps) {
  const hexes = useInView(stage);
  const { terrains, hexsides } = useMemo(() => wordsIn(map, hexes), [map, hexes]);
  return (
    <ul className="map-legend" aria-label={say('board.legend')}>
      {terrains.map((terrain) => (
        <li key={terrain}>
          <Drawn svg={terrainSwatch(map.terrains, terrain, look)} />
          {say(`terrain.${terrain}`)}
        </li>
      ))}
      {hexsides.map((hexside) => (
        <li key={hexside}>
          <Drawn svg={hexsideSwatch(map.hexsides, hexside, look)} />
          {say(`hexside.${hexside}`)}
        </li>
      ))}
    </ul>
  );
}

/** The hexes in the frame, once it is at rest. */
function useInView(stage: RefObject<StageHandle | null>): readonly Space[] {
  const [hexes, setHexes] = useState<readonly Space[]>([]);
  useEffect(() => {
    const look = (): void => setHexes(stage.current?.inView() ?? []);
    look();
    return stage.current?.watch(look);
  }, [stage]);
  return hexes;
}
