/** Campaigns of this device that are open: each is read once, and after that only what was added to it. */
import {
  append,
  type Campaign,
  type CampaignEvent,
  type CampaignFile,
  type Checked,
  fold,
  type Game,
  nextLine,
  type Refusal,
  readFurther,
  refuse,
} from '@grognard/kernel';
import { takeGame } from '../app/library.ts';
import { hashOf } from './hash.ts';
import { campaigns, type Kept } from './shelf.ts';

export interface OpenCampaign {
  readonly kept: Kept;
  readonly game: Game;
  readonly campaign: Campaign;
  readonly journal: CampaignFile;
}

export type CampaignState =
  | { readonly state: 'absent' }
  | {
      readonly state: 'refused';
      readonly kept: Kept;
      readonly game: Game | undefined;
      readonly refusals: readonly Refusal[];
    }
  | ({ readonly state: 'here' } & OpenCampaign);

type Here = Extract<CampaignState, { state: 'here' }>;

/** So many are remembered: whoever goes from a campaign to its chart and back reads nothing twice. */
const MOST_OPEN = 3;
const open = new Map<string, Here>();

let last: Promise<unknown> = Promise.resolve();

/** One after the other: nobody is shown an older state after a newer one. */
export function openCampaign(id: string): Promise<CampaignState> {
  const opening = last.then(() => opened(id));
  last = opening.catch(() => undefined);
  return opening;
}

async function opened(id: string): Promise<CampaignState> {
  const known = open.get(id);
  open.delete(id);
  const state = (known && (await goneOn(known))) ?? (await fromTheFirst(id));
  if (state.state === 'here') remember(id, state);
  return state;
}

function remember(id: string, here: Here): void {
  open.set(id, here);
  for (const oldest of open.keys()) {
    if (open.size <= MOST_OPEN) return;
    open.delete(oldest);
  }
}

/** What was read before and what has been added since; nothing where another journal has taken its place. */
async function goneOn(known: Here): Promise<CampaignState | undefined> {
  const { kept, game, journal } = known;
  const now = await campaigns.whole(kept.id, journal.lines.length - 1);
  const [last, ...added] = now?.lines ?? [];
  // Each line is bound to the one before it: where the last is the same, so are all.
  if (!now || last === undefined || last !== journal.lines.at(-1)) return undefined;
  return added.length === 0 ? known : further(now.record, game, added, known);
}

async function fromTheFirst(id: string): Promise<CampaignState> {
  const kept = await campaigns.whole(id);
  return kept ? readWhole(kept.record, kept.lines) : { state: 'absent' };
}

const NOTHING: CampaignFile = { lines: [], events: [], torn: '', borne: [] };

/** A journal from its first line. */
export async function readWhole(kept: Kept, lines: readonly string[]): Promise<CampaignState> {
  const game = await takeGame(kept.game);
  if (game) return further(kept, game, lines);
  const refusals = [{ code: 'unknownGame', at: '', facts: { received: kept.game, options: [] } }];
  return { state: 'refused', kept, game, refusals };
}

function further(kept: Kept, game: Game, added: readonly string[], known?: OpenCampaign): CampaignState {
  const before = known?.journal ?? NOTHING;
  const journal = readFurther(before, added, hashOf);
  if (!journal.ok) return { state: 'refused', kept, game, refusals: journal.refusals };
  const campaign = fold(game, journal.value.events.slice(before.events.length), known?.campaign);
  return campaign.ok
    ? { state: 'here', kept, game, campaign: campaign.value, journal: journal.value }
    : { state: 'refused', kept, game, refusals: campaign.refusals };
}

/** Only what the rules accept is written. */
export async function addTo(
  { kept, game, campaign, journal }: OpenCampaign,
  event: CampaignEvent,
): Promise<Checked<Campaign>> {
  const next = append(game, campaign, event);
  if (!next.ok) return next;
  const { lines } = journal;
  const written = await campaigns.add(kept.id, lines.length, [nextLine(lines, next.value.last, hashOf)]);
  return written ? next : refuse({ code: 'changedElsewhere', at: '' });
}
