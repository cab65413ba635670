import { LOCALES, type Written } from '@grognard/kernel';
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

  test('what stands beside a table is told in English and in French, and not twice in the same words', async () => {
    const { tables } = await load();
    for (const { id, title, provenance, repairs, lost } of Object.values(tables)) {
      const told: readonly Written[] = [
        title,
        ...(provenance.note ? [provenance.note] : []),
        ...repairs.map(({ evidence }) => evidence),
        ...lost.map(({ what }) => what),
      ];
      for (const { en, fr } of told) {
        expect([typeof en, typeof fr], `${id}: ${en}`).toEqual(['string', 'string']);
        // Names and signs may be the same; a sentence of more than four words is not.
        if (en.split(' ').length > 4) expect(fr, id).not.toBe(en);
      }
    }
  });
});
