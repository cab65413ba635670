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
import { median, type Pair, paired, pairedRuns, timed } from './measure.ts';

export interface CampaignGrowth {
  readonly game: string;
  readonly battles: number;
  /** One more in memory, beside one more in the shortest: battles differ, so that it is the mean of the next few. */
  readonly adding: Pair;
  /** To read the file and fold it. */
  readonly opening: number;
  readonly chronicle: number;
  readonly luck: number;
  /** The whole command that adds one to the file, beside the same on the shortest; only of the specimen. */
  readonly command?: Pair;
}

const SIZES = [10, 100, 1000] as const;
const GAMES: readonly Game[] = [specimen as Game, balkanWars as unknown as Game, combatRapide as unknown as Game];
const TIMES = 5;
const PAIRS = 15;
const FURTHER = 20;
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

/** A campaign of so many battles and what may be asked of it. */
interface Grown {
  readonly battles: number;
  readonly further: () => Campaign;
  readonly open: () => Campaign;
  readonly tell: () => unknown;
  readonly weigh: () => unknown;
  readonly file: string;
}

function grown(game: Game, battles: number): Grown {
  const walked = journalOf(game, 1 + battles + FURTHER);
  const events = walked.slice(0, 1 + battles);
  const next = walked.slice(1 + battles);
  if (next.length < FURTHER) throw new Error(`${game.id} has ended after ${walked.length} events`);
  const lines: string[] = [];
  for (const event of events) lines.push(nextLine(lines, event, hash));
  const file = fileOf(lines);
  const open = (): Campaign => sure(fold(game, sure(readCampaign(file, hash)).events));
  const campaign = open();
  return {
    battles,
    further: () => next.reduce((after, event) => sure(append(game, after, event)), campaign),
    open,
    tell: () => chronicle(game, events, speakerFor(game, 'en')),
    weigh: () => campaignLuck(campaign),
    file,
  };
}

function growthsOf(game: Game): readonly CampaignGrowth[] {
  const all = SIZES.map((battles) => grown(game, battles));
  const [shortest] = all as [Grown];
  return all.map(({ battles, further, open, tell, weigh, file }) => ({
    game: game.titles.en,
    battles,
    adding: each(pairedRuns(further, shortest.further, PAIRS), FURTHER),
    opening: typical(open),
    chronicle: typical(tell),
    luck: typical(weigh),
    ...(game.id === 'specimen' && { command: commands(file, shortest.file) }),
  }));
}

const each = ({ ours, baseline, ratio }: Pair, runs: number): Pair => ({
  ours: ours / runs,
  baseline: baseline / runs,
  ratio,
});

const BATTLE = ['assault', '--input', '{"attack":2,"defence":4}', '--dice', '1', '--answers'];

function commands(file: string, shortest: string): Pair {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-growth-'));
  const path = join(folder, 'war.jsonl');
  const resolving = (before: string) => (): void => {
    writeFileSync(path, before);
    const args = [COMMAND, 'campaign', 'resolve', path, ...BATTLE, '[{"attacker":"hold","defender":"hold"}]'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const pair = paired(resolving(file), resolving(shortest), TIMES, { clock: timed });
  rmSync(folder, { recursive: true, force: true });
  return pair;
}

export const campaignGrowths = (): readonly CampaignGrowth[] => GAMES.flatMap(growthsOf);
