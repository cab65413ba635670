/** A campaign older than today's rules: which of its events would now end otherwise, and what the owner says of them. */
import { type Opened, open, type Resolution, replay } from '../game/resolve.ts';
import { same } from '../input/same.ts';
import { accept, type Checked, type Refusal } from '../refusal/refusal.ts';
import { openIn } from './asking.ts';
import { type Books, correcting, withEnding } from './booking.ts';
import type { Campaign, StandingEvent } from './campaign.ts';
import { type Ending, endingOf } from './ending.ts';
import type { CampaignEvent, Judgement, ResolvedEvent } from './event.ts';

type ReviewedEvent = Extract<CampaignEvent, { kind: 'reviewed' }>;
type StandingResolved = StandingEvent & { readonly event: ResolvedEvent };

/** An event that would now end otherwise. */
export interface Differing {
  readonly sequence: number;
  readonly event: ResolvedEvent;
  /** What came of the same dice and answers now, or why the rules refuse them. */
  readonly now: Checked<Ending>;
}

/** How far a review has come. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

const isResolved = (standing: StandingEvent): standing is StandingResolved => standing.event.kind === 'resolved';

/** The events in force that nobody has looked at since the rules changed. */
export function awaitingReview({ standing, game, version }: Campaign): readonly StandingResolved[] {
  const looked = standing.findLastIndex(({ event }) => event.kind === 'reviewed' && event.version === game.version);
  return standing
    .slice(looked + 1)
    .filter(isResolved)
    .filter(({ event }) => (event.ending?.version ?? version) !== game.version);
}

/** Plays events again, one at a time, each from the state it was played in; tells those that end otherwise. */
export function* review(
  campaign: Campaign,
  which: readonly StandingEvent[] = awaitingReview(campaign),
): Generator<ReviewProgress, readonly Differing[], void> {
  const wanted = new Set(which.map(({ sequence }) => sequence));
  const differing: Differing[] = [];
  let done = 0;
  for (const [index, standing] of campaign.standing.entries()) {
    if (!wanted.has(standing.sequence) || !isResolved(standing)) continue;
    const { sequence, event } = standing;
    const before = campaign.standing[index - 1] as StandingEvent;
    const now = endingNow({ ...campaign, state: before.state }, event);
    if (!now.ok || now.value.digest !== event.ending?.digest) differing.push({ sequence, event, now });
    done += 1;
    yield { done, of: wanted.size };
  }
  return differing;
}

/** An event played again under today's rules, with its full account. */
export interface Retold {
  readonly opened: Opened;
  readonly played: Resolution;
  readonly ending: Ending;
}

/** The same dice and answers under today's rules; `then` is the campaign they were played in. */
export function retold(then: Campaign, event: ResolvedEvent): Checked<Retold> {
  const { game, rulings, overlay } = then;
  const opened: Checked<Opened> = event.ending?.asTold
    ? open(game, event.procedure, event.input, { rulings, overlay })
    : openIn(then, event.procedure, event.input);
  const resolved = opened.ok ? replay(opened.value, event.journal) : opened;
  if (!opened.ok || !resolved.ok) return resolved as Checked<never>;
  return accept({ opened: opened.value, played: resolved.value, ending: endingOf(opened.value, resolved.value) });
}

/** How an event would end under today’s rules. */
export function endingNow(then: Campaign, event: ResolvedEvent): Checked<Ending> {
  const again = retold(then, event);
  return again.ok ? accept(again.value.ending) : again;
}

