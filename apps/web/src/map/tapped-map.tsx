/** A chart's small map: a space is tapped, or walked to by keys. */
import { HexMap, type PointMap, type Space } from '@grognard/hexes';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../app/announce.tsx';
import { Drawn } from '../form/drawn.tsx';
import { stepFrom, stepTowards } from './view/walk.ts';

interface TappedMapProps {
  readonly map: HexMap | PointMap;
  /** Its spaces are known by the id of the drawing and their own. */
  readonly svg: string;
  readonly label: string;
  /** Which keys there are. */
  readonly help: string;
  /** Whether the tap has been put to use; `into` is the field that was written in last. */
  readonly tapped: (space: string, into: string | undefined) => boolean;
}

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const BEFORE = 'field-';
/** No id has a blank in it, though a space may. */
const idOf = (space: string): string => `${BEFORE}${space.replaceAll(' ', '-')}`;

function spaceDrawnAs(map: HexMap | PointMap, id: string): string | undefined {
  const name = id.slice(BEFORE.length);
  if (map.find(name) !== undefined) return name;
  return Array.from({ length: map.size }, (_, space) => map.id(space)).find((each) => idOf(each) === id);
}

const REACHED_BY_KEYS = { tabIndex: 0 } as const;

/** A tap on a space tells it to the chart, or writes it into the field that was written in last. */
export function TappedMap({ map, svg, label, help, tapped }: TappedMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(undefined);
  const [cursor, setCursor] = useState<Space>();
  const drawnAs = (space: Space): Element | null =>
    frame.current?.querySelector(`#${CSS.escape(idOf(map.id(space)))}`) ?? null;
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement && target.dataset['on'] === 'space') field.current = target;
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  // The drawing is another one after each change: its cursor is put there again.
  useEffect(() => {
    if (cursor !== undefined) drawnAs(cursor)?.setAttribute('data-cursor', '');
  });
  const use = (space: string): void => {
    const into = field.current?.isConnected ? field.current : undefined;
    if (tapped(space, into?.dataset['at'])) return;
    const first = into ?? document.querySelector<HTMLInputElement>('input[data-on=space]');
    if (!first) return;
    // As if it had been typed: the form hears of it in its own way.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, space);
    first.dispatchEvent(new Event('input', { bubbles: true }));
    first.focus();
  };
  const tap = ({ target }: MouseEvent): void => {
    const drawn = target instanceof Element ? target.closest(`[role=img][id^="${BEFORE}"]`) : null;
    const space = drawn ? spaceDrawnAs(map, drawn.id) : undefined;
    if (space !== undefined) use(space);
  };
  const walk = (to: Space): void => {
    if (cursor !== undefined) drawnAs(cursor)?.removeAttribute('data-cursor');
    setCursor(to);
    announce(drawnAs(to)?.getAttribute('aria-label') ?? map.id(to));
  };
  const hear = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== frame.current) return;
    if (ARROWS.includes(key)) {
      const to = cursor === undefined ? 0 : stepOn(map, cursor, key, shiftKey);
      if (to !== undefined) walk(to);
    } else if (cursor !== undefined && (key === 'Enter' || key === ' ')) use(map.id(cursor));
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className="tapped-map"
      role="application"
      aria-label={label}
      aria-description={help}
      onClick={tap}
      onKeyDown={hear}
      {...REACHED_BY_KEYS}
    >
      <Drawn svg={svg} />
    </div>
  );
}

const stepOn = (map: HexMap | PointMap, from: Space, key: string, other: boolean): Space | undefined =>
  map instanceof HexMap ? stepFrom(map, from, key, other) : stepTowards(map, from, key);
