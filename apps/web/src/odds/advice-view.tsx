/** Advice drawn: how often each option should be chosen, and what it is worth. */
import { optionWords, percentage, ruleWords, shown } from '@grognard/games/words';
import { type Game, type Reply, toNumber } from '@grognard/kernel';
import { useState } from 'react';
import { useVoice } from '../app/voice.ts';
import { slowDesk } from './desk.ts';
import type { Advice, AdvisedQuestion, Job } from './job.ts';

interface AskAdviceProps {
  readonly game: Game;
  readonly job: Job;
  readonly side: string;
  readonly replies: readonly Reply[];
}

/** Told only to those who ask: half the pleasure is deciding alone. */
export function AskAdvice({ game, job, side, replies }: AskAdviceProps) {
  const { say } = useVoice(game);
  const [told, setTold] = useState<Advice | 'asked' | 'none'>();
  const ask = async (): Promise<void> => {
    setTold('asked');
    try {
      setTold((await slowDesk().advice({ ...job, side, replies })) ?? 'none');
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
      <div role="status">
        {told === 'asked' && <p className="quiet">{say('web.coming')}</p>}
        {told === 'none' && <p className="quiet">{say('web.advice.none')}</p>}
        {typeof told === 'object' && <AdviceView game={game} advice={told} />}
      </div>
    </div>
  );
}

function AdviceView({
  game,
  advice: { side, goal, value, questions },
}: {
  readonly game: Game;
  readonly advice: Advice;
}) {
  const { say, locale } = useVoice(game);
  const least = goal.startsWith('-');
  const figure = say(`figure.${goal.replace(/^-/, '')}`);
  const amount = (least ? -1 : 1) * toNumber(value);
  return (
    <>
      <h3>{say('web.advice.title', { side: say(`side.${side}`) })}</h3>
      <p className="quiet">
        {say(least ? 'web.advice.least' : 'web.advice.most', { figure, value: shown(amount, locale) })}
      </p>
      {questions.length === 0 && <p>{say('web.advice.nothing')}</p>}
      {questions.map((question) => (
        <Question key={question.text} game={game} side={side} question={question} least={least} />
      ))}
    </>
  );
}

function Question({
  game,
  side,
  question,
  least,
}: {
  readonly game: Game;
  readonly side: string;
  readonly question: AdvisedQuestion;
  readonly least: boolean;
}) {
  const { say, locale } = useVoice(game);
  const { words, rule, share, options } = question;
  return (
    <div className="advised">
      <p>
        <strong>{say(words)}</strong> <span className="cite">{ruleWords(game, say, rule)}</span>
        {share.over !== share.under && (
          <span className="cite"> {say('web.advice.comesUp', { chance: percentage(share, locale) })}</span>
        )}
      </p>
      <div className="mix" aria-hidden="true">
        {options
          .filter((option) => option.share.over > 0n)
          .map(({ option, share: part }) => (
            <span key={option} style={{ flexGrow: toNumber(part) }}>
              {optionWords(game, say, words, option, side)}
            </span>
          ))}
      </div>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say('web.advice.option')}</th>
            <th scope="col">{say('web.advice.often')}</th>
            {options.some((each) => each.value) && <th scope="col">{say('web.advice.worth')}</th>}
          </tr>
        </thead>
        <tbody>
          {options.map(({ option, share: part, value }) => (
            <tr key={option}>
              <th scope="row">{optionWords(game, say, words, option, side)}</th>
              <td>{percentage(part, locale)}</td>
              {value && <td>{shown((least ? -1 : 1) * toNumber(value), locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
