/** One part of what was said: its counters drawn, its conditions ticked, what seldom applies only where it does. */
import { counterOf } from '@grognard/hexes';
import { countersOf, type Field, type Game, type LayoutPart, type Placed, type Plain } from '@grognard/kernel';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { CounterDrawing } from '../form/counter-drawing.tsx';
import { rowSummary } from '../form/row-summary.ts';
import { cellOf } from '../roster/rows.ts';

export type Values = Readonly<Record<string, Plain>>;

interface FilledPartProps {
  readonly game: Game;
  readonly part: LayoutPart;
  readonly input: Values;
}

export function FilledPart({ game, part: { counters, groups, conditions, seldom }, input }: FilledPartProps) {
  const unusual = seldom.filter(({ path, field }) => isUnusual(field, input[path]));
  const said = [...conditions, ...unusual].filter(({ path }) => input[path] !== undefined);
  return (
    <>
      {[...counters, ...groups].map(({ path, field }) => (
        <Standing key={path} game={game} field={field} value={input[path]} />
      ))}
      {said.length > 0 && (
        <ul className="filled-conditions">
          {said.map((placed) => (
            <Condition key={placed.path} game={game} placed={placed} value={input[placed.path] as Plain} />
          ))}
        </ul>
      )}
    </>
  );
}

const isUnusual = (field: Field, value: Plain | undefined): boolean =>
  value !== undefined &&
  JSON.stringify(value) !== JSON.stringify(field.default ?? (field.kind === 'flag' ? false : []));

function Condition({
  game,
  placed: { field },
  value,
}: {
  readonly game: Game;
  readonly placed: Placed;
  readonly value: Plain;
}) {
  const { say } = useSpeaker(game);
  if (field.kind === 'flag') {
    return (
      <li>
        {value === true ? '☒' : '☐'} {say(field.label)}
      </li>
    );
  }
  return (
    <li>
      {say('web.labelled', { label: say(field.label) })} <b>{toldOf(say, field, value)}</b>
    </li>
  );
}

/** A list in its items, a record in a line. */
function toldOf(say: ReturnType<typeof useSpeaker>['say'], field: Field, value: Plain): string {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => toldOf(say, field.of, item as Plain)).join(', ') || '—';
  }
  if (field.kind !== 'record') return cellOf(field, value, say);
  const { title, facts } = rowSummary(say, field, value, '');
  return [title, facts].filter(Boolean).join(' · ');
}

interface StandingProps {
  readonly game: Game;
  readonly field: Field;
  readonly value: Plain | undefined;
}

/** Counters, and what else describes a force as a whole, each with what stands inside it. */
function Standing({ game, field, value }: StandingProps) {
  if (field.kind === 'list' && Array.isArray(value)) {
    return numbered(value).map(({ key, item }) => (
      <Standing key={key} game={game} field={field.of} value={item as Plain} />
    ));
  }
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return null;
  const values = value as Values;
  const inner = Object.entries(field.fields).filter(([, each]) => each.kind === 'record' || each.kind === 'list');
  return (
    <>
      <Line game={game} field={field} values={values} />
      {inner.map(([name, each]) => (
        <Standing key={name} game={game} field={each} value={values[name]} />
      ))}
    </>
  );
}

type RecordOf = Extract<Field, { kind: 'record' }>;

function Line({ game, field, values }: { readonly game: Game; readonly field: RecordOf; readonly values: Values }) {
  const { say } = useSpeaker(game);
  const face = countersOf(field).find(({ where }) => where === undefined);
  const { title, facts } = rowSummary(say, field, values, say(field.label));
  if (!face && facts === '') return null;
  return (
    <p className="filled-line">
      {face && <CounterDrawing counter={counterOf(face, values, { pigments: game.pigments })} />}
      <span>
        <b>{title}</b> {facts}
      </span>
    </p>
  );
}
