/** One of the forces that face each other: its nation once, its counters as lines, its conditions, its secrets covered. */
import { counterOf } from '@grognard/hexes';
import type { ForceLayout, Game } from '@grognard/kernel';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../app/icon.tsx';
import { useNarrow } from '../app/use-media.ts';
import { Pick } from '../form/choice-field.tsx';
import { useForm } from '../form/context.ts';
import { CounterDrawing } from '../form/counter-drawing.tsx';
import { type DraftRecord, isRecord } from '../form/draft.ts';
import { ForceProvider, faceOf, type InForce } from '../form/face.ts';
import { FaultList } from '../form/fault-list.tsx';
import { PartFields } from '../form/record-fields.tsx';
import type { RecordInHand } from '../form/use-record.ts';
import { type ForceNation, nationOf, withNation } from './force-nation.ts';
import { SecretHand } from './secret-hand.tsx';

export type Tone = 'attacker' | 'defender';

interface ForcePanelProps {
  readonly force: ForceLayout;
  readonly tone: Tone;
  readonly record: RecordInHand;
  /** Its total in the line that sums the situation up. */
  readonly total: string | undefined;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly moving: Pick<InForce, 'move' | 'moveWords'>;
}

export function ForcePanel({ force, tone, record, total, open, toggle, moving }: ForcePanelProps) {
  const { say } = useForm();
  const narrow = useNarrow();
  const nation = nationOf(force.counters, record.standing);
  const shared = nation !== undefined && !nation.several;
  const inForce = useMemo(() => ({ side: tone, nation: shared, ...moving }), [tone, shared, moving]);
  const title = say(`side.${force.side}`);
  const shown = open || !narrow;
  return (
    <ForceProvider value={inForce}>
      <section className="sheet force" data-tone={tone} data-open={shown || undefined} aria-label={title}>
        <header>
          <RoleMark tone={tone} />
          <h2>
            {narrow ? (
              <button type="button" className="plain" aria-expanded={open} onClick={toggle}>
                <span className="force-title">{title}</span>
                {!open && <Minis force={force} tone={tone} values={record.standing} />}
                <Icon name={open ? 'down' : 'right'} />
              </button>
            ) : (
              title
            )}
          </h2>
          {nation && <NationPick nation={nation} record={record} force={force} />}
          {total !== undefined && <output>{total}</output>}
        </header>
        {shown && (
          <div className="force-body">
            {nation && <FaultList path={nation.at} named />}
            <PartFields record={record} part={force} />
            {force.secrets.length > 0 && <SecretHand force={force} record={record} />}
          </div>
        )}
      </section>
    </ForceProvider>
  );
}

/** Told by shape as well as by colour: an arrow goes forward, a rampart stands. */
export const RoleMark = ({ tone }: { readonly tone: Tone }): ReactNode => (
  <svg className="role" viewBox="0 0 20 20" aria-hidden="true">
    <path d={tone === 'attacker' ? 'M2 7h8V2.500l8 7.500-8 7.500V13H2z' : 'M2 17V4h3.500v3H8V4h4v3h2.500V4H18v13z'} />
  </svg>
);

interface NationPickProps {
  readonly nation: ForceNation;
  readonly record: RecordInHand;
  readonly force: ForceLayout;
}

function NationPick({ nation, record, force }: NationPickProps) {
  const { say, known } = useForm();
  const { field, at, value, several } = nation;
  if (known.has(at) && value !== undefined) return <b className="nation">{say(`${field.words}.${value}`)}</b>;
  return (
    <Pick
      className="nation"
      label={say('web.force.nation', { side: say(`side.${force.side}`) })}
      field={{ ...field, ...(several && { optional: true as const }) }}
      value={value}
      path={at}
      change={(next) => next !== undefined && record.putAll(withNation(force.counters, record.standing, next))}
    />
  );
}

const MOST_MINIS = 6;

/** A closed force on a phone, in small. */
function Minis({
  force,
  tone,
  values,
}: {
  readonly force: ForceLayout;
  readonly tone: Tone;
  readonly values: DraftRecord;
}) {
  const { game } = useForm();
  const drawn = countersIn(force, values, game, tone);
  if (drawn.length === 0) return null;
  return (
    <span className="minis">
      {drawn.slice(0, MOST_MINIS).map(({ key, counter }) => (
        <CounterDrawing key={key} counter={counter} size="small" />
      ))}
      {drawn.length > MOST_MINIS && <small>+{drawn.length - MOST_MINIS}</small>}
    </span>
  );
}

/** Every counter that stands in a force. */
export const countersIn = (force: ForceLayout, values: DraftRecord, { pigments }: Game, side: Tone) =>
  force.counters.flatMap(({ path, field }) => {
    const record = field.kind === 'list' ? field.of : field;
    if (record.kind !== 'record') return [];
    const value = values[path];
    const rows = field.kind === 'list' ? (Array.isArray(value) ? value : []) : [value];
    return rows.map((row, index) => ({
      key: `${path}${index}`,
      counter: counterOf(faceOf(record), isRecord(row) ? row : {}, { pigments, side }),
    }));
  });
