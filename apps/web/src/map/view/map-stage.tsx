/** A map in its frame: touched, pushed and pinched, or walked by keys; each hex is told as it is reached. */
import type { HexScene, NearSide, Point, Space } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { announce } from '../../app/announce.tsx';
import { Icon } from '../../app/icon.tsx';
import { type Hands, listen } from './gestures.ts';
import { type Beneath, type Cursor, Stage } from './stage.ts';
import { useNight } from './use-night.ts';
import { stepFrom } from './walk.ts';
import '../../style/map.css';

/** Where the map was touched. */
export interface Touched {
  readonly point: Point;
  readonly hex: Space | undefined;
  readonly side: NearSide | undefined;
}

/** What the tool in hand does with touches and keys. */
export interface MapTool {
  /** Whether a drag from here is the tool's; otherwise it pushes the map. */
  readonly strokes: (at: Touched) => boolean;
  readonly tap: (at: Touched) => void;
  readonly stroke: (phase: 'begin' | 'move' | 'end' | 'cancel', at: Touched) => void;
  /** The cursor was walked from hex to hex by keys. */
  readonly walked?: (from: Space, to: Space) => void;
  /** A key of the tool's own, pressed over the cursor; says whether it was one. */
  readonly key?: (event: KeyboardEvent, hex: Space) => boolean;
}

/** What the page around a stage may ask of it. */
export interface StageHandle {
  inView(): readonly Space[];
  /** Told whenever what is in view has come to rest. */
  watch(watcher: () => void): () => void;
  bring(hex: Space): void;
}

interface MapStageProps {
  readonly scene: HexScene;
  /** What lies over the map, as an SVG document. */
  readonly over: string;
  readonly label: string;
  /** Which keys there are. */
  readonly help: string;
  readonly say: Say;
  readonly tool: MapTool;
  readonly cursor: Cursor | undefined;
  readonly setCursor: (cursor: Cursor) => void;
  /** What is said of a hex. */
  readonly told: (hex: Space) => string;
  readonly beneath?: Beneath | undefined;
  readonly handle?: Ref<StageHandle>;
  readonly children?: ReactNode;
}

const STEP = 1.4;

