import { readdirSync, readFileSync } from 'node:fs';
import { shelf } from '@grognard/games';
import {
  append,
  awaitingReview,
  type Campaign,
  type CampaignFile,
  type Differing,
  fold,
  type Game,
  nextLine,
  readCampaign,
  review,
  reviewedEvent,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { accepted } from '../faults.ts';
import { hashOf as hash } from './file.ts';

/** Campaigns as release 0.1.0 wrote them, one for each game it had. */
const FOLDER = new URL('../testing/first-release/', import.meta.url);
const GAMES = readdirSync(FOLDER).map((file) => file.replace('.jsonl', ''));

const textOf = (id: string): string => readFileSync(new URL(`${id}.jsonl`, FOLDER), 'utf8');

const fileIn = (text: string): CampaignFile => {
  return accepted(readCampaign(text, hash));
};

const differing = (campaign: Campaign): readonly Differing[] => {
  const work = review(campaign);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

const gameOf = async (id: string): Promise<Game> => {
  const entry = shelf.find((each) => each.id === id);
  if (!entry) throw new Error(`${id} is not on the shelf`);
  return entry.load();
};

const opened = (game: Game, { events }: CampaignFile) => {
  return accepted(fold(game, events));
};

/** Events whose questions the game now asks otherwise: movement points printed on the counter, support thrown for first. */
const ASKED_OTHERWISE: Readonly<Record<string, readonly number[]>> = { 'aegean-strike': [1, 2, 12] };

describe.each(GAMES)('a campaign of %s from the first release', (id) => {
  test('opens with every event in force; what the rules refuse today is told', async () => {
    const file = fileIn(textOf(id));
    const campaign = opened(await gameOf(id), file);
    expect(campaign.standing).toHaveLength(file.events.length);
    const refused = campaign.standing.flatMap((each) => (each.refused ? [each.sequence] : []));
    expect(refused.filter((sequence) => !ASKED_OTHERWISE[id]?.includes(sequence))).toEqual([]);
  });

  test('goes on: a note is added, its endings are kept from then on, and it opens again', async () => {
    const game = await gameOf(id);
    const file = fileIn(textOf(id));
    const campaign = opened(game, file);
    const noted = accepted(append(game, campaign, { kind: 'noted', text: 'Taken up again' }));
    const kept = new Map(awaitingReview(noted).map(({ sequence }) => [sequence, 'kept' as const]));
    const pinned = accepted(append(game, noted, accepted(reviewedEvent(noted, differing(noted), kept))));
    const lines = [...file.lines];
    for (const { last } of [noted, pinned]) lines.push(nextLine(lines, last, hash));
    const again = opened(game, fileIn(lines.map((line) => `${line}\n`).join('')));
    expect([again.state, again.length]).toEqual([campaign.state, campaign.length + 2]);
    expect(again.standing.filter(({ replayed }) => replayed)).toEqual([]);
  });

  test('is read the same after a mail program and an editor had it', () => {
    const text = textOf(id);
    expect(fileIn(`\ufeff${text.replaceAll('\n', '\r\n')}\r\n`).lines).toEqual(fileIn(text).lines);
  });
});
