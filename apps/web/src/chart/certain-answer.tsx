/** The answer of a chart that throws nothing: it follows the form, with no odds and no button. */
import type { Opened, Resolution } from '@grognard/kernel';
import { useEffect } from 'react';
import { Account } from '../account/account.tsx';
import { CopyButtons } from '../account/copy-buttons.tsx';
import { announce } from '../app/announce.tsx';
import type { ChartAt } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { ResultPicture } from '../map/result-picture.tsx';
import { Effects } from '../play/aftermath.tsx';
import { Fates } from '../play/fates.tsx';
import { NextActs } from '../play/outcome.tsx';
import '../style/play.css';

interface CertainAnswerProps {
  readonly opened: Opened;
  readonly played: Resolution;
  readonly at: ChartAt;
}

export function CertainAnswer({ opened, played, at }: CertainAnswerProps) {
  const { game, procedure, input } = opened;
  const { say } = useSpeaker(game);
  const summary = say(procedure.summary(played.result));
  useEffect(() => announce(summary), [summary]);
  return (
    <section
      className="certain-answer"
      aria-label={say('web.play.result')}
      data-testid="answer"
      data-result={JSON.stringify(played.result)}
    >
      <h2 className="certain-told">{summary}</h2>
      <Fates opened={opened} fates={procedure.fates?.(played.result, input) ?? []} />
      <Effects opened={opened} played={played} />
      <div className="next">
        <NextActs opened={opened} played={played} at={at} />
      </div>
      <ResultPicture opened={opened} played={played} />
      <Account game={game} procedure={procedure} steps={played.steps} overlay={opened.overlay} />
      <CopyButtons opened={opened} played={played} />
    </section>
  );
}
