/** A procedure played by several devices: its steps as they happen, and the questions that are this seat's to answer. */
import { optionWords, refusalWords } from '@grognard/games/words';
import { askWords, type ExplainedStep, Playthrough, type Resolution } from '@grognard/kernel';
import { type Move, moves } from '@grognard/kernel/fair';
import { useMemo, useState } from 'react';
import { Steps } from '../account/steps.tsx';
import { chartAtTable } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { AskAdvice } from '../odds/advice-view.tsx';
import { jobOf } from '../odds/job.ts';
import { Asked, Options } from '../play/asked.tsx';
import { LiveStep } from '../play/live-step.tsx';
import { Outcome } from '../play/outcome.tsx';
import { useResolution } from '../play/play-panel.tsx';
import { useReveal } from '../play/reveal.ts';
import { type Playing, playingIn } from './events.ts';
import { Problems } from './problems.tsx';
import type { Seated } from './sitting.tsx';
import { useActing } from './use-acting.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

export function PlayView({ remote, view, shared }: Seated) {
  const playing = useMemo(() => playingIn(shared, view.lines), [shared, view.lines]);
  if (!playing) return null;
  return <Play key={playing.began} remote={remote} view={view} shared={shared} playing={playing} />;
}

function Play({ playing, ...seated }: Seated & { readonly playing: Playing }) {
  const { opened, entries, open } = playing;
  const { game, procedure } = opened;
  const { say } = useRemoteSpeaker(game);
  const play = useMemo(() => Playthrough.begin(opened.begin).through(entries), [opened, entries]);
  const played = useResolution(opened, play);
  // What was over before the page came is told only to those who ask.
  const [live, setLive] = useState(open);
  if (!live) {
    return (
      <section className="panel last-play">
        <h2>{say('remote.play.last', { title: say(`procedure.${procedure.id}`) })}</h2>
        {played && <p>{say(procedure.summary(played.result))}</p>}
        <button type="button" onClick={() => setLive(true)}>
          {say('remote.play.retell')}
        </button>
      </section>
    );
  }
  return <Told steps={play.steps} played={played} playing={playing} {...seated} />;
}

interface ToldProps extends Seated {
  readonly playing: Playing;
  readonly steps: readonly ExplainedStep[];
  readonly played: Resolution | undefined;
}

function Told({ steps, played, playing, ...seated }: ToldProps) {
  const { opened, open, entries } = playing;
  const { game, procedure, overlay } = opened;
  const { say } = useRemoteSpeaker(game);
  const { shown, skip } = useReveal(steps);
  const told = shown >= steps.length;
  const over = told && played && !open;
  return (
    <section className="play" aria-labelledby="playing-title">
      <h2 id="playing-title">{say(`procedure.${procedure.id}`)}</h2>
      {over ? (
        <Outcome opened={opened} played={played} at={chartAtTable(seated.remote.kept.key)} />
      ) : (
        <>
          <div className="sheet stage">
            {shown > 0 && <LiveStep key={shown} game={game} steps={steps.slice(0, shown)} />}
            {!told && (
              <button type="button" className="skip" onClick={skip}>
                {say('web.play.skip')}
              </button>
            )}
            {told && open && <Questions key={entries.length} playing={playing} {...seated} />}
          </div>
          <div role="log" aria-live="polite" aria-label={say('web.play.steps')} className="sheet account">
            <Steps game={game} procedure={procedure} steps={steps.slice(0, shown)} overlay={overlay} />
          </div>
        </>
      )}
    </section>
  );
}

function Questions({ remote, shared, playing }: Seated & { readonly playing: Playing }) {
  const { game } = shared;
  const { say } = useSpeaker(game);
  const acting = useActing();
  const own = moves(shared).filter(({ seat }) => seat === remote.seat);
  const stuck = shared.open?.stuck ?? [];
  return (
    <>
      {own.map((move) => (
        <Question
          key={`${move.kind}${'side' in move ? move.side : ''}`}
          move={move}
          remote={remote}
          shared={shared}
          playing={playing}
          acting={acting}
        />
      ))}
      <Sealed remote={remote} shared={shared} />
      <Problems error={acting.error} />
      {stuck.map((refusal) => (
        <p key={`${refusal.code}${refusal.at}`} className="fault" role="alert">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
    </>
  );
}

interface QuestionProps extends Pick<Seated, 'remote' | 'shared'> {
  readonly move: Move;
  readonly playing: Playing;
  readonly acting: ReturnType<typeof useActing>;
}

function Question({ move, remote, shared, playing: { opened, entries }, acting }: QuestionProps) {
  const { game, open } = shared;
  const { say } = useRemoteSpeaker(game);
  if (acting.busy) return <p className="quiet">{say('remote.sending')}</p>;
  if (move.kind === 'claimed') {
    return (
      <button
        type="button"
        className="primary"
        onClick={() => acting.run(() => remote.act({ kind: 'claimed', side: move.side }))}
      >
        {say('remote.play.claim', { side: say(`side.${move.side}`) })}
      </button>
    );
  }
  if ((move.kind !== 'chose' && move.kind !== 'sealed') || !open || open.step.kind === 'done') return null;
  const { kind, side } = move;
  return (
    <Asked game={game} step={open.step} who={say(`side.${side}`)}>
      {kind === 'sealed' && <p className="quiet">{say('remote.play.sealWhy')}</p>}
      <Options
        game={game}
        ask={move.ask}
        side={side}
        options={move.options}
        sealing={kind === 'sealed'}
        take={(option) =>
          acting.run(() => (kind === 'sealed' ? remote.seal(side, option) : remote.act({ kind, side, option })))
        }
      />
      <AskAdvice game={game} job={jobOf(opened)} side={side} replies={entries} />
    </Asked>
  );
}

/** What this seat has sealed is shown to itself alone, until everyone has. */
function Sealed({ remote, shared }: Pick<Seated, 'remote' | 'shared'>) {
  const { game, open } = shared;
  const { say } = useRemoteSpeaker(game);
  if (open?.step.kind !== 'together') return null;
  const { ask } = open.step;
  return Object.keys(open.seals).map((side) => {
    const mine = open.roles[side] === remote.seat ? remote.sealed(side) : undefined;
    return (
      <p key={side} className="sealed" role="status">
        {mine === undefined
          ? say('remote.play.sealedBy', { side: say(`side.${side}`) })
          : say('remote.play.sealedOwn', { option: optionWords(game, say, askWords(ask), mine, side) })}
      </p>
    );
  });
}
