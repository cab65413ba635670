/** What a result could not book: said at once, with the button that mends it. */
import type { Campaign } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Add } from './use-campaign.ts';

interface OwedViewProps {
  readonly campaign: Campaign;
  readonly add: Add;
  readonly mend: (track: string, value: unknown) => void;
}

export function OwedView({ campaign: { game, owed }, add, mend }: OwedViewProps) {
  const { say } = useSpeaker(game);
  if (owed.length === 0) return null;
  const strike = (index: number): void => {
    void add({ kind: 'corrected', at: `owed[${index}]`, value: null, reason: say('web.owed.struck') });
  };
  return (
    <section className="panel owed" aria-labelledby="owed-title">
      <h2 id="owed-title">{say('web.owed.title', { count: owed.length })}</h2>
      <ul>
        {owed.map(({ sequence, effect, why }, index) => (
          <li key={`${sequence} ${JSON.stringify(effect)}`}>
            <strong>{say(`effect.${effect.kind}`, effect)}</strong>
            <p>{say({ key: `unbooked.${why.unbooked}`, ...(why.facts && { facts: why.facts }) })}</p>
            <p className="tools">
              {why.mend && (
                <button type="button" onClick={() => why.mend && mend(why.mend.at, why.mend.value)}>
                  {say('web.owed.mend')}
                </button>
              )}
              <button type="button" onClick={() => strike(index)}>
                {say('web.owed.strike')}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
