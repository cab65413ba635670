/** How long a journal takes to verify, as it grows, against checking nothing but its signatures. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimsIn, readJournal, verifyJournal } from '@grognard/kernel/fair';
import { nativeCrypto } from '@grognard/server/native';
import { game, journalOf } from './journal.ts';
import { type Pair, paired } from './measure.ts';

const COMMAND = fileURLToPath(new URL('../../../apps/cli/bin/grognard.mjs', import.meta.url));
const LENGTHS = [100, 1_000, 10_000] as const;

export interface Verifying {
  readonly lines: number;
  /** The whole check over the signatures alone. */
  readonly pair: Pair;
}

export interface Verified {
  readonly growth: readonly Verifying[];
  /** Milliseconds that `grognard verify` takes for the longest: the first time, and when it has checked it before. */
  readonly first: number;
  readonly again: number;
}

export function verifications(): Verified {
  const growth = LENGTHS.map((length): Verifying => {
    const text = journalOf(length);
    const { lines } = readJournal(text, nativeCrypto);
    const claims = claimsIn(lines);
    const signatures = (): boolean =>
      claims.every(({ key, message, signature }) => nativeCrypto.verify(key, message, signature));
    const whole = (): boolean => verifyJournal(text, game, nativeCrypto).holds;
    if (!whole() || !signatures()) throw new Error('the journal should hold');
    return { lines: lines.length, pair: paired(whole, signatures, 3) };
  });
  const folder = mkdtempSync(join(tmpdir(), 'grognard-verify-'));
  const file = join(folder, 'long.journal');
  writeFileSync(file, journalOf(10_000));
  const run = (): number => {
    const began = performance.now();
    const { status } = spawnSync(process.execPath, [COMMAND, 'verify', file], {
      env: { ...process.env, GROGNARD_STATE: folder },
    });
    if (status !== 0) throw new Error('the command should say that it holds');
    return performance.now() - began;
  };
  const [first, again] = [run(), run()];
  rmSync(folder, { recursive: true, force: true });
  return { growth, first, again };
}
