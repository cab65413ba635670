/** What lies over a map, sorted into layers that can be switched off. */
import type { Overlay } from '@grognard/hexes';
import { type Words, words } from '@grognard/kernel';

export interface Layer {
  readonly key: string;
  readonly label: Words;
  readonly side?: string;
  readonly overlays: readonly Overlay[];
}

/** One layer for each thing a map tells, and for each side that tells it; counters are no layer. */
function keysIn(overlays: readonly Overlay[]): (overlay: Overlay) => string | undefined {
  const supply = overlays.find(({ kind }) => kind === 'supply');
  // Figures say how far it is: to go there, or from where supply comes.
  const ofNotes = supply && !overlays.some(({ kind }) => kind === 'reach') ? sided(supply) : 'reach';
  return (overlay) => {
    switch (overlay.kind) {
      case 'stack':
        return undefined;
      case 'note':
        return ofNotes;
      case 'range':
        return overlay.value === 'lost' ? `lost ${overlay.side ?? ''}` : sided(overlay);
      case 'zone':
      case 'supply':
      case 'way':
        return sided(overlay);
      case 'reach':
        return 'reach';
      case 'mark':
        return `mark ${overlay.sign}`;
    }
  };
}

const sided = (overlay: Overlay): string => `${overlay.kind} ${('side' in overlay && overlay.side) || ''}`;

/** What names a layer says the same of all that lies in it. */
const labelOf = (overlay: Overlay): Words => {
  if (overlay.kind === 'range')
    return overlay.value === 'lost' ? words('drawing.range.lost', { what: overlay.what }) : overlay.what;
  return overlay.kind === 'supply' ? words('drawing.supply') : overlay.label;
};

/** Zones of several kinds are one layer, under all their names. */
function zoneLabel(zones: readonly Overlay[]): Words {
  const labels = [...new Map(zones.map(({ label }) => [JSON.stringify(label), label])).values()];
  return labels.length === 1 && labels[0] ? labels[0] : words('board.layers.together', { labels });
}

export function layersIn(overlays: readonly Overlay[]): readonly Layer[] {
  const keyOf = keysIn(overlays);
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
    return {
      key,
      label: first.kind === 'zone' ? zoneLabel(all) : labelOf(first),
      ...(side !== undefined && { side }),
      overlays: all,
    };
  });
}

/** What is left when some layers are off. */
export function switchedOn(overlays: readonly Overlay[], off: ReadonlySet<string>): readonly Overlay[] {
  if (off.size === 0) return overlays;
  const keyOf = keysIn(overlays);
  return overlays.filter((overlay) => !off.has(keyOf(overlay) ?? ''));
}
