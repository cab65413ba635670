/** What is for one side's eyes: under a cover that looks the same whatever lies beneath it. */
import type { ForceLayout, LayoutPart, Placed } from '@grognard/kernel';
import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useForm } from '../form/context.ts';
import { PartFields } from '../form/record-fields.tsx';
import type { RecordInHand } from '../form/use-record.ts';

interface SecretHandProps {
  readonly force: ForceLayout;
  readonly record: RecordInHand;
}

export function SecretHand({ force, record }: SecretHandProps) {
  const { say, faults, tried } = useForm();
  const [lifted, setLifted] = useState(false);
  const side = say(`side.${force.side}`);
  const titles = force.secrets.map(({ field }) => say(field.label)).join(', ');
  // Before anybody tries to go on, even a slip would tell that something is held.
  const faulty = tried && force.secrets.some(({ path }) => faults.within(record.at(path)));
  return (
    <div className="hand">
      <span className="backs" aria-hidden="true">
        <i />
        <i />
      </span>
      <p>
        <b>{say('web.secret.covered')}</b>
        <span className="caption">{titles}</span>
        {faulty && <span className="fault">{say('web.secret.fault')}</span>}
      </p>
      <button type="button" className="small" onClick={() => setLifted(true)}>
        {say('web.secret.lift')}
      </button>
      {lifted && (
        <Sheet title={say('web.secret.for', { side })} close={() => setLifted(false)}>
          <p className="quiet">{say('web.secret.alone')}</p>
          <PartFields record={record} part={partOf(force.secrets)} />
          <p className="cover-back">
            <button type="button" className="primary" onClick={() => setLifted(false)}>
              {say('web.secret.cover')}
            </button>
          </p>
        </Sheet>
      )}
    </div>
  );
}

const partOf = (secrets: readonly Placed[]): LayoutPart => ({
  counters: [],
  groups: secrets.filter(({ field }) => field.kind === 'list' || field.kind === 'record'),
  conditions: secrets.filter(({ field }) => field.kind !== 'list' && field.kind !== 'record'),
  seldom: [],
});
