/** The campaign's own events among the lines of a shared journal. */
import type { CampaignEvent, Entry, Opened } from '@grognard/kernel';
import { openIn } from '@grognard/kernel';
import { campaignEventIn, type Line, type Shared } from '@grognard/kernel/fair';

/** In the order in which the campaign counts them; the same event each time it is asked for. */
export const campaignEvents = (lines: readonly Line[]): readonly CampaignEvent[] =>
  lines.flatMap((line) => {
    if (!known.has(line)) known.set(line, campaignEventIn(line.event));
    return known.get(line) ?? [];
  });

const known = new WeakMap<Line, CampaignEvent | undefined>();

/** A procedure as far as it has come. */
export interface Playing {
  /** The line where it began. */
  readonly began: number;
  readonly opened: Opened;
  readonly entries: readonly Entry[];
  readonly open: boolean;
}

/** The open procedure, or the last one that stands. */
export function playingIn(shared: Shared, lines: readonly Line[]): Playing | undefined {
  const { open, campaign, origins } = shared;
  if (open) return { began: open.line, opened: open.opened, entries: open.entries, open: true };
  const index = campaign.standing.findLastIndex(({ event }) => event.kind === 'resolved');
  const [before, last] = [campaign.standing[index - 1], campaign.standing[index]];
  if (!before || last?.event.kind !== 'resolved') return undefined;
  const line = lines[origins[last.sequence]?.line ?? -1]?.event;
  const opened = openIn({ ...campaign, state: before.state }, last.event.procedure, last.event.input);
  // What ended under other rules the journal tells: its steps would now be others.
  const isOurs = last.event.ending?.version === campaign.game.version;
  if (line?.kind !== 'resolved' || !opened.ok || !isOurs) return undefined;
  return { began: line.began, opened: opened.value, entries: last.event.journal, open: false };
}
