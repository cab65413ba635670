/** What lies over a map, sorted into layers that can be switched off. */
import type { Overlay } from '@grognard/hexes';
import type { Words } from '@grognard/kernel';

export interface Layer {
  readonly key: string;
  readonly label: Words;
  readonly side?: string;
  readonly overlays: readonly Overlay[];
}

/** One layer for each thing a map tells, and for each side that tells it; counters are no layer. */
const keyOf = (overlay: Overlay): string | undefined => {
  switch (overlay.kind) {
    case 'stack':
      return undefined;
    case 'note':
      return 'reach';
    case 'zone':
    case 'supply':
    case 'way':
      return `${overlay.kind} ${overlay.side ?? ''}`;
    case 'reach':
      return 'reach';
    case 'mark':
      return `mark ${overlay.sign}`;
  }
};

export function layersIn(overlays: readonly Overlay[]): readonly Layer[] {
  const layers = new Map<string, Overlay[]>();
  for (const overlay of overlays) {
    const key = keyOf(overlay);
    if (key === undefined) continue;
    const same = layers.get(key);
    if (same) same.push(overlay);
    else layers.set(key, [overlay]);
  }
  return [...layers].map(([key, all]) => {
    // What names the layer is what lies on many hexes, not a figure in one of them.
    const first = (all.find(({ kind }) => kind !== 'note') ?? all[0]) as Overlay;
    const side = 'side' in first ? first.side : undefined;
    return { key, label: first.label, ...(side !== undefined && { side }), overlays: all };
  });
}

/** What is left when some layers are off. */
export const switchedOn = (overlays: readonly Overlay[], off: ReadonlySet<string>): readonly Overlay[] =>
  off.size === 0 ? overlays : overlays.filter((overlay) => !off.has(keyOf(overlay) ?? ''));
