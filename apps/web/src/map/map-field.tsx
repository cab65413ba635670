/** A map that a chart may have: chosen, drawn, and tapped to say where things stand. */
import { HexMap, HexSheets, hexSvg, PointMap, PointSheets, pointSvg } from '@grognard/hexes';
import type { Field } from '@grognard/kernel';
import { useMemo, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useForm } from '../form/context.ts';
import { FaultList } from '../form/fault-list.tsx';
import { useWhole } from '../form/whole.ts';
import { ChooseMap } from './board/choose-map.tsx';
import { stacksOf, toldOverlays } from './board/laid.ts';
import { PieceBrushes } from './board/piece-brushes.tsx';
import { type Piece, piecesIn, stood } from './board/pieces.ts';
import { OpenFile } from './own-maps.tsx';
import { TappedMap } from './tapped-map.tsx';
import { toldBy, wayTold } from './tapped-space.ts';
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
  const map = read?.ok && (read.value instanceof HexMap || read.value instanceof PointMap) ? read.value : undefined;
  const whole = useWhole();
  const onHexes = map instanceof HexMap ? map : undefined;
  const pieces = useMemo(
    () => (whole && onHexes ? piecesIn(whole.input, whole.draft).map((piece) => knownToStand(piece, known)) : NOBODY),
    [whole, onHexes, known],
  );
  const [held, take] = useState<string>();
  const way = useMemo(() => whole && wayTold({ ...whole, known }), [whole, known]);
  const overlays = useMemo(
    () => [...(map && whole ? toldOverlays(whole, map, way) : []), ...(onHexes ? stacksOf(game, onHexes, pieces) : [])],
    [map, whole, way, onHexes, game, pieces],
  );
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
  /** The counter in hand goes there; without one the way does, or what is not told yet. */
  const putThere = (space: string, into: string | undefined): boolean => {
    if (!whole) return false;
    const next = inHand ? stood(whole.draft, inHand, space) : toldBy({ ...whole, known }, space, into);
    if (next === undefined) return false;
    whole.change(next);
    take(undefined);
    return true;
  };
  return (
    <fieldset className="group map-field">
      <legend>{say(field.label)}</legend>
      {map && <b>{map.title}</b>}
      {map && svg !== undefined && (
        <TappedMap map={map} svg={svg} label={say('board.pick')} help={say('board.pick.keys')} tapped={putThere} />
      )}
      {svg !== undefined && way && <p className="caption">{say('board.pick.way')}</p>}
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
