/** Campaigns played by the random walker, and files of any events. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CampaignEvent, fileOf, Game, nextLine } from '@grognard/kernel';
import type { campaignWalk } from '@grognard/kernel/testing';

const KERNEL = '../../../kernel/dist/index.js';
const TESTING = '../../../kernel/dist/testing/index.js';

/** So many events, some taken back; a correction and a note at the end. */
export async function walked(game: Game, events: number): Promise<readonly CampaignEvent[]> {
  const testing = (await import(TESTING)) as { campaignWalk: typeof campaignWalk };
  const [setup] = Object.values(game.campaign?.setups ?? {});
  const walk = [
    ...testing.campaignWalk(game, { seed: 11, events, undos: 0.05, ...(setup !== undefined && { setup }) }),
  ];
  const last = walk.at(-1)?.after;
  const [track = ''] = Object.keys(last?.state ?? {});
  return [
    ...[walk[0]?.before.last, ...walk.map(({ after }) => after.last)].filter((event) => event !== undefined),
    { kind: 'corrected', at: track, value: last?.state[track] ?? null, reason: 'counted again' },
    { kind: 'noted', text: 'Rain until evening' },
  ];
}

/** The path of a file that holds these events, each line bound to the one before it. */
export async function campaignFile(events: readonly CampaignEvent[]): Promise<string> {
  const kernel = (await import(KERNEL)) as { fileOf: typeof fileOf; nextLine: typeof nextLine };
  const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
  const lines: string[] = [];
  for (const event of events) lines.push(kernel.nextLine(lines, event, hash));
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-campaign-')), 'campaign.jsonl');
  writeFileSync(file, kernel.fileOf(lines));
  return file;
}
