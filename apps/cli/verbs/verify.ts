/** `verify`: checks a campaign or a saved resolution, and says what was checked. */
import { readFileSync } from 'node:fs';
import { awaitingReview, type Differing } from '@grognard/kernel';
import { accountOf, replayAccount } from '../campaign/account-file.ts';
import { singleAccount } from '../campaign/any-file.ts';
import { foldedFile, hashOf } from '../campaign/file.ts';
import { differingWords, reviewed } from '../campaign/review.ts';
import type { Dialogue } from '../dialogue.ts';
import { type Finding, report } from '../layout/findings.ts';
import { evidenceFindings, evidenceIn, isSharedJournal, proofOf } from '../remote/proof.ts';
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
    if (single === undefined) return report(dialogue, { file: path }, await campaignFindings(dialogue, path));
    const { played, differs } = await replayAccount(dialogue, accountOf(single, path));
    return report(dialogue, { file: path }, [
      { holds: true, key: 'replayed', facts: { entries: played.journal.length, steps: played.steps.length } },
      differs.length > 0
        ? { holds: false, key: 'differs', facts: { differs } }
        : { holds: true, key: 'same', facts: { outcome: played.outcome } },
    ]);
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

/** A broken chain or an event the rules refuse is thrown as a refusal before any of this is said. */
async function campaignFindings(dialogue: Dialogue, path: string): Promise<readonly Finding[]> {
  const { game, campaign, journal } = await foldedFile(dialogue, path);
  const [opening] = journal.events;
  const resolved = journal.events.filter((event) => event.kind === 'resolved');
  const entries = resolved.flatMap((event) => event.journal);
  const version = opening?.kind === 'opened' ? opening.version : '';
  const awaiting = awaitingReview(campaign);
  const recorded = campaign.standing.filter(
    ({ event }) => event.kind === 'resolved' && event.ending?.version === game.version,
  );
  const [astray, otherwise] = [reviewed(dialogue, campaign, recorded), reviewed(dialogue, campaign, awaiting)];
  const numbers = (which: readonly Differing[]): readonly number[] => which.map(({ sequence }) => sequence);
  return [
    { holds: true, key: 'chain', facts: { lines: journal.lines.length, last: hashOf(journal.lines.at(-1) ?? '') } },
    { holds: true, key: 'version', facts: { recorded: version, known: game.version } },
    { holds: astray.length === 0, key: 'endings', facts: { checked: recorded.length, differing: numbers(astray) } },
    ...(awaiting.length > 0
      ? [{ holds: false, key: 'reviewed', facts: { awaiting: awaiting.length, differing: numbers(otherwise) } }]
      : []),
    ...[...astray, ...otherwise].map((each) => ({
      holds: false,
      key: 'otherwise',
      facts: { words: differingWords(dialogue, campaign, each) },
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
