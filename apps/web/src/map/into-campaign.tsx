/** A map given to a campaign of its game: told there once, it need not be told again. */
import { refusalWords } from '@grognard/games/words';
import type { HexMap } from '@grognard/hexes';
import { type Game, mapMark, type Plain, type Refusal, type Say } from '@grognard/kernel';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { campaigns, type Kept } from '../campaign/shelf.ts';
import { addTo, openKept } from '../campaign/use-campaign.ts';
import { mapsTrack } from './has-board.ts';

/** Nothing where it is written; otherwise why not. */
async function give(kept: Kept, track: string, map: HexMap, reason: string): Promise<readonly Refusal[]> {
  const open = await openKept(kept);
  if (open.state !== 'here') return open.state === 'refused' ? open.refusals : [{ code: 'changedElsewhere', at: '' }];
  const before = (open.campaign.state[track] ?? []) as readonly Plain[];
  if (before.some((file) => mapMark(file) === mapMark(map.file))) return [];
  const next = await addTo(open, { kind: 'corrected', at: track, value: [...before, map.file], reason });
  return next.ok ? [] : next.refusals;
}

export function IntoCampaign({ game, say, map }: { readonly game: Game; readonly say: Say; readonly map: HexMap }) {
  const own = (useShelf(campaigns) ?? []).filter((each) => each.game === game.id);
  const [given, setGiven] = useState<{ readonly to: string; readonly refusals: readonly Refusal[] }>();
  const track = mapsTrack(game);
  if (track === undefined || own.length === 0) return null;
  return (
    <div className="into-campaign">
      <p className="caption">{say('board.campaign')}</p>
      <div className="acts">
        {own.map((kept) => (
          <button
            key={kept.id}
            type="button"
            className="small"
            onClick={() =>
              void give(kept, track, map, say('board.campaign.reason', { title: map.title })).then((refusals) =>
                setGiven({ to: kept.id, refusals }),
              )
            }
          >
            {kept.name}
          </button>
        ))}
      </div>
      {given && (
        <p role="status" className={given.refusals.length > 0 ? 'fault' : 'caption'}>
          {given.refusals.length > 0
            ? given.refusals.map((refusal) => refusalWords(game, say, refusal)).join(' ')
            : say('board.campaign.given')}{' '}
          <a href={hrefOf({ at: 'campaign', id: given.to })}>{say('board.campaign.open')}</a>
        </p>
      )}
    </div>
  );
}
