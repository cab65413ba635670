/** A chart being prepared: on its map, where it is played on one, or as a table. */
import type { Resolution } from '@grognard/kernel';
import { Coming, late } from '../app/late.tsx';
import { hasBoard } from '../map/has-board.ts';
import { Prepare, type PrepareProps } from './prepare.tsx';

const Board = late(async () => (await import('../map/board/board.tsx')).Board, <Coming />);

interface BoardOrFormProps extends PrepareProps {
  /** Writes an answer down, where there is a campaign to write it in. */
  readonly book: ((played: Resolution) => void) | undefined;
}

export function BoardOrForm({ book, overlay, ...props }: BoardOrFormProps) {
  return hasBoard(props.procedure) ? <Board {...props} book={book} /> : <Prepare {...props} overlay={overlay} />;
}
