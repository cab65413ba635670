/** What a check found: each thing with a mark and its words, and whether all of it holds. */
import type { Facts, Say } from '@grognard/kernel';
import { FORMAT } from './format.ts';

/** Worded by `verify.<key>`. */
export interface Finding {
  /** Nothing where it can be neither proved nor disproved, or is only to be known. */
  readonly holds: boolean | null;
  readonly key: string;
  readonly facts: Facts;
}

/** A finding in a sentence. */
export const findingWords = (say: Say, { key, facts }: Finding): string => say(`verify.${key}`, facts);

/** Findings, and what they come to: everything holds, everything that can be checked does, or something does not. */
export function findingsTold(findings: readonly Finding[], say: Say) {
  const holds = findings.every((each) => each.holds !== false);
  const whole = findings.some((each) => each.holds === null) ? 'holdsMostly' : 'holds';
  return {
    format: FORMAT,
    holds,
    checked: findings.map((each) => ({ ...each, words: findingWords(say, each) })),
    words: say(`verify.${holds ? whole : 'fails'}`),
  };
}
