/** What fingers, mouse and wheel do on a map: tap, stroke, push, pinch. */
import type { Point } from '@grognard/hexes';

export interface Hands {
  /** Whether a drag that begins here draws or carries something; otherwise it pushes the map. */
  strokes(at: Point): boolean;
  tap(at: Point): void;
  /** From where the finger came down to where it is; `end` when it is lifted. */
  stroke(phase: 'begin' | 'move' | 'end' | 'cancel', at: Point): void;
  push(by: Point): void;
  pinch(by: number, at: Point): void;
}

/** A finger that moves less than this has tapped. */
const STILL = 7;

interface Touch {
  readonly start: Point;
  at: Point;
}

/** Listens until the returned function is called. */
export function listen(frame: HTMLElement, hands: Hands): () => void {
  const touches = new Map<number, Touch>();
  let act: 'none' | 'waiting' | 'stroke' | 'push' | 'pinch' = 'none';
  let drawsFrom = false;

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const pair = (): readonly [Touch, Touch] | undefined => {
    const [a, b] = [...touches.values()];
    return a && b ? [a, b] : undefined;
  };
  const span = ([a, b]: readonly [Touch, Touch]): number => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
  const middle = ([a, b]: readonly [Touch, Touch]): Point => ({ x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 });

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    const at = pointOf(event);
    frame.setPointerCapture(event.pointerId);
    touches.set(event.pointerId, { start: at, at });
    if (touches.size === 2) {
      if (act === 'stroke') hands.stroke('cancel', at);
      act = 'pinch';
      return;
    }
    if (touches.size > 2) return;
    drawsFrom = event.button === 0 && hands.strokes(at);
    act = 'waiting';
  };

  const move = (event: PointerEvent): void => {
    const at = pointOf(event);
    const touch = touches.get(event.pointerId);
    if (!touch) return;
    const before = touch.at;
    const both = act === 'pinch' ? pair() : undefined;
    if (both) {
      const [length, centre] = [span(both), middle(both)];
      touch.at = at;
      const now = middle(both);
      hands.push({ x: now.x - centre.x, y: now.y - centre.y });
      if (length > 0) hands.pinch(span(both) / length, now);
      return;
    }
    touch.at = at;
    const moving = act !== 'waiting';
    if (!moving) {
      if (Math.hypot(at.x - touch.start.x, at.y - touch.start.y) < STILL) return;
      act = drawsFrom ? 'stroke' : 'push';
      if (act === 'stroke') hands.stroke('begin', touch.start);
    }
    const from = moving ? before : touch.start;
    if (act === 'push') hands.push({ x: at.x - from.x, y: at.y - from.y });
    if (act === 'stroke') for (const each of along(from, at)) hands.stroke('move', each);
  };

  const up = (event: PointerEvent): void => {
    const touch = touches.get(event.pointerId);
    if (!touch) return;
    touches.delete(event.pointerId);
    if (act === 'pinch') {
      if (touches.size === 0) act = 'none';
      return;
    }
    if (act === 'stroke') hands.stroke(event.type === 'pointerup' ? 'end' : 'cancel', touch.at);
    else if (act === 'waiting' && event.type === 'pointerup') hands.tap(touch.at);
    act = 'none';
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    hands.pinch(Math.exp((-event.deltaY * lines) / 400), pointOf(event));
  };

  const heard = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  for (const [name, hear] of heard) frame.addEventListener(name, hear);
  frame.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const [name, hear] of heard) frame.removeEventListener(name, hear);
    frame.removeEventListener('wheel', wheel);
  };
}

/** Points on the way of a quick hand, so that no hex is jumped over. */
const STRIDE = 6;

export function along(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
