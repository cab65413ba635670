/** A campaign in a file: read whole, written whole, never seen half written. */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import {
  append,
  type Campaign,
  type CampaignEvent,
  type CampaignFile,
  fileOf,
  fold,
  type Game,
  nextLine,
  Refused,
  readCampaign,
} from '@grognard/kernel';
import { unreadable } from '../arguments/source.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { locked, swept } from './lock.ts';
import { reviewed, tellOfVersions } from './review.ts';

export interface OpenCampaign {
  readonly game: Game;
  readonly campaign: Campaign;
  readonly journal: CampaignFile;
}

export const hashOf = (line: string): string => createHash('sha256').update(line, 'utf8').digest('hex');

export function readFile(path: string): CampaignFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
  const read = readCampaign(text, hashOf);
  if (read.ok) return read.value;
  throw new Refused(read.refusals.map((refusal) => ({ ...refusal, at: path })));
}

/** Reads and folds a campaign and says at once what the rules would now end otherwise. */
export async function openCampaign(dialogue: Dialogue, path: string): Promise<OpenCampaign> {
  const open = await foldedFile(dialogue, path);
  tellOfVersions(dialogue, open.campaign, reviewed(dialogue, open.campaign));
  return open;
}

/** Reads and folds a campaign; what was borne or lost is told, and the rest stands. */
export async function foldedFile(dialogue: Dialogue, path: string): Promise<OpenCampaign> {
  const journal = readFile(path);
  for (const each of journal.borne) dialogue.warn(dialogue.say(`file.${each}`));
  if (journal.torn !== '') dialogue.warn(dialogue.say('file.torn', { line: journal.lines.length + 1 }));
  const [first] = journal.events;
  if (first?.kind !== 'opened') {
    throw new Refused([{ code: first ? 'notOpened' : 'emptyCampaign', at: path }]);
  }
  const game = await dialogue.game(first.game);
  return { game, campaign: accepted(fold(game, journal.events)), journal };
}

/** A new file with its first event; an existing file is never written over. */
export async function createCampaign(path: string, opening: CampaignEvent): Promise<void> {
  await locked(path, async () => {
    if (existsSync(path)) throw new Refused([{ code: 'fileExists', at: path }]);
    replaceFile(path, fileOf([nextLine([], opening, hashOf)]));
  });
}

/** Adds the event that `next` makes of the campaign as it stands; a refusal leaves the file as it was, to the byte. */
export function changeCampaign(
  dialogue: Dialogue,
  given: string,
  next: (open: OpenCampaign) => Promise<CampaignEvent>,
): Promise<OpenCampaign>;
/** Nothing is added where it makes none. */
export function changeCampaign(
  dialogue: Dialogue,
  given: string,
  next: (open: OpenCampaign) => Promise<CampaignEvent | undefined>,
): Promise<OpenCampaign | undefined>;
export async function changeCampaign(
  dialogue: Dialogue,
  given: string,
  next: (open: OpenCampaign) => Promise<CampaignEvent | undefined>,
): Promise<OpenCampaign | undefined> {
  const path = realPath(given);
  return locked(path, async () => {
    const open = await foldedFile(dialogue, path);
    const event = await next(open);
    if (!event) return undefined;
    const campaign = accepted(append(open.game, open.campaign, event));
    const { last } = campaign;
    const lines = [...open.journal.lines, nextLine(open.journal.lines, last, hashOf)];
    replaceFile(path, fileOf(lines));
    const journal = { lines, events: [...open.journal.events, last], torn: '', borne: [] };
    return { ...open, campaign, journal };
  });
}

/** Through a link to the file itself, or the link would be replaced and the file left behind. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * Writes beside the file, flushes, renames over it, flushes the folder: a crash leaves the old file or the new one.
 * The caller holds the lock, so what a dead writer left beside the file is nobody's.
 */
export function replaceFile(path: string, text: string, fresh = 0o666): void {
  const beside = `${path}.new`;
  try {
    rmSync(beside, { force: true });
    const mode = existsSync(path) ? statSync(path).mode & 0o777 : fresh;
    const handle = openSync(beside, 'wx', mode);
    try {
      const bytes = Buffer.from(text, 'utf8');
      for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, path);
    flushFolder(dirname(path));
  } catch (error) {
    swept(beside);
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Refused([{ code: 'unwritable', at: path, facts: { reason } }]);
  }
}

function flushFolder(folder: string): void {
  // A folder cannot be opened on Windows, where the rename is flushed by the file system.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
