/** The explanation: each step with its modifiers, dice, decisions, look-up and outcome. */
import { dieWords, modifierSign, stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game, Overlay, Say } from '@grognard/kernel';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { DieFace } from '../play/die-face.tsx';
import { LitTable } from '../table/lit-table.tsx';

type Told = ReturnType<typeof stepWords>;

export function Steps({
  game,
  steps,
  overlay,
}: {
  readonly game: Game;
  readonly steps: readonly ExplainedStep[];
  readonly overlay: Overlay;
}) {
  const { say } = useSpeaker(game);
  return (
    <ol className="steps">
      {numbered(steps).map(({ key, item }) => (
        <StepItem key={key} game={game} say={say} step={item} overlay={overlay} />
      ))}
    </ol>
  );
}

function StepItem({
  game,
  say,
  step,
  overlay,
}: {
  readonly game: Game;
  readonly say: Say;
  readonly step: ExplainedStep;
  readonly overlay: Overlay;
}) {
  const told = stepWords(game, say, step);
  return (
    <li className="step">
      <h2>{told.title}</h2>
      <p className="cite">
        {told.rule}
        {told.source && ` — ${told.source}`}
      </p>
      {told.modifiers.length > 0 && <Modifiers say={say} modifiers={told.modifiers} />}
      {told.dice.length > 0 && (
        <p className="dice">
          {numbered(told.dice).map(({ key, item: { sides, face } }) => (
            <span key={key} role="img" aria-label={`${say('web.labelled', { label: dieWords(say, sides) })} ${face}`}>
              <DieFace sides={sides} face={face} />
            </span>
          ))}
        </p>
      )}
      {told.answers.map(({ side, answer }) => (
        <p key={side} className="answer">
          {say('web.labelled', { label: side })} <strong>{answer}</strong>
        </p>
      ))}
      {step.lookup && <LitTable game={game} overlay={overlay} lookups={[step.lookup]} caption={told.lookup ?? ''} />}
      {told.outcome && <p className="outcome">{told.outcome}</p>}
    </li>
  );
}

interface ModifiersProps {
  readonly say: Say;
  readonly modifiers: Told['modifiers'];
  /** Shows every line at once; otherwise what does not apply is folded, but there. */
  readonly unfolded?: boolean;
}

/** Every line of the printed list, what applies first. */
export function Modifiers({ say, modifiers, unfolded = false }: ModifiersProps) {
  const applied = modifiers.filter(({ state }) => state === 'applied');
  const rest = modifiers.filter(({ state }) => state !== 'applied');
  const [first] = applied;
  const sum =
    first && applied.length > 1 ? { ...first, value: applied.reduce((all, { value }) => all + value, 0) } : undefined;
  return (
    <div className="modifiers">
      {applied.length > 0 && <ModifierTable say={say} rows={applied} sum={sum} />}
      {rest.length > 0 &&
        (unfolded ? (
          <ModifierTable say={say} rows={rest} />
        ) : (
          <details>
            <summary>{say('web.steps.rest', { applied: applied.length, count: rest.length })}</summary>
            <ModifierTable say={say} rows={rest} />
          </details>
        ))}
    </div>
  );
}

function ModifierTable({
  say,
  rows,
  sum,
}: {
  readonly say: Say;
  readonly rows: Told['modifiers'];
  readonly sum?: { readonly value: number; readonly halves?: true } | undefined;
}) {
  return (
    <table className="modifier-table">
      <thead className="unseen">
        <tr>
          <th scope="col">{say('web.steps.value')}</th>
          <th scope="col">{say('web.steps.condition')}</th>
          <th scope="col">{say('web.steps.state')}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ key, item }) => (
          <tr key={key} className={item.state}>
            <td className="value">{modifierSign(item)}</td>
            <td>
              {item.text} <span className="cite">{item.rule}</span>
            </td>
            <td className="state">{say(item.state)}</td>
          </tr>
        ))}
        {sum !== undefined && (
          <tr className="sum">
            <td className="value">{modifierSign(sum)}</td>
            <td colSpan={2}>{say('web.steps.sum')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
