/** The counters of a chart, each to be taken in hand and put on the map. */
import type { Game, Say } from '@grognard/kernel';
import { CounterDrawing } from '../../form/counter-drawing.tsx';
import { counterFor } from './laid.ts';
import type { Piece } from './pieces.ts';

interface PieceBrushesProps {
  readonly game: Game;
  readonly say: Say;
  readonly pieces: readonly Piece[];
  /** The path of the one in hand. */
  readonly held: string | undefined;
  readonly take: (path: string | undefined) => void;
}

export function PieceBrushes({ game, say, pieces, held, take }: PieceBrushesProps) {
  return pieces.map((piece) => (
    <button
      key={piece.path}
      type="button"
      className="brush"
      aria-pressed={piece.path === held}
      onClick={() => take(piece.path === held ? undefined : piece.path)}
    >
      <CounterDrawing counter={counterFor(game, piece)} size="small" />
      <span>{piece.name || say(piece.of.counter.label)}</span>
      <span className="caption">{piece.hex || '—'}</span>
    </button>
  ));
}
