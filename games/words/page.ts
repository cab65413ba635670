/** A page that stands alone: no script, nothing fetched, readable by day and by night. */
import type { Say } from '@grognard/kernel';
import { localeOf } from './locale.ts';

/** A text as it stands in a page, whatever signs are in it. */
export const asMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem}small{opacity:.75;display:block}s{opacity:.6}';

/** `body` is markup already. */
export const standingAlone = (say: Say, title: string, body: readonly string[]): string =>
  [
    `<!doctype html><html lang="${localeOf(say)}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${asMarkup(title)}</title><style>${STYLE}</style>`,
    ...body,
    '</html>\n',
  ].join('\n');
