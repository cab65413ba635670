/** A map on paper: drawn whole for the printer, then gone again. */
import { type Drawing, type HexMap, hexSvg, type Look } from '@grognard/hexes';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Drawn } from '../../form/drawn.tsx';

interface PrintedMapProps {
  readonly map: HexMap;
  readonly drawing: Drawing;
  readonly look: Look;
  readonly done: () => void;
}

export function PrintedMap({ map, drawing, look, done }: PrintedMapProps) {
  useEffect(() => {
    document.body.classList.add('printing-map');
    const frame = requestAnimationFrame(() => {
      print();
      done();
    });
    return () => {
      cancelAnimationFrame(frame);
      document.body.classList.remove('printing-map');
    };
  }, [done]);
  return createPortal(
    <Drawn svg={hexSvg(map, { ...drawing, id: 'paper' }, look)} className="printed-map" />,
    document.body,
  );
}
