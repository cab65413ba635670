/** A secret choice on one device: each side chooses behind a cover, and all are shown at once. */
import type { Game, Reply, Waiting } from '@grognard/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSpeaker } from '../app/use-speaker.ts';
import { Asked, Options } from './asked.tsx';

interface SealedPromptProps {
  readonly game: Game;
  readonly step: Extract<Waiting<unknown>, { kind: 'together' }>;
  readonly reply: (reply: Reply) => void;
  readonly advice: (side: string) => ReactNode;
}

type Answers = Readonly<Record<string, string>>;

export function SealedPrompt({ game, step, reply, advice }: SealedPromptProps) {
  const { say } = useSpeaker(game);
  const [sealed, setSealed] = useState<Answers>({});
  const [reader, setReader] = useState<string>();
  const sides = Object.keys(step.asks);
  const next = sides.find((side) => sealed[side] === undefined);
  const choose = (side: string, option: string): void => {
    const answers = { ...sealed, [side]: option };
    if (reader !== EVERYONE) setReader(undefined);
    if (sides.every((each) => answers[each] !== undefined)) reply({ answers });
    else setSealed(answers);
  };
  if (next === undefined) return null;
  const covered = reader !== next && reader !== EVERYONE;
  return (
    <>
      <Asked key={next} game={game} step={step} who={say(`side.${next}`)}>
        <p className="quiet">{say('web.sealed.why', { sealed: Object.keys(sealed).length, of: sides.length })}</p>
        {!covered && (
          <>
            <Options
              key={next}
              game={game}
              ask={step.ask}
              side={next}
              options={step.asks[next] ?? []}
              take={(option) => choose(next, option)}
              sealing
            />
            {advice(next)}
          </>
        )}
      </Asked>
      {covered && (
        <Cover
          who={say(`side.${next}`)}
          first={Object.keys(sealed).length === 0}
          uncover={() => setReader(next)}
          together={() => setReader(EVERYONE)}
          game={game}
        />
      )}
    </>
  );
}

/** One person plays every side, or nobody minds. */
const EVERYONE = '*';

interface CoverProps {
  readonly game: Game;
  readonly who: string;
  readonly first: boolean;
  readonly uncover: () => void;
  readonly together: () => void;
}

function Cover({ game, who, first, uncover, together }: CoverProps) {
  const { say } = useSpeaker(game);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <ModalOverlay isOpen className="cover-overlay">
      <Modal className="cover">
        <Dialog role="alertdialog" aria-label={say('web.sealed.cover', { who })}>
          <p className="cover-mark" aria-hidden="true">
            ⚑
          </p>
          <p className="cover-who">{say('web.sealed.handTo')}</p>
          <p className="cover-name">{who}</p>
          <p>{say(first ? 'web.sealed.secret' : 'web.sealed.done')}</p>
          <button ref={button} type="button" className="primary" onClick={uncover}>
            {say('web.sealed.iAm', { who })}
          </button>
          <button type="button" className="link" onClick={together}>
            {say('web.sealed.alone')}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
