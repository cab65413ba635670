/** Layers switched on and off, and what each of them shows: the legend of what is in view. */
import { type Drawing, type Look, type Overlay, overlaySwatch } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { Drawn } from '../../form/drawn.tsx';
import type { Layer } from './layers.ts';

interface LayerPanelProps {
  readonly say: Say;
  readonly layers: readonly Layer[];
  readonly drawing: Drawing;
  readonly look: Look;
  readonly title?: string;
  readonly isOn: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

export function LayerPanel(props: LayerPanelProps) {
  const { say, title = say('board.tool.layers'), layers, drawing, look, isOn, toggle } = props;
  return (
    <section className="board-layers" aria-label={title}>
      <h2>{title}</h2>
      {layers.length === 0 && <p className="quiet">{say('board.layers.none')}</p>}
      {layers.map(({ key, label, side, overlays }) => (
        <button
          key={key}
          type="button"
          role="switch"
          aria-checked={isOn(key)}
          className="layer plain"
          onClick={() => toggle(key)}
        >
          <Drawn svg={overlaySwatch({ ...drawing, id: `layer ${key}`, overlays }, look)} />
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
