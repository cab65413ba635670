/** A map given to a shared campaign: a correction that its giver signs, the maps it has already by their marks. */
import { mapMark, type Plain, type Refusal } from '@grognard/kernel';
import type { Shared } from '@grognard/kernel/fair';
import { addTo } from './add.ts';
import { getUp, type RemoteCampaign, sitDown } from './campaign.ts';

/** Nothing where it is written, or the campaign has it already; otherwise why not. */
export async function giveToTable(
  key: string,
  track: string,
  file: Plain,
  reason: string,
): Promise<readonly Refusal[]> {
  try {
    const remote = await sitDown(key);
    if (!remote) return [{ code: 'changedElsewhere', at: '' }];
    const shared = await known(remote);
    const marks = ((shared.campaign.state[track] ?? []) as readonly Plain[]).map(mapMark);
    if (marks.includes(mapMark(file))) return [];
    const next = await addTo({ remote, shared })({ kind: 'corrected', at: track, value: [...marks, file], reason });
    return next.ok ? [] : next.refusals;
  } finally {
    getUp(key);
  }
}

/** The campaign as soon as anything of it is known. */
function known(remote: RemoteCampaign): Promise<Shared> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { shared } = remote.view();
      if (shared) resolve(shared);
      return shared !== undefined;
    };
    if (look()) return;
    const stop = remote.watch(() => {
      if (look()) stop();
    });
  });
}
