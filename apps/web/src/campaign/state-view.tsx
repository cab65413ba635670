/** The tracks as they stand, from the game's own description of them. */
import type { Field, Game, Plain, Say } from '@grognard/kernel';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { isRecord } from '../form/draft.ts';
import { ScrollArea } from '../table/scroll-area.tsx';

interface StateViewProps {
  readonly game: Game;
  readonly state: Readonly<Record<string, Plain>>;
  /** Without it the tracks are only shown. */
  readonly correct?: ((track: string) => void) | undefined;
}

export function StateView({ game, state, correct }: StateViewProps) {
  const { say } = useSpeaker(game);
  const fields = game.campaign?.state.fields ?? {};
  return (
    <dl className="tracks">
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className="track-item">
          <dt>{say(field.label)}</dt>
          <dd>
            <Value say={say} field={field} value={state[name]} />
          </dd>
          {correct && (
            <dd className="track-tool">
              <button
                type="button"
                onClick={() => correct(name)}
                aria-label={say('web.campaign.correctTrack', { track: say(field.label) })}
              >
                {say('web.campaign.correct')}
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Value({ say, field, value }: { readonly say: Say; readonly field: Field; readonly value: unknown }) {
  switch (field.kind) {
    case 'integer':
      return <strong className="number">{String(value ?? '—')}</strong>;
    case 'flag':
      return <>{say(value === true ? 'yes' : 'no')}</>;
    case 'oneOf':
      return <>{typeof value === 'string' ? say(`${field.words}.${value}`) : '—'}</>;
    case 'text':
      return <>{String(value ?? '')}</>;
    case 'record':
      return (
        <ul className="inner">
          {Object.entries(field.fields).map(([name, inner]) => (
            <li key={name}>
              {say('web.labelled', { label: say(inner.label) })}{' '}
              <Value say={say} field={inner} value={isRecord(value) ? value[name] : undefined} />
            </li>
          ))}
        </ul>
      );
    case 'list':
      return <Rows say={say} field={field} rows={Array.isArray(value) ? value : []} />;
  }
}

function Rows({
  say,
  field,
  rows,
}: {
  readonly say: Say;
  readonly field: Extract<Field, { kind: 'list' }>;
  readonly rows: readonly unknown[];
}) {
  const { of } = field;
  if (rows.length === 0) return <span className="quiet">{say('web.campaign.none')}</span>;
  if (of.kind !== 'record') {
    return (
      <ul className="inner across">
        {numbered(rows).map(({ key, item }) => (
          <li key={key}>
            <Value say={say} field={of} value={item} />
          </li>
        ))}
      </ul>
    );
  }
  const columns = Object.entries(of.fields);
  return (
    <ScrollArea label={say(field.label)}>
      <table className="plain-table">
        <thead>
          <tr>
            {columns.map(([name, inner]) => (
              <th key={name} scope="col">
                {say(inner.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, item }) => (
            <tr key={key}>
              {columns.map(([name, inner]) => (
                <td key={name}>
                  <Value say={say} field={inner} value={isRecord(item) ? item[name] : undefined} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
