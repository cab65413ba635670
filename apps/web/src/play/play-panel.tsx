/** The act of rolling: steps appear one by one, dice fall or are tapped in, decisions are asked when they come. */
import { refusalWords } from '@grognard/games/words';
import { type Example, type Opened, Playthrough, type Reply, type Resolution, resolution } from '@grognard/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Steps } from '../account/steps.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { AskAdvice } from '../odds/advice-view.tsx';
import { jobOf } from '../odds/job.ts';
import { deviceDice } from './dice.ts';
import { Outcome } from './outcome.tsx';
import { Prompt } from './prompt.tsx';
import { useReveal } from './reveal.ts';
import { keepUnderWay, leave } from './under-way.ts';

/** Whose dice: the device's, the player's own on the table, or those printed in a worked example. */
export type Dice =
  | { readonly kind: 'thrown' }
  /** `faces` were tapped before it began. */
  | { readonly kind: 'tapped'; readonly faces?: readonly number[] }
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

type Play = Playthrough<unknown>;

/** A worked example goes as far as its printed dice and answers do. */
function begun(opened: Opened, dice: Dice): Play {
  const start = Playthrough.begin(opened.begin);
  switch (dice.kind) {
    case 'thrown':
      return start.thrown(deviceDice);
    case 'tapped':
      return start.given(dice.faces ?? [], []);
    case 'printed':
      return start.given(dice.example.dice ?? [], dice.example.answers ?? []);
  }
}

export function PlayPanel({ opened, campaign, replies, dice, back, done, again, backWords }: PlayPanelProps) {
  const { game } = opened;
  const { say } = useSpeaker(game);
  const [play, setPlay] = useState(() =>
    replies ? Playthrough.begin(opened.begin).through(replies) : begun(opened, dice),
  );
  const { steps, standing } = play;
  const played = useResolution(opened, play);
  const { shown, skip } = useReveal(steps.length);
  const told = shown >= steps.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const startsUntold = useRef(!told);
  useEffect(() => {
    // Where everything is told at once, the question or the result below takes the focus.
    if (startsUntold.current) heading.current?.focus();
  }, []);
  useDone(played, done);
  useKept(opened, play, dice, campaign);
  const reply = (given: Reply): void => {
    const next = play.reply(given);
    setPlay(dice.kind === 'thrown' ? next.thrown(deviceDice) : next);
  };
  return (
    <div className="play">
      <h1 ref={heading} tabIndex={-1} className="play-title">
        {say(`procedure.${opened.procedure.id}`)}
      </h1>
      <div role="log" aria-live="polite" aria-label={say('web.play.steps')}>
        <Steps game={game} steps={steps.slice(0, shown)} overlay={opened.overlay} />
      </div>
      {!told && (
        <button type="button" className="skip" onClick={skip}>
          {say('web.play.skip')}
        </button>
      )}
      {told && <Ending play={play} played={played} opened={opened} reply={reply} again={again} />}
      <p className="after">
        {dice.kind === 'tapped' && play.last && standing.kind === 'waiting' && (
          <button type="button" onClick={() => setPlay(play.back())}>
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
  readonly play: Play;
  readonly played: Resolution | undefined;
  readonly opened: Opened;
  readonly reply: (reply: Reply) => void;
  readonly again: () => void;
}

function Ending({ play, played, opened, reply, again }: EndingProps) {
  const { game } = opened;
  const { say } = useSpeaker(game);
  const { standing, replies } = play;
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
      return played ? <Outcome opened={opened} played={played} again={again} /> : null;
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

/** The full account, once the play is over. */
export const useResolution = (opened: Opened, { standing, record }: Play): Resolution | undefined =>
  useMemo(
    () => (standing.kind === 'done' ? resolution(opened, standing.result, record) : undefined),
    [opened, standing, record],
  );

/** What has been thrown and decided outlives the page until the play is over. */
function useKept(opened: Opened, play: Play, { kind }: Dice, campaign: string): void {
  useEffect(() => {
    if (kind === 'printed') return;
    if (play.standing.kind === 'waiting') keepUnderWay(opened, campaign, { dice: kind, replies: play.replies });
    else leave();
  }, [opened, play, kind, campaign]);
}

function useDone(played: Resolution | undefined, done: PlayPanelProps['done']): void {
  const told = useRef(false);
  const tell = useRef(done);
  tell.current = done;
  useEffect(() => {
    if (!played || told.current) return;
    told.current = true;
    tell.current?.(played);
  }, [played]);
}
