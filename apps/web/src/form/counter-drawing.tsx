/** Counters as they are drawn everywhere: the parts once a page, each counter by reference. */
import { type Counter, type CounterSize, counterSvg, counterSymbols } from '@grognard/hexes';
import { memo } from 'react';
import { Drawn } from './drawn.tsx';

const SYMBOLS = 'page-counter';

/** What every counter of the page refers to; stands once in it. */
export const CounterSymbols = memo(function CounterSymbols() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${counterSymbols(SYMBOLS)}</defs></svg>`;
  return <Drawn svg={svg} className="counter-symbols" />;
});

interface CounterDrawingProps {
  readonly counter: Counter;
  readonly size?: CounterSize;
  /** Spoken for it; nothing where its name stands beside it. */
  readonly label?: string;
}

export const CounterDrawing = memo(function CounterDrawing({
  counter,
  size = 'full',
  label = '',
}: CounterDrawingProps) {
  return <Drawn svg={counterSvg(counter, { size, symbols: SYMBOLS, label })} className={`counter ${size}`} />;
});
