/** What the signs of a map mean: the terrains and lines that it has. */
import { type HexMap, hexsideSwatch, type Look, terrainSwatch } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { Drawn } from '../../form/drawn.tsx';

interface MapLegendProps {
  readonly say: Say;
  readonly map: HexMap;
  readonly look: Look;
}

export function MapLegend({ say, map, look }: MapLegendProps) {
  const codes = new Set(map.terrainCodes);
  const terrains = map.terrains.filter((_, code) => codes.has(code));
  const hexsides = map.hexsides.filter((hexside) => map.hexsideMask(hexside).includes(1));
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
