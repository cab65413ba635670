/** Taking back what happened: asked by one, agreed to by all whom it concerns. */
import { undoTarget } from '@grognard/kernel/fair';
import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { Problems } from './problems.tsx';
import type { Seated } from './sitting.tsx';
import { useActing } from './use-acting.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

type UndoProps = Pick<Seated, 'remote' | 'shared'>;

/** The question while it stands. */
export function UndoQuestion({ remote, shared }: UndoProps) {
  const { say } = useRemoteSpeaker(shared.game);
  const acting = useActing();
  const { undo } = shared;
  if (!undo) return null;
  const missing = undo.needed.filter((seat) => !undo.consent.includes(seat));
  const mine = remote.seat !== undefined && missing.includes(remote.seat);
  const answer = (given: 'consent' | 'refuse'): void =>
    acting.run(() => remote.act({ kind: 'undoAnswered', asked: undo.asked, answer: given }));
  return (
    <section className="panel undo-question" aria-labelledby="undo-title">
      <h2 id="undo-title">{say('remote.undo.asked', { who: say(`side.${undo.by}`), line: undo.target + 1 })}</h2>
      <p>{say('remote.undo.missing', { seats: missing.map((seat) => say(`side.${seat}`)) })}</p>
      {mine && (
        <p className="tools">
          <button type="button" className="primary" disabled={acting.busy} onClick={() => answer('consent')}>
            {say('remote.undo.consent')}
          </button>
          <button type="button" disabled={acting.busy} onClick={() => answer('refuse')}>
            {say('remote.undo.refuse')}
          </button>
        </p>
      )}
      <Problems error={acting.error} />
    </section>
  );
}

export function UndoButton({ remote, shared }: UndoProps) {
  const { say } = useRemoteSpeaker(shared.game);
  const [asking, setAsking] = useState(false);
  const acting = useActing();
  const target = undoTarget(shared);
  const own = remote.seat;
  if (own === undefined) return null;
  const others = (target?.needed ?? []).filter((seat) => seat !== own);
  const ask = (line: number): void =>
    acting.run(async () => {
      await remote.act({ kind: 'undoAsked', line });
      setAsking(false);
    });
  return (
    <>
      <button type="button" disabled={!target || shared.undo !== undefined} onClick={() => setAsking(true)}>
        {say(shared.open ? 'remote.undo.giveUp' : 'web.undo.undo')}
      </button>
      {asking && target && (
        <Sheet title={say('remote.undo.title', { line: target.line + 1 })} close={() => setAsking(false)}>
          <p>
            {others.length === 0
              ? say('web.undo.free')
              : say('remote.undo.needs', { seats: others.map((seat) => say(`side.${seat}`)) })}
          </p>
          <Problems error={acting.error} />
          <button type="button" className="primary" disabled={acting.busy} onClick={() => ask(target.line)}>
            {say(others.length === 0 ? 'web.undo.undo' : 'remote.undo.ask')}
          </button>
        </Sheet>
      )}
    </>
  );
}
