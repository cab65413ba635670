import { LOCALES } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';
import { campaignEn } from './words/campaign/en.ts';
import { fairEn } from './words/fair/en.ts';

/** What all games say alike of campaigns: a game with a key of the same name would be heard in its place. */
const SHARED = Object.keys({ ...campaignEn, ...fairEn });

describe.each(shelf.map(({ id, load }) => [id, load] as const))('%s', (_id, load) => {
  test.each(LOCALES)('in %s: no word of the game stands in the place of one that all share', async (locale) => {
    const { text } = await load();
    expect(SHARED.filter((key) => Object.hasOwn(text[locale] ?? {}, key))).toEqual([]);
  });
});
