/** Checks that take their time: a worked example under every walker, a resolution or a journal played again. */
import { createHash } from 'node:crypto';
import {
  type Account,
  accountFindings,
  campaignFindings,
  evidenceFindings,
  evidenceIn,
  exampleNamed,
  exampleRunTold,
  type Finding,
  findingsTold,
  isSharedJournal,
  proofFindings,
  replayAccount,
} from '@grognard/games/dialect';
import {
  type Campaign,
  type Differing,
  fold,
  type Game,
  inOneGo,
  type Plain,
  Refused,
  readCampaign,
  review,
  runExample,
  type StandingEvent,
} from '@grognard/kernel';
import { gameOf, judge, verifyJournal } from '@grognard/kernel/fair';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { serverSpeaker } from '../text/index.ts';
import type { CheckJob } from './job.ts';

/** Gives a game by its id, or refuses it. */
export type GameOf = (id: string) => Promise<Game>;

export async function checked(gameBy: GameOf, { verb, game, body, locale }: CheckJob): Promise<Plain> {
  if (verb === 'example') {
    const found = await gameBy(game);
    const run = runExample(found, exampleNamed(found, String(body['example']), 'example'));
    return exampleRunTold({ game, ...run }, serverSpeaker(locale, found)) as unknown as Plain;
  }
  const { of, findings } = await verified(gameBy, body, (each) => serverSpeaker(locale, each));
  return findingsTold(findings, serverSpeaker(locale, of)) as unknown as Plain;
}

const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

interface Verified {
  readonly of: Game;
  readonly findings: readonly Finding[];
}

async function verified(
  gameBy: GameOf,
  { account, journal }: CheckJob['body'],
  sayFor: (game: Game) => ReturnType<typeof serverSpeaker>,
): Promise<Verified> {
  if (account !== undefined) {
    const of = await gameBy(String((account as Account)['game']));
    return { of, findings: accountFindings(replayAccount(of, account as Account)) };
  }
  const text = String(journal);
  if (isSharedJournal(text)) {
    const of = await gameBy(gameOf(text) ?? '');
    return { of, findings: proofFindings(of, verifyJournal(text, of, nativeCrypto), sayFor(of)) };
  }
  const evidence = evidenceIn(text);
  if (evidence) {
    const of = await gameBy(gameOf(evidence.journal[0] ?? '') ?? '');
    return { of, findings: evidenceFindings(of, judge(evidence, of, nativeCrypto), sayFor(of)) };
  }
  return campaignVerified(gameBy, text, sayFor);
}

async function campaignVerified(
  gameBy: GameOf,
  text: string,
  sayFor: (game: Game) => ReturnType<typeof serverSpeaker>,
): Promise<Verified> {
  const read = readCampaign(text, hashOf);
  if (!read.ok) throw new Refused(read.refusals.map((each) => ({ ...each, at: 'journal' })));
  const [first] = read.value.events;
  if (first?.kind !== 'opened') throw new Refused([{ code: first ? 'notOpened' : 'emptyCampaign', at: 'journal' }]);
  const of = await gameBy(first.game);
  const folded = fold(of, read.value.events);
  if (!folded.ok) throw new Refused(folded.refusals);
  const reviewed = (campaign: Campaign, which: readonly StandingEvent[]): readonly Differing[] =>
    inOneGo(review(campaign, which));
  const opened = { campaign: folded.value, journal: read.value };
  return { of, findings: campaignFindings(opened, { say: sayFor(of), hash: hashOf, reviewed }) };
}
