/** How a campaign's tracks stand at its start: a printed set-up, JSON, or another campaign as it has come so far. */
import { existsSync, readFileSync } from 'node:fs';
import { isSharedJournal } from '@grognard/games/dialect';
import { type Game, type Plain, Refused } from '@grognard/kernel';
import { jsonFrom, withoutMark } from '../arguments/source.ts';
import type { Dialogue } from '../dialogue.ts';
import { type Arguments, text, type VerbOption } from '../verb.ts';
import { openCampaign } from './file.ts';

export const SETUP_OPTION: VerbOption = { flags: '--setup <id|json>' };

interface Setup {
  readonly setup: Plain;
  /** The id of the printed one. */
  readonly printed?: string;
}

export async function setupIn(dialogue: Dialogue, game: Game, args: Arguments): Promise<Setup> {
  const written = text(args, 'setup');
  if (written === undefined) return { setup: {} };
  const setups = game.campaign?.setups ?? {};
  const printed = Object.hasOwn(setups, written) ? setups[written] : undefined;
  if (printed !== undefined) return { setup: printed as Plain, printed: written };
  return {
    setup: isJournal(written) ? await stateOf(dialogue, game, written) : await jsonFrom(dialogue, '--setup', written),
  };
}

function isJournal(path: string): boolean {
  return existsSync(path) && withoutMark(readFileSync(path, 'utf8')).startsWith('{"event":{');
}

/** The tracks of another campaign of the game, whether of one table or shared; a shared one is verified first. */
async function stateOf(dialogue: Dialogue, game: Game, path: string): Promise<Plain> {
  const written = readFileSync(path, 'utf8');
  const campaign = isSharedJournal(written)
    ? await sharedCampaign(dialogue, path, written)
    : (await openCampaign(dialogue, path)).campaign;
  if (campaign.game.id === game.id) return campaign.state as Plain;
  throw new Refused([{ code: 'otherGame', at: path, facts: { received: campaign.game.id, game: game.id } }]);
}

async function sharedCampaign(dialogue: Dialogue, path: string, written: string) {
  const { proofOf } = await import('../remote/proof.ts');
  const { report } = await proofOf(dialogue, written);
  if (report.holds && report.campaign) return report.campaign;
  const refusals = report.faults.map(({ code, facts }) => ({ code, at: path, ...(facts && { facts }) }));
  throw new Refused(refusals);
}
