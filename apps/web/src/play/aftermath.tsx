/** What follows the answer of a result, wherever it is told: what it does to the counters and tracks, the account, copies. */
import type { Opened, Resolution } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { Account } from '../account/account.tsx';
import { CopyButtons } from '../account/copy-buttons.tsx';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { ResultPicture } from '../map/result-picture.tsx';
import { Fates } from './fates.tsx';
import { Score } from './score.tsx';
import '../style/play.css';

interface AftermathProps {
  readonly opened: Opened;
  readonly played: Resolution;
  /** What may be done next. */
  readonly children?: ReactNode;
}

export function Aftermath({ opened, played, children }: AftermathProps) {
  const { game, procedure, input } = opened;
  const fates = procedure.fates?.(played.result, input) ?? [];
  const score = procedure.score?.({ result: played.result, input, steps: played.steps }) ?? [];
  return (
    <>
      <div className="consequences">
        <Fates opened={opened} fates={fates} />
        {fates.length === 0 && <Effects opened={opened} played={played} />}
        {children !== undefined && <div className="next">{children}</div>}
      </div>
      <div className="account-column">
        {score.length > 0 && <Score game={game} rows={score} />}
        <ResultPicture opened={opened} played={played} />
        {fates.length > 0 && <Effects opened={opened} played={played} folded />}
        <Account game={game} procedure={procedure} steps={played.steps} overlay={opened.overlay} />
        <CopyButtons opened={opened} played={played} />
      </div>
    </>
  );
}

interface EffectsProps extends Pick<AftermathProps, 'opened' | 'played'> {
  /** Where the counters tell most of it already. */
  readonly folded?: boolean;
}

export function Effects({ opened: { game }, played, folded = false }: EffectsProps) {
  const { say } = useSpeaker(game);
  if (played.effects.length === 0) return null;
  const title = say('web.result.effects');
  const list = (
    <ul className="effects">
      {numbered(played.effects).map(({ key, item }) => (
        <li key={key}>{say({ key: `effect.${item.kind}`, facts: item })}</li>
      ))}
    </ul>
  );
  return folded ? (
    <details className="sheet changes">
      <summary>{title}</summary>
      {list}
    </details>
  ) : (
    <section className="sheet changes">
      <h3>{title}</h3>
      {list}
    </section>
  );
}
