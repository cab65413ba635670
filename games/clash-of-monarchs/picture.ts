/** A force on a point-to-point map: its way, where it may go on, the enemy, the depots. */
import type { Overlay } from '@grognard/hexes';
import type { MapPicture } from '@grognard/kernel';
import type { ClashMap } from './map.ts';
import { words } from './text/kit.ts';

/** What is to be seen on a map, by the names of its spaces. */
export interface Seen {
  readonly way: readonly string[];
  readonly onwards?: readonly string[];
  readonly enemies?: readonly { readonly name: string; readonly sps: number }[];
  readonly depots?: readonly { readonly name: string; readonly depot: 'FD' | 'MD' }[];
}

function overlaysOn(map: ClashMap, { way, onwards = [], enemies = [], depots = [] }: Seen): readonly Overlay[] {
  const spaces = (names: readonly string[]) => names.flatMap((name) => map.find(name) ?? []);
  const sign = (name: string, text: string, label: Overlay['label']): readonly Overlay[] =>
    spaces([name]).map((space) => ({ kind: 'mark', spaces: [space], sign: text, label }));
  return [
    ...(onwards.length > 0
      ? [{ kind: 'reach', spaces: spaces(onwards), label: words('picture.onwards') } as const]
      : []),
    ...enemies.flatMap(({ name, sps }) => sign(name, String(sps), words('picture.enemy', { sps }))),
    ...depots.flatMap(({ name, depot }) => sign(name, depot, words(`retreat.depot.${depot}`))),
    { kind: 'way', spaces: spaces(way), label: words('picture.way') },
  ];
}

export const pictureOf = (map: ClashMap, seen: Seen): MapPicture => ({
  map,
  title: words('picture.title', { map: map.title }),
  description: words('picture.spaces'),
  overlays: overlaysOn(map, seen),
});
