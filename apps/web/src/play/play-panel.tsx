/** The act of rolling: steps appear one by one, dice fall or are tapped in, decisions are asked when they come. */
import { refusalWords } from '@grognard/games/words';
import type { Example, Opened, Reply, Resolution } from '@grognard/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Steps } from '../account/steps.tsx';
import { useVoice } from '../app/voice.ts';
import { AskAdvice } from '../odds/advice-view.tsx';
import { jobOf } from '../odds/job.ts';
import { deviceDice } from './dice.ts';
import { asPrinted, type Line, replied, type Standing, standingOf, thrown } from './line.ts';
import { Outcome } from './outcome.tsx';
import { Prompt } from './prompt.tsx';
import { useReveal } from './reveal.ts';
import { keepUnderWay, leave } from './under-way.ts';

/** Whose dice: the device's, the player's own on the table, or those printed in a worked example. */
export type Dice =
  | { readonly kind: 'thrown' }
  | { readonly kind: 'tapped' }
  | { readonly kind: 'printed'; readonly example: Example };

interface PlayPanelProps {
  readonly opened: Opened;
  /** The campaign it is played in, or nothing. */
  readonly campaign: string;
  /** Replies of a play that was interrupted. */
  readonly replies?: readonly Reply[] | undefined;
  readonly dice: Dice;
  readonly back: () => void;
  /** Told once, when the play is over. */
  readonly done?: (played: Resolution) => void;
  readonly again: () => void;
  readonly backWords: string;
}

const begun = (opened: Opened, dice: Dice): Line => {
  switch (dice.kind) {
    case 'thrown':
      return thrown({ opened, replies: [] }, deviceDice);
    case 'tapped':
      return { opened, replies: [] };
    case 'printed':
      return asPrinted(opened, dice.example);
  }
};

export function PlayPanel({ opened, campaign, replies, dice, back, done, again, backWords }: PlayPanelProps) {
  const { game } = opened;
  const { say } = useVoice(game);
  const [line, setLine] = useState(() => (replies ? { opened, replies } : begun(opened, dice)));
  const standing = useMemo(() => standingOf(line), [line]);
  const { shown, skip } = useReveal(standing.steps.length);
  const told = shown >= standing.steps.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const startsUntold = useRef(!told);
  useEffect(() => {
    // Where everything is told at once, the question or the result below takes the focus.
    if (startsUntold.current) heading.current?.focus();
  }, []);
  useDone(standing, done);
  useKept(line, standing, dice, campaign);
  const reply = (given: Reply): void => {
    const next = replied(line, given);
    setLine(dice.kind === 'thrown' ? thrown(next, deviceDice) : next);
  };
  return (
    <div className="play">
      <h1 ref={heading} tabIndex={-1} className="play-title">
        {say(`procedure.${opened.procedure.id}`)}
      </h1>
      <div role="log" aria-live="polite" aria-label={say('web.play.steps')}>
        <Steps game={game} steps={standing.steps.slice(0, shown)} overlay={opened.overlay} />
      </div>
      {!told && (
        <button type="button" className="skip" onClick={skip}>
          {say('web.play.skip')}
        </button>
      )}
      {told && <Ending standing={standing} opened={opened} replies={line.replies} reply={reply} again={again} />}
      <p className="after">
        {dice.kind === 'tapped' && line.replies.length > 0 && standing.kind === 'waiting' && (
          <button type="button" onClick={() => setLine({ ...line, replies: line.replies.slice(0, -1) })}>
            {say('web.play.takeBack')}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            leave();
            back();
          }}
        >
          {backWords}
        </button>
      </p>
    </div>
  );
}

interface EndingProps {
  readonly standing: Standing;
  readonly opened: Opened;
  readonly replies: readonly Reply[];
  readonly reply: (reply: Reply) => void;
  readonly again: () => void;
}

function Ending({ standing, opened, replies, reply, again }: EndingProps) {
  const { game } = opened;
  const { say } = useVoice(game);
  switch (standing.kind) {
    case 'waiting':
      // A new question is a new component: focus and half-made secrets do not carry over.
      return (
        <Prompt
          key={replies.length}
          game={game}
          step={standing.step}
          reply={reply}
          advice={(side) => <AskAdvice key={side} game={game} job={jobOf(opened)} side={side} replies={replies} />}
        />
      );
    case 'done':
      return <Outcome opened={opened} played={standing.played} again={again} />;
    case 'refused':
      return (
        <ul className="faults" role="alert">
          {standing.refusals.map((refusal) => (
            <li key={`${refusal.code}${refusal.at}`} className="fault">
              {refusalWords(game, say, refusal)}
            </li>
          ))}
        </ul>
      );
  }
}

/** What has been thrown and decided outlives the page until the play is over. */
function useKept(line: Line, standing: Standing, { kind }: Dice, campaign: string): void {
  useEffect(() => {
    if (kind === 'printed') return;
    if (standing.kind === 'waiting') keepUnderWay(line.opened, campaign, { dice: kind, replies: line.replies });
    else leave();
  }, [line, standing, kind, campaign]);
}

function useDone(standing: Standing, done: PlayPanelProps['done']): void {
  const told = useRef(false);
  const tell = useRef(done);
  tell.current = done;
  useEffect(() => {
    if (standing.kind !== 'done' || told.current) return;
    told.current = true;
    tell.current?.(standing.played);
  }, [standing]);
}
