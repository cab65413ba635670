/** A campaign in a file, checked: its chain, its events under the rules, its endings under those that recorded them. */
import {
  awaitingReview,
  type Campaign,
  type CampaignFile,
  type Differing,
  type Ending,
  type Game,
  type Say,
  type StandingEvent,
  type TextHash,
} from '@grognard/kernel';
import { refusalWords } from '../words/index.ts';
import type { Finding } from './findings.ts';

const endingWords = (say: Say, ending: Ending | undefined): string => (ending ? say(ending.told.summary) : '');

/** One event that would now end otherwise, in a sentence. */
export function differingWords(game: Game, say: Say, { sequence, event, now }: Differing): string {
  const was = endingWords(say, event.ending);
  if (now.ok) return say('review.each', { event: sequence, was, now: endingWords(say, now.value) });
  const why = now.refusals.map((refusal) => refusalWords(game, say, refusal)).join('; ');
  return say('review.refused', { event: sequence, was, why });
}

/** Plays events again and gives those that end otherwise. */
export type Reviewing = (campaign: Campaign, which: readonly StandingEvent[]) => readonly Differing[];

/** A broken chain or an event the rules refuse is thrown as a refusal before any of this is said. */
export function campaignFindings(
  { campaign, journal }: { readonly campaign: Campaign; readonly journal: CampaignFile },
  { say, hash, reviewed }: { readonly say: Say; readonly hash: TextHash; readonly reviewed: Reviewing },
): readonly Finding[] {
  const { game } = campaign;
  const [opening] = journal.events;
  const resolved = journal.events.filter((event) => event.kind === 'resolved');
  const entries = resolved.flatMap((event) => event.journal);
  const version = opening?.kind === 'opened' ? opening.version : '';
  const awaiting = awaitingReview(campaign);
  const recorded = campaign.standing.filter(
    ({ event }) => event.kind === 'resolved' && event.ending?.version === game.version,
  );
  const [astray, otherwise] = [reviewed(campaign, recorded), reviewed(campaign, awaiting)];
  const numbers = (which: readonly Differing[]): readonly number[] => which.map(({ sequence }) => sequence);
  return [
    { holds: true, key: 'chain', facts: { lines: journal.lines.length, last: hash(journal.lines.at(-1) ?? '') } },
    { holds: true, key: 'version', facts: { recorded: version, known: game.version } },
    { holds: astray.length === 0, key: 'endings', facts: { checked: recorded.length, differing: numbers(astray) } },
    ...(awaiting.length > 0
      ? [{ holds: false, key: 'reviewed', facts: { awaiting: awaiting.length, differing: numbers(otherwise) } }]
      : []),
    ...[...astray, ...otherwise].map((each) => ({
      holds: false,
      key: 'otherwise',
      facts: { words: differingWords(game, say, each) },
    })),
    { holds: true, key: 'events', facts: { events: journal.events.length, resolved: resolved.length } },
    {
      holds: true,
      key: 'entries',
      facts: {
        dice: entries.filter(({ kind }) => kind === 'die').length,
        choices: entries.filter(({ kind }) => kind === 'choice').length,
        sealed: entries.filter(({ kind }) => kind === 'together').length,
      },
    },
    { holds: true, key: 'standing', facts: { standing: campaign.standing.length } },
    ...(journal.torn === '' ? [] : [{ holds: false, key: 'torn', facts: { line: journal.lines.length + 1 } }]),
  ];
}
