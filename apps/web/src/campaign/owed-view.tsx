/** What a result could not book: said at once, with the button that mends it where it stands. */
import type { Campaign, Owed } from '@grognard/kernel';
import { useState } from 'react';
import { numbered } from '../app/numbered.ts';
import { CorrectForm } from './correct-form.tsx';
import type { Add } from './use-campaign.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

interface OwedViewProps {
  readonly campaign: Campaign;
  readonly add: Add;
}

/** So many are seen at a glance; the rest unfold. */
const MOST = 1;

export function OwedView({ campaign, add }: OwedViewProps) {
  const { game, owed } = campaign;
  const { say } = useCampaignSpeaker(game);
  if (owed.length === 0) return null;
  const items = numbered(owed).map(({ key, item }, index) => (
    <Waiting key={key} campaign={campaign} add={add} owed={item} index={index} />
  ));
  return (
    <section className="sheet owed" aria-labelledby="owed-title">
      <h3 id="owed-title">{say('web.owed.title', { count: owed.length })}</h3>
      <ul>{items.slice(0, MOST)}</ul>
      {items.length > MOST && (
        <details>
          <summary className="fold">{say('camp.moreOwed', { count: items.length - MOST })}</summary>
          <ul>{items.slice(MOST)}</ul>
        </details>
      )}
    </section>
  );
}

interface WaitingProps extends OwedViewProps {
  readonly owed: Owed;
  readonly index: number;
}

function Waiting({ campaign, add, owed: { effect, why }, index }: WaitingProps) {
  const { say } = useCampaignSpeaker(campaign.game);
  const [mending, mend] = useState(false);
  const strike = (): void => {
    void add({ kind: 'corrected', at: `owed[${index}]`, value: null, reason: say('web.owed.struck') });
  };
  return (
    <li>
      <strong>{say(`effect.${effect.kind}`, effect)}</strong>
      <p>{say({ key: `unbooked.${why.unbooked}`, ...(why.facts && { facts: why.facts }) })}</p>
      {why.mend && mending ? (
        <CorrectForm
          campaign={campaign}
          path={why.mend.at}
          draft={why.mend.value}
          add={add}
          close={() => mend(false)}
        />
      ) : (
        <p className="tools">
          {why.mend && (
            <button type="button" className="small" onClick={() => mend(true)}>
              {say('web.owed.mend')}
            </button>
          )}
          <button type="button" className="small" onClick={strike}>
            {say('web.owed.strike')}
          </button>
        </p>
      )}
    </li>
  );
}
