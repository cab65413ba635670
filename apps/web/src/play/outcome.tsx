/** What came of it: the answer, its cause in one line, what it does to the counters, what may be done next; the account beneath. */
import { outcomeWords } from '@grognard/games/words';
import type { Opened, Resolution, Words } from '@grognard/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { DiceRow } from '../account/steps.tsx';
import { announce } from '../app/announce.tsx';
import { numbered } from '../app/numbered.ts';
import type { ChartAt } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { CounterSymbols } from '../form/counter-drawing.tsx';
import { outcomeLabel } from '../odds/outcome-label.ts';
import { tintOf } from '../odds/tint.ts';
import { Aftermath } from './aftermath.tsx';
import { Luck } from './luck-lines.tsx';

interface OutcomeProps {
  readonly opened: Opened;
  readonly played: Resolution;
  /** Where what comes next stands. */
  readonly at: ChartAt;
  /** What else may be done with it here. */
  readonly children?: ReactNode;
}

export function Outcome({ opened, played, at, children }: OutcomeProps) {
  const { procedure, input } = opened;
  const fates = procedure.fates?.(played.result, input) ?? [];
  const headline = procedure.headline?.({ result: played.result, input, steps: played.steps });
  return (
    <article
      className="result"
      aria-labelledby="result-title"
      data-testid="result"
      data-outcome={played.outcome}
      data-result={JSON.stringify(played.result)}
    >
      <CounterSymbols />
      <Answer opened={opened} played={played} headline={headline} brief={fates.length > 0 && headline !== undefined} />
      <Aftermath opened={opened} played={played}>
        <NextActs opened={opened} played={played} at={at} />
        {children}
      </Aftermath>
    </article>
  );
}

const MOST_DICE = 3;

interface AnswerProps extends Pick<OutcomeProps, 'opened' | 'played'> {
  readonly headline: Words | undefined;
  /** Cause, code and counters tell it all: the whole sentence is for whoever listens. */
  readonly brief: boolean;
}

/** The answer first: how it came about, the code, the sentence, the luck of it. */
function Answer({ opened, played, headline, brief }: AnswerProps) {
  const { game, procedure } = opened;
  const { say } = useSpeaker(game);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = say(procedure.summary(played.result));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  useEffect(() => announce(summary), [summary]);
  const dice = played.steps.flatMap((step) => step.dice);
  const label = outcomeLabel(played.outcome, outcomeWords(say, procedure, played.outcome));
  // The code stands large beside it and need not be written again.
  const told = outcomeLabel(played.outcome, summary);
  const tint = tintOf(procedure, played.outcome) ?? 'plain';
  const code = label.code ?? (label.meaning === summary ? undefined : label.meaning);
  return (
    <section className="sheet answer-head">
      {(headline || dice.length > 0) && (
        <div className="cause">
          {dice.length > 0 && dice.length <= MOST_DICE && <DiceRow dice={dice} />}
          {headline && <p className="headline">{say(headline)}</p>}
        </div>
      )}
      <div className="answer-line">
        {code !== undefined && (
          <b className={label.code === undefined ? 'code words' : 'code'} data-tint={tint} aria-hidden="true">
            {code}
          </b>
        )}
        <h2 id="result-title" ref={heading} tabIndex={-1} className={brief ? 'unseen' : undefined}>
          {label.code !== undefined && told.code !== undefined && <span className="unseen">{told.code}: </span>}
          {label.code === undefined ? summary : told.meaning}
        </h2>
        {brief && label.code !== undefined && <p aria-hidden="true">{label.meaning}</p>}
      </div>
      <Luck opened={opened} played={played} />
    </section>
  );
}

/** What the rules lead to: the first is the loud one. */
export function NextActs({ opened, played, at }: Pick<OutcomeProps, 'opened' | 'played' | 'at'>) {
  const { game, procedure, input } = opened;
  const { say } = useSpeaker(game);
  const acts = procedure.next?.(played.result, input) ?? [];
  return numbered(acts).map(({ key, item: { procedure: to, input: given, words } }, place) => (
    <a key={key} className={place === 0 ? 'button primary loud' : 'button'} href={at(to, given)}>
      {say(words)} ›
    </a>
  ));
}
