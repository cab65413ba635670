/** A cell that needs explaining: a button that tells why on hover, touch and focus. */
import type { Say } from '@grognard/kernel';
import { useRef, useState } from 'react';
import { late } from '../app/late.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { type Mark, noteId, sharedNoteId } from './marks.ts';

const Bubble = late(async () => (await import('./bubble.tsx')).Bubble);

interface MarkedCellProps {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly text: string;
  readonly mark: Mark;
}

export function MarkedCell({ table, row, column, text, mark }: MarkedCellProps) {
  const { say } = useSpeaker();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`mark ${mark.kind}`}
        aria-describedby={mark.kind === 'repaired' ? noteId(table, row, column) : sharedNoteId(table, mark.kind)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {text}
        <sup aria-hidden="true">{signOf(mark)}</sup>
      </button>
      {/* A table may hold a thousand marks: each bubble is made when it is wanted. */}
      {open && <Bubble over={button} words={markWords(say, mark)} />}
    </>
  );
}

/** The same on paper, where nothing can be touched. */
export function SetMark({ text, mark }: Pick<MarkedCellProps, 'text' | 'mark'>) {
  return (
    <strong>
      {text}
      <sup>{signOf(mark)}</sup>
    </strong>
  );
}

export const signOf = (mark: Mark): string => {
  switch (mark.kind) {
    case 'repaired':
      return '*';
    case 'lost':
      return '';
    case 'own':
      return '+';
  }
};

export function markWords(say: Say, mark: Mark): string {
  switch (mark.kind) {
    case 'lost':
      return say('web.table.lostCell');
    case 'own':
      return say('web.table.ownCell');
    case 'repaired': {
      const { seen, used, why, evidence, confidence } = mark.repair;
      return say('web.table.repaired', {
        seen,
        used,
        why: say(`repair.${why}`),
        confidence: say(`confidence.${confidence}`),
        evidence: say.read(evidence),
      });
    }
  }
}
