/** What players hear is kept as pages, so that a change of wording is seen; `npm test -- games/transcripts -u` writes them anew. */
import { LOCALES } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { shelf } from './index.ts';
import { transcript } from './testing/transcript.ts';

test.each(shelf.flatMap((entry) => LOCALES.map((locale) => [entry.id, locale, entry] as const)))(
  '%s in %s',
  async (id, locale, entry) => {
    const page = transcript(await entry.load(), locale);
    await expect(page).toMatchFileSnapshot(`../docs/transcripts/${id}.${locale}.md`);
  },
);
