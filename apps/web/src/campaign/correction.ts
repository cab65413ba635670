/** The smallest correction that turns one track into another: one place if only one differs, else the whole track. */
import { canonical, type Plain } from '@grognard/kernel';
import { isRecord } from '../form/draft.ts';

export interface Correction {
  readonly at: string;
  readonly value: Plain;
}

/** Nothing where nothing differs. */
export function correctionOf(track: string, before: Plain, after: Plain): Correction | undefined {
  const found = differing(track, before, after);
  return found.length === 0 ? undefined : found.length === 1 ? found[0] : { at: track, value: after };
}

function differing(at: string, before: Plain, after: Plain): readonly Correction[] {
  if (canonical(before) === canonical(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item: Plain, index) => differing(`${at}[${index}]`, item, after[index] as Plain));
  }
  if (isRecord(before) && isRecord(after) && Object.keys(before).join('\n') === Object.keys(after).join('\n')) {
    return Object.keys(before).flatMap((key) => differing(`${at}.${key}`, before[key] as Plain, after[key] as Plain));
  }
  return [{ at, value: after }];
}
