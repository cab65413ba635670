/** What a result could not book: said at once, with the button that mends it where it stands. */
import type { Campaign } from '@grognard/kernel';
import { useState } from 'react';
import { CorrectForm } from './correct-form.tsx';
import type { Add } from './use-campaign.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

export function OwedView({ campaign, add }: { readonly campaign: Campaign; readonly add: Add }) {
  const { game, owed } = campaign;
  const { say } = useCampaignSpeaker(game);
  const [mending, mend] = useState<number>();
  if (owed.length === 0) return null;
  const strike = (index: number): void => {
    void add({ kind: 'corrected', at: `owed[${index}]`, value: null, reason: say('web.owed.struck') });
  };
  return (
    <section className="sheet owed" aria-labelledby="owed-title">
      <h3 id="owed-title">{say('web.owed.title', { count: owed.length })}</h3>
      <ul>
        {owed.map(({ sequence, effect, why }, index) => (
          <li key={`${sequence} ${JSON.stringify(effect)}`}>
            <strong>{say(`effect.${effect.kind}`, effect)}</strong>
            <p>{say({ key: `unbooked.${why.unbooked}`, ...(why.facts && { facts: why.facts }) })}</p>
            {why.mend && mending === index ? (
              <CorrectForm
                campaign={campaign}
                path={why.mend.at}
                draft={why.mend.value}
                add={add}
                close={() => mend(undefined)}
              />
            ) : (
              <p className="tools">
                {why.mend && (
                  <button type="button" onClick={() => mend(index)}>
                    {say('web.owed.mend')}
                  </button>
                )}
                <button type="button" onClick={() => strike(index)}>
                  {say('web.owed.strike')}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
