/** Advice drawn: how often each option should be chosen, what it is worth, on what the best answer depends. */
import {
  percentage,
  type WordedAdvice,
  type WordedDecision,
  type WordedOption,
  type WordedProspect,
} from '@grognard/games/words';
import type { Forecast, Game, News, Reply } from '@grognard/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Job } from './job.ts';
import { Telling } from './telling.tsx';
import { useWorded } from './use-odds.ts';
import { askAdvice } from './worker-client.ts';

interface AskAdviceProps {
  readonly game: Game;
  readonly job: Job;
  readonly side: string;
  readonly replies: readonly Reply[];
}

/** Told only to those who ask: half the pleasure is deciding alone. */
export function AskAdvice({ game, job, side, replies }: AskAdviceProps) {
  const { say } = useSpeaker(game);
  const [told, setTold] = useState<Forecast | 'asked' | 'none'>();
  const advice = useWorded(game, say, typeof told === 'object' ? told : undefined)?.advice;
  const [news, hear] = useState<News>();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  const ask = async (): Promise<void> => {
    setTold('asked');
    const asked = askAdvice(job, { side }, replies, hear);
    dismiss.current = asked.dismiss;
    try {
      setTold((await asked.told) ?? 'none');
    } catch {
      setTold('none');
    }
  };
  return (
    <div className="advice">
      {told === undefined && (
        <button type="button" onClick={() => void ask()}>
          {say('web.advice.ask', { side: say(`side.${side}`) })}
        </button>
      )}
      {told === 'asked' && news && <Telling news={news} />}
      <div role="status">
        {told === 'asked' && <p className="quiet">{say('web.coming')}</p>}
        {told === 'none' && <p className="quiet">{say('web.advice.none')}</p>}
        {advice && <AdviceView game={game} advice={advice} />}
      </div>
    </div>
  );
}

function AdviceView({ game, advice }: { readonly game: Game; readonly advice: WordedAdvice }) {
  const { say } = useSpeaker(game);
  const { words, method, decision, prospects } = advice;
  return (
    <>
      <h3>{say('web.advice.title', { side: words.side })}</h3>
      <p className="counsel">{decision?.words.best ?? words.sentence}</p>
      {decision && <p className="quiet">{words.sentence}</p>}
      {words.sampled !== undefined && <p className="quiet">{words.sampled}</p>}
      {!decision && method !== 'sampled' && prospects.length === 0 && <p>{say('web.advice.nothing')}</p>}
      {decision && <DecisionView game={game} decision={decision} />}
      {prospects.map((prospect) => (
        <ProspectView key={prospect.text} game={game} prospect={prospect} />
      ))}
    </>
  );
}

function DecisionView({ game, decision }: { readonly game: Game; readonly decision: WordedDecision }) {
  const { say } = useSpeaker(game);
  const { words, options } = decision;
  return (
    <div className="advised">
      <p>
        <strong>{words.question}</strong> <span className="cite">{words.rule}</span>
      </p>
      <Mix parts={options.map(({ option, share, words: told }) => ({ key: option, p: share.p, told: told.option }))} />
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say('web.advice.option')}</th>
            <th scope="col">{say('web.advice.often')}</th>
            <th scope="col">{say('web.advice.worth')}</th>
          </tr>
        </thead>
        <tbody>{options.map(optionRow)}</tbody>
      </table>
    </div>
  );
}

const optionRow = ({ option, words }: WordedOption) => (
  <tr key={option}>
    <th scope="row">{words.option}</th>
    <td>{words.share}</td>
    <td>{words.value}</td>
  </tr>
);

function ProspectView({ game, prospect }: { readonly game: Game; readonly prospect: WordedProspect }) {
  const { locale } = useSpeaker(game);
  const { words, advised } = prospect;
  return (
    <div className="advised">
      <p>
        <strong>{words.question}</strong>{' '}
        <span className="cite">
          {words.rule} · {words.times}
        </span>
      </p>
      <Mix parts={advised.map(({ options, share, words: told }) => ({ key: options.join(), p: share.p, told }))} />
      <ul className="told">
        {advised.map(({ options, share, words: told }) => (
          <li key={options.join()}>
            {told}: {percentage(share, locale)}
          </li>
        ))}
        {words.indifferent !== undefined && <li>{words.indifferent}</li>}
        {words.depends !== undefined && <li>{words.depends}</li>}
      </ul>
    </div>
  );
}

interface MixProps {
  readonly parts: readonly { readonly key: string; readonly p: number; readonly told: string }[];
}

const Mix = ({ parts }: MixProps) => (
  <div className="mix" aria-hidden="true">
    {parts
      .filter(({ p }) => p > 0)
      .map(({ key, p, told }) => (
        <span key={key} style={{ flexGrow: p }}>
          {told}
        </span>
      ))}
  </div>
);
