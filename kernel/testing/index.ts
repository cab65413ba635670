/** The checks every game must pass, without a test runner: each has a name and throws when it fails. */
export { campaignWalk, fatesOf, situation, type Walked, type WalkOptions } from './campaign-walk.ts';
export { type Change, changesSince, type Fingerprint, fingerprint } from './fingerprint.ts';
export { type Check, gameChecks } from './game-checks.ts';
export { inputsFor } from './inputs.ts';
export type { Tongue } from './text-checks.ts';
