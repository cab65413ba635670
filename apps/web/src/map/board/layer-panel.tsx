/** Layers switched on and off, and what each of them shows: the legend of what is in view. */
import type { Overlay } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import type { Layer } from './layers.ts';

interface LayerPanelProps {
  readonly say: Say;
  readonly layers: readonly Layer[];
  readonly off: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
}

export function LayerPanel({ say, layers, off, toggle }: LayerPanelProps) {
  return (
    <section className="board-layers" aria-labelledby="board-layers">
      <h2 id="board-layers">{say('board.tool.layers')}</h2>
      {layers.length === 0 && <p className="quiet">{say('board.layers.none')}</p>}
      {layers.map(({ key, label, side, overlays }) => (
        <button
          key={key}
          type="button"
          role="switch"
          aria-checked={!off.has(key)}
          className="layer plain"
          onClick={() => toggle(key)}
        >
          <span>
            {side === undefined ? say(label) : say('drawing.ofSide', { what: say(label), side: say(`side.${side}`) })}
            <span className="caption">{say('board.layers.count', { count: spacesUnder(overlays) })}</span>
          </span>
          <i aria-hidden="true" />
        </button>
      ))}
    </section>
  );
}

const spacesUnder = (overlays: readonly Overlay[]): number =>
  new Set(overlays.flatMap((overlay) => ('spaces' in overlay ? overlay.spaces : [overlay.space]))).size;
