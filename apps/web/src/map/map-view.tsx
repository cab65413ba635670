/** A drawn map: dragged and pinched, or moved by keys; told in sentences for whoever cannot see it. */
import type { Picture } from '@grognard/kernel';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';

const [FURTHEST, NEAREST] = [1, 12];
const STRIDE = 60;
const STEP = 1.4;

type Zoom = ZoomBehavior<HTMLDivElement, unknown>;

export function MapView({ picture, label }: { readonly picture: Picture; readonly label: string }) {
  const { say } = useSpeaker();
  const frame = useRef<HTMLDivElement>(null);
  const behaviour = useRef<Zoom>(undefined);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const drawn = document.importNode(
      new DOMParser().parseFromString(picture.svg, 'image/svg+xml').documentElement,
      true,
    );
    box.replaceChildren(drawn);
    drawn.style.transformOrigin = '0 0';
    const made: Zoom = zoom<HTMLDivElement, unknown>()
      .scaleExtent([FURTHEST, NEAREST])
      .on('zoom', ({ transform: { x, y, k } }) => {
        drawn.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      });
    select(box).call(made);
    behaviour.current = made;
    return () => {
      select(box).on('.zoom', null);
    };
  }, [picture]);
  const act = (change: (box: ReturnType<typeof select<HTMLDivElement, unknown>>, made: Zoom) => void): void => {
    if (frame.current && behaviour.current) change(select(frame.current), behaviour.current);
  };
  const nearer = (by: number) => (): void => act((box, made) => made.scaleBy(box, by));
  const whole = (): void => act((box, made) => made.transform(box, zoomIdentity));
  const hear = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (move) act((box, made) => made.translateBy(box, ...move));
    else if (event.key === '+' || event.key === '=') nearer(STEP)();
    else if (event.key === '-') nearer(1 / STEP)();
    else if (event.key === '0') whole();
    else return;
    event.preventDefault();
  };
  return (
    <figure className="map">
      <div className="map-tools">
        <button type="button" onClick={nearer(STEP)} aria-label={say('web.map.nearer')}>
          +
        </button>
        <button type="button" onClick={nearer(1 / STEP)} aria-label={say('web.map.further')}>
          −
        </button>
        <button type="button" onClick={whole}>
          {say('web.map.whole')}
        </button>
      </div>
      <div
        ref={frame}
        className="map-frame"
        role="application"
        aria-label={say('web.map.label', { label })}
        onKeyDown={hear}
        {...REACHED_BY_KEYS}
      />
      <figcaption>
        <details>
          <summary>{say('web.map.words')}</summary>
          <p className="map-words">{picture.description}</p>
        </details>
      </figcaption>
    </figure>
  );
}

const REACHED_BY_KEYS = { tabIndex: 0 } as const;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};
