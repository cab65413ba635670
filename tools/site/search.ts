/** What can be found: every heading of every page, with the words that stand under it. */
import type { Locale } from '@grognard/kernel';
import { fileOf, type Page } from './page.ts';

/** Address, page, heading, words: short names, since there are thousands. */
export interface Found {
  readonly u: string;
  readonly p: string;
  readonly h: string;
  readonly w: string;
}

/** Letters kept of what stands under a heading. */
const MOST = 240;

const plain = (text: string): string =>
  text
    .replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const HEADING = /<(?:h[1-4]|details) id="([^"]*)">(?:<summary>)?([\s\S]*?)<\/(?:h[1-4]|summary)>/g;

export function foundIn(page: Page, locale: Locale): readonly Found[] {
  const file = fileOf(page.path, locale);
  const marks = [...page.body.matchAll(HEADING)];
  const whole = { u: file, p: page.title, h: '', w: plain(page.body).slice(0, MOST) };
  return [
    whole,
    ...marks.map((mark, index) => {
      const [text, id = '', heading = ''] = mark;
      const from = (mark.index ?? 0) + text.length;
      const body = page.body.slice(from, marks[index + 1]?.index ?? page.body.length);
      return { u: `${file}#${id}`, p: page.title, h: plain(heading), w: plain(body).slice(0, MOST) };
    }),
  ];
}