export function MapStage(props: MapStageProps) {
  const { scene, over, label, help, say, cursor, setCursor, told, beneath, handle, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layers = {
    ground: useRef<HTMLCanvasElement>(null),
    over: useRef<SVGSVGElement>(null),
    numbers: useRef<HTMLCanvasElement>(null),
  };
  const stage = useRef<Stage>(undefined);
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => {
    const [box, ground, svg, numbers] = [
      frame.current,
      layers.ground.current,
      layers.over.current,
      layers.numbers.current,
    ];
    if (!box || !ground || !svg || !numbers) return;
    const made = new Stage({ ground, over: svg, numbers }, newest.current.scene);
    stage.current = made;
    const watcher = new ResizeObserver(() => made.resize({ width: box.clientWidth, height: box.clientHeight }));
    watcher.observe(box);
    const stop = listen(
      box,
      handsOf(made, () => newest.current),
    );
    return () => {
      watcher.disconnect();
      stop();
      made.stop();
    };
    // The layers are made once and stay.
  }, [layers.ground, layers.over, layers.numbers]);
  useEffect(() => stage.current?.show(scene), [scene]);
  useOver(layers.over, over);
  const night = useNight();
  useEffect(() => stage.current?.lit(night, beneath), [night, beneath]);
  useEffect(() => stage.current?.point(cursor), [cursor]);
  useImperativeHandle(handle, () => ({
    inView: () => stage.current?.inView() ?? [],
    watch: (watcher) => stage.current?.watch(watcher) ?? (() => undefined),
    bring: (hex) => stage.current?.bring(hex),
  }));
  const walk = (to: Space): void => {
    const from = cursor?.hex;
    setCursor({ hex: to });
    stage.current?.bring(to);
    announce(told(to));
    if (from !== undefined) props.tool.walked?.(from, to);
  };
  const hear = (event: KeyboardEvent): void => {
    const here = cursor?.hex;
    if (event.altKey || event.target !== frame.current) return;
    if (here !== undefined && props.tool.key?.(event, here)) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const acted = here === undefined ? begun(event, scene, walk) : walkedBy(event, scene, here, walk);
    if (acted || zoomedBy(event, stage.current)) event.preventDefault();
    else if (here !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      const point = scene.centre(here);
      props.tool.tap({ point, hex: here, side: sideUnder(scene, cursor) });
    }
  };
  return (
    <div className="map-stage">
      <div
        ref={frame}
        className="stage-frame"
        role="application"
        aria-label={label}
        aria-description={help}
        onKeyDown={hear}
        {...REACHED_BY_KEYS}
      >
        <div className="stage-layers" aria-hidden="true">
          <canvas ref={layers.ground} />
          <svg ref={layers.over} preserveAspectRatio="none" role="presentation" />
          <canvas ref={layers.numbers} />
        </div>
      </div>
      <div className="stage-zoom">
        <button
          type="button"
          className="tool"
          aria-label={say('web.map.nearer')}
          onClick={() => stage.current?.zoom(STEP)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={say('web.map.further')}
          onClick={() => stage.current?.zoom(1 / STEP)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" className="tool" aria-label={say('web.map.whole')} onClick={() => stage.current?.whole()}>
          <Icon name="frame" />
        </button>
      </div>
      {children}
    </div>
  );
}

const REACHED_BY_KEYS = { tabIndex: 0 } as const;

/** What lies over the map stands in the page itself, so that the page's fonts and colours reach it. */
function useOver(layer: { readonly current: SVGSVGElement | null }, over: string): void {
  useEffect(() => {
    const svg = layer.current;
    if (!svg) return;
    const drawn = new DOMParser().parseFromString(over, 'image/svg+xml').documentElement;
    svg.id = drawn.id;
    svg.replaceChildren(...[...drawn.childNodes].map((node) => document.importNode(node, true)));
  }, [layer, over]);
}

function handsOf(stage: Stage, props: () => MapStageProps): Hands {
  const touched = (at: Point): Touched => {
    const point = stage.at(at);
    return { point, hex: stage.scene.hexAt(point), side: stage.scene.sideAt(point) };
  };
  return {
    strokes: (at) => props().tool.strokes(touched(at)),
    tap: (at) => {
      const where = touched(at);
      if (where.hex !== undefined) props().setCursor({ hex: where.hex });
      props().tool.tap(where);
    },
    stroke: (phase, at) => props().tool.stroke(phase, touched(at)),
    push: (by) => stage.push(by),
    pinch: (by, at) => stage.zoom(by, at),
  };
}

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'];

/** The first arrow puts the cursor on the map. */
function begun({ key }: KeyboardEvent, { map }: HexScene, walk: (to: Space) => void): boolean {
  if (!ARROWS.includes(key) || map.size === 0) return false;
  walk(0);
  return true;
}

function walkedBy(
  { key, shiftKey }: KeyboardEvent,
  { map }: HexScene,
  here: Space,
  walk: (to: Space) => void,
): boolean {
  if (!ARROWS.includes(key)) return false;
  const to = key === 'Home' ? 0 : stepFrom(map, here, key, shiftKey);
  if (to !== undefined) walk(to);
  return true;
}

function zoomedBy({ key }: KeyboardEvent, stage: Stage | undefined): boolean {
  if (key === '+' || key === '=') stage?.zoom(STEP);
  else if (key === '-') stage?.zoom(1 / STEP);
  else if (key === '0') stage?.whole();
  else return false;
  return true;
}

/** The hexside that the keys have chosen. */
function sideUnder({ map }: HexScene, cursor: Cursor | undefined): NearSide | undefined {
  if (cursor?.side === undefined) return undefined;
  const to = map.neighbour(cursor.hex, cursor.side);
  const link = to === undefined ? undefined : map.link(cursor.hex, to);
  return { hex: cursor.hex, side: cursor.side, link, away: 0, along: 0.5 };
}
