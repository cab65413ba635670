/** What came of it on paper: the result, what changes, and every step with its rule. */
import { dieWords, modifierSign, stepWords } from '@grognard/games/words';
import type { Opened, Resolution } from '@grognard/kernel';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';

interface FilledResultProps {
  readonly opened: Opened;
  readonly played: Resolution;
}

export function FilledResult({ opened: { game, procedure }, played }: FilledResultProps) {
  const { say } = useSpeaker(game);
  const headline = procedure.headline?.(played);
  return (
    <section className="filled-result">
      <h2>{say('web.play.result')}</h2>
      {headline && <p>{say(headline)}</p>}
      <p className="filled-answer">{say(procedure.summary(played.result))}</p>
      {played.effects.length > 0 && (
        <ul>
          {numbered(played.effects).map(({ key, item }) => (
            <li key={key}>{say({ key: `effect.${item.kind}`, facts: item })}</li>
          ))}
        </ul>
      )}
      <ol className="filled-steps">
        {numbered(played.steps).map(({ key, item }) => {
          const { title, rule, modifiers, dice, answers, lookup, outcome } = stepWords(game, say, item);
          const told = [
            ...modifiers.filter(({ state }) => state === 'applied').map((each) => `${modifierSign(each)} ${each.text}`),
            ...dice.map(({ sides, face }) => `${say('web.labelled', { label: dieWords(say, sides) })} ${face}`),
            ...answers.map(({ side, answer }) => `${say('web.labelled', { label: side })} ${answer}`),
            ...(lookup ? [lookup] : []),
            ...(outcome ? [`→ ${outcome}`] : []),
          ];
          return (
            <li key={key}>
              <b>{title}</b> <span className="cite">{rule}</span> {told.join(' · ')}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
