/**
 * What tests are given time by: how long a bare Node takes to start, here and now. A machine ten times as busy takes ten times as
 * long for it, and its tests may, too; an idle one is never given less than the usual, because others may come to it.
 */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** Milliseconds on an idle machine of two cores. */
const USUAL = 40;
const STARTS = 5;

function started() {
  const before = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - before;
}

/** Milliseconds: the middle one of a few starts. */
export function measuredUnit() {
  const times = Array.from({ length: STARTS }, started).sort((a, b) => a - b);
  return Math.ceil(Math.max(USUAL, times[Math.floor(STARTS / 2)]));
}

/** Units for one thing that is waited for: more than ten times what the longest takes. */
export const USUALLY = 6_000;

/** Units for a run of hundreds of such things: more than ten times what the longest takes. */
export const AT_LENGTH = 22_500;
