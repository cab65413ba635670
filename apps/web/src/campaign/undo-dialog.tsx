/** Undo: free up to the last die or secret; past it only with everyone's consent. */
import { refusalWords } from '@grognard/games/words';
import { isIrreversible, type Refusal } from '@grognard/kernel';
import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import type { OpenCampaign } from './open-campaign.ts';
import type { Add } from './use-campaign.ts';

export function UndoDialog({
  open: { game, campaign },
  add,
  close,
}: {
  readonly open: OpenCampaign;
  readonly add: Add;
  readonly close: () => void;
}) {
  const { say } = useSpeaker(game);
  const [consent, setConsent] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const last = campaign.standing.at(-1);
  if (!last) return null;
  const sides = isIrreversible(last.event) ? (game.campaign?.sides ?? []) : [];
  const undo = async (): Promise<void> => {
    const next = await add({ kind: 'undone', event: last.sequence, consent });
    if (next.ok) close();
    else setRefusals(next.refusals);
  };
  return (
    <Sheet title={say('web.undo.title', { sequence: last.sequence })} close={close}>
      <p>{say(sides.length > 0 ? 'web.undo.consent' : 'web.undo.free')}</p>
      {sides.map((side) => (
        <label key={side} className="switch">
          <input
            type="checkbox"
            checked={consent.includes(side)}
            onChange={({ target }) =>
              setConsent(target.checked ? [...consent, side] : consent.filter((each) => each !== side))
            }
          />
          <span className="switch-label">{say('web.undo.agrees', { side: say(`side.${side}`) })}</span>
        </label>
      ))}
      {refusals.map((refusal) => (
        <p key={refusal.code} className="fault" role="alert">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
      <button type="button" className="primary" onClick={() => void undo()}>
        {say('web.undo.undo')}
      </button>
    </Sheet>
  );
}
