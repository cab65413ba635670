/** What is done with an answer: take the last hex back, stand there, write it down, throw what is left to dice. */
import type { Resolution, Say } from '@grognard/kernel';
import { Icon } from '../../app/icon.tsx';
import { isRecord } from '../../form/draft.ts';
import type { BoardProps } from './board.tsx';
import { stood } from './pieces.ts';
import type { Way } from './use-board-tools.ts';

interface ActsProps extends Pick<BoardProps, 'procedure' | 'situation' | 'engage' | 'book' | 'at'> {
  readonly say: Say;
  readonly played: Resolution | undefined;
  readonly way: Way | undefined;
  readonly lead: (hexes: readonly string[]) => void;
}

export function Acts({ say, procedure, situation, engage, book, at, played, way, lead }: ActsProps) {
  const { draft, change, opened } = situation;
  const end = way?.hexes.at(-1);
  const stand = (): void => {
    if (way?.start && end !== undefined) change({ ...asRecord(stood(draft, way.start, end)), [way.name]: [] });
  };
  const nexts = opened.ok && played ? (procedure.next?.(played.result, opened.value.input) ?? []) : [];
  return (
    <div className="board-acts acts">
      {end !== undefined && (
        <button type="button" onClick={() => lead(way?.hexes.slice(0, -1) ?? [])}>
          <Icon name="undo" /> {say('board.move.back')}
        </button>
      )}
      {played && book && (
        <button type="button" className="primary loud" onClick={() => book(played)}>
          {say('web.chart.book')}
        </button>
      )}
      {played && !book && end !== undefined && (
        <button type="button" className="primary loud" onClick={stand}>
          {say('board.move.here')}
        </button>
      )}
      {opened.ok && !played && (
        <button type="button" className="primary loud" onClick={() => engage({ kind: 'thrown' })}>
          {say('web.chart.engage')}
        </button>
      )}
      {nexts.map((next) => (
        <a key={next.procedure} className="button" href={at(next.procedure, next.input)}>
          {say(next.words)}
        </a>
      ))}
    </div>
  );
}

const asRecord = (value: unknown) => (isRecord(value) ? value : {});
