/** The counters that took part in an event, drawn side against side, those that were lost crossed out. */
import { type Counter, counterOf } from '@grognard/hexes';
import { fieldAt, type Game, type ResolvedEvent, stepsTo, takingPart } from '@grognard/kernel';
import { Fragment, useMemo } from 'react';
import { CounterDrawing } from '../form/counter-drawing.tsx';
import { isRecord } from '../form/draft.ts';
import { faceOf } from '../form/face.ts';

interface EventCountersProps {
  readonly game: Game;
  readonly event: ResolvedEvent;
}

interface Drawn {
  readonly at: string;
  readonly side: string | undefined;
  readonly counter: Counter;
}

/** More would be a wall of cardboard. */
const MOST = 12;

export function EventCounters({ game, event }: EventCountersProps) {
  const drawn = useMemo(() => counterDrawings(game, event).slice(0, MOST), [game, event]);
  if (drawn.length === 0) return null;
  return (
    <p className="event-counters" aria-hidden="true">
      {drawn.map(({ at, side, counter }, index) => (
        <Fragment key={at}>
          {index > 0 && drawn[index - 1]?.side !== side && <i />}
          <CounterDrawing counter={counter} size="small" />
        </Fragment>
      ))}
    </p>
  );
}

function counterDrawings(game: Game, { procedure: id, input, ending }: ResolvedEvent): readonly Drawn[] {
  const procedure = Object.hasOwn(game.procedures, id) ? game.procedures[id] : undefined;
  if (!procedure) return [];
  return takingPart(procedure.input, input).flatMap(({ at, side }): readonly Drawn[] => {
    const field = at === '' ? procedure.input : fieldAt(procedure.input, at);
    const value = stepsTo(at).reduce<unknown>(
      (part, step) => (isRecord(part) || Array.isArray(part) ? (part as Record<string, unknown>)[step] : undefined),
      input,
    );
    if (field?.kind !== 'record' || !field.counter || !isRecord(value)) return [];
    const counter = counterOf(faceOf(field), value, { pigments: game.pigments });
    const gone = ending?.told.fates?.some((fate) => fate.at === at && fate.gone === true);
    return [{ at, side, counter: gone ? { ...counter, states: { ...counter.states, lost: 'eliminated' } } : counter }];
  });
}
