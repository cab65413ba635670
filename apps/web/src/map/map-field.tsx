/** A map that a chart may have: chosen, drawn, and tapped to say where things stand. */
import { HexMap, HexSheets, hexSvg, PointMap, PointSheets, pointSvg } from '@grognard/hexes';
import type { Field } from '@grognard/kernel';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useForm } from '../form/context.ts';
import { Drawn } from '../form/drawn.tsx';
import { FaultList } from '../form/fault-list.tsx';
import { useWhole } from '../form/whole.ts';
import { ChooseMap } from './board/choose-map.tsx';
import { stacksOf } from './board/laid.ts';
import { PieceBrushes } from './board/piece-brushes.tsx';
import { type Piece, piecesIn, stood } from './board/pieces.ts';
import { OpenFile } from './own-maps.tsx';
import { useMapSpeaker } from './use-map-speaker.ts';
import '../style/map.css';

interface MapFieldProps {
  readonly field: Extract<Field, { kind: 'record' }>;
  readonly value: unknown;
  readonly path: string;
  readonly change: (value: unknown) => void;
}

export function MapField({ field, value, path, change }: MapFieldProps) {
  const { game, known } = useForm();
  const { say, locale } = useMapSpeaker(game);
  const kind = field.map;
  const file = value ?? field.default;
  const read = useMemo(() => (file === undefined ? undefined : kind?.read(file)), [file, kind]);
  const map = read?.ok ? read.value : undefined;
  const whole = useWhole();
  const onHexes = map instanceof HexMap ? map : undefined;
  const pieces = useMemo(
    () => (whole && onHexes ? piecesIn(whole.input, whole.draft).map((piece) => knownToStand(piece, known)) : NOBODY),
    [whole, onHexes, known],
  );
  const [held, take] = useState<string>();
  const overlays = useMemo(() => (onHexes ? stacksOf(game, onHexes, pieces) : []), [onHexes, game, pieces]);
  const drawing = useMemo(
    () => ({ language: locale, say, id: 'field', legend: 'none' as const, overlays }),
    [locale, say, overlays],
  );
  const svg = useMemo(() => {
    if (map instanceof HexMap && kind instanceof HexSheets) return hexSvg(map, drawing, kind.look);
    return map instanceof PointMap && kind instanceof PointSheets ? pointSvg(map, drawing, kind.look) : undefined;
  }, [map, kind, drawing]);
  const [isChoosing, choose] = useState(false);
  const put = (chosen: { readonly file: unknown }): void => {
    change(chosen.file);
    choose(false);
  };
  const inHand = pieces.find((piece) => piece.path === held);
  /** The counter in hand goes there; without one nothing does. */
  const putThere = (space: string): boolean => {
    if (!inHand || !whole) return false;
    whole.change(stood(whole.draft, inHand, space));
    take(undefined);
    return true;
  };
  return (
    <fieldset className="group map-field">
      <legend>{say(field.label)}</legend>
      {map && <b>{map.title}</b>}
      {svg !== undefined && <TappedMap svg={svg} label={say('board.pick')} tapped={putThere} />}
      {pieces.length > 0 && (
        <fieldset className="palette hand" aria-label={say('board.hand')}>
          <div className="brushes">
            <PieceBrushes game={game} say={say} pieces={pieces} held={held} take={take} />
          </div>
          <p className="caption hand-hint">{say(inHand ? 'board.hand.put' : 'board.pick.counter')}</p>
        </fieldset>
      )}
      <div className="acts">
        <button type="button" className="small" aria-haspopup="dialog" onClick={() => choose(true)}>
          {say('board.choose')}
        </button>
        {value !== undefined && (
          <button type="button" className="small quiet" onClick={() => change(undefined)}>
            {say('board.none')}
          </button>
        )}
      </div>
      {isChoosing && (
        <Sheet title={say('board.choose')} close={() => choose(false)}>
          {kind instanceof HexSheets && <ChooseMap game={game} say={say} sheets={kind} chosen={put} />}
          {kind instanceof PointSheets && <OpenFile game={game} say={say} sheets={kind} opened={put} />}
        </Sheet>
      )}
      <FaultList path={path} />
    </fieldset>
  );
}

const NOBODY: readonly Piece[] = [];

/** Where the player has not put it, it stands where the campaign says. */
function knownToStand(piece: Piece, known: ReadonlyMap<string, unknown>): Piece {
  const hex = known.get(`${piece.path}.${piece.of.stands}`);
  return piece.hex === '' && typeof hex === 'string' ? { ...piece, hex } : piece;
}

interface TappedMapProps {
  readonly svg: string;
  readonly label: string;
  /** Whether the tap has been put to use. */
  readonly tapped: (space: string) => boolean;
}

/** A tap on a space puts what is in hand there, or writes it into the field that was written in last. */
function TappedMap({ svg, label, tapped }: TappedMapProps) {
  const field = useRef<HTMLInputElement>(undefined);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement && target.dataset['on'] === 'space') field.current = target;
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  const tap = ({ target }: MouseEvent): void => {
    const space =
      target instanceof Element ? target.closest('[role=img][id^="field-"]')?.id.slice('field-'.length) : undefined;
    const into = field.current ?? document.querySelector<HTMLInputElement>('input[data-on=space]');
    if (space === undefined || tapped(space) || !into) return;
    // As if it had been typed: the form hears of it in its own way.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(into, space);
    into.dispatchEvent(new Event('input', { bubbles: true }));
    into.focus();
  };
  return (
    <button type="button" className="tapped-map plain" aria-label={label} onClick={tap}>
      <Drawn svg={svg} />
    </button>
  );
}
