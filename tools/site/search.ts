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

/** Letters kept of what stands under a heading: all that somebody wrote, the beginning of what was made from data. */
const MOST = { guide: 20_000, decisions: 20_000, more: 2_000, home: 240, games: 240, reference: 240 } as const;

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
  const most = MOST[page.section];
  const all = [...page.body.matchAll(HEADING)];
  // What stands under the title is told of the page itself.
  const marks = all.filter(([, , heading = '']) => plain(heading) !== page.title);
  const lead = page.body.slice(0, marks[0]?.index ?? page.body.length);
  const whole = { u: file, p: page.title, h: '', w: plain(lead).slice(0, most) };
  return [
    whole,
    ...marks.map((mark, index) => {
      const [text, id = '', heading = ''] = mark;
      const from = (mark.index ?? 0) + text.length;
      const body = page.body.slice(from, marks[index + 1]?.index ?? page.body.length);
      return { u: `${file}#${id}`, p: page.title, h: plain(heading), w: plain(body).slice(0, most) };
    }),
  ];
}