/** The event that says what becomes of those that differ; outcomes of the first release are kept from now on. */
export function reviewedEvent(
  campaign: Campaign,
  differing: readonly Differing[],
  verdicts: ReadonlyMap<number, Judgement['verdict']>,
): Checked<CampaignEvent> {
  const refusals = differing.flatMap(({ sequence, now }): Refusal[] => {
    const verdict = verdicts.get(sequence);
    if (verdict === undefined) return [{ code: 'undecided', at: '', facts: { event: sequence } }];
    return verdict === 'redone' && !now.ok ? [{ code: 'cannotRedo', at: '', facts: { event: sequence } }] : [];
  });
  const strangers = [...verdicts.keys()].filter((event) => !differing.some(({ sequence }) => sequence === event));
  refusals.push(...strangers.map((event): Refusal => ({ code: 'nothingToJudge', at: '', facts: { event } })));
  if (refusals.length > 0) return { ok: false, refusals };
  const judged = differing.map(({ sequence, now }): Judgement => {
    const verdict = verdicts.get(sequence) as Judgement['verdict'];
    return { event: sequence, verdict, ...(verdict === 'redone' && now.ok && { ending: now.value }) };
  });
  const fromTheFirst = campaign.standing.flatMap(({ sequence, event, replayed }): Judgement[] =>
    replayed && event.kind === 'resolved' && event.ending
      ? [{ event: sequence, verdict: 'pinned', ending: event.ending }]
      : [],
  );
  const all = [...fromTheFirst, ...judged].sort((a, b) => a.event - b.event);
  return accept({ kind: 'reviewed', version: campaign.game.version, verdicts: all });
}

/** What stands after a review: verdicts noted, what was done again booked anew, and all that came after it. */
export function reviewing(
  campaign: Campaign,
  event: ReviewedEvent,
  checks: boolean,
): Checked<{ readonly after: readonly StandingEvent[]; readonly standing: Omit<StandingEvent, 'sequence'> }> {
  const faults = verdictFaults(campaign, event, checks);
  if (faults.length > 0) return { ok: false, refusals: faults };
  const verdicts = new Map(event.verdicts.map((each) => [each.event, each]));
  const after: StandingEvent[] = [];
  let moved = false;
  for (const standing of campaign.standing) {
    const verdict = verdicts.get(standing.sequence);
    moved ||= verdict?.ending !== undefined;
    const judged = verdict ? { ...standing, verdict: verdict.verdict } : standing;
    const rebooked = moved
      ? bookedAgain(campaign, after.at(-1) as StandingEvent, judged, verdict?.ending)
      : accept(judged);
    if (!rebooked.ok) return rebooked;
    after.push(rebooked.value);
  }
  const { state, owed } = after.at(-1) as StandingEvent;
  return accept({ after, standing: { event, state, owed, review: { before: campaign.standing, after } } });
}

function bookedAgain(
  { game }: Campaign,
  before: Books,
  standing: StandingEvent,
  ending: Ending | undefined,
): Checked<StandingEvent> {
  const { event, sequence } = standing;
  if (event.kind === 'corrected') {
    const corrected = correcting(game, before, event);
    return corrected.ok ? accept({ ...standing, ...corrected.value }) : corrected;
  }
  const kept = event.kind === 'resolved' ? (ending ?? event.ending) : undefined;
  if (event.kind !== 'resolved' || !kept) return accept({ ...standing, state: before.state, owed: before.owed });
  const full = { ...event, ending: kept };
  const { replayed: _, ...rest } = standing;
  const firm = ending ? rest : standing;
  return accept({ ...firm, event: full, ...withEnding(game, before, sequence, full) });
}

/** The same name, result and effects. */
const isSameEnding = (one: Ending, other: Ending): boolean =>
  one.digest === other.digest && same(one.effects, other.effects);

function verdictFaults(campaign: Campaign, event: ReviewedEvent, checks: boolean): readonly Refusal[] {
  const { standing } = campaign;
  return event.verdicts.flatMap((each): Refusal[] => {
    const index = standing.findIndex(({ sequence }) => sequence === each.event);
    const judged = standing[index];
    if (!judged || !isResolved(judged)) return [{ code: 'nothingToJudge', at: '', facts: { event: each.event } }];
    if (!checks || !each.ending || judged.replayed) return [];
    const then = { ...campaign, state: (standing[index - 1] as StandingEvent).state };
    const now = endingNow(then, judged.event);
    return now.ok && isSameEnding(now.value, each.ending)
      ? []
      : [
          {
            code: 'otherEnding',
            at: 'ending',
            facts: { received: each.ending.name, name: now.ok ? now.value.name : '' },
          },
        ];
  });
}
