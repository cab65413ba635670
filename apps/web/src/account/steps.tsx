/** The account: a line for each step; opened, its modifiers, dice, decisions, and the table around the cell that was read. */
import { dieWords, modifierSign, stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game, Overlay, Procedure, Say } from '@grognard/kernel';
import { useState } from 'react';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { DieFace } from '../play/die-face.tsx';
import { gistOf } from './gist.ts';
import { LitCrop } from './lit-crop.tsx';

type Told = ReturnType<typeof stepWords>;

interface StepsProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly steps: readonly ExplainedStep[];
  readonly overlay: Overlay;
}

export function Steps({ game, procedure, steps, overlay }: StepsProps) {
  return (
    <ol className="steps">
      {numbered(steps).map(({ key, item }, index) => (
        <StepLine key={key} game={game} procedure={procedure} step={item} number={index + 1} overlay={overlay} />
      ))}
    </ol>
  );
}

interface StepProps extends Omit<StepsProps, 'steps'> {
  readonly step: ExplainedStep;
}

function StepLine({ number, ...props }: StepProps & { readonly number: number }) {
  const { game, step } = props;
  const { say } = useSpeaker(game);
  const [open, setOpen] = useState(false);
  const told = stepWords(game, say, step);
  return (
    <li className="step">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="step-number">{number}</span>
          <b>{told.title}</b>
          <span className="gist">{gistOf(say, told)}</span>
        </summary>
        {open && <StepInside {...props} told={told} />}
      </details>
    </li>
  );
}

/** All that is to be said of a step. */
export function StepInside({ game, procedure, step, overlay, told }: StepProps & { readonly told: Told }) {
  const { say } = useSpeaker(game);
  return (
    <div className="step-inside">
      {step.lookup && <LitCrop game={game} procedure={procedure} overlay={overlay} lookups={[step.lookup]} read />}
      <div>
        {told.dice.length > 0 && <DiceRow dice={told.dice} />}
        {told.answers.map(({ side, answer }) => (
          <p key={side} className="answered">
            {say('web.labelled', { label: side })} <strong>{answer}</strong>
          </p>
        ))}
        {told.modifiers.length > 0 && <Modifiers say={say} modifiers={told.modifiers} />}
        {told.lookup !== undefined && <p className="lookup">{told.lookup}</p>}
        {told.outcome && <p className="outcome">{told.outcome}</p>}
        <p className="cite">
          {told.rule}
          {told.source && ` — ${told.source}`}
        </p>
      </div>
    </div>
  );
}

/** Dice as they lie. */
export function DiceRow({ dice }: { readonly dice: Told['dice'] }) {
  const { say } = useSpeaker();
  return (
    <p className="dice">
      {numbered(dice).map(({ key, item: { sides, face } }) => (
        <span key={key} role="img" aria-label={`${say('web.labelled', { label: dieWords(say, sides) })} ${face}`}>
          <DieFace sides={sides} face={face} />
        </span>
      ))}
    </p>
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
