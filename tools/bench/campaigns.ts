/**
 * How campaigns grow old: what it costs to add one battle, to open, to tell and to weigh, at 10, 100 and 1,000 of them.
 *
 * In memory the rules add one battle to a campaign that is open. In a file the whole command is run, start-up included:
 * it reads the file, checks its chain, folds it, plays the battle, and writes the file.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game as balkanWars } from '@grognard/games/balkan-wars';
import { game as combatRapide } from '@grognard/games/combat-rapide';
import { game as specimen } from '@grognard/games/specimen';
import { chronicle, speakerFor } from '@grognard/games/words';
import {
  append,
  type Campaign,
  type CampaignEvent,
  campaignLuck,
  endingOf,
  fileOf,
  fold,
  type Game,
  inOneGo,
  nextLine,
  type Opened,
  type Resolution,
  readCampaign,
  weighInPieces,
} from '@grognard/kernel';
import { campaignWalk } from '@grognard/kernel/testing';
import { median, timed } from './measure.ts';

export interface CampaignGrowth {
  readonly game: string;
  readonly battles: number;
  /** Milliseconds to add one more in memory. */
  readonly adding: number;
  /** To read the file and fold it. */
  readonly opening: number;
  readonly chronicle: number;
  readonly luck: number;
  /** The whole command that adds one to the file; only of the specimen. */
  readonly command?: number;
}

export const SIZES = [10, 100, 1000] as const;
const GAMES: readonly Game[] = [specimen as Game, balkanWars as unknown as Game, combatRapide as unknown as Game];
const TIMES = 5;
const COMMAND = new URL('../../../apps/cli/bin/grognard.mjs', import.meta.url).pathname;

const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const sure = <T>(checked: { ok: true; value: T } | { ok: false; refusals: unknown }): T => {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

const typical = (work: () => unknown): number => median(Array.from({ length: TIMES }, () => timed(work)));

/** With its luck, as the command keeps it. */
const weighed = (event: CampaignEvent, opened: Opened | undefined, played: Resolution | undefined): CampaignEvent =>
  event.kind === 'resolved' && opened && played
    ? { ...event, ending: { ...endingOf(opened, played), ...inOneGo(weighInPieces(opened, played)) } }
    : event;

/** A journal as long as wanted: one walked campaign's battles, over and over where a game would have ended. */
function journalOf(game: Game, length: number): readonly CampaignEvent[] {
  const events: CampaignEvent[] = [];
  for (const { before, after, opened, played } of campaignWalk(game, { seed: 7, events: length })) {
    if (events.length === 0) events.push(before.last);
    events.push(weighed(after.last, opened, played));
  }
  return events;
}

function growthOf(game: Game, battles: number): CampaignGrowth {
  const events = journalOf(game, battles + 1);
  const lines: string[] = [];
  for (const event of events) lines.push(nextLine(lines, event, hash));
  const file = fileOf(lines);
  const open = (): Campaign => sure(fold(game, sure(readCampaign(file, hash)).events));
  const campaign = open();
  const all = [...campaign.standing];
  const before = sure(fold(game, events.slice(0, -1)));
  const next = all.at(-1)?.event as CampaignEvent;
  return {
    game: game.titles.en,
    battles: events.length - 1,
    adding: typical(() => append(game, before, next)),
    opening: typical(open),
    chronicle: typical(() => chronicle(game, events, speakerFor(game, 'en'))),
    luck: typical(() => campaignLuck(campaign)),
    ...(game.id === 'specimen' && { command: commandOn(file) }),
  };
}

const BATTLE = ['assault', '--input', '{"attack":2,"defence":4}', '--dice', '1', '--answers'];

function commandOn(file: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-growth-'));
  const path = join(folder, 'war.jsonl');
  const took = typical(() => {
    writeFileSync(path, file);
    const args = [COMMAND, 'campaign', 'resolve', path, ...BATTLE, '[{"attacker":"hold","defender":"hold"}]'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  });
  rmSync(folder, { recursive: true, force: true });
  return took;
}

export const campaignGrowths = (): readonly CampaignGrowth[] =>
  GAMES.flatMap((game) => SIZES.map((battles) => growthOf(game, battles)));
