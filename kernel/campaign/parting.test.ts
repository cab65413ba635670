import { describe, expect, test } from 'vitest';
import type { CampaignEvent } from './event.ts';
import type { CampaignFile } from './file.ts';
import { parting } from './parting.ts';

/** A file whose lines are their notes: all that matters here is which are equal. */
const copy = (...notes: readonly string[]): CampaignFile => ({
  lines: notes,
  events: notes.map((text): CampaignEvent => ({ kind: 'noted', text })),
  torn: '',
  borne: [],
});

const told = (one: CampaignFile, other: CampaignFile) => {
  const parted = parting(one, other);
  if (!parted.ok) return parted.refusals.map(({ code }) => code);
  const { common, first, second } = parted.value;
  return [common, first.length, second.length];
};

describe('two copies of a campaign', () => {
  test.each([
    ['are the same', copy('o', 'a'), copy('o', 'a'), [2, 0, 0]],
    ['of which the second goes on', copy('o', 'a'), copy('o', 'a', 'b', 'c'), [2, 0, 2]],
    ['of which the first goes on', copy('o', 'a', 'b'), copy('o', 'a'), [2, 1, 0]],
    ['that went apart', copy('o', 'a', 'b'), copy('o', 'a', 'c', 'd'), [2, 1, 2]],
    ['that went apart and came to equal events', copy('o', 'b', 'z'), copy('o', 'c', 'z'), [1, 2, 2]],
    ['of two campaigns', copy('o', 'a'), copy('p', 'a'), ['notCopies']],
  ])('%s', (_what, first, second, expected) => {
    expect(told(first, second)).toEqual(expected);
  });
});
