/** `verify`: checks a campaign or a saved resolution, and says what was checked. */
import { readFileSync } from 'node:fs';
import {
  accountFindings,
  accountOf,
  campaignFindings,
  evidenceIn,
  type Finding,
  isSharedJournal,
} from '@grognard/games/dialect';
import type { Campaign, StandingEvent } from '@grognard/kernel';
import { replayed } from '../campaign/account-file.ts';
import { singleAccount } from '../campaign/any-file.ts';
import { foldedFile, hashOf } from '../campaign/file.ts';
import { reviewed } from '../campaign/review.ts';
import type { Dialogue } from '../dialogue.ts';
import { report } from '../layout/findings.ts';
import { evidenceFindings, proofOf } from '../remote/proof.ts';
import { type Verb, word } from '../verb.ts';

export const verify: Verb = {
  name: 'verify',
  takes: ['<file>'],
  async run(dialogue, args) {
    const path = word(args, 0);
    const text = textOf(path);
    if (isSharedJournal(text)) return report(dialogue, { file: path }, await journalFindings(dialogue, text));
    const evidence = evidenceIn(text);
    if (evidence) return report(dialogue, { file: path }, await evidenceFindings(dialogue, evidence));
    const single = singleAccount(path);
    if (single === undefined) return report(dialogue, { file: path }, await fileFindings(dialogue, path));
    const again = await replayed(dialogue, accountOf(single, path));
    return report(dialogue, { file: path }, accountFindings(again));
  },
};

/** Empty where the file cannot be read: whoever reads it next says why. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What was checked on this device before is not checked again. */
async function journalFindings(dialogue: Dialogue, text: string): Promise<readonly Finding[]> {
  const { Device } = await import('../remote/device.ts');
  const device = new Device(dialogue.around.stateFolder);
  const [opening = ''] = text.split('\n', 1);
  const { report: found, findings } = await proofOf(dialogue, text, device.checked(opening));
  device.remember(opening, found);
  return findings;
}

async function fileFindings(dialogue: Dialogue, path: string): Promise<readonly Finding[]> {
  const open = await foldedFile(dialogue, path);
  const reviewing = (campaign: Campaign, which: readonly StandingEvent[]) => reviewed(dialogue, campaign, which);
  return campaignFindings(open, { say: dialogue.say, hash: hashOf, reviewed: reviewing });
}
