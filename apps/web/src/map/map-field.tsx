/** A map that a chart may have: chosen, drawn, and tapped to say where things stand. */
import { HexMap, HexSheets, hexSvg, PointMap, PointSheets, pointSvg } from '@grognard/hexes';
import type { Field } from '@grognard/kernel';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from '../form/context.ts';
import { Drawn } from '../form/drawn.tsx';
import { FaultList } from '../form/fault-list.tsx';
import { ChooseMap } from './board/choose-map.tsx';
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
  const { game } = useForm();
  const { say, locale } = useMapSpeaker(game);
  const kind = field.map;
  const file = value ?? field.default;
  const read = useMemo(() => (file === undefined ? undefined : kind?.read(file)), [file, kind]);
  const map = read?.ok ? read.value : undefined;
  const drawing = useMemo(() => ({ language: locale, say, id: 'field', legend: 'none' as const }), [locale, say]);
  const svg = useMemo(() => {
    if (map instanceof HexMap && kind instanceof HexSheets) return hexSvg(map, drawing, kind.look);
    return map instanceof PointMap && kind instanceof PointSheets ? pointSvg(map, drawing, kind.look) : undefined;
  }, [map, kind, drawing]);
  const [isChoosing, choose] = useState(false);
  const put = (chosen: { readonly file: unknown }): void => {
    change(chosen.file);
    choose(false);
  };
  return (
    <fieldset className="group map-field">
      <legend>{say(field.label)}</legend>
      {map && <b>{map.title}</b>}
      {svg !== undefined && <TappedMap svg={svg} label={say('board.pick')} />}
      <div className="acts">
        <button type="button" className="small" aria-expanded={isChoosing} onClick={() => choose(!isChoosing)}>
          {say('board.choose')}
        </button>
        {value !== undefined && (
          <button type="button" className="small quiet" onClick={() => change(undefined)}>
            {say('board.none')}
          </button>
        )}
      </div>
      {isChoosing && kind instanceof HexSheets && <ChooseMap game={game} say={say} sheets={kind} chosen={put} />}
      {isChoosing && kind instanceof PointSheets && <OpenFile game={game} say={say} sheets={kind} opened={put} />}
      <FaultList path={path} />
    </fieldset>
  );
}

/** A tap on a space writes its number, or its name, into the field that was written in last. */
function TappedMap({ svg, label }: { readonly svg: string; readonly label: string }) {
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
    if (space === undefined || !into) return;
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
