/** A secret choice on one device: each side chooses behind a cover, and all are shown at once. */
import type { Game, Reply, Waiting } from '@grognard/kernel';
import { type ReactNode, useState } from 'react';
import { late } from '../app/late.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { Asked, Options } from './asked.tsx';

const Cover = late(async () => (await import('./cover.tsx')).Cover);

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
