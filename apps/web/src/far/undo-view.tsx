/** Taking back what happened: asked by one, agreed to by all whom it concerns. */
import { undoTarget } from '@grognard/kernel/fair';
import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { Problems } from './problems.tsx';
import type { Seated } from './sitting.tsx';
import { useActing } from './use-acting.ts';
import { useFarSpeaker } from './use-speaker.ts';

type UndoProps = Pick<Seated, 'table' | 'shared'>;

/** The question while it stands. */
export function UndoQuestion({ table, shared }: UndoProps) {
  const { say } = useFarSpeaker(shared.game);
  const acting = useActing();
  const { undo } = shared;
  if (!undo) return null;
  const missing = undo.needed.filter((seat) => !undo.consent.includes(seat));
  const mine = table.seat !== undefined && missing.includes(table.seat);
  const answer = (given: 'consent' | 'refuse'): void =>
    acting.run(() => table.act({ kind: 'undoAnswered', asked: undo.asked, answer: given }));
  return (
    <section className="panel undo-question" aria-labelledby="undo-title">
      <h2 id="undo-title">{say('far.undo.asked', { who: say(`side.${undo.by}`), line: undo.target + 1 })}</h2>
      <p>{say('far.undo.missing', { seats: missing.map((seat) => say(`side.${seat}`)) })}</p>
      {mine && (
        <p className="tools">
          <button type="button" className="primary" disabled={acting.busy} onClick={() => answer('consent')}>
            {say('far.undo.consent')}
          </button>
          <button type="button" disabled={acting.busy} onClick={() => answer('refuse')}>
            {say('far.undo.refuse')}
          </button>
        </p>
      )}
      <Problems error={acting.error} />
    </section>
  );
}

export function UndoButton({ table, shared }: UndoProps) {
  const { say } = useFarSpeaker(shared.game);
  const [asking, setAsking] = useState(false);
  const acting = useActing();
  const target = undoTarget(shared);
  const own = table.seat;
  if (own === undefined) return null;
  const others = (target?.needed ?? []).filter((seat) => seat !== own);
  const ask = (line: number): void =>
    acting.run(async () => {
      await table.act({ kind: 'undoAsked', line });
      setAsking(false);
    });
  return (
    <>
      <button type="button" disabled={!target || shared.undo !== undefined} onClick={() => setAsking(true)}>
        {say(shared.open ? 'far.undo.giveUp' : 'web.undo.undo')}
      </button>
      {asking && target && (
        <Sheet title={say('far.undo.title', { line: target.line + 1 })} close={() => setAsking(false)}>
          <p>
            {others.length === 0
              ? say('web.undo.free')
              : say('far.undo.needs', { seats: others.map((seat) => say(`side.${seat}`)) })}
          </p>
          <Problems error={acting.error} />
          <button type="button" className="primary" disabled={acting.busy} onClick={() => ask(target.line)}>
            {say(others.length === 0 ? 'web.undo.undo' : 'far.undo.ask')}
          </button>
        </Sheet>
      )}
    </>
  );
}
