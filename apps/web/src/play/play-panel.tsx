/** The act of rolling: dice fall or are tapped in where the eye is, decisions are asked when they come, the answer ends it. */
import { refusalWords } from '@grognard/games/words';
import {
  type Example,
  type Opened,
  type Plain,
  Playthrough,
  type Reply,
  type Resolution,
  resolution,
  withoutSecrets,
} from '@grognard/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Steps } from '../account/steps.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { chartIn, hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { AskAdvice } from '../odds/advice-view.tsx';
import { jobOf } from '../odds/job.ts';
import { oddsTold, useWorded } from '../odds/use-odds.ts';
import { FilledSheet } from '../print/filled-sheet.tsx';
import { deviceDice } from './dice.ts';
import { LiveStep } from './live-step.tsx';
import { Outcome } from './outcome.tsx';
import { Prompt } from './prompt.tsx';
import { useReveal } from './reveal.ts';
import { Tapped } from './tapped.tsx';
import { keepUnderWay, leave } from './under-way.ts';
import '../style/play.css';

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
  /** What is over is written down at once, and no die of it can be changed any more. */
  readonly booked: boolean;
  /** The situation as it stands after, where the counters tell. */
  readonly onwards?: ((played: Resolution) => (() => void) | undefined) | undefined;
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

export function PlayPanel(props: PlayPanelProps) {
  const { opened, campaign, replies, dice, done, again, booked, onwards } = props;
  const { game, procedure } = opened;
  const { say } = useSpeaker(game);
  const [play, setPlay] = useState(() =>
    replies ? Playthrough.begin(opened.begin).through(replies) : begun(opened, dice),
  );
  const { steps, standing } = play;
  const played = useResolution(opened, play);
  const { shown, skip } = useReveal(steps);
  const told = shown >= steps.length;
  const over = told && played;
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever engaged from the foot of a long chart follows the dice to where they fall.
    scrollTo({ top: 0 });
    if (!document.activeElement?.matches('.prompt h2, #result-title')) stage.current?.focus({ preventScroll: true });
  }, []);
  useDone(played, done);
  useKept(opened, play, dice, campaign);
  const reply = (given: Reply): void => setPlay(goOn(play.reply(given), dice));
  const change = onwards && played ? onwards(played) : undefined;
  return (
    <div className="play">
      <PageTitle
        title={say(`procedure.${procedure.id}`)}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: say.read(game.titles) }}
        note={say(over ? 'web.play.result' : 'web.play.running')}
      />
      {!over && (
        <section ref={stage} tabIndex={-1} className="sheet stage" aria-label={say('web.play.running')}>
          {shown > 0 && <LiveStep key={shown} game={game} steps={steps.slice(0, shown)} />}
          {!told && (
            <button type="button" className="skip" onClick={skip}>
              {say('web.play.skip')}
            </button>
          )}
          {told && <Asking play={play} opened={opened} reply={reply} />}
        </section>
      )}
      {over && <PlayedSheet opened={opened} played={played} />}
      {over && (
        <Outcome opened={opened} played={played} at={chartIn(opened.game.id, campaign)}>
          <button type="button" className="again" onClick={again}>
            {say('web.play.again')}
          </button>
          {change && (
            <button type="button" onClick={change}>
              {say('web.play.onwards')}
            </button>
          )}
          <BackButton {...props} />
        </Outcome>
      )}
      {dice.kind === 'tapped' && !(over && booked) && (
        <Tapped game={game} play={play} correct={(next) => setPlay(Playthrough.begin(opened.begin).fitting(next))} />
      )}
      {!over && (
        <div role="log" aria-live="polite" aria-label={say('web.play.steps')} className="sheet account">
          <Steps game={game} procedure={procedure} steps={steps.slice(0, shown)} overlay={opened.overlay} />
        </div>
      )}
      {!over && (
        <p className="after">
          {dice.kind === 'tapped' && play.last && standing.kind === 'waiting' && (
            <button type="button" onClick={() => setPlay(play.back())}>
              {say('web.play.takeBack')}
            </button>
          )}
          <BackButton {...props} />
        </p>
      )}
    </div>
  );
}

/** With the odds that were told before the throw. */
function PlayedSheet({ opened, played }: { readonly opened: Opened; readonly played: Resolution }) {
  const { game } = opened;
  const { say } = useSpeaker(game);
  const told = useMemo(() => {
    // What a hand holds is not in the odds that everybody saw.
    const input = withoutSecrets(opened.procedure.input, opened.input) as Plain;
    return oddsTold(jobOf({ ...opened, input }));
  }, [opened]);
  return <FilledSheet opened={opened} forecast={useWorded(game, say, told)} played={played} />;
}

function BackButton({ opened, campaign, back }: Pick<PlayPanelProps, 'opened' | 'campaign' | 'back'>) {
  const { say } = useSpeaker(opened.game);
  return (
    <button
      type="button"
      onClick={() => {
        leave();
        back();
      }}
    >
      {say(campaign === '' ? 'web.play.back' : 'web.play.leave')}
    </button>
  );
}

/** After a decision the device throws on, and faces that were tapped beforehand fall as they are asked for. */
function goOn(play: Play, dice: Dice): Play {
  if (dice.kind === 'thrown') return play.thrown(deviceDice);
  if (dice.kind !== 'tapped') return play;
  const used = play.replies.filter(({ face }) => face !== undefined).length;
  return play.given((dice.faces ?? []).slice(used), []);
}

interface AskingProps {
  readonly play: Play;
  readonly opened: Opened;
  readonly reply: (reply: Reply) => void;
}

function Asking({ play, opened, reply }: AskingProps) {
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
      return null;
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
