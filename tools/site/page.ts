/** One page of the site: where it stands, what is on it, and how it is framed. */
import { LOCALES, type Locale } from '@grognard/kernel';
import { escaped } from './markdown.ts';
import { siteWords } from './text.ts';

export interface Page {
  /** From the root of the site and without the language: `guide/http`. */
  readonly path: string;
  readonly title: string;
  readonly section: 'home' | 'guide' | 'games' | 'reference' | 'decisions' | 'more';
  readonly body: string;
  /** The language of the text, where it is not that of the frame. */
  readonly language?: Locale;
  /** Left out of the lists that lead to pages. */
  readonly inner?: true;
}

/** English stands at the root, every other language in a folder of its own. */
export const fileOf = (path: string, locale: Locale): string =>
  `${locale === 'en' ? '' : `${locale}/`}${path === '' ? 'index' : path}.html`;

/** From one page to another, so that the site stands under any address. */
export function between(from: string, to: string): string {
  const up = from.split('/').length - 1;
  return `${'../'.repeat(up)}${to}`;
}

const SECTIONS = ['guide', 'games', 'reference', 'decisions', 'more'] as const;

/** The page in its frame; `all` are the pages of the same language. */
export function framed(page: Page, locale: Locale, all: readonly Page[]): string {
  const words = siteWords[locale];
  const file = fileOf(page.path, locale);
  const to = (path: string, language = locale): string => between(file, fileOf(path, language));
  const asset = (name: string): string => between(file, name);
  const others = LOCALES.filter((each) => each !== locale);
  const { language = locale } = page;
  const notice = language === locale ? '' : `<p class="notice">${escaped(words.onlyEnglish)}</p>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.section === 'home' ? words.title : `${page.title} · Grognard`)}</title>
<link rel="stylesheet" href="${asset('site.css')}"><script src="${asset('search.js')}" defer></script></head>
<body><a class="skip" href="#text">${escaped(words.skip)}</a>
<header><a class="home" href="${to('')}">${escaped(words.home)}</a> <a class="contents" href="#contents">${escaped(words.contents)}</a>
<form role="search" data-index="${asset(`search.${locale}.json`)}" data-root="${asset('')}" data-nothing="${escaped(words.nothing)}"><input type="search" aria-label="${escaped(words.search)}" placeholder="${escaped(words.search)}" autocomplete="off"><ul hidden></ul></form>
${others.map((each) => `<a lang="${each}" hreflang="${each}" href="${to(page.path, each)}">${escaped(words.other)}</a>`).join(' ')}</header>
<div class="columns"><nav id="contents" aria-label="${escaped(words.contents)}">${SECTIONS.map((section) => navPart(section, page, all, words[section], to)).join('')}</nav>
<main id="text" lang="${language}">${notice}${page.body}</main></div></body></html>
`;
}

function navPart(
  section: (typeof SECTIONS)[number],
  page: Page,
  all: readonly Page[],
  title: string,
  to: (path: string) => string,
): string {
  const own = all.filter((each) => each.section === section && !each.inner);
  const items = own.map(({ path, title: label }) => {
    const here = path === page.path ? ' aria-current="page"' : '';
    return `<li><a href="${to(path)}"${here}>${escaped(label)}</a></li>`;
  });
  return `<details${page.section === section ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${items.join('')}</ul></details>`;
}
