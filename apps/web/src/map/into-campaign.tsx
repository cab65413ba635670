/** A map given to a campaign of its game: told there once, it need not be told again. */
import { refusalWords } from '@grognard/games/words';
import type { HexMap } from '@grognard/hexes';
import { type Game, mapMark, type Plain, type Refusal, type Say } from '@grognard/kernel';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { addTo, openCampaign } from '../campaign/open-campaign.ts';
import { campaigns, type Kept } from '../campaign/shelf.ts';
import { seats } from '../remote/seats.ts';
import { mapsTrack } from './has-board.ts';

/** Nothing where it is written; otherwise why not. */
async function give(kept: Kept, track: string, map: HexMap, reason: string): Promise<readonly Refusal[]> {
  const open = await openCampaign(kept.id);
  if (open.state !== 'here') return open.state === 'refused' ? open.refusals : [{ code: 'changedElsewhere', at: '' }];
  const before = (open.campaign.state[track] ?? []) as readonly Plain[];
  if (before.some((file) => mapMark(file) === mapMark(map.file))) return [];
  const next = await addTo(open, { kind: 'corrected', at: track, value: [...before, map.file], reason });
  return next.ok ? [] : next.refusals;
}

/** A campaign that may be given the map. */
interface Taker {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly give: (track: string, map: HexMap, reason: string) => Promise<readonly Refusal[]>;
}

/** Campaigns of this device, and shared ones at which it holds a seat. */
function useTakers(game: Game): readonly Taker[] {
  const [own, far] = [useShelf(campaigns), useShelf(seats)];
  return [
    ...(own ?? [])
      .filter((each) => each.game === game.id)
      .map((kept) => ({
        key: kept.id,
        name: kept.name,
        href: hrefOf({ at: 'campaign', id: kept.id }),
        give: (track: string, map: HexMap, reason: string) => give(kept, track, map, reason),
      })),
    ...(far ?? [])
      .filter((each) => each.game === game.id && each.link.kind === 'seat')
      .map(({ key, name }) => ({
        key,
        name,
        href: hrefOf({ at: 'shared', key }),
        give: async (track: string, map: HexMap, reason: string) =>
          (await import('../remote/give-map.ts')).giveToTable(key, track, map.file, reason),
      })),
  ];
}

export function IntoCampaign({ game, say, map }: { readonly game: Game; readonly say: Say; readonly map: HexMap }) {
  const takers = useTakers(game);
  const [given, setGiven] = useState<{ readonly href: string; readonly refusals: readonly Refusal[] }>();
  const track = mapsTrack(game);
  if (track === undefined || takers.length === 0) return null;
  const reason = say('board.campaign.reason', { title: map.title });
  return (
    <div className="into-campaign">
      <p className="caption">{say('board.campaign')}</p>
      <div className="acts">
        {takers.map(({ key, name, href, give: giveTo }) => (
          <button
            key={key}
            type="button"
            className="small"
            onClick={() => void giveTo(track, map, reason).then((refusals) => setGiven({ href, refusals }))}
          >
            {name}
          </button>
        ))}
      </div>
      {given && (
        <p role="status" className={given.refusals.length > 0 ? 'fault' : 'caption'}>
          {given.refusals.length > 0
            ? given.refusals.map((refusal) => refusalWords(game, say, refusal)).join(' ')
            : say('board.campaign.given')}{' '}
          <a href={given.href}>{say('board.campaign.open')}</a>
        </p>
      )}
    </div>
  );
}
